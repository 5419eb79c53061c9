import sys
from tests.games.proofs import *
g=every_game()["supernova"]
import time, itertools
t=time.time()
def ok(case, seed):
        n=0
        dice=Dice(seed); state=case.setup(seed)
        for number,turn in enumerate(playout(g,state,dice)):
            g.check_invariants(state)
            if dice.below(2)==0: prove_walks(case,state,dice); n+=1
            if dice.below(10)==0: prove_events_keep_secrets(g,case.seats,state,dice)
        print(case,n,round(time.time()-t,1),flush=True)
for seed in range(9):
  for case in [Case(g,n,o) for n in (2,3,4,5,6) for o in ({},{"stacks":"closed"},{"trade":"free"},{"windows":"timed"})]:
    try: ok(case,f"walks {seed} {case}")
    except Exception as e:
        import traceback; traceback.print_exc(limit=-3); print("FAILED",case,flush=True)
    if time.time()-t>float(sys.argv[1]): raise SystemExit

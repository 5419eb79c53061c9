# Standing orders: answers given in advance.

command-order = Standing orders: let me answer a question for you
command-order-set = Answer the open question now, and every time you are asked it again
command-order-answer = The answer, from those possible now
command-order-every = For every question of this kind, not only for exactly this one
command-order-list = Show your standing orders, and give one for what you are asked here
command-order-drop = Cancel a standing order
command-order-which = Which standing order

button-order = Always answer …
button-orders = Standing orders
button-order-draft = What you have chosen so far
button-order-once = Just this question
button-order-every = All of this kind
button-order-drop = Cancel { $number }

order-title = Always answer …
order-intro = Choose an answer. When you are asked again, I will give it for you at once. No one else is told that it was a standing order.
order-choose = Choose the answer …
order-nothing-open = You have no open question that could be answered in advance.
order-sure-once = *Just this question:* only when you are asked exactly this: “{ $asked }”. Answer: **{ $answer }**
order-sure-every = *All of this kind:* whenever you are asked something like this. Answer: **{ $answer }**
order-sure = The order applies until you cancel it, the answer becomes impossible, the seat changes hands or the game ends. It also answers the open question now.
order-armed = **Order given.** { $order }
order-once = Only when you are asked this: “{ $doing }”. Answer: **{ $answer }**
order-every = Whenever you are asked something like: “{ $doing }”. Answer: **{ $answer }**
order-gone = **Cancelled.** { $order }
order-dropped = **A standing order has ended.** { $order }. { $why }
order-dropped-illegal = You were asked, but the answer was not possible. Please answer yourself.
order-dropped-seat = The seat is no longer yours.
orders-title = Standing orders
orders-none = You have no standing orders. To give one, press “Always answer …” at a question, or here while it is your turn.

refusal-order-not-asked = You are not being asked that now.
    .title = Not asked.
    .remedy = A standing order starts from an open question: “Play” shows yours.
refusal-order-not-legal = That is not a possible answer to this question now.
    .title = Not possible.
    .remedy = Choose one of the answers offered.
refusal-order-many = You already have { $most } standing orders at this table, the maximum.
    .title = Too many.
    .remedy = Cancel one first, with “Standing orders” in /my settings.
refusal-order-gone = That standing order no longer exists.
    .title = Already gone.
    .remedy = “Standing orders” in /my settings shows the ones you have.

# Standing orders: answers given in advance.

command-order = Standing orders: answers that I give for you when you are asked
command-order-set = Answer an open question now, and whenever you are asked it again
command-order-answer = The answer, from those that are possible now
command-order-every = For every question like it, not only for the very same
command-order-list = Show your standing orders at all tables
command-order-drop = Take a standing order back
command-order-which = Which one

button-order = Always answer …
button-orders = Standing orders
button-order-once = Just this question
button-order-every = Every one like it
button-order-drop = Drop { $number }

order-title = Always answer …
order-intro = Choose an answer; when you are asked again, I give it for you at once. Nobody else learns that you ordered it.
order-choose = Choose the answer …
order-nothing-open = You are asked nothing at the moment that could be answered in advance.
order-sure-once = *Just this question:* only when { $seat } { $doing }, **{ $answer }**.
order-sure-every = *Every one like it:* whenever { $seat } is asked such a question, **{ $answer }**.
order-sure = It holds until you drop it, the answer is not possible, the seat changes hands or the game ends. The open question is answered by it now.
order-armed = **Ordered.** { $order }
order-once = Only when asked this: “{ $doing }”. Answer: **{ $answer }**
order-every = Whenever asked the like of: “{ $doing }”. Answer: **{ $answer }**
order-gone = **Dropped.** { $order }
order-dropped = **A standing order holds no more.** { $order }. { $why }
order-dropped-illegal = You were asked, and it was not possible. Answer yourself.
order-dropped-seat = The seat is not yours any more.
orders-title = Standing orders
orders-none = You have given none. A panel in which you choose has “Always answer …”.

refusal-order-not-asked = You are not asked that now.
    .title = Not asked.
    .remedy = Orders are made from an open question: “Play” shows what you are asked.
refusal-order-not-legal = That is no answer to this question now.
    .title = No such answer.
    .remedy = Choose one of the answers that are offered.
refusal-order-many = You have { $most } standing orders at this table, and that is the most.
    .title = Too many.
    .remedy = Drop one with “Standing orders” in /me first.
refusal-order-gone = There is no such standing order.
    .title = Gone already.
    .remedy = “Standing orders” in /me shows those you have.

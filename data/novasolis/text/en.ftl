# Nova Solis.

title = Nova Solis
tagline = Settle a pocket of space around a dying star, and hold out against the Entity.
credits = Designed by Adrian DeAngelis, published by Gravity Games (2018). This bot is unofficial and not affiliated with them.

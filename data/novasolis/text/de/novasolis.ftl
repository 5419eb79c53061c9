# Nova Solis.

title = Nova Solis
tagline = Besiedle einen Winkel des Alls um einen sterbenden Stern, und halte der Entität stand.
credits = Autor: Adrian DeAngelis, Verlag: Gravity Games (2018). Dieser Bot ist inoffiziell und hat mit ihnen nichts zu tun.

title = Bazas
about = Cinco cartas cada uno; las estrellas ganan a los otros palos.
player = Jugador { FROM_ONE($seat) }
card = { $rank } de { $suit ->
    [a] estrellas
    [b] tréboles
   *[c] diamantes
}
led-a = Estrellas
led-b = Tréboles
led-c = Diamantes
action-play = Jugar { card }
told-action-play = juega { card }
action-deal = Se reparte: { card }
action-deal-unseen = Se reparte una carta
field-led = Palo de salida
field-trick = Jugada
field-hands = Mano
field-tricks = Bazas
field-deck = Sobran
field-points = Bazas
reason-tricks = Se han jugado todas las bazas.
help = Hay que seguir el palo; las estrellas ganan a los demás.
rule-TRI-1 = Cada cual recibe cinco de las dieciocho cartas.
rule-TRI-2 = Cada cual juega por turno una carta; quien tiene el palo de salida lo sigue.
rule-TRI-3 = La estrella más alta se lleva la baza, o si no la carta más alta del palo de salida.
rule-TRI-4 = Gana quien se lleva más bazas.

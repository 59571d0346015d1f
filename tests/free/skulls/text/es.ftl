title = Calaveras
about = Discos boca abajo, apuestas sobre lo que muestran, y farol.
player = Jugador { FROM_ONE($seat) }
action-lay = { $disc ->
    [skull] Poner una calavera
   *[flower] Poner una flor
}
told-action-lay = { $disc ->
    [skull] pone una calavera
   *[flower] pone una flor
}
action-lay-unseen = pone un disco
action-bid = Apostar { $flowers }
action-pass = Pasar
action-turn = Levantar un disco de { PLAYER($seat) }
action-flowers = Flores levantadas: { $count }
action-open = Se levantan todas las pilas
disc-flower = Flor
disc-skull = Calavera
field-bid = Apuesta
field-flowers = Flores levantadas
field-hands = Discos en mano
field-piles = Pila
field-points = Puntos
field-passed = Ha pasado
reason-points = Alguien tiene tres puntos.
help = Pon discos boca abajo y apuesta cuántas flores levantarías.
rule-SKU-1 = Cada cual tiene dos flores y una calavera, y pone por turno un disco boca abajo.
rule-SKU-2 = Cuando cada pila tiene un disco, pones otro o apuestas, no más que discos hay.
rule-SKU-3 = Tras una apuesta los demás apuestan más o pasan.
rule-SKU-4 = Quien levanta tantas flores como apostó tiene un punto.
rule-SKU-5 = Gana quien primero tiene tres puntos.

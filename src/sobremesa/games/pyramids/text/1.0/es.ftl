# Lo que las reglas 1.0 decían de otro modo; todo lo demás está en ../es.ftl.

ability-bastet = Hacen falta 2 puntos para destruir a cada héroe; por eso en defensa cuenta 2.
rule-PYR-29 = El número cambiado debe existir en su dado: de 1 a 4 en un d4, de 1 a 8 en un d8.
rule-PYR-62 = La fuerza mayor pierde lo que tenía la segunda (o la suma de las demás, si la mesa lo acordó); las otras se destruyen. Si no le alcanza, no queda nadie.
rule-PYR-65 = Un héroe de Bastet necesita 2 puntos para caer, y por eso cuenta 2 en defensa.
rule-PYR-R2 = Los mapas son diseño nuestro; el espacio 1 es la pirámide y las zonas de inicio tienen la misma geometría.
rule-PYR-R10 = Un número cambiado sigue siendo un número de su dado.
rule-PYR-R35 = Un héroe de Bastet es igual de duro al atacar, pero ahí golpea por 1.
rule-PYR-R53 = Si las fuerzas mayores son iguales, todas se destruyen; una tercera más débil no hereda nada.
option-map-inner = mapa de fábrica interior: fábricas entre los cuartos y junto a la pirámide (19 espacios)
note-tie = Espacio { $space }: empate a { $points }; todas las fuerzas se destruyen.
rule-PYR-92 = El Faraón Hyskosiano empieza con 20 unidades en la pirámide, 5 en los otros espacios blancos y 10 en las fábricas y en las otras zonas de inicio.
rule-PYR-R45 = Guarniciones en solitario: pirámide 20, otros espacios blancos 5, fábricas y zonas de inicio 10.

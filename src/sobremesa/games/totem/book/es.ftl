# Cómo se juega a Totem, en español; en.ftl tiene las mismas claves.

first =
    Toca el otro tótem antes de que toquen el tuyo. En cada turno tiras dos dados, __usas los dos o uno de ellos__ y gastas los puntos en pasos, repartidos entre tus piezas como quieras.

    Tras cada paso __tu grupo tiene que seguir unido__. Donde una pieza termina su camino, cae una pieza enemiga de las que toca.

section-aim = De qué se trata
section-setup = Antes del primer turno
section-turn = Un turno
section-double = Un doble, o diez y más
section-strike = Golpear
section-end = El final
section-questions = Lo que se suele preguntar

aim =
    Cada jugador dirige un grupo por un tablero de hexágonos: __un tótem__ y las piezas que lo rodean. Los grupos avanzan, se estiran, adelgazan y se rompen. Mantén unido el tuyo, llega hasta el otro tótem __y tócalo__: un tótem tocado cae con todas sus piezas. Gana el último en pie.
picture-begin = Dos jugadores preparados: un tótem cada uno en casillas opuestas, con seis piezas alrededor. Otras diecinueve esperan en cada reserva.

setup = Cada jugador elige un color, con su tótem y sus 25 piezas, y tira un dado; quien saca más, empieza. Por orden, cada uno elige para su tótem una de las doce casillas marcadas, y seis piezas ocupan las casillas de alrededor. Las otras diecinueve son la reserva.
setup-where = Dos jugadores empiezan uno frente a otro; tres, a un tercio de vuelta; cuatro, en cruz. El tablero solo ilumina lo que encaja.

turn = Tira los dos dados. Después elige: __usa los dos, o descarta uno__ y usa el otro. Los puntos que uses hay que gastarlos todos, si hay alguna manera, así que a veces conviene más una tirada pequeña que una grande.
picture-dice = Un 3 y un 5 se pueden jugar como 3, como 5 o como 8. No es ni doble ni diez, así que no se puede agregar una pieza nueva.
try-dice = elige cuántos puntos usar.
turn-walk =
    __Cada punto es un paso__ de una de tus unidades, también del tótem, a una casilla vecina libre. Reparte los puntos como quieras, con dos cuidados:

    - Tras __cada paso__ todo tu grupo tiene que seguir unido, y la unidad que se ha movido tiene que tocar otra tuya.
    - En un mismo turno ninguna unidad vuelve a una casilla en la que ya ha estado.
picture-walk = Ocho puntos por gastar y diez primeros pasos posibles. Una pieza de delante no puede adelantarse sin más: dejaría al grupo. Por eso son las de atrás las que caminan rodeando a las demás.
try-walk = da un primer paso, por ejemplo con una pieza de atrás. ¿Y si intentas alejar una de su grupo?
turn-stop = Se mueve una unidad cada vez. __Detenla__ para mover otra; una unidad detenida descansa hasta la próxima tirada. Cuando se acaban los puntos se acaba el turno, y tira el siguiente.
picture-stop = En cuatro pasos una pieza ha pasado de la cola del grupo a la cabeza. Puede seguir, o detenerse y dejar los otros cuatro puntos a las demás. No puede volver por donde vino.

double =
    Con un __doble__, o una suma de __diez o más__, hay otra manera de usar la tirada: tomar una __pieza nueva__ de la reserva y ponerla en una casilla libre junto a tu tótem. Eso gasta la tirada entera: no hay pasos.

    Un 6-6, una vez jugado, permite __volver a tirar__.
picture-add = Un doble 2: usar 2, usar 4 o poner una pieza nueva en una de las cuatro casillas libres junto al tótem.

strike =
    Mientras una unidad camina no pasa nada. Pero __donde termina__, porque la detienes o porque se acaban los puntos, golpea: de las piezas enemigas que toca, __cae la más alejada de su propio tótem__, y para siempre.

    Golpea cada unidad que termina, así que un turno con muchos puntos puede derribar varias piezas. En tu turno, nada tuyo corre peligro.
picture-strike = El propio tótem rojo ha llegado hasta la cabeza de la cadena azul. Si se detiene aquí, cae la pieza azul que tiene al lado.
strike-cut = Una pieza que pierde el enlace con su tótem también cae. Por eso las cadenas finas son peligrosas: __quien rompe un eslabón se lleva todo lo que cuelga de él__.
picture-hole = Ha caído, y quedan siete puntos. Por el hueco, otra pieza roja puede ir a por la siguiente azul.

end = Un __tótem tocado cae siempre__, se toque lo que se toque además, y con él sale del tablero todo lo de su color. En cuanto solo queda un tótem, su dueño ha ganado.
picture-chance = De los dos grupos no queda casi nada, y el tótem azul está al descubierto. Con el 5 de esta tirada, el tótem rojo llega a su lado en tres pasos.
picture-won = Tótem junto a tótem, y el paso fue de Rojo. El grupo azul ha desaparecido; el tótem rojo es el último en pie.
end-draw = Hay dos finales sin ganador: que a todos los que siguen les quede un tótem con una sola pieza y la reserva vacía, o que durante mucho tiempo no se agregue ni caiga nada. Entre tres o cuatro, los puestos siguen el orden en que se cae.

q-pass = ¿Puedo pasar o dejar puntos sin usar?
a-pass = Solo si no puedes hacer nada. Si no, usa un dado o los dos y gasta todos los puntos mientras haya manera. Tu libertad está en elegir el dado pequeño.
q-danger = ¿Puedo perder piezas en mi turno?
a-danger = No. Solo golpea quien termina un movimiento, y en tu turno ese eres tú.
q-still = Una pieza mía ya está junto a una enemiga. ¿La golpea?
a-still = Solo si se mueve y termina ahí. Una pieza que no se ha movido, o que se acaba de agregar, no hace nada.
q-passing = ¿Cae una pieza si paso a su lado?
a-passing = No, solo cuenta dónde termina el movimiento.
q-spare = ¿Puedo perdonar a la pieza que toco?
a-spare = No. Si una unidad tuya termina junto a enemigas, cae una. Solo eliges entre las que están igual de lejos de su tótem.
q-farthest = ¿Cómo se cuenta cuál está más lejos?
a-farthest = En pasos por un tablero vacío, de la pieza a su propio tótem. La mesa puede acordar que se cuente a lo largo de la cadena.
q-back = ¿Puede una pieza dar la vuelta?
a-back = No a una casilla en la que ya ha estado en este turno. Otras piezas sí pueden usarla.
q-alone = ¿Y si mi tótem se queda solo?
a-alone = Entonces no puede moverse, porque no tiene con quién seguir unido. Espera un doble o un diez y agrega una pieza.
q-colours = Toco piezas de dos colores. ¿Caen las dos?
a-colours = Una en total, la más alejada de su tótem, a no ser que la mesa haya acordado una de cada color.

rules-terms = Términos básicos
rules-setup = Preparación
rules-turn = Un turno
rules-adding = Agregar una pieza, volver a tirar
rules-movement = Movimiento
rules-elimination = Eliminación
rules-end = El final

# Cómo se juega a Evidencia, en español; en.ftl tiene las mismas claves.

first =
    En cada ronda hay un desafío a la vista. __Juega una de tus dos cartas__, en secreto; se revelan las dos a la vez, y quien cumple mejor el desafío elige primero entre las tres cartas: una para su zona o para la pirámide.

    Tras seis rondas, cada uno pone sus seis cartas en fila. Puntúan los __valores y símbolos de la fila__, según lo que muestren los __reversos de la pirámide__.

section-aim = De qué se trata
section-parts = Las cartas
section-setup = La mesa y la preparación
section-round = Una ronda
section-challenges = Desafíos, empates y el Desafío Final
section-arrange = Ordenar Evidencia
section-scoring = Puntuar y ganar
section-agree = Lo que la mesa puede acordar
section-questions = Lo que se suele preguntar

aim =
    Gnomos, alienígenas, Illuminati, reptilianos: alguien mueve los hilos, y dos investigadores reúnen pruebas. En __seis rondas__ se reparten dieciocho cartas. Seis llegan a tu zona, seis a la del otro y seis, boca abajo, a una __pirámide__ común.

    Al final cada uno pone sus seis cartas __en fila__, en el orden que más le convenga, y los reversos de la pirámide dicen qué símbolos puntúan. Gana la fila con más puntos.
picture-row = Las dos filas de una partida y la pirámide que las juzga. Bajo las cartas está marcado lo que puntúa por su orden. En la fila de arriba son una escalera de valores, una serie de Gnomos y, dos veces, los tres símbolos de la base.
aim-pyramid = Durante las rondas no se cuenta ningún punto. Pero cada carta que va a la pirámide cambia lo que valdrán las filas, y son los dos quienes la construyen.

parts = Hay 18 cartas y todas son distintas. El frente tiene un __valor__ del 1 al 9, hasta dos __símbolos__ y un __desafío__, que solo importa cuando la carta sale al centro de la mesa. El reverso muestra __una facción__.
picture-cards = Seis frentes. Debajo de la foto están el valor y los símbolos; la esquina doblada deja ver el reverso. Una estrella señala las cartas especiales, aquí Abducción y El ojo.
parts-kinds =
    - __Un símbolo__: nueve cartas.
    - __Dos símbolos__: seis cartas. Para cada clase de puntos eliges de nuevo si cuentan los dos, en el orden que quieras, o uno solo.
    - __Un reverso que miente__: el reverso dice qué facción es la más probable en el frente, no la segura. En cuatro cartas el frente muestra otra.
    - __Especiales__: tres cartas sin símbolo y con un poder. __Abducción__ y __Revelación gnomo__ se intercambian al final por una carta de la pirámide; __El ojo que todo lo ve__ cuenta en tu fila como el símbolo de la cima.

setup = Baraja las cartas boca abajo y haz tres pilas de seis. Una es tu mazo de robo y otra, el del otro jugador; cada uno toma de su mazo las __dos primeras cartas__. La tercera pila, en el centro, son los __desafíos__. Su última carta se aparta sin mirarla: será el __Desafío Final__.
picture-begin = La mesa al empezar, con el primer desafío ya a la vista. De la otra mano, de los mazos y del Desafío Final solo se ven reversos.
setup-places =
    - Tu __mano__ son dos cartas. Tu __mazo de robo__ está boca abajo.
    - Tu __zona__ guarda lo que has conseguido. Puedes repasarla cuando quieras.
    - La __pirámide__ tiene seis huecos: tres en la base, dos en el medio y uno en la cima.

    Los reversos de las manos, las zonas y la pirámide los ven siempre los dos. Los frentes no, pero todas esas cartas salvo las de la mano han estado boca arriba alguna vez, y el tablero lo recuerda por ti.

round =
    Se revela la primera carta de los desafíos; lo que dice decide la ronda. Los dos __juegan una carta__ de su mano, boca abajo, y las revelan a la vez. Quien cumple mejor el desafío gana la ronda.
picture-hand = El desafío pide el símbolo Illuminati. La Sangre real lo muestra. El Globo meteorológico lo lleva en el reverso, pero su frente solo muestra Alienígenas: ese reverso miente, y en un desafío como este no cuenta.
try-hand = juega la carta que cumple el desafío.
right-hand = Muestra Illuminati. Solo perderías si el otro también tuviera uno y con él se acercara más al valor 5.
round-winner = __Quien gana elige primero.__ De las tres cartas de la ronda, las dos jugadas y la del desafío, toma una y la lleva __a su zona__ o la envía, boca abajo, __a la pirámide__.
picture-winner = La Sangre real ha ganado: tres cartas y dos destinos, seis posibilidades. Abducción la había jugado el otro, pero ahora puede ser tuya.
try-winner = pulsa una carta y elige adónde va.
round-loser = __Quien pierde__ toma una de las dos que quedan para su zona. __La última va adonde el ganador no eligió__: a la pirámide, si se quedó una carta; a su zona, si envió una a la pirámide. Así cada ronda deja una carta en cada sitio.
picture-loser = Esta ronda la has perdido, y el otro ya se ha llevado Revelación gnomo. La carta que no tomes irá a la pirámide, con el reverso a la vista.
try-loser = toma una de las dos cartas.
round-pyramid = La pirámide se llena siempre en el mismo orden: la base de izquierda a derecha, después el medio y por último la cima. Al acabar la ronda, cada uno roba una carta. Tras la cuarta ronda los mazos están vacíos.
picture-base = La base está completa y dice Illuminati, Gnomos, Illuminati. Importan los reversos: que debajo del tercero haya un Globo con Alienígenas no cambia nada. Las etiquetas recuerdan qué carta es cada una.

challenges =
    Hay desafíos de tres clases:

    - __De valor__: gana el más alto, el más bajo, el más cercano a un número, el más alto que no pase del valor del desafío, el par más alto o el impar más bajo.
    - __De símbolos__: gana la carta que muestre uno concreto, la que comparta alguno con el desafío, la que tenga más o la que tenga menos.
    - __De reversos__: gana la carta cuyo reverso dice la verdad, la del que miente o la que tiene el mismo que el desafío.
challenges-tie = Si las dos cartas lo cumplen por igual, o ninguna lo cumple, gana __la que se acerque más al valor de la carta de desafío__.
picture-tie = Los Círculos en el trigal piden Alienígenas, y ninguna de las dos cartas los muestra. Decide el valor: El ojo tiene un 7, igual que el desafío; el Gnomo de jardín, un 3. Gana El ojo.
challenges-dead = Si están a la misma distancia, nadie elige. Las tres cartas __se reparten al azar__: una a la pirámide y una a cada zona.
picture-dead = Ninguna muestra Reptilianos, y tanto el 9 como el 3 están a tres del 6. La suerte repartirá estas tres cartas.
challenges-final =
    En la sexta ronda a cada uno le queda una sola carta, que se juega sin elegir. Se revela al mismo tiempo que la del __Desafío Final__, y __no importa lo que diga su desafío__: gana el valor más cercano al suyo. Quien lo logra tendrá 1 punto al final. Las tres cartas se reparten como en las demás rondas.
picture-final = El Discurso oficial vale 8. La Zona restringida lo iguala, así que el jugador 2 gana el Desafío Final y elige primero: lo que envíe a la pirámide será la cima.

arrange = Cada uno toma en la mano las seis cartas de su zona. Antes de ordenarlas se decide si se usan dos cartas especiales, primero Abducción y luego Revelación gnomo. __Solo las usa quien las tiene en la mano en este momento__; nadie está obligado.
arrange-abduction = __Abducción__ se intercambia por una de las tres cartas de la base. Allí queda boca abajo y muestra su reverso, Alienígenas.
picture-abduct = La base se revela para la ocasión. Además de conseguir otra carta, con el intercambio decides qué símbolo pedirá ese hueco.
try-abduct = pulsa la carta de la base que quieres, o quédate con Abducción.
arrange-gnome = __Revelación gnomo__ se intercambia por cualquiera de las seis cartas de la pirámide. Queda __boca arriba__, y ese hueco cuenta como Gnomos.
picture-gnome = Ahora decide el jugador 2. Tiene los valores 4, 5, 6, 7 y 8, y de cada carta de la pirámide una etiqueta recuerda el valor y los símbolos.
try-gnome = ¿con qué carta tendría todos los valores del 4 al 9?
right-gnome = La Sangre real es un 9 y estaba en la base. Su hueco pide ahora Gnomos en vez de Illuminati.
arrange-row = Después los dos __ordenan sus seis cartas__ en secreto, todas, de izquierda a derecha, y las presentan a la vez.
picture-draft = Las seis cartas del jugador 1 sin ordenar. Debajo se ve lo que ya hay: dos tríos, pero ninguna escalera, y una serie pálida, porque con dos cartas no puntúa. El orden de la primera imagen da las tres cosas.

scoring =
    Las dos filas se comparan, y hay seis maneras de puntuar. De las filas cuentan los __valores y símbolos de los frentes__; de la pirámide, los __reversos__.
scoring-order =
    En tres de ellas importa el orden:

    - __Escalera.__ Cartas vecinas cuyos valores suben o bajan de uno en uno; los repetidos se saltan. Si es de tres o más, __1 punto__; __1 más__ si es más larga que la del otro.
    - __Serie.__ Cartas vecinas que muestran un mismo símbolo. Si es de tres o más, __1 punto__; __1 más__ si es más larga que la del otro.
    - __Trío.__ Los tres símbolos de la base, seguidos y en ese orden, de izquierda a derecha. __2 puntos__, y __1 más__ a quien lo tiene más veces. Una carta con dos símbolos puede poner dos del trío.
picture-marks = Escalera de cuatro: 9, 8, 7, 6. Serie de tres Gnomos al principio. La base pide Gnomos, Alienígenas, Illuminati: se lee en las tres primeras cartas y, otra vez, en las dos siguientes de dos símbolos, con los Gnomos de los Banqueros y los dos símbolos de la Zona restringida.
scoring-count =
    En otras dos solo importa cuántas cartas muestran un símbolo:

    - __Parejas.__ Una pareja es un símbolo de cada hueco del medio, estén donde estén en la fila. __2 puntos__ a quien tiene más, y __1 más__ si son al menos dos más.
    - __Mayoría.__ __2 puntos__ a quien tiene más cartas con el símbolo de la cima, y __1 más__ si son al menos dos más.
picture-levels = El medio pide Reptilianos y Gnomos. El jugador 1 tiene una pareja, gracias al Ojo; el jugador 2 no tiene Gnomos, así que ninguna. La cima muestra Reptilianos: tres cartas contra una, dos de diferencia.
scoring-eye = La sexta es el __Desafío Final__: __1 punto__ a quien lo ganó. Y no olvides __El ojo__: en tu fila cuenta como el símbolo que muestre la cima, para todo, si no te ha llegado por un intercambio.
picture-score = La misma partida: siete a seis. Las escaleras y las series son igual de largas, así que nadie se lleva el punto de más; los dos tríos deciden.
scoring-ties = Gana quien tiene más puntos. Si hay empate, gana quien ganó el Desafío Final; si no lo ganó nadie, quien presenta El ojo; y si El ojo está en la pirámide, los dos comparten la victoria.

agree =
    - __Ayuda de memoria.__ El tablero muestra todo lo que ya se ha visto. Sin ella hay que recordarlo, y quien tiene Abducción decide antes si revela la base; si la revela, tiene que intercambiar.
    - __Reversos de las pilas.__ Se ve el de la primera carta de cada pila, o todos.
    - __Escaleras.__ Se salta cualquier valor que ya esté en la escalera, o solo el que repite el anterior.
    - __El ojo recibido por un intercambio.__ No tiene símbolo, o cuenta como siempre.

q-number = Hay empate y el desafío habla de un número. ¿A cuál hay que acercarse?
a-number = Al valor impreso en la carta de desafío, nunca al número de su texto. El Globo meteorológico pide el valor más cercano a 5, pero su valor es 4, y es el 4 el que deshace el empate.
q-special-challenge = ¿Y si se juega una carta especial, o sale como desafío?
a-special-challenge = Es una carta como las demás: tiene valor, reverso y desafío. Como no muestra símbolos, su reverso cuenta como uno que miente. Su poder solo vale al final.
q-last-card = He perdido la ronda. ¿Puedo enviar una carta a la pirámide?
a-last-card = No. Tú tomas una de las dos que quedan, y la otra va sola adonde el ganador no eligió. Eso sí: al elegir cuál tomas decides cuál es la otra.
q-slot = ¿Puedo elegir el hueco de la pirámide?
a-slot = No, siempre es el primero libre. Por eso el Desafío Final decide la cima.
q-look = ¿Puedo mirar las cartas de la pirámide o de la otra zona?
a-look = En una mesa de verdad, no; pero todas llegaron allí boca arriba, y quien tiene buena memoria las conoce. La ayuda de memoria, que suele estar activada, se las muestra a los dos.
q-change = He elegido la carta equivocada. ¿Puedo cambiarla?
a-change = Lo que se elige en secreto, la carta que juegas y el orden de la fila, puedes cambiarlo mientras el otro no haya decidido. Lo que se elige a la vista de los dos, no.
q-buried-special = ¿Qué pasa con una carta especial que está boca abajo en la pirámide?
a-buried-special = No tiene poder: nadie la usa, y muestra su reverso como cualquier otra.
q-swapped = Me llega una carta especial por un intercambio. ¿Vale su poder?
a-swapped = No. El ojo recibido así no tiene símbolo, aunque su 7 cuenta en una escalera y sigue deshaciendo un empate final.
q-run-values = ¿Qué vale en una escalera?
a-run-values = Subir o bajar, pero siempre en la misma dirección. 3, 4, 3, 5 es una escalera de tres, porque el segundo 3 se salta. El 9 y el 1 no son seguidos. Las cartas especiales cuentan con su valor.
q-overlap = ¿Puede una carta estar en dos tríos?
a-overlap = Sí, si tiene dos símbolos: uno termina el primer trío y el otro empieza el segundo. Ningún símbolo impreso se usa dos veces.
q-backwards = ¿Cuenta un trío al revés, o con otra carta en medio?
a-backwards = No. Ha de leerse de izquierda a derecha, y una carta sin símbolo lo interrumpe. En una carta de dos símbolos, en cambio, puedes pasar por alto uno de ellos.
q-equal = ¿Y si tenemos lo mismo?
a-equal = El punto de más por ser más largo, o por tenerlo más veces, no es para nadie; tampoco los puntos por parejas y por mayoría. Una contra ninguna ya es tener más.
q-same-middle = ¿Qué es una pareja si el medio muestra dos veces lo mismo?
a-same-middle = Dos cartas con ese símbolo. Si muestra dos facciones, hace falta una de cada; una carta con ambos símbolos aporta los dos.

rules-cards = Las cartas
rules-setup = Preparación
rules-seeing = Ver las cartas
rules-phases = Las fases y la pirámide
rules-round = Una ronda
rules-final = El Desafío Final
rules-arrange = Ordenar Evidencia
rules-scoring = Puntuación y final

# Cómo se juega a Pirámides rodantes, en español; en.ftl tiene las mismas claves.

first =
    Todos los dados están en el centro. __Toma uno y anota su número en tu tablero__ enseguida; después le toca al siguiente, hasta que todos tengan cuatro.

    Un d4 cabe en los triángulos, un d8 en los rombos, y un círculo admite cualquiera. Un número en una casilla de héroe trae héroes esta misma ronda. Los ejércitos se completan a lo largo de varias, y los lacayos marchan en todas. Lo que hayas completado lo envías después al mapa.

section-aim = De qué se trata
section-parts = Qué hay en la mesa
section-draft = Tirar y tomar dados
section-write = Para qué sirven los números
section-develop = Desarrollo
section-deploy = Despliegue
section-battles = Batallas
section-close = Puntos y limpieza
section-end = El final
section-alone = A solas: la Revolución Hyskosiana
section-questions = Lo que se suele preguntar

aim =
    En un Egipto de máquinas, hasta cuatro pueblos luchan por las tierras que rodean la Pirámide Sagrada. Cada una de las __diez rondas__ empieza con los dados: se toman de uno en uno y se anotan en el tablero propio, donde se convierten en héroes, ejércitos, bombas y lacayos. Después todos envían sus unidades al mapa, __en secreto y a la vez__.

    Los espacios con pirámide blanca que controles te dan puntos al final de cada ronda. Gana quien tenga más.
picture-map = Después de cinco rondas, Rojo controla la Pirámide Sagrada, el espacio 1, con cuatro unidades. Azul ha llegado por el este. Las unidades se escriben junto a la letra de su dueño; los héroes llevan una estrella.

parts-dice = Cada jugador tiene un color y __cuatro dados__ de ese color: dos de cuatro caras, __d4__, y dos de ocho, __d8__. Sus formas vuelven en el tablero: un __triángulo__ admite un d4, un __rombo__ un d8 y un __círculo__ cualquiera de los dos.
parts-map =
    El mapa tiene cuatro zonas de inicio y espacios con número:

    - Una __pirámide blanca__ da puntos. El número superior cuenta al final de cada ronda; el inferior, escrito tras la barra, solo en la última.
    - Una __pirámide negra__ es una fábrica. No da puntos, pero quien la controla puede cambiar en 2 los números que anote en la parte del tablero cuyo signo lleva.
    - Tu __zona de inicio__ es siempre tuya. Nadie puede atacarla y en ella no hay unidades.

    Hay tres mapas: en uno las fábricas rodean la Pirámide Sagrada, en otro están en el borde, y el tercero son cuatro cuartos iguales.
parts-sheet = Todos los tableros son iguales, salvo la habilidad de los héroes. Lo escrito en las dos filas de arriba, héroes y actualización, se queda ahí toda la partida. Los tres ejércitos de debajo se borran cuando se han enviado. Las tachaduras de los lacayos también se quedan.
picture-sheet = El tablero de Rojo en la quinta ronda. Los recuadros de la derecha dicen cuántas unidades envía cada fila: el ejército creciente 5, el ejército gemelo 8, la bomba 10, los lacayos 3 y 2.
parts-factions =
    La facción decide qué saben hacer tus héroes:

    - __Anubianos__: al atacar un espacio defendido, cada uno cuenta 2 y cae por 2 puntos.
    - __Bastet__: hacen falta 2 puntos para destruir a cada uno, luche donde luche.
    - __Ra'shar__: los héroes vuelan a cualquier espacio.
    - __Sobeccianos__: cada casilla de héroe trae un héroe más que su número.
setup = Cada jugador recibe una facción distinta; dos jugadores juegan con anubianos y Bastet, si no acuerdan otra cosa. El azar dice quién es el primer jugador. Después, __empezando por el último__, cada uno elige una zona de inicio. Las que nadie elige no se usan.
picture-start = Azul ha plantado su tienda en S2. A Rojo le quedan tres zonas de inicio, junto a Azul o bien lejos.
try-start = elige una zona de inicio. ¿Puede ser la de Azul?

draft =
    Se tiran todos los dados juntos, dos d4 y dos d8 de cada jugador. Luego se toman __de uno en uno, de ida y de vuelta__: del primer jugador al último, del último al primero, y otra vez lo mismo. Así todos acaban con cuatro.

    Puedes tomar cualquier dado, de cualquier color. __Su número se anota enseguida__, antes de que otro tome el siguiente.
picture-dice = Ocho dados para dos jugadores. Rojo toma uno; después Azul dos, Rojo dos, Azul dos, y para Rojo queda el último.
try-dice = toma un dado. Los de tu color pueden más, como verás enseguida.
draft-change =
    Antes de anotar un número se puede cambiar:

    - en __1__, más o menos, si el dado es __de tu color__;
    - en __2__, más o menos, si controlas la __fábrica__ de la parte donde lo anotas.

    Las dos cosas se pueden juntar. El número cambiado tiene que caber en su sitio: de 1 a 4 en un triángulo, de 1 a 8 en un rombo o un círculo. El dado sigue siendo el que es: un d4 nunca va a un rombo.
picture-factory = Rojo ha tomado un 2 azul, que no es de su color. Pero controla el espacio 4, la fábrica de héroes: en una casilla de héroe, y solo ahí, el 2 puede ser un 4.
try-factory = anota el 2 de modo que traiga más héroes.
right-factory = Dos héroes más, gracias a la fábrica.

write = Cada número llena una casilla o tacha una de los lacayos. También se puede desperdiciar: a veces se toma un dado solo para que no lo tenga nadie más. Lo escrito no se cambia.
write-heroes = Los __héroes__ piden un d4. El número dice cuántos vienen, esta misma ronda. Hay tres casillas, que se llenan de izquierda a derecha, y cada una sirve __una vez en toda la partida__: mejor gastar aquí un 4 que un 1.
picture-write = Rojo ha tomado su propio 4. Las casillas iluminadas lo admiten: como 4 en un triángulo; como 3, 4 o 5 en un círculo. El número pequeño dice lo que traería entonces la fila.
try-write = anota el 4 donde traiga cuatro unidades esta misma ronda. ¿Cabe también en un rombo?
right-write = Cuatro héroes marchan ya en la primera ronda.
write-armies =
    Los __tres ejércitos__ tienen tres casillas cada uno. Se llenan en cualquier orden y en las rondas que hagan falta; cuando un ejército está completo se envía, y su fila vuelve a quedar libre.

    - El __ejército creciente__, A: tres números, cada uno mayor que el anterior. Trae el __número izquierdo más 2__.
    - El __ejército gemelo__, B: triángulo y rombo iguales; en el círculo de en medio, cualquier cosa. Trae ese __número por 1__.
    - La __bomba__, C: tres números, cada uno menor que el anterior. Tiene __8 menos el número izquierdo, por 2__.

    Las actualizaciones refuerzan los tres. No se admite un número con el que el ejército ya no se pudiera completar.
picture-armies = Los tres completos a la vez. 3, 5, 7: el 3 de la izquierda más 2 son 5 unidades. 4 y 4: con la actualización ×2 son 8. Y 3, 2, 1 forman una bomba de 10 puntos.
write-footmen = Dos grupos de __lacayos__ marchan en todas las rondas. Cada uno empieza con __uno__. Un número tacha una casilla de la misma forma que muestre exactamente ese número. Cuando están tachadas todas las casillas que hay antes de un __+1__, contando desde la izquierda, el grupo tiene un lacayo más para el resto de la partida, hasta seis.
picture-footmen = Rojo tiene que anotar el 4 de un d8, que también puede usar como 3 o como 5. El primer tramo del grupo 1 está tachado: por eso tiene dos lacayos. Al segundo solo le falta el rombo 4.
try-footmen = tacha lo que refuerza enseguida al grupo 1.
right-footmen = Tres lacayos desde ahora. Una tachadura más a la derecha habría tenido que esperar a las anteriores.
write-pairs = En la fila de __actualización__ se escriben parejas: un d4 en el triángulo y un número __mayor__ de un d8 en el rombo, en el orden que quieras. Las parejas se empiezan de izquierda a derecha. Cada pareja completa compra una actualización.

develop =
    Anotados los dados, quien tenga parejas completas puede marcarlas, cada una a cambio de una actualización. Vale desde ese momento y para el resto de la partida. También puedes guardar una pareja para más adelante.

    - __Ejército creciente__: más 4 en vez de más 2; o su línea, para que cuente el número central.
    - __Ejército gemelo__: por 2, y más adelante por 3.
    - __Bomba__: por 3 en vez de por 2; o su línea.
    - __Dispositivos__: un ariete, unos pinchos o un paraguas para colocar en el mapa, dos de cada clase como mucho.
picture-develop = La segunda pareja de Rojo, 3 y 7, está completa y compra una de ocho actualizaciones. La primera compró un ariete.
try-develop = compra algo. El ×3 del ejército gemelo aún no está: antes hace falta el ×2.

deploy =
    Ahora cada jugador elige, en secreto, un espacio para cada unidad: para los héroes de esta ronda, los ejércitos completos y los dos grupos de lacayos. __Tienen que ir todas, y cada una entera__; varias pueden ir al mismo espacio.

    Las unidades llegan a __tus territorios__ y a los espacios __que lindan con ellos__ o con tu zona de inicio. Solo la __bomba__ vuela a cualquier parte, igual que los héroes de Ra'shar.
picture-deploy = El primer despliegue de Rojo. Cuatro héroes van camino del espacio 2 y unos lacayos al 18; el segundo grupo aún espera. Desde la zona de inicio llega a esos dos espacios y a ninguno más.
try-deploy = envía los lacayos. ¿Y si pruebas con la Pirámide Sagrada, el espacio 1?
deploy-open = Cuando todos han elegido, se revela todo y todo ocurre a la vez. Un espacio que tomas ahora no abre camino hasta la ronda siguiente. Por cada __territorio que conquistas__, aunque estuviera vacío, puedes tachar después un triángulo de tus lacayos, tenga el número que tenga.

battles =
    Las unidades se quedan donde se las envía, se suman a las tuyas que ya están ahí y no vuelven a moverse. Si en un espacio coinciden varios jugadores, luchan:

    - __La fuerza mayor pierde lo que tiene la menor__, y lo que le queda controla el espacio. La menor desaparece.
    - __En un empate__ desaparecen las dos.
    - Entre __tres o más__, la más fuerte pierde lo que tiene la segunda, y todas las demás desaparecen.

    Primero caen las unidades corrientes; los héroes, al final.
battles-bomb = Las __bombas__ estallan antes de cualquier lucha, y cada uno de sus puntos destruye una unidad de cada uno de los demás que estén ahí. De una bomba no queda nada: si vacías un espacio con ella, todavía hay que entrar en él.
picture-before = Rojo lanza una bomba de 10 sobre el espacio 5 y envía dos lacayos al espacio 3. Azul envía allí dos y uno.
picture-after = La bomba no deja nada en el espacio 5, ni siquiera héroes de Bastet: para cuatro bastan 8 puntos, y eran 10. En el espacio 3 eran tres contra dos, así que lo controla un lacayo azul.
battles-heroes = Con héroes cambia la fuerza. Un __anubiano__ que ataca cuenta 2 contra defensores. Un héroe de __Bastet__ cuenta 2 cuando defiende, y un punto que no alcanza para destruirlo se pierde.
picture-heroes = Azul controla el espacio 3 con una unidad, y su ejército creciente trae seis: defienden siete. Rojo llega con tres lacayos y cuatro héroes anubianos, que cuentan 2 cada uno: once. Rojo pierde siete: los tres lacayos y, por cuatro puntos, dos héroes. Los otros dos controlan el espacio.
battles-devices =
    Tres __dispositivos__ ayudan a quien los colocó:

    - Un __ariete__ en la frontera por la que se ataca deja a los defensores en la mitad antes de luchar.
    - Los __pinchos__ dejan a los atacantes en la mitad, si los hay en todas las fronteras por las que podrían llegar.
    - Un __paraguas__ salva de las bombas al menos a la mitad de los defensores.

    Las mitades se redondean hacia abajo.
picture-devices = El ariete de Rojo está entre 4 y 7; los pinchos de Azul, entre 5 y 3. En el espacio 7 defenderán cuatro unidades: el ariete deja dos, y tres lacayos rojos lo toman. En el espacio 5 los pinchos dejan uno de los dos atacantes, y ese cae.
picture-umbrella = En el espacio 5 hay dos unidades y tres héroes de Bastet, y la bomba de 10 los destruiría a todos. El paraguas salva a la mitad: dos héroes. Entonces llega el ejército creciente, cinco contra una fuerza de cuatro, y una unidad toma el espacio.

close = Cada jugador anota los números superiores de las pirámides blancas de sus territorios. Los puntos quedan __ocultos__ hasta el final. Después se borran los ejércitos completos. Los que están sin acabar se quedan, y también los héroes, las parejas y las tachaduras.
close-place = Por último se pueden colocar dispositivos: un __ariete__ en la frontera entre un territorio tuyo, o tu zona de inicio, y un espacio que quieras atacar; unos __pinchos__ en una frontera que defiendas; un __paraguas__ en un territorio tuyo. Un dispositivo no se mueve nunca. Sirve mientras controles el espacio desde el que se colocó.
picture-place = Rojo compró un ariete en la primera ronda. Cada signo más es una frontera por la que podría golpear.
try-place = coloca el ariete.

end = Tras la décima ronda se acaba la partida. En esa ronda cuentan __los números inferiores__: el triple, 12 por la Pirámide Sagrada. Gana quien tiene más puntos; si hay empate se comparan los territorios, luego las unidades, y si no, se comparte la victoria.
picture-end = En la última ronda Azul se abrió paso con una bomba hasta la Pirámide Sagrada y anotó 24 puntos; Rojo, solo 21. No bastó: 72 a 62 para Rojo, que había controlado más en las rondas anteriores.

alone =
    A solas diriges la Revolución Hyskosiana contra el __Faraón Hyskosiano__, que controla todo el mapa. Ganas si tienes la __Pirámide Sagrada y las otras tres zonas de inicio__, todas a la vez, en __quince turnos__ como mucho.

    Un d4 dice en qué zona de inicio empiezas.
picture-alone = Los soldados del Faraón son morados: veinte en la pirámide, diez en cada fábrica y en cada zona de inicio, cinco en los demás espacios. Rojo empieza en S1.
alone-turn = Un turno es como una ronda, con tres d4 y tres d8, de los que tomas __cuatro__. Un dado de cada clase no es de nadie y no se puede cambiar en 1. No hay dispositivos. Las otras zonas de inicio se atacan y se controlan como los espacios.
alone-pharaoh =
    En lugar de puntos llegan los refuerzos del Faraón. Suma los números de tus cuatro dados, tal como salieron, y __divídelos por dos__: tantos soldados se ponen en camino y recorren los espacios __1, 2, 3…__ En cada espacio que no sea tuyo se queda uno.

    En un territorio tuyo luchan. Si son bastantes, tus unidades caen, un soldado se queda y los demás siguen; si no, caen todos ellos ahí.
picture-walk = Los cuatro dados suman 16, así que han salido ocho soldados: se ha quedado uno en cada espacio del 1 al 8. A los tres héroes rojos del espacio 18 no los ha visitado nadie.
alone-soldiers = Después cada pirámide blanca de un territorio tuyo te da tantos soldados como su número superior. Que se __queden__ ahí, o __guárdalos__: el turno siguiente van a donde podrías enviar lacayos.
picture-pyramid = Quien controla la Pirámide Sagrada detiene la marcha en el primer paso. Llegaron cinco soldados, defendían ocho unidades, quedan tres, y ningún otro espacio ha recibido refuerzos.
picture-last = El decimotercer turno. Tres objetivos están conseguidos, y diez unidades van camino de S2, contra diez. Eso sería un empate. Queda por enviar un soldado guardado.
try-last = ¿dónde gana la partida el último soldado?
right-last = Once contra diez: queda un soldado en S2, y la Revolución Hyskosiana ha triunfado.
alone-end = Una victoria vale 40 puntos, y 1 más por cada turno que sobraba. Si no, cada uno de los cuatro objetivos vale 10. Si te parece demasiado fácil, acuerda un Faraón severo o implacable, que empieza con más soldados.

q-waste = ¿Tengo que anotar todos los números?
a-waste = No. Tomas cuatro dados, pero puedes desperdiciar cualquiera.
q-heroes-once = ¿Vuelven mis héroes la ronda siguiente?
a-heroes-once = No, cada casilla sirve una vez. Los que están en el mapa se quedan hasta que alguien los destruya. (La mesa puede acordar una sola casilla que se borra cada ronda.)
q-any-order = ¿Puedo empezar un ejército por el medio?
a-any-order = Sí, por cualquier casilla, mientras aún se pueda completar. Por eso un ejército creciente no puede empezar con 7, ni una bomba acabar con él.
q-keep = ¿Puedo guardarme una unidad o dividirla?
a-keep = Ninguna de las dos cosas. Cada unidad va entera a un espacio; a uno de los tuyos, si no quieres atacar.
q-move = ¿Se mueven las unidades que ya están en el mapa?
a-move = No. Controlan su espacio y lo defienden. Para conquistar más hacen falta unidades nuevas.
q-through = ¿Puedo atacar desde un espacio que tomo en la misma ronda?
a-through = No. A dónde se llega quedó claro antes de revelar nada. Tampoco sirve quitarle a alguien su último territorio: lo que ya envió llega igual.
q-tie = ¿Queda vacío el espacio después de un empate?
a-tie = Sí, y no lo controla nadie. Solo pueden quedar héroes de Bastet: si tres de ellos atacan a tres unidades, cada punto destruye medio héroe, y quedan dos.
q-three = Coincidimos tres, y dos somos igual de fuertes.
a-three = Entonces nadie controla el espacio: los iguales se destruyen entre sí, y el tercero también desaparece. (La mesa puede acordar que la fuerza mayor pierda lo que tienen todas las demás juntas.)
q-own-bomb = ¿Hiere mi bomba a mis propias unidades?
a-own-bomb = No. Puedes enviar tropas al mismo espacio que bombardeas; llegan después del estallido.
q-empty = ¿Cuenta como conquista un espacio vacío?
a-empty = Sí, si antes no lo controlabas y ahora sí. Haberlo vaciado no cuenta.
q-lost-device = ¿Qué pasa con un dispositivo si pierdo su espacio?
a-lost-device = Se queda en el mapa y no hace nada, tampoco para el nuevo dueño. Si recuperas el espacio, vuelve a servir.
q-factory-points = ¿Qué da una fábrica, además de sus cambios?
a-factory-points = Ni puntos ni, a solas, soldados. Pero tomarla es una conquista.
q-pharaoh-goal = ¿Cuándo tengo que controlar los cuatro objetivos, a solas?
a-pharaoh-goal = Justo después de las batallas de un mismo turno. La partida se acaba en ese momento, antes de que marchen los soldados del Faraón.

rules-parts = Componentes
rules-setup = Preparación
rules-flow = Cómo va la partida
rules-draft = Tirar, tomar y anotar
rules-develop = Desarrollo y cálculo
rules-deploy = Despliegue
rules-battles = Batallas
rules-close = Puntos y limpieza
rules-alone = La Revolución Hyskosiana
rules-end = El final
rules-rulings = Aclaraciones

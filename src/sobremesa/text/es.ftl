# Lo que dice la casa en español: línea de órdenes, terminal, errores. en.ftl tiene las mismas claves.

house = Sobremesa: una mesa abierta para juegos de mesa modernos

# Elegir un juego

games-head = ¿A qué jugamos?
games-ask = Número o nombre de un juego:
games-left-out = el juego { $name } del paquete { $owner } se queda fuera: { $reason }
games-unknown = No hay ningún juego "{ $name }". Hay: { $games }.
games-seats = { $few ->
    [one] { $few } jugador
   *[other] { $few } jugadores
}
games-seats-range = de { $few } a { $many } jugadores

# Sentarse

play-intro = { $title }. { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; tú eres { $player }, en el asiento { FROM_ONE($seat) }.
play-options = Acordado en esta mesa:
play-hint = Escribe el número de una jugada, o la jugada en notación ("notación" la muestra). Varias: sepáralas con ";". "ayuda" explica, "salir" deja la mesa.
play-resumed = Sigue la partida de { $file }.
play-bad-players = { $game } es para { $seats }.
edition-unknown = { $game } conoce las reglas { $known }, no { $rules }.
play-no-colours = { $game } no tiene colores que elegir.
play-bad-colour = El color { $colour } no existe; hay { $colours }.
play-bad-seat = No hay asiento { $seat }; los asientos van del 1 al { $last }.
play-no-file = No se puede leer el archivo { $file }: { $reason }

# Opciones de la mesa en la línea de órdenes

option-unreadable = Una opción se escribe nombre=valor, no "{ $text }".
option-unknown = No hay ninguna opción { $name }. Hay: { $names }.
option-none = No hay ninguna opción { $name }: este juego no tiene opciones.
option-value = La opción { $name } no admite "{ $value }". Admite: { $takes }.
option-list = { $values }; o uno distinto por asiento, separados por comas, de { $items }
option-number = un número entero de { $low } a { $high }

# Argumentos de la línea de órdenes

arg-game = el juego; sin él se enumeran todos
arg-players = cuántos jugadores
arg-seat = tu asiento, contando desde 1
arg-option = algo que acuerda la mesa; se puede repetir
arg-edition = la edición de las reglas, como 1.0; sin ella, la de hoy
arg-colour = el color con el que juegas, en un juego que los tiene; sin él, el primero que quede
arg-lang = el idioma de los textos (si no se da, el de LANG)
arg-seed = un texto que determina todos los dados y cartas
arg-plain = solo letras, sin colores
arg-resume = seguir una partida conservada en un archivo

# Decidir

prompt = { $player }>
legal-head = Puedes:
legal-more = y { $more } más: "jugadas" las enumera todas.
legal-none = Ahora no tienes nada que decidir.
forced = Solo hay una posibilidad: { $move }
refused = No se puede. { $rule }: { $sentence }
unreadable = "{ $text }" no es una jugada.
unreadable-now = Ahora se puede escribir, por ejemplo: { $examples }.
unreadable-hint = "jugadas" enumera lo que puedes hacer; "notación", cómo se escribe.
not-a-number = No hay número { $number }: la lista va de 1 a { $last }.

# Órdenes: la palabra que se escribe y lo que hace

word-help = ayuda
word-board = tablero
word-legal = jugadas
word-notation = notación
word-why = explica
word-undo = deshacer
word-rules = reglas
word-log = historia
word-record = acta
word-save = guardar
word-resume = reanudar
word-quit = salir

command-help = cómo se juega y qué puedes escribir
command-board = dibujar otra vez la mesa
command-legal = todo lo que puedes hacer ahora, con números
command-notation = lo mismo como se escribe, para quien prefiere la notación
command-why = explica JUGADA: ¿se puede? Y si no, ¿qué regla lo impide?
command-undo = retirar tu última decisión
command-rules = reglas ID: qué dice una regla; sin ID, todas
command-log = lo que ha pasado hasta ahora, en palabras
command-record = la partida hasta ahora en notación, como tú la conoces
command-save = guardar ARCHIVO: conservar la partida para seguir luego
command-resume = reanudar ARCHIVO: seguir una partida conservada
command-quit = dejar la mesa; la partida queda en un archivo

help-commands = También puedes escribir:
why-usage = ¿Qué jugada? Por ejemplo: explica { $move }
why-legal = "{ $move }" se puede jugar ahora.
rule-unknown = No hay ninguna regla { $rule }. Van de { $first } a { $last }.
undo-done = Retirado: { $move }
undo-none = No tienes nada que retirar.
undo-final = Eso ya no se puede retirar: es definitivo, o la partida ha seguido.
log-empty = Todavía no ha pasado nada.
save-usage = ¿En qué archivo? Por ejemplo: guardar { $file }
save-done = La partida queda en { $file }.
save-exists = { $file } ya existe y es otra cosa; elige otro nombre.
save-failed = No se puede escribir { $file }: { $reason }
resume-usage = ¿De qué archivo? Por ejemplo: reanudar { $file }
more = Intro muestra más, q termina.

# Irse y acabar

left = Hasta pronto. Para seguir: sobremesa play --resume { $file }
left-unsaved = Hasta pronto.
over = La partida ha terminado. { $reason }
over-winner = Gana: { $players }
over-winners = Ganan: { $players }
over-draw = No gana nadie.
over-points = Puntos · { $points }
over-you-won = ¡Ganas tú!
over-hint = "acta" muestra la partida en notación, "historia" en palabras; "guardar ARCHIVO" la conserva; "salir" deja la mesa.

# Errores; los motivos que no tienen texto aquí solo se explican en inglés

error-record = la línea { $line } no se puede leer, o las reglas no la permiten
error-unfair = la mesa no cumplió su palabra: el secreto no es el que prometió
error-no-file = no existe
error-system = el sistema no lo permite
error-other = lo pedido no se entiende así
error-line = línea { $line }: { $reason }

# Lo que no puede ser, por su motivo (Wrong)

wrong-option-unknown = no hay ninguna opción { $name }; hay { $names }
wrong-option-none = no hay ninguna opción { $name }: este juego no tiene opciones
wrong-option-choice = la opción { $name } admite { $values }, no { $value }
wrong-option-number = la opción { $name } admite un número entero de { $low } a { $high }, no { $value }
wrong-option-flag = la opción { $name } admite true o false, no { $value }
wrong-option-list = la opción { $name } admite { $values } o una lista de textos, no { $value }
wrong-option-apart = opción { $name }: { $value } es para simulaciones, no para mesas
wrong-option-alone = la opción { $name } es para jugar en solitario, no para { $players } jugadores
wrong-option-each = la opción { $name } admite uno distinto por jugador, { $players } en total, de { $values }; no { $value }
wrong-option-seat = el jugador inicial es uno de los asientos 1 a { FROM_ONE($last) }; no hay asiento { FROM_ONE($value) }
wrong-players = el juego es de { $few } a { $many } jugadores, no { $players }
wrong-player-unknown = no hay ningún jugador { $name }; hay { $names }
wrong-player-twice = cada jugador se nombra una sola vez; con lo que gasta por turno, uno vale por dos: hard@100, hard@200
wrong-no-games = un torneo tiene al menos una partida
wrong-claims = una prueba secuencial necesita dos números de Elo, primero el menor, como 0,50; no { $text }
wrong-budget = lo que se gasta por turno se escribe 200ms, 1.5s, 800 o 5000n, no { $text }
wrong-seat = no hay asiento { $seat }; los asientos van del 0 al { $last }
wrong-no-seat = falta { $name }: un número desde 0
wrong-no-chance = aquí no queda nada al azar
wrong-no-undo = no tienes una última decisión que puedas retirar
wrong-no-change = no tienes una decisión secreta que puedas cambiar
wrong-speaker = una línea empieza con "! " para el azar, o con un asiento, como "0: "
wrong-json = esto no es JSON
wrong-json-object = se espera un objeto JSON
wrong-record-none = se espera una partida, y no hay ninguna
wrong-record-one = se espera una sola partida, y hay { $found }
wrong-record-header = una partida empieza con su cabecera, un objeto JSON
wrong-record-after = tras un resultado solo puede venir otra partida
wrong-record-key = en la cabecera, { $key } falta o no es lo que debe ser
wrong-record-game = no hay ningún juego { $game }; hay { $games }
wrong-record-rules = este programa no conoce las reglas { $rules } del juego; conoce { $known }
wrong-game-import = no se puede importar: { $error }
wrong-game-none = { $package } no es un paquete con un Game llamado { $name }
wrong-game-slug = su nombre debe constar de minúsculas, cifras y _, y no ser house
wrong-game-names = se llama a sí mismo { $slug }, pero su punto de entrada dice { $name }
wrong-game-taken = su nombre ya está ocupado
wrong-game-protocol = está escrito para el protocolo { $wanted }, y esta casa habla { $protocol }
wrong-game-texts = sus textos en { $lang }: { $error }
wrong-game-start = no puede empezar: { $error }
wrong-new-name = { $name } no sirve de nombre para un juego: usa minúsculas, cifras y _
wrong-new-taken = ya hay un { $name }
wrong-line-refused = la regla { $rule } no permite "{ $text }"
wrong-line-unreadable = "{ $text }" no se puede leer
wrong-line-hidden = "{ $text }" oculta algo: la partida tal como la ve un asiento no se puede repetir
wrong-line-false = consta "{ $text }", pero la secuencia da "{ $derived }"
wrong-result-early = hay un resultado, pero la partida no ha terminado
wrong-result-key = al resultado le falta { $key }
wrong-result-false = en el resultado, { $key } es { $said }; según las reglas, { $rules }
wrong-coach-unfinished = la partida no ha terminado: solo se analizan partidas terminadas
wrong-lab-line = línea { $line }, { $name }: { $reason }
wrong-lab-toml = el archivo no es TOML: { $reason }
wrong-lab-missing-key = falta
wrong-lab-unknown = aquí no se conoce; se conocen { $known }
wrong-lab-word = lleva un texto, no { $found }
wrong-lab-words = lleva una lista de textos, no { $found }
wrong-lab-number = lleva un número entero desde 1, no { $found }
wrong-lab-part = lleva un número mayor que 0 y no demasiado grande, no { $found }
wrong-lab-flag = lleva true o false, no { $found }
wrong-lab-table = lleva una tabla de claves, no { $found }
wrong-lab-game = no hay tal juego; hay { $known }
wrong-lab-clock = { $text } piensa con el reloj; un experimento cuenta simulaciones: search@500
wrong-lab-sweep = una variación lleva una lista de dos o más valores
wrong-lab-one-of = es uno de { $known }
wrong-lab-pattern = no es una expresión regular: { $reason }
wrong-lab-groups = un patrón tiene los grupos { $one }, o solo { $every }
wrong-lab-taken = es el nombre de otra cosa
wrong-lab-question = no hay tal pregunta; hay { $known }
wrong-lab-ladder = la pregunta depth y la clave ladder, jugadores de débil a fuerte, van juntas
wrong-lab-rungs = una escalera (ladder) tiene dos peldaños o más, un número par de asientos, ninguna variación (sweep) y jugadores que rotan
wrong-lab-option = la pregunta option necesita una tabla sweep con los valores que se comparan
wrong-lab-adjust = las partes se pueden dar sin su suerte si se hace la pregunta luck
wrong-lab-players = hay { $seats } asientos, y más jugadores
wrong-lab-other-run = { $folder } guarda otro experimento; --into nombra otra carpeta
wrong-lab-no-run = { $folder } no está vacía, y no es de un experimento
wrong-lab-nothing = { $folder } no guarda ningún experimento
wrong-lab-other-players = { $folder } se jugó con otras reglas u otros jugadores; empieza una carpeta nueva
wrong-lab-compare = se comparan experimentos de un mismo juego con el mismo número de asientos
wrong-lab-no-question = los experimentos no tienen ninguna pregunta en común
wrong-puzzles-none = todavía no hay problemas de { $game }: «sobremesa puzzles { $game }» los busca
wrong-puzzles-unknown = no hay ningún problema { $name }; están { $names }
wrong-puzzles-file = { $file } no es una colección de problemas: { $reason }
wrong-metrics-token = { $file }: una clave es una sola palabra de al menos { $signs } signos
wrong-fair-none = la cabecera no tiene la clave fair: no hay nada que verificar
wrong-fair-version = fair.version es { $version }; este programa conoce { $known }
wrong-fair-sealed = falta fair.secret: se abre cuando la partida termina
wrong-fair-part = { $part } no es lo que debe ser
wrong-passkey-origin = las llaves de acceso necesitan una dirección con https:// y un nombre, o localhost, y no { $url }
wrong-config-toml = { $file }: esto no es TOML: { $reason }
wrong-config-unknown = { $where }: no existe ese ajuste; existe { $names }
wrong-config-value = { $where }: { $text } no se puede leer como { $kind }
admin-needs-token = di con --admin-token qué archivo tiene la clave del servidor
admin-needs-name = "{ $action }" necesita el nombre de una mesa, un invitado, un aviso o unas direcciones
admin-token-wrong = esta no es la clave de ese servidor
admin-nobody = ningún servidor responde en { $url }
admin-none = no hay nada que mostrar
admin-report = sobre { $about }, de { $by }:
admin-swept = quitado ahora: { $tables } mesas, { $guests } invitados
admin-done-close = la mesa { $name } está cerrada
admin-done-remove = la mesa { $name } se ha quitado
admin-done-revoke = el invitado { $name } ha quedado fuera en todas partes
admin-done-delete = el invitado { $name } se ha borrado
admin-done-ban = { $name } tiene la entrada vetada
admin-done-unban = { $name } puede volver
admin-done-settle = el aviso { $name } está resuelto
wrong-keep = lo que se guarda se escribe finished=365,guests=forever (días, 0.1 como mínimo; de { $names }), no { $text }
wrong-db-used = otro servidor usa { $file }
wrong-aside-name = { $count } mesas apartadas se llaman "{ $name }"; "sobremesa tables" las enumera
wrong-aside-newer = esto lo ha escrito una versión más nueva: arráncala y la mesa sigue
wrong-aside-nothing = de esta mesa no se puede leer nada: solo se puede quitar
wrong-aside-keep = di con --keep FILE dónde se guarda lo que se corta
wrong-db-damaged = la base de datos { $file } está dañada ({ $found }). No se ha cambiado nada. Guarda una copia, quítala de ahí y llena una nueva con la última copia de seguridad: sobremesa restore FILE. La guía dice más: Running a public table
wrong-db-not-empty = el destino no está vacío: tiene { $table }
wrong-db-needs = la base de datos necesita { $name }: pip install 'sobremesa[server,postgres]'
wrong-db-version = la base de datos tiene la versión { $version }; este programa conoce la { $known }
wrong-backup-damaged = la copia no ha quedado como debe ({ $found }): ¿está bien el disco?
wrong-native-alone = { $package } se compiló por su cuenta, y así no puede extender las clases de esta casa. Instálalo sin compilar y después: sobremesa compile { $package }
wrong-native-python = { $package } se compiló para otro Python ({ $made }; este es { $here })
wrong-native-house = { $package } se compiló para otra versión de la casa ({ $made }; esta es { $here }). Compílalo de nuevo: sobremesa compile { $package }

## Las demás órdenes

cli-exit-codes = Códigos de salida: 0 todo en orden, 1 un registro no es verdadero o se rompe una ley, 2 una petición que no encaja. "sobremesa ORDEN --help" cuenta más.
cli-play = jugar en el terminal
cli-simulate = jugar muchas partidas al azar y resumirlas
cli-replay = contar y dibujar una partida registrada
cli-analyse = separar la suerte del acierto en una partida terminada, y decir qué decisiones costaron más
cli-puzzles = buscar problemas en partidas de buenos jugadores, o jugar los que trae un juego
cli-verify = derivar de nuevo cada tirada y cada reparto de una partida terminada
cli-rules = lo que dicen las reglas, todas o una por su número
cli-games = los juegos y lo que una mesa puede acordar
cli-check = comprobar las leyes que todo juego debe cumplir
cli-engine = servir partidas a programas: líneas JSON por la entrada y la salida estándar
cli-compile = convertir juegos añadidos en código nativo, para esta casa y este Python
cli-new = prepara un paquete con un pequeño juego, para convertirlo en el tuyo
cli-positive = { $name } es al menos 1.
arg-file = un archivo de registro
arg-games = cuántas partidas
arg-check-games = cuántas partidas para cada número de jugadores y cada combinación de opciones
arg-pairs = cuántos pares de mundos que un asiento no puede distinguir
arg-complete = en vez de comprobar las leyes, decir qué le falta al juego y dónde se nota
arg-jobs = procesos entre los que repartir las partidas (todos los núcleos, si compensa)
arg-deep = diez veces más trabajo: errores más pequeños
arg-analyse-seed = determina el análisis; la misma semilla da el mismo
arg-analyse-jobs = procesos entre los que repartir el trabajo (todos los núcleos, si compensa)
arg-analyse-json = el análisis en JSON, un objeto por partida
arg-puzzles-play = jugar problemas: los de ARCHIVO o los que trae el juego, desde el de hoy
arg-puzzles-check = comprobar otra vez los problemas: los de ARCHIVO o los que trae el juego
arg-puzzles-file = dónde se guardan los problemas; la búsqueda sigue con lo que haya (JUEGO.puzzles.toml)
arg-puzzle = empezar por este problema
arg-puzzles-goal = cuántos problemas ha de tener la colección (60)
arg-puzzles-games = mirar como mucho tantas partidas más
arg-puzzles-seed = determina las partidas; la misma semilla da los mismos problemas
arg-record = guardar cada partida como registro en esta carpeta
arg-csv = guardar una fila por partida en este archivo
arg-json = el resumen en JSON
arg-step = línea por línea, con el tablero
arg-replay-seat = tal como la ha visto este asiento, contando desde 1
arg-new = cómo se llama el juego: minúsculas, cifras y _
arg-rule = una regla como ABC-12; sin ella, todas
arg-compile = un paquete que trae juegos; sin él, todos
compile-begin = Compilando { $packages }: un minuto, o unos pocos la primera vez.
compile-done = { $package } ya es nativo: { $libraries } bibliotecas. Se usan desde el próximo arranque.
compile-nothing = No hay nada que compilar: la casa es nativa y ningún paquete ha añadido un juego.
compile-no-package = Aquí no hay ningún paquete { $package }.
compile-unmarked = En { $package } no hay nada que compilar. Un módulo lo pide al final del primer párrafo de su docstring: "Compiled."
compile-missing = Para compilar hace falta { $name }. Instálalo con: pip install "sobremesa[compile]"
compile-cannot = Aquí no se puede compilar nada: { $why }.
compile-tree = Esta casa funciona interpretada, desde un árbol de trabajo. Usa su versión compilada: make compile
compile-failed = No se ha podido compilar. El compilador dice:
    { $log }
kept-other-house = { $package } funciona interpretado: se compiló para otra versión de la casa. Otra vez: sobremesa compile { $package }
kept-changed = { $package } funciona interpretado: ha cambiado desde que se compiló. Otra vez: sobremesa compile { $package }
kept-unreadable = { $package } funciona interpretado: lo compilado no se puede leer. Otra vez: sobremesa compile { $package }
simulate-games = Partidas
simulate-wins = Victorias, puntos de media
simulate-drawn = Sin ganador
simulate-reason = Final por
simulate-decisions = Decisiones: mínimo, mediana, media, máximo
simulate-seconds = Segundos
analyse-head = { $title }: { $decisions ->
    [one] una elección de verdad
   *[other] { $decisions } elecciones de verdad
}, { $outcomes ->
    [one] un resultado del azar
   *[other] { $outcomes } resultados del azar
}. Hasta { $simulations } simulaciones para encontrar la mejor decisión y compararla.
analyse-decisions = Las decisiones que más costaron
analyse-well = Ninguna decisión fue peor que la mejor en más de su error.
analyse-fortunes = La suerte que más contó
analyse-even = El azar apenas favoreció a nadie.
analyse-turn = Turno { $turn }
analyse-class-good = Buena:
analyse-class-doubtful = Dudosa:
analyse-class-mistake = Error:
analyse-class-blunder = Error grave:
analyse-costs = un { $chance } % de ganar en vez de un { $best } %, una pérdida de { $loss } ± { $error }.
analyse-better = Mejor: { $move }
analyse-result = Resultado
analyse-luck = Suerte
analyse-without = Sin la suerte
analyse-count = Elecciones
analyse-cost = Pérdida por elección
analyse-count-doubtful = Dudosas
analyse-count-mistake = Errores
analyse-count-blunder = Errores graves
analyse-reply = Respuesta esperable de { $player }: { $move }
analyse-level = Nivel de juego
analyse-between = entre { $below } y { $above }
analyse-above = { $level } o más
analyse-below = menos que { $level }
analyse-note = Todos los números son tantos por ciento de una victoria. Las decisiones se juzgan por lo que el jugador podía saber entonces, y la suerte por lo que era verdad. La suerte es cero de media, así que lo que queda sin ella mide el acierto, y puede quedar por debajo de 0 o por encima de 100.

puzzles-found = { $puzzles ->
    [one] Un problema
   *[other] { $puzzles } problemas
} en { $looked ->
    [one] una partida
   *[other] { $looked } partidas
}: { $grades }
puzzles-kept = Guardado en { $file }
puzzles-checked = Problemas correctos: { $well } de { $puzzles }.
puzzles-failed = Ya no son correctos: { $names }
puzzles-solved = { $solved ->
    [one] Un problema resuelto
   *[other] { $solved } problemas resueltos
} a la primera.
puzzles-head = Problema { $name } ({ $grade }): ¿qué es lo mejor para { $player }? Escribe una jugada o su número, «solución», «siguiente» o «salir».
puzzles-prompt = ¿Lo mejor?
puzzles-word-solution = solución
puzzles-word-next = siguiente
puzzles-word-quit = salir
puzzles-right = ¡Correcto!
puzzles-other = { $move } no es lo mejor.
puzzles-costs = { $move } no es lo mejor: cuesta { $loss }.
puzzles-chance = un { $loss } % de ganar
puzzles-points = { $loss ->
    [one] un punto
   *[other] { $loss } puntos
}
puzzles-solution = Lo mejor: { $moves }. Todo lo demás cuesta al menos { $margin }.
puzzles-also = Igual de bueno: { $moves }
puzzles-verified-exact = Está calculado.
puzzles-verified-search = Lo ha encontrado una búsqueda de { $simulations } simulaciones.
new-well =
    La carpeta { $folder } tiene un juego que funciona, con reglas, textos y pruebas.
    Ahora:    pip install -e { $folder }
    Después:  sobremesa check { $name }  y  sobremesa play { $name }
verify-well = { $game }: el compromiso se ha cumplido, y las líneas de azar ({ $lines }) son las que da la secuencia.
check-well = Todas las leyes se cumplen: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $events } sucesos, { $guesses } conjeturas, { $refusals } rechazos; { $pairs } pares de mundos, de { $length } sucesos de media.

## check --complete

owed-nothing = A { $game } no le falta nada.
owed-file = los textos no se pueden leer; en este idioma solo check y engine conocen el juego.
owed-name = la lista de juegos, la cabecera de una mesa o su ayuda no tienen qué decir.
owed-rule = un rechazo por esta regla muestra su identificador y ninguna frase.
owed-option = quien pone una mesa ve el nombre de la opción tal como lo usa el programa.
owed-colour = se elige un color que no tiene nombre.
owed-field = la mesa común muestra el nombre del campo tal como lo usa el programa.
owed-action = la decisión se muestra tal como se escribe en el registro.
owed-note = esta consecuencia no se puede contar, y quien juega ve un error.
owed-reason = el final de una partida se explica con una palabra del programa.
owed-document = No hay reglas numeradas, ni en rules.md de la carpeta del juego ni en docs/rules: nadie puede consultar la que cita un rechazo.
owed-examples = El documento de reglas no tiene ejemplos: nada muestra que coincida con el programa.
owed-board = No hay tablero propio para la terminal, que dibuja la mesa común.
owed-face = No hay cara propia para las páginas, que muestran la mesa común.
owed-lesson = Falta la lección: a nadie se le ofrece una primera partida guiada.
owed-book = Falta el reglamento ilustrado: nadie lee cómo se juega, página a página y con imágenes.
owed-hints = Faltan las pistas para la búsqueda: el ordenador busca con partidas al azar, y sus niveles son más flojos.

## argparse, en nuestras palabras

usage-prefix = uso:
usage-positionals = argumentos
usage-options = opciones
usage-help = muestra esta ayuda y termina
usage-version = muestra la versión y termina
usage-error = { $program }: { $message }
usage-choice = { $name }: { $value } no existe; hay { $choices }
usage-kind = { $name }: { $value } no es { $kind ->
    [int] un número entero
    [float] un número
   *[other] lo que se espera
}
usage-value = { $name }: falta el valor
usage-flag = { $name } no lleva valor, y aquí lleva { $value }
usage-missing = falta: { $names }
usage-unknown = esto no se conoce: { $names }
usage-ambiguous = { $name } puede ser { $names }
metavar-game = JUEGO
metavar-file = ARCHIVO
metavar-name = NOMBRE
metavar-name-value = NOMBRE=VALOR
metavar-command = ORDEN
metavar-player = JUGADOR
metavar-dir = CARPETA
metavar-text = TEXTO
metavar-rules = REGLAS
metavar-address = DIRECCIÓN
metavar-what-days = QUÉ=DÍAS
metavar-budget = GASTO

## The server

cli-serve = servir mesas a navegadores y programas
cli-backup = copiar la base de datos de un servidor, también en marcha
cli-restore = llenar una base de datos vacía desde una copia
cli-recount = vuelve a calcular resultados y estadísticas de las partidas terminadas, a partir de sus registros
recount-done = Se han vuelto a calcular { $games } partidas terminadas; { $unread } no se han podido leer.
cli-tables = revisa, repara o quita mesas cuyo registro no se puede leer
cli-admin = dar órdenes a un servidor en marcha: mesas, invitados, vetos, avisos
cli-schema = escribir los tipos del protocolo: JSON Schema y TypeScript
arg-db = la base de datos, por ejemplo postgresql://user@host/name (si no, SQLite en la carpeta de datos)
arg-data = la carpeta de datos
arg-backup-file = la copia, un archivo SQLite
arg-tables = qué hacer con las mesas apartadas
arg-tables-name = el principio del nombre público de una mesa, como lo escribe "list"
arg-tables-keep = un archivo nuevo para lo que se corta o se quita
aside-kind = una entrada de una clase que solo conoce una versión más nueva
aside-entry = una entrada que no se puede leer
aside-missing = falta una entrada
aside-rules = una entrada que las reglas no permiten
tables-none = No hay mesas apartadas.
tables-people = Personas: { $people }
tables-rest = Entradas desde ahí: { $count }. "repair" las corta, "remove" quita la mesa entera; las dos las guardan en un archivo.
tables-well = Se puede leer entera: "repair" lo hace constar y la mesa sigue.
tables-repaired = { $name } vuelve a leerse; entradas cortadas: { $count }. Un servidor en marcha se entera en un minuto.
tables-removed = { $name } ya no está; entradas guardadas en el archivo: { $count }.
arg-replace = ocupa el lugar de una copia anterior con ese nombre, cuando la nueva está completa
arg-root = la raíz del árbol de trabajo
arg-host = la dirección en la que escuchar
arg-port = el puerto en el que escuchar
arg-config = un archivo TOML con cualquiera de estas opciones (antes valen la línea de órdenes y el entorno, SOBREMESA_...)
arg-public-url = la dirección que usan los amigos, para las invitaciones
arg-passkey-origin = la dirección en la que funcionan las llaves de acceso, si no es la pública
arg-trust-proxy = hay un proxy inverso delante: creer su X-Forwarded-For; solo desde estas redes (si no se dice ninguna: esta máquina y redes privadas)
arg-keep = cuántos días se guarda lo que nadie quiere, por ejemplo finished=365,guests=forever; de empty, waiting, finished, nobody, guests, accounts, analyses
arg-turn-hook = una orden que avisa a quien no está de que le toca
arg-admin = qué hacer: ver mesas, invitados, avisos o vetos (tables, guests, reports, bans); cerrar o quitar una mesa (close, remove); retirar los dispositivos de un invitado o borrarlo (revoke, delete); vetar a un invitado o unas direcciones, o dejar de hacerlo (ban, unban); resolver un aviso (settle); buscar ya lo que nadie quiere (retention)
arg-admin-name = una mesa, un invitado o un aviso, por el principio del nombre que muestran las listas; direcciones como 192.0.2.0/24; en las listas: un estado o parte de un nombre
arg-admin-url = dónde está el servidor, si no es en esta máquina
arg-admin-days = cuánto dura el veto; sin esto, para siempre
arg-admin-note = por qué, para ti
arg-admin-token = un archivo con la clave que deben llevar las órdenes; el servidor lo crea si no existe
arg-metrics-token = un archivo con la palabra que ha de enviar quien pida /metrics; se crea si no existe
arg-limits = tantas veces los límites de ritmo habituales
arg-bot-workers = procesos para los jugadores del ordenador
arg-bot-pace = cuánto esperan sus respuestas para que el tiempo no delate ninguna mano: 1 como gusta a la gente, menos es más rápido, 0 nada
arg-bot-budget = lo que un jugador del ordenador puede gastar como mucho en un turno: 2s, 500 (simulaciones) o 1s+500
serve-ready = La mesa está puesta: { $url } (Ctrl-C termina)
serve-missing = sobremesa: el servidor necesita { $name }. Instálalo con: pip install "sobremesa[server]"
backup-exists = { $file } ya existe. Elige otro nombre o usa --replace para ocupar su lugar.
db-none = No hay ninguna base de datos { $database }. ¿Qué carpeta es? Se indica con --data.
backup-of-nothing = No hay ninguna base de datos { $database }, así que { $file } sigue como estaba. ¿Qué carpeta es? Se indica con --data.
backup-done = { $rows } filas guardadas en { $file }.
restore-done = { $rows } filas recuperadas de { $file }.
turn-subject = { $game }: te toca
confirm-subject = Sobremesa: ¿podemos avisarte aquí cuando te toque?

# What the house refuses at a table

refused-no-table = Esa mesa no existe.
refused-no-game = Ese juego no existe.
refused-no-edition = El juego no tiene esa edición de las reglas.
refused-no-lesson = Este juego no tiene lección.
refused-no-book = Este juego no tiene reglamento ilustrado.
refused-no-puzzle = No existe ese problema.
refused-no-picture = En esta imagen no hay nada que probar.
refused-no-replay = Aquí no hay nada que repetir.
refused-no-watchers = Esta mesa no admite espectadores.
refused-no-device = Ese dispositivo no existe.
refused-no-such-guest = Esa persona no existe.
refused-passkey-place = Las llaves de acceso de esta casa solo funcionan en { $place }.
refused-passkey-nowhere = Las llaves de acceso solo funcionan por HTTPS, y esta casa no se abre así. Puedes seguir como invitado.
refused-passkey-elsewhere = Esta llave se ha usado en otra página: solo { $place } puede pedirla.
refused-passkey-old = Ha pasado demasiado tiempo, o se ha enviado dos veces. Vuelve a intentarlo.
refused-passkey-wrong = No se ha podido comprobar lo que ha enviado tu dispositivo. No ha cambiado nada.
refused-passkey-unknown = Esta casa no conoce esa llave: quizá se haya quitado. Prueba con otra o con un código de recuperación.
refused-passkey-there = Esta llave ya se conoce aquí.
refused-passkeys-many = Tienes { $most } llaves de acceso y no caben más: quita antes una.
refused-no-passkey = No hay ninguna llave así.
refused-no-account = Los códigos de recuperación son para cuentas: crea antes una llave de acceso.
refused-code-wrong = No hay ningún código de recuperación así, o ya se ha usado.
refused-barred = Quien lleva esta casa te la ha cerrado.
refused-barred-wide = Eso veta demasiado mundo: como mínimo /{ $most }.
refused-barred-here = Son direcciones de la propia máquina.
refused-report-often = Hoy has avisado de muchas cosas. Quien lleva esta casa las verá; vuelve a intentarlo mañana.
refused-admin-name = { $count ->
    [0] Nada se llama { $name }; da al menos seis caracteres del nombre.
   *[other] { $count } se llaman { $name }: da más caracteres del nombre.
  }
refused-admin-over = Esta mesa ya ha terminado.
refused-link-old = Este enlace ya se ha usado, o es demasiado viejo.
refused-nothing-here = Aquí no hay nada.
refused-bot-seats = Los ordenadores se ponen por el número de su asiento.
refused-seat-not-there = El asiento que quieres no existe, o lo tiene un ordenador.
refused-aside = Algo en el registro de esta mesa no se puede leer, así que se ha apartado. No se ha perdido ni cambiado nada; quien lleva esta casa puede revisarla. Vuelve más tarde.
refused-unkept = Ahora mismo la casa no puede guardar nada. No ha cambiado nada; inténtalo de nuevo dentro de un rato.
refused-too-many-listed = Demasiadas mesas en la sala desde donde estás. Espera un poco, o pon la mesa para amigos, por su enlace.
refused-rules-unknown = Esta mesa juega con las reglas { $rules }, que este programa no conoce. Se puede leer, pero no jugar.
refused-contact-line = Un contacto es una sola línea sin signos de control.
refused-contact-often = Demasiados contactos por hoy desde donde estás. Inténtalo mañana.
refused-banned = Quien organiza esta mesa no te quiere en ella.
refused-begun = La partida ya ha empezado.
refused-not-running = En esta mesa no hay ninguna partida en marcha.
refused-not-seated = No tienes asiento en esta mesa.
refused-not-yours = El asiento { FROM_ONE($seat) } no es tuyo.
refused-not-host = Solo puede hacerlo quien organiza la mesa.
refused-no-seat = No hay asiento { FROM_ONE($seat) }; los asientos van del 1 al { FROM_ONE($last) }.
refused-seated-already = Ya ocupas el asiento { FROM_ONE($seat) }.
refused-locked = La mesa está cerrada por quien la organiza.
refused-full = Todos los asientos están ocupados.
refused-try-after = Lo que viene después no se puede probar: la jugada anterior no vale o no se podría deshacer.
refused-colour-taken = Ese color ya lo tiene otra persona.
refused-no-colour = Este juego no tiene ese color.
refused-taken = El asiento { FROM_ONE($seat) } está ocupado.
refused-kept = El asiento { FROM_ONE($seat) } está guardado para alguien que aún no ha respondido.
refused-no-bot = No hay ningún ordenador en el asiento { FROM_ONE($seat) }.
refused-seats-free = Quedan asientos libres: espera a más gente o añade ordenadores.
refused-bot-plays = En esta mesa un ordenador sigue jugando por ti.
refused-undo-final = Eso no se puede deshacer: es definitivo o la partida ha seguido.
refused-offer-open = Ya hay una oferta; primero hay que responderla.
refused-draw-bots = Los ordenadores no aceptan tablas.
refused-takeback-none = No tienes nada que deshacer.
refused-takeback-window = Espera a que todos hayan respondido.
refused-not-left = Nadie ha dejado el asiento { FROM_ONE($seat) }, o ya lo tiene un ordenador.
refused-offer-absent = Quien juega en el asiento { FROM_ONE($seat) } se ha ido y no puede dar su acuerdo. Puedes pedir un ordenador para ese asiento o esperar a que vuelva.
refused-come-back = Te has ido: vuelve primero a tu asiento.
refused-missing-nobody = En el asiento { FROM_ONE($seat) } no decide ahora ninguna persona.
refused-missing-here = Quien ocupa el asiento { FROM_ONE($seat) } está, o la partida le espera desde hace menos de { $seconds } segundos.
refused-missing-idle = La partida no espera ahora a quien ocupa el asiento { FROM_ONE($seat) }.
refused-missing-days = En esta mesa hay días para decidir, y nadie tiene que estar conectado: decide el reloj.
refused-offer-none = No hay ninguna oferta que puedas responder.
refused-left-already = Ya te has ido.
refused-kick-host = No se puede echar a quien organiza la mesa.
refused-not-over = La partida aún no ha terminado.
refused-rematch-there = La siguiente mesa ya está puesta.
refused-too-many-tables = Demasiadas mesas nuevas desde aquí: espera un poco.
refused-id-used = Ese id ya se usó para otra petición: cada petición necesita un id propio.
refused-too-fast = Demasiado deprisa: espera un momento.
refused-hello-first = El primer mensaje de una conexión es hello.
refused-no-guest = Primero elige un nombre.
refused-empty = Ahí no hay nada que decir.
refused-bots-enough = Ya tienes bastantes partidas con el ordenador en marcha: { $tables } como mucho, con { $seats } asientos suyos. Acaba o cancela una antes.
refused-bots-enough-here = Desde tu dirección ya hay bastantes partidas con el ordenador en marcha: { $tables } como mucho, con { $seats } asientos suyos. Inténtalo cuando termine alguna.
refused-aids-off = En esta mesa se juega sin ayudas: ni pistas ni probabilidades.
refused-aids-failed = Ahora no se ha podido calcular. Inténtalo otra vez.
refused-tutor-people = En esta mesa juegan otras personas: aquí no se avisa a nadie.
refused-start-wrong = No se puede seguir desde ese registro: { $reason }
refused-start-short = El registro es más corto. Líneas que tiene: { $lines }.
refused-start-redacted = La línea { $line } oculta algo: solo se puede seguir desde un registro completo.
refused-start-over = En esa posición la partida ha terminado: no queda nada que jugar.
refused-start-differs = El registro es de otro juego, de otro número de jugadores o de otras opciones.
refused-replays-many = Demasiadas repeticiones y registros a la vez desde aquí. Prueba de nuevo dentro de { $seconds } segundos.
refused-replays-busy = Ahora mismo hay demasiada gente mirando repeticiones y registros. Prueba de nuevo dentro de { $seconds } segundos.
refused-replays-failed = Ahora mismo no se ha podido calcular. Prueba de nuevo dentro de { $seconds } segundos.
refused-replay-long = Esta partida es demasiado larga para mostrarla aquí.
refused-replay-gone = Este registro ya no está a mano: ábrelo otra vez.
refused-analysis-running = La partida sigue en juego: se podrá analizar cuando termine.
refused-analysis-aborted = Esta partida acabó sin resultado: no hay nada que analizar.
refused-analysis-long = Esta partida es demasiado larga para analizarla aquí: { $most } pasos como mucho.
refused-analysis-failed = No se ha podido analizar esta partida. Inténtalo otra vez.
refused-analyses-enough = Ya has pedido bastantes análisis: { $most } a la vez como mucho. Espera a que termine alguno.
refused-analyses-many = Has pedido muchos análisis últimamente. Prueba de nuevo dentro de un rato.
refused-no-analysis = Esta partida no se ha analizado.
refused-no-choice = Ahí no había otra cosa que elegir.
refused-record-long = Este registro es demasiado largo: como mucho { $most } líneas.
refused-upload-slow = El registro no ha llegado a tiempo. Prueba de nuevo.
refused-no-name = Un nombre tiene al menos una letra.
refused-name-hidden = Un nombre no puede tener signos que no se ven o que dan la vuelta a lo escrito.
refused-name-marks = En ese nombre hay demasiadas tildes sobre una letra, o una sin letra.
refused-name-long = Un nombre tiene como mucho { $most } signos.
refused-unreadable = Eso no se puede leer: { $reason }

# What happened at a table

happened-sat = { $player } se sienta.
happened-excused = { $player } no juega esta vez; el asiento queda libre.
happened-stood = { $player } se levanta; el asiento vuelve a estar libre.
happened-bot = Se sienta un ordenador.
happened-freed = Quien organiza la mesa deja libre un asiento.
happened-chose = { $what ->
    [taken] { $player } elige el color { $colour }.
   *[back] { $player } devuelve su color.
}
happened-started = Empieza la partida.
happened-undone = { $player } ha deshecho su última decisión.
happened-offered = { $what ->
    [draw] { $player } ofrece tablas.
    [takeback] { $player } pide deshacer su última decisión.
    [end] { $player } propone terminar la partida sin resultado.
   *[takeover] { $player } pide un ordenador para el asiento abandonado.
}
happened-agreed = { $player } acepta.
happened-declined = { $player } no acepta.
happened-resigned = { $player } se rinde.
happened-forfeited = A { $player } se le acabó el tiempo y queda fuera.
happened-timedout = A { $player } se le acabó el tiempo; decide un ordenador.
happened-left = { $player } ha dejado la mesa.
happened-missing = { $player } falta desde hace un rato; los demás pueden seguir sin esperar.
happened-returned = { $player } ha vuelto.
happened-kicked = Quien organiza la mesa ha echado a alguien.
happened-locked = { $on ->
    [yes] La mesa está cerrada.
   *[no] La mesa vuelve a estar abierta.
}
happened-spectators = { $on ->
    [yes] Se puede mirar la partida.
   *[no] No se puede mirar la partida.
}
happened-aborted =
    { $by ->
        [house] La casa ha terminado la partida: duraba demasiado.
       *[host] La partida se ha cancelado.
    }
happened-rematch = La mesa está puesta de nuevo: ¡otra partida!
happened-away = El servidor no estaba; mientras tanto no corrió ningún reloj.

# El laboratorio y los jugadores

cli-tournament = enfrentar a jugadores de ordenador y puntuarlos
cli-match = dos jugadores de ordenador, hasta que una prueba secuencial sabe quién es más fuerte
arg-lab-players = jugadores: random, greedy, search, easy, medium, hard, master; si se quiere, con lo que pueden gastar por turno: master@200ms, search@1000
arg-table-games = cuántas partidas para cada grupo de jugadores de una mesa
arg-most-games = como mucho tantas partidas
arg-sprt = dos hipótesis sobre la ventaja en Elo del primer jugador; la prueba acaba cuando una es cierta
arg-seats = cuántos asientos tiene una mesa
arg-budget = lo que cada jugador puede gastar por turno: 200ms, 1.5s, 800 (simulaciones), 200ms+800
arg-same-luck = la misma suerte para cada reparto de asientos de los mismos jugadores: menos partidas para la misma certeza
arg-luck = simulaciones para la suerte de cada suceso de azar; con 0 no se mira
arg-processes = cuántos procesos juegan a la vez
arg-lab-json = todo como JSON, en este fichero
arg-lab-page = una página para mirar, en este fichero
lab-player = Jugador
lab-seats = Asientos
lab-share = Victorias
lab-interval = 95 % en conjunto
lab-without = Sin la suerte
lab-elo = Elo (95 %)
lab-games = Partidas
lab-place = Lugar
lab-place-seat = Asiento { $number }
lab-place-order = { $number ->
    [1] Elige primero
   *[other] Elige como número { $number }
}
match-result = { $player } tiene el { $share } % de los puntos contra { $other } (de { $low } a { $high } %), Elo { $elo }, en { $games } partidas.
match-without-luck = Sin la suerte tiene el { $share } de los puntos.
match-elo0 = La prueba dice: una ventaja de { $low }, no de { $high } Elo (razón { $ratio }, límite { $bound }).
match-elo1 = La prueba dice: una ventaja de { $high }, no de { $low } Elo (razón { $ratio }, límite { $bound }).
match-open = La prueba sigue abierta entre { $low } y { $high } Elo (razón { $ratio }, límite { $bound }).
cli-lab = jugar un experimento escrito en un archivo, y contar lo que muestra
cli-lab-run = jugar un experimento, o seguir con uno que se paró
cli-lab-report = escribir una página sobre un experimento jugado, o sobre lo que cambió de uno a otro
arg-lab-file = el experimento, un archivo TOML
arg-lab-into = dónde se guarda todo (una carpeta junto al archivo, con su nombre)
arg-lab-ray = jugar en un clúster de Ray, en esta dirección o con los núcleos de esta máquina
arg-lab-run = la carpeta de un experimento jugado
arg-lab-against = la carpeta de otro anterior, para comparar
arg-lab-report-page = escribe la página en este archivo (report.html o compared.html en la carpeta del experimento)
lab-extra = Para esto hace falta el extra "{ $extra }": pip install "sobremesa[{ $extra }]" (falta { $name }).
lab-more-rows = Otras { $more } filas están en answers.json y en el informe.
lab-stopped = Parado tras { $games } de { $all } partidas. La misma orden sigue donde se quedó.
lab-kept = Todo está en { $folder }: games.parquet, answers.json y lo demás que el experimento guarda.
lab-page-kept = La página es { $file }.
lab-page-title = { $title }: { $name }
lab-pair-title = { $title }: de { $before } a { $after }
lab-pair-how = Lo que cambió, fila por fila. Con la misma semilla se comparan entre sí las partidas con la misma suerte; los intervalos de una pregunta valen en conjunto en el 95 % de las comparaciones.
lab-ask-seat = ¿Es un asiento mejor que otro?
lab-ask-order = ¿Ayuda elegir primero?
lab-ask-player = ¿Cuánto gana cada jugador?
lab-ask-option = ¿Qué cambian las opciones?
lab-ask-points = ¿Cuántos puntos hace cada asiento?
lab-ask-margin = ¿Con cuánta ventaja se gana?
lab-ask-length = ¿Cuánto dura una partida?
lab-ask-branching = ¿Cuánto hay que decidir?
lab-ask-lead = ¿Cuántas veces cambia el primero, y cuándo se sabe quién gana?
lab-ask-luck = ¿Cuánto del resultado es suerte?
lab-ask-use = ¿Qué se usa, y gana quien lo usa?
lab-ask-rules = ¿Qué reglas aparecen, y a quién?
lab-ask-idle = ¿Cuántas decisiones dan igual?
lab-ask-depth = ¿Cuánto ayuda pensar el doble?
lab-ask-trait = ¿Importa esto: { $name }?
lab-ask-uses = ¿Qué se usa, y gana quien lo usa: { $name }?
lab-how-order = Va primero quien tiene la primera elección de la partida. Donde todos deciden a la vez, a quién se pregunta antes se sortea para cada bloque de partidas.
lab-how-length = Los minutos son una estimación: { $choice } segundos por elección, { $forced } por decisión sin alternativa, { $chance } por dados y cartas.
lab-how-branching = Las alternativas se cuentan donde hay más de una.
lab-how-lead = Cada posición se valora con { $values } partidas simuladas, con los secretos a la vista. Una ventaja cuenta desde 10 puntos de cien; se sabe quién gana desde que su probabilidad se queda en el 90 % o más.
lab-how-luck = Cuánto menos varían los resultados sin la suerte que el entrenador ve en cada azar ({ $luck } simulaciones por cada uno). Lo que sus simulaciones no ven cuenta como habilidad.
lab-how-use = Cuántos de los asientos lo hicieron al menos una vez en una partida, y la parte de la victoria de quienes lo hicieron. Quien gana quizá haga más cosas: esto no dice cuál es la causa.
lab-how-rules = Cuántos de los asientos hicieron aparecer una regla con una decisión al menos una vez en una partida, y la parte de la victoria de esos. A quien gana quizá le toquen más: esto no dice cuál es la causa.
lab-how-idle = En cada partida se sortearon { $samples } elecciones y se probaron hasta seis alternativas, cada una con { $values } simulaciones y la misma suerte. Donde todas llegaron a lo mismo, la elección no cambió nada que ellas vieran.
lab-how-option = Comparado con la primera variante, partida a partida y con la misma suerte.
lab-row-seat = Asiento { $name }
lab-row-order = Elección número { $name }
lab-row-player = { $name }
lab-row-points = Asiento { $name }
lab-row-margin = Puntos sobre el segundo
lab-row-decisions = Decisiones
lab-row-turns = Turnos
lab-row-minutes = Minutos
lab-row-alternatives = Alternativas de una elección
lab-row-forced = Decisiones sin alternativa
lab-row-lead = Cambios del primero
lab-row-settled = Parte de los turnos tras la que se sabe quién gana
lab-row-luck = Suerte
lab-row-idle = Elecciones que dieron igual
lab-row-depth = { $name }
lab-row-trait = { $name }
lab-row-used = { $name }: parte de la victoria
lab-row-often = { $name }: cuántos asientos
lab-row-change-seat = Asiento { $name }: parte de la victoria
lab-row-change-decisions = Decisiones
lab-row-change-turns = Turnos
lab-row-change-minutes = Minutos
lab-only-arm = todo
lab-from-to = de { $low } a { $high }
lab-head-row = Qué
lab-head-arm = Jugado con
lab-head-mean = Media
lab-head-interval = 95 % en conjunto
lab-head-elo-words = Elo
lab-head-p = Probabilidad de esto si es parejo
lab-head-p-change = Probabilidad de esto si nada cambió
lab-head-verdict = Qué se muestra
lab-head-games = Contado
lab-head-cost = Partidas necesarias
lab-head-before = Antes
lab-head-after = Después
lab-head-change = Cambio
lab-axis-share = por ciento
lab-axis-number = media
lab-verdict-balanced = equilibrado a { $within } puntos o menos
lab-verdict-outside = desigual por más de { $within } puntos
lab-verdict-different = no es parejo; por cuánto, no se sabe
lab-verdict-open = abierto
lab-no-rows = Ninguna partida dice nada sobre esto.
lab-chained = Del primero al último: { $mean } Elo (de { $low } a { $high }).
lab-plan-game = { $title } con { $seats } { $seats ->
    [1] asiento
   *[other] asientos
}; jugadores: { $players }.
lab-plan-blocks = Previsto: { $blocks } bloques de { $games } { $games ->
    [1] partida
   *[other] partidas
} con la misma suerte { $arms ->
    [1] (cada reparto de asientos)
   *[other] (cada reparto de asientos, { $arms } variantes)
}. Un bloque es una observación.
lab-plan-fixed = El número de partidas se fijó de antemano; los intervalos de una pregunta valen en conjunto en el 95 % de los experimentos.
lab-plan-sequence = Se mira cada { $every } bloques: acaba cuando cada fila de la primera pregunta se sabe a { $width } puntos o está decidida. Los intervalos de una pregunta valen en conjunto, en todas las miradas, en el 95 % de los experimentos.
lab-plan-within = Equilibrado es lo que está demostrado a { $within } puntos o menos de la parte justa.
lab-plan-adjust = Las partes de la victoria se dan sin la suerte que ve el entrenador; así se fijó de antemano.
lab-plan-options = Opciones: { $options }.
lab-plan-done = Se ha jugado todo lo previsto: { $games } partidas.
lab-plan-open = Hasta ahora { $games } de { $all } partidas.
lab-plan-early = El plan no está completo: lo que se ve ahora se puede mirar, pero no se puede concluir nada de ello.
lab-made = Cómo repetirlo
lab-made-rules = Reglas { $rules }. { $sizes }.

level-random = azar
level-greedy = impulsivo
level-search = pensador
level-easy = fácil
level-medium = medio
level-hard = difícil
level-master = maestro
arg-against = quién juega en los demás asientos, desde el siguiente: easy, medium, hard, master, random; uno para todos o uno cada uno
arg-watch = jugadores de ordenador entre ellos; tú miras
play-against = Los demás: { $players }.
play-watch = Juegan: { $players }.
play-bad-player = No hay ningún jugador "{ $name }". Hay: { $names }.
word-hint = pista
command-hint = las decisiones que mejor pintan, con la probabilidad de ganar tras cada una
hint-head = Así se ve ({ $simulations } partidas jugadas de cabeza):
hint-exact = Esto se puede calcular, y es lo mejor:
hint-line = { $move }: { $chance } %
hint-none = Ahora no hay nada que decidir.
thinking = { $player } está pensando.
why-best = { $player } eligió "{ $move }": un { $chance } % de ganar, probado en el { $share } % de { $simulations } partidas de cabeza.
why-second = La siguiente mejor opción parecía un { $chance } %.
why-secret = Lo que acaba de decidir { $player } es todavía un secreto.
why-exact = { $player } eligió "{ $move }": está calculado, y no hay nada mejor.
why-forced = { $player } no tenía otra opción que "{ $move }".
why-simple = { $player } eligió "{ $move }" sin pensar más allá.

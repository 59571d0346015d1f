# Totem 1.0 en español: lo que esas reglas decían de otra manera. en.ftl, al lado, tiene las mismas claves.

rule-TOT-23 = Tienes que seguir: mientras queden puntos y alguna de tus unidades pueda dar un paso, hay que darlo.
rule-TOT-24 = Los puntos que ninguna de tus unidades puede gastar se pierden. No tienes obligación de preverlo.
rule-TOT-34 = Cada tirada empieza de cero: todas tus unidades pueden moverse otra vez y solo cuentan los dados nuevos.
rule-TOT-44 = Una unidad no puede volver a una casilla en la que ya estuvo en esta tirada. Otras unidades sí pueden usarla.
rule-TOT-R6 = Los puntos que no se pueden gastar se pierden, y nadie está obligado a buscar el camino que gasta más.
rule-TOT-R7 = Se descarta un dado como mucho. Puedes elegir cualquiera de los tres números, aunque una parte vaya a perderse.
rule-TOT-R12 = Lo que una unidad hizo en una tirada no la ata en la siguiente, ni siquiera dentro del mismo turno.
rule-TOT-R16 = No se vuelve a ninguna casilla en la que la unidad haya estado en esta tirada, no solo a la última.

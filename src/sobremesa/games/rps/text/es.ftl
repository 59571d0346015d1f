# Piedra, papel o tijera en español; en.ftl, al lado, tiene las mismas claves.

title = Piedra, papel o tijera
about = Dos jugadores, dos minutos: se elige en secreto y a la vez.

rule-RPS-1 = En cada ronda los dos eligen piedra, papel o tijera, en secreto y al mismo tiempo. Una elección hecha no se cambia.
rule-RPS-2 = La piedra gana a la tijera, la tijera al papel y el papel a la piedra: quien gana se lleva la ronda.
rule-RPS-3 = Si las dos elecciones son iguales, una moneda da la ronda a uno de los dos. La moneda no la decide nadie.
rule-RPS-4 = Gana la partida quien gana dos rondas.

player = Jugador { FROM_ONE($seat) }

action-rock = Piedra
action-paper = Papel
action-scissors = Tijera
action-coin = La moneda da la ronda a { PLAYER($winner) }

field-chosen = Elegido
field-won = Rondas ganadas
field-points = Rondas ganadas

web-choose = Elige piedra, papel o tijera.
web-wait = La otra persona está eligiendo.

over-points = Rondas ganadas · { $points }
reason-rounds = Uno de los dos ha ganado dos rondas.

help =
    En cada ronda los dos eligen en secreto y las elecciones se enseñan a la vez.
    La piedra gana a la tijera, la tijera al papel y el papel a la piedra. Si los
    dos eligen lo mismo, una moneda decide la ronda. Con dos rondas se gana.

    Lo que puedes escribir:
      rock (piedra)  paper (papel)  scissors (tijera)

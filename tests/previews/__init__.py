"""What the rules say, for the previews of the browser (web/src/games/<game>/preview.ts).

    python -m tests.previews      writes all files anew

A preview shows what a decision would bring before it is sent. So it knows some rules a second time, and its unit
tests hold it to what the rules themselves say of random positions. `cards.json` is what the page draws
Evidencia's cards from.
"""

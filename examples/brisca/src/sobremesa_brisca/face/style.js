/** How the table looks. Colours come from the page (`--ink`, `--raised`...), so that light and dark are the house's; cards are
 * paper in both. */

export const STYLE = `
:host { display: block; }
* { box-sizing: border-box; }
.table {
  display: grid; gap: clamp(.6rem, 2vw, 1.2rem); padding: clamp(.6rem, 2vw, 1.4rem);
  border-radius: 18px; background: var(--sunken, #eee5d6); color: var(--ink, #2a2320);
}
h2, p { margin: 0; }
h2 { font: 600 1rem/1.2 var(--serif, Georgia, serif); }
section { min-width: 0; }
.card { display: block; aspect-ratio: 60 / 92; filter: drop-shadow(0 2px 3px rgb(0 0 0 / .25)); }
.card svg { display: block; width: 100%; height: 100%; }
:focus-visible { outline: 3px solid var(--focus, #1d5fbf); outline-offset: 3px; border-radius: 8px; }

.others { display: flex; flex-wrap: wrap; justify-content: center; gap: .6rem; }
.player {
  display: grid; grid-template-columns: auto auto; align-items: center; justify-content: start; gap: .15rem .8rem;
  padding: .5rem .8rem; border: 2px solid var(--line, #d9cdbb); border-radius: 12px; background: var(--raised, #fffdf9);
}
.player h2 { overflow-wrap: anywhere; }
.player.due { border-color: var(--accent, #9c3d1f); }
.player.won { border-color: var(--good, #22683c); background: var(--good-soft, #e2efe3); }
.points { font-variant-numeric: tabular-nums; justify-self: end; }
.badges { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .3rem; font-size: .8rem; }
.badges span { padding: .05rem .5rem; border-radius: 1rem; background: var(--accent-soft, #f6e3d8); color: var(--ink, #2a2320); }
.held { grid-column: 1 / -1; display: flex; gap: .25rem; min-height: 3.1rem; }
.small { width: 2rem; }

.middle, .mine { width: 100%; max-width: 54rem; margin-inline: auto; }
.middle { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: clamp(.6rem, 3vw, 2rem); align-items: center; }
.trick { display: grid; gap: .5rem; justify-items: center; min-height: 13rem; align-content: center; }
.trick .cards { display: flex; flex-wrap: wrap; justify-content: center; gap: clamp(.4rem, 2vw, 1.2rem); }
figure { margin: 0; display: grid; align-content: start; justify-items: center; gap: .3rem; width: clamp(4rem, 11vw, 6.4rem); }
figure .card { width: 100%; border-radius: 8px; }
figcaption { font-size: .8rem; text-align: center; overflow-wrap: anywhere; }
figcaption b { display: block; color: var(--good, #22683c); }
.best .card { outline: 3px solid var(--good, #22683c); outline-offset: 2px; }
.over .card { opacity: .62; }
.over h2 { color: var(--faint, #645950); }
.fresh .card { animation: fall .35s ease-out; }
@keyframes fall { from { transform: translateY(-1.2rem) rotate(-5deg); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .fresh .card { animation: none; } }

.stock { display: grid; justify-items: center; gap: .5rem; text-align: center; max-width: 13rem; font-size: .9rem; }
.stock h2 { display: flex; align-items: center; gap: .35rem; }
.suit svg { display: block; width: 1.5rem; height: 1.5rem; }
.pile { position: relative; width: 9.4rem; height: 8.6rem; }
.pile .top { position: absolute; left: 0; top: 0; width: 5.4rem; }
.turned { position: absolute; right: 1.45rem; top: .5rem; width: 5.4rem; transform: rotate(90deg); }
.offered { cursor: pointer; outline: 3px solid var(--accent, #9c3d1f); outline-offset: 2px; border-radius: 8px; }
.offer {
  padding: .4rem .6rem; border: 2px solid var(--accent, #9c3d1f); border-radius: 10px; background: var(--raised, #fffdf9);
  color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}

.mine { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; align-items: end; }
.hand { display: flex; justify-content: center; gap: clamp(.5rem, 2vw, 1.2rem); }
.hand button {
  display: grid; align-content: start; gap: .3rem; width: clamp(5rem, 14vw, 7.6rem); padding: .4rem; border: 2px solid transparent; border-radius: 12px;
  background: none; color: inherit; font: inherit; font-size: .85rem; cursor: pointer; transition: transform .12s;
}
.hand button:enabled { border-color: var(--accent, #9c3d1f); background: var(--raised, #fffdf9); }
.hand button:enabled:hover, .hand button:focus-visible { transform: translateY(-.35rem); }
.hand button:disabled { cursor: default; }
.name { text-align: center; }

@media (max-width: 40rem) {
  .others { gap: .4rem; }
  .others { flex-wrap: nowrap; }
  .others .player { grid-template-columns: minmax(0, 1fr); align-content: start; flex: 1 1 0; padding: .35rem .5rem; font-size: .85rem; }
  .seats2 .others .player { grid-template-columns: auto auto auto; }
  .seats2 .badges, .seats2 .held { grid-column: auto; }
  .others .points { justify-self: start; }
  .small { width: 1.5rem; }
  .held { min-height: 2.4rem; }
  .trick { min-height: 11rem; }
  figure { width: 4rem; }
  .pile { width: 6.8rem; height: 6.2rem; }
  .pile .top, .turned { width: 3.9rem; }
  .turned { right: 1.05rem; top: .4rem; }
  .stock { max-width: 7.4rem; font-size: .8rem; }
  .mine { grid-template-columns: minmax(0, 1fr); }
  .hand button { width: min(31%, 6.4rem); padding: .3rem; }
}
`;

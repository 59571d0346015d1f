/** The table of Brisca: hands, trick, stock and points. It draws what the view has and offers what is legal; it knows no rules. */

import { picture, read, suitPicture } from "./cards.js";
import { STYLE } from "./style.js";

/** An element with attributes, listeners (`onclick`) and children: texts are texts, nothing is ever read as markup. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null));
  return element;
}

/** A drawing of our own as an element. */
function drawn(source, attributes) {
  const element = h("span", attributes);
  element.innerHTML = source;
  return element;
}

const named = (card, words, seat) => (read(card) ? words.say("web-card", read(card)) : words.say("web-back", { seat }));

const shown = (card, words, seat, kind = "") =>
  drawn(picture(card), { class: `card ${kind}`, role: "img", "aria-label": named(card, words, seat), "data-card": read(card) ? card : null });

/** The seats as they sit round the table, from whoever looks, who sits below. */
function around(view, seat) {
  const first = seat ?? 0;
  return view.hands.map((_, place) => (first + place) % view.hands.length);
}

const partners = (view, one, other) => view.hands.length === 4 && one !== other && (one - other) % 2 === 0;

/** One player: name, points, cards as this seat may see them. */
function player({ view, seat, names, words, deciders, result }, who) {
  const cards = view.hands[who];
  const partner = partners(view, who, seat ?? who + 2) ? (who + 2) % 4 : null;
  const badges = [
    partner === null ? null : seat === null ? words.say("web-partner-of", { seat: partner }) : words.say("web-partner"),
    view.leader === who && !result ? words.say("web-leads") : null,
  ].filter(Boolean);
  return h(
    "section",
    { class: `player ${deciders.includes(who) ? "due" : ""} ${result?.winners.includes(who) ? "won" : ""}`, "data-seat": who },
    h("h2", {}, names[who] || words.player(who)),
    h("p", { class: "points" }, words.say("web-points", { points: view.points[who] })),
    badges.length ? h("p", { class: "badges" }, badges.map((badge) => h("span", {}, badge))) : null,
    who === seat ? null : h("div", { class: "held", role: "group", "aria-label": words.say("web-held", { count: cards.length }) }, cards.map((card) => shown(card, words, who, "small"))),
  );
}

/** The trick as far as it is played; before its first card, the one before it. */
function trick({ view, names, words }, before) {
  const now = view.trick.length > 0;
  const cards = now ? view.trick : view.last;
  const leader = now ? view.leader : view.last_leader;
  const best = now ? view.winning : view.last_winner;
  const played = cards.map((card, place) => {
    const who = (leader + place) % view.hands.length;
    const fresh = !before || ![...before.trick, ...(now ? [] : before.last)].includes(card);
    return h(
      "figure",
      { class: `${who === best ? "best" : ""} ${fresh ? "fresh" : ""}` },
      shown(card, words, who),
      h("figcaption", {}, names[who] || words.player(who), who === best ? h("b", {}, ` ${words.say(now ? "web-winning" : "web-won")}`) : null),
    );
  });
  return h(
    "section",
    { class: `trick ${now ? "" : "over"}`, "aria-live": "polite" },
    h("h2", {}, words.say(now || !cards.length ? "web-trick" : "web-last")),
    cards.length ? h("div", { class: "cards" }, played) : h("p", {}, words.say("web-empty")),
  );
}

/** The stock with the turned-up card under it; while that can be swapped there is a button, and a click on it does the same. */
function stock({ view, legal, words, decide }) {
  const swap = legal.find((text) => text.startsWith("swap "));
  const turned = view.turned ? shown(view.turned, words, 0) : null;
  const under = h("div", { class: `turned ${swap ? "offered" : ""}`, onclick: () => swap && decide(swap) }, turned);
  return h(
    "section",
    { class: "stock" },
    view.trump ? h("h2", {}, drawn(suitPicture(view.trump), { class: "suit" }), words.say("web-trump", { suit: view.trump })) : null,
    h("div", { class: "pile" }, turned ? under : null, view.stock ? drawn(picture("?"), { class: "card top" }) : null),
    h("p", {}, words.say("web-stock", { count: view.stock })),
    swap ? h("button", { type: "button", class: "offer", "data-decision": swap, onclick: () => decide(swap) }, words.decision(swap)) : null,
  );
}

/** One's own cards. Arrows go from card to card; Enter, space or a click plays. */
function hand({ view, seat, legal, words, decide }) {
  const cards = view.hands[seat].map((card) => {
    const text = `play ${card}`;
    return h(
      "button",
      { type: "button", "data-decision": text, disabled: !legal.includes(text), onclick: () => decide(text) },
      drawn(picture(card), { class: "card" }),
      h("span", { class: "name" }, named(card, words, seat)),
    );
  });
  return h("section", { class: "hand", role: "group", "aria-label": words.say("web-hand"), onkeydown: walk }, cards);
}

function walk(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button:enabled")];
  const next = buttons[buttons.indexOf(event.target) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

function table(props, before) {
  const { view, seat } = props;
  const [me, ...others] = around(view, seat);
  return h(
    "div",
    { class: `table seats${view.hands.length}` },
    h("div", { class: "others" }, (seat === null ? [me, ...others] : others).map((who) => player(props, who))),
    h("div", { class: "middle" }, trick(props, before), stock(props)),
    seat === null ? null : h("div", { class: "mine" }, hand(props), player(props, me)),
  );
}

function status(view, seat, legal, words) {
  if (legal.length) return words.say(legal.some((text) => text.startsWith("swap ")) ? "web-now-swap" : view.trick.length ? "web-now-follow" : "web-now-lead");
  return view.turn === null ? "" : words.say("web-now-wait", { seat: view.turn });
}

function score(result, view, words) {
  const total = { label: words.say("web-score"), values: [...result.points], rule: result.rule, total: true };
  return view.hands.length < 4 ? [total] : [{ label: words.say("field-taken"), values: [...view.taken], rule: "BRI-23" }, total];
}

export const face = {
  version: 1,
  status,
  score,
  mount(element, props) {
    const host = h("div", { class: "brisca" });
    const root = host.attachShadow({ mode: "open" }); // our style stays here, and the page's outside
    const style = h("style", {}, STYLE);
    let before = null;
    const update = (now) => {
      const focused = root.activeElement?.getAttribute("data-decision");
      root.replaceChildren(style, table(now, before));
      if (focused) (root.querySelector(`[data-decision="${focused}"]:enabled`) ?? root.querySelector(".hand button:enabled"))?.focus();
      before = now.view;
    };
    element.append(host);
    update(props);
    return { update, destroy: () => host.remove() };
  },
};

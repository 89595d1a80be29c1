// Part 2 of the card table: everything that is looked at: facts, seats, indicator, trick.
// Each function takes the payload (or a part of it) and returns HTML; every text comes from the payload.

const MARKUP = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const esc = (text) => String(text ?? "").replace(/[&<>"']/g, (sign) => MARKUP[sign]);
const spoken = (text) => (text ? `<span class="sr">${esc(text)}</span>` : "");

// Icons: one family, strokes of 2 in a box of 20.
const ICONS = {
  right: "M4.5 10.5l3.6 3.7 7.4-8.2",
  wrong: "M5.5 5.5l9 9m0-9l-9 9",
  missed: "M10 4.5v7.2M10 15v.4",
  other: "M4 12.5V10a4 4 0 0 1 4-4h7.5M12.200 2.700 15.800 6l-3.600 3.300",
  hint: "M7.500 13.500a4.800 4.800 0 1 1 5 0v1.500h-5zM8.200 17.500h3.600",
  witness: "M2.5 10s2.8-4.8 7.5-4.8S17.5 10 17.5 10s-2.8 4.8-7.5 4.8S2.5 10 2.5 10zM10 8.2a1.8 1.8 0 1 0 .01 0z",
  won: "M10 3l2.1 4.4 4.9.6-3.6 3.3 1 4.8L10 13.7l-4.4 2.4 1-4.8L3 8l4.9-.6z",
  chosen: "M4.5 10.5l3.6 3.7 7.4-8.2",
  changed: "M3.500 7.500h11l-3-3M16.500 12.500h-11l3 3",
  told: "M4 4.500h12v8.500h-7l-3.500 3v-3H4z",
  first: "M5.500 4.500v11M15 4.500 8.500 10l6.500 5.500",
  back: "M12.500 4.500 6.500 10l6 5.500",
  forward: "M7.500 4.500 13.500 10l-6 5.500",
  last: "M14.500 4.500v11M5 4.500l6.500 5.500L5 15.500",
  play: "M6.500 4.500v11l9-5.500z",
  pause: "M7 4.500v11M13 4.500v11",
  past: "M4.200 6.500A7 7 0 1 1 3 10M4 3v3.700h3.700M10 6.500V10.300l2.600 1.700",
  turned: "M4 8a6.2 6.2 0 0 1 11-1.6M16 3v3.8h-3.8M16 12a6.2 6.2 0 0 1-11 1.6M4 17v-3.8h3.8",
};
const icon = (name) => `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** Where each seat is, seen from the middle of the table. */
function directions(seats) {
  const start = Math.max(0, seats.findIndex((seat) => seat.place === "bottom"));
  const of = {};
  const [wide, high] = seats.length > 6 ? [1.53, 1.97] : [1.3, 1.97]; // a wider ring
  const fixed = { bottom: [0, 1], right: [1, 0], top: [0, -1], left: [-1, 0] };
  seats.forEach((seat, i) => {
    const angle = (2 * Math.PI * (i - start)) / seats.length;
    of[seat.seat] = seats.length <= 4 ? fixed[seat.place] : [Math.sin(angle) * wide, Math.cos(angle) * high];
  });
  return of;
}

function drawFacts(facts) {
  const one = (fact) =>
    `<div class="fact${fact.spoken ? " sr" : ""}"><dt>${esc(fact.label)}</dt>` +
    `<dd>${fact.suit ? suitMark(fact.suit) : ""}<span class="long">${esc(fact.value)}</span>` +
    `<span class="short">${esc(fact.short ?? fact.value)}</span></dd></div>`;
  return (facts ?? []).map(one).join("");
}

function drawSeat(seat, table) {
  const { payload } = table;
  const badges = (seat.badges ?? []).map((b) => `<b class="badge is-${esc(b.id)}">${esc(b.text)}</b>`).join("");
  const laid = seat.laid && seat.place !== "bottom" ? drawLaid(seat.laid) : "";
  const backs = !seat.laid && seat.backs && seat.place !== "bottom" ? fan(seat.backs) : "";
  const long = (seat.bubble ?? "").length > 10; // too long to stand beside a plate on a phone
  const bubble = seat.bubble ? `<span class="bubble${long ? " is-long" : ""}">${esc(seat.bubble)}</span>` : "";
  return (
    `<div class="seat ${placeClass(seat.place)}" data-seat="${esc(seat.seat)}" data-turn="${Boolean(seat.turn)}"` +
    `${placeData(choiceAt(payload, "seat", seat.seat), table)}>` +
    `${spoken(seat.label ?? seat.name)}<div class="who" aria-hidden="true">${laid}${backs}` +
    `<div class="plate"><span class="name">${esc(seat.name)}</span>` +
    `${seat.score == null ? "" : `<b class="score">${esc(seat.score)}</b>`}` +
    `${badges ? `<span class="badges">${badges}</span>` : ""}</div>${bubble}</div>` +
    `${drawIndicator(seat, payload)}</div>`
  );
}

/** `at-left`, or `at-left is-upper` for a place called `upper-left`, which only a bigger table has. */
const placeClass = (name) => name.split("-").reverse().map((part, i) => (i ? `is-${esc(part)}` : `at-${esc(part)}`)).join(" ");

function fan(count) {
  const spread = Math.min(9, 44 / count);
  const backs = Array.from({ length: count }, (_, i) => {
    const turn = (i - (count - 1) / 2) * spread;
    return `<i style="--turn:${turn.toFixed(1)}deg"></i>`;
  });
  return `<span class="fan">${backs.join("")}</span>`;
}

/** A hand that lies open: small cards. */
function drawLaid(cards) {
  const one = ({ card, mark }) =>
    `<span class="chip-box" data-card="${esc(card)}" data-mark="${esc(mark ?? "")}">${chip(card)}</span>`;
  return `<span class="laid">${cards.map(one).join("")}</span>`;
}

/** The calls of an auction, where the trick will lie. */
function drawCalls({ label, names, rows }) {
  const cell = (call) => `<td${call?.bid ? ' class="bid"' : ""}>${esc(call?.text)}</td>`;
  return (
    `<table class="calls"><caption class="sr">${esc(label)}</caption><thead><tr>` +
    `${names.map((name) => `<th scope="col">${esc(name)}</th>`).join("")}</tr></thead><tbody>` +
    `${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</tbody></table>`
  );
}

/** The indicator lies before its owner, unless the hand shows it (the reader's own). */
function drawIndicator(seat, { indicator, hand, options, pictures }) {
  if (indicator?.seat !== seat.seat || indicator.state === "none" || hand.some((item) => item.indicator)) return "";
  const open = indicator.state === "open";
  const inside = indicator.card ? cardFace(indicator.card, { options, pictures }) + (open ? "" : VEIL) : BACK;
  const tag = indicator.text ? `<span class="tag" aria-hidden="true">${esc(indicator.text)}</span>` : "";
  return (
    `<div class="indicator"><span class="card" role="img" aria-label="${esc(indicator.label)}">${inside}</span>${tag}</div>`
  );
}

function cardFace(card, payload) {
  return face(card, { points: payload.options?.points, pictures: payload.pictures });
}

// Over a card that lies face down for all but the reader.
const VEIL = '<span class="veil" aria-hidden="true"></span>';

/** A played card as the reader sees it: a card that stays face down is a back, with its index for who knows it. */
function playedFace(played, payload) {
  if (!played.card) return BACK;
  return cardFace(played.card, payload) + (played.folded && !played.shown ? VEIL : "");
}

/** The trick; `before` is the trick drawn last time, so that only what is new moves. */
function drawTrick(table, before) {
  const { payload } = table;
  const { trick, seats } = payload;
  const of = directions(seats);
  const slots = seats.map((seat) => {
    const [x, y] = of[seat.seat];
    return `<i class="slot" data-turn="${Boolean(seat.turn)}" style="${place(x, y)}"></i>`;
  });
  const same = before && before.number === trick.number;
  const cards = (trick.cards ?? []).map((played) => {
    const [x, y] = of[played.seat] ?? [0, 0];
    const old = same && before.cards.find((one) => one.seat === played.seat);
    const classes = ["played"];
    if (before && !old) classes.push("enters");
    const veiled = old && (!old.card || (old.folded && !old.shown));
    if (veiled && played.card && (played.shown || !old.card)) classes.push("turns");
    if (played.folded) classes.push("folded");
    if (trick.winner === played.seat) classes.push("won");
    const inside = playedFace(played, payload);
    const under = classes.includes("turns") ? BACK : "";
    const mark = MARKS.includes(played.mark) ? played.mark : null;
    const badge = trick.winner === played.seat ? "won" : (mark ?? (played.shown && played.card ? "turned" : null));
    return (
      `<div class="${classes.join(" ")}" role="img" aria-label="${esc(played.label)}"` +
      `${placeData(choiceAt(payload, "card", played.card), table)} data-seen="${esc(played.mark ?? "")}"` +
      `${played.card ? ` data-card="${esc(played.card)}"` : ""} ` +
      `style="${place(x, y)};--z:${depth(table, y, played.order)}"><span class="card" aria-hidden="true">${under}${inside}</span>` +
      `${badge ? `<span class="seal is-${badge}" aria-hidden="true">${icon(badge)}</span>` : ""}</div>`
    );
  });
  return (
    `<div class="slots" aria-hidden="true">${slots.join("")}</div>` +
    `<div class="cards-played" role="group" aria-label="${esc(trick.caption)}">${cards.join("")}</div>`
  );
}

/** What lies on top: the last card; on a bigger table the lower one, since its upper corner tells which it is. */
const depth = (table, y, order) => (table.payload.seats.length > 4 ? Math.round(4 + 2 * y) : (order ?? 1));

const place = (x, y) => `--x:${(x * 1.08).toFixed(2)};--y:${(y * 0.76).toFixed(2)};--dx:${x.toFixed(2)};--dy:${y.toFixed(2)}`;

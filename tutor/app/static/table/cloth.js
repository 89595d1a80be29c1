// Part 3 of the card table: what lies on the cloth beside the trick: the piles of tokens, the trick before; and the
// rank order on the rim.

const PILE = 11; // tokens in one pile: what each side begins with

/** The tokens of both sides; those that have come since `before` fall on their pile. */
function drawTokens(tokens, before) {
  if (!tokens) return "";
  if (tokens.others) return drawSide("ours", tokens, before) + tokens.others.map(drawOther).join("");
  return drawSide("theirs", tokens, before) + drawSide("ours", tokens, before);
}

function drawSide(side, tokens, before) {
  const count = tokens[side];
  const known = before ? before[side] : count;
  const discs = Array.from({ length: count }, (_, i) => `<i${i >= known ? ' class="comes"' : ""}></i>`);
  const piles = [];
  for (let i = 0; i < count; i += PILE) piles.push(`<span class="pile">${discs.slice(i, i + PILE).join("")}</span>`);
  const name = side === "ours" ? tokens.us : tokens.them;
  return (
    `<div class="tokens is-${side}"><div class="stack">${piles.join("")}</div>` +
    `<span class="holds">${esc(name)} <b>${count}</b></span></div>`
  );
}

/** One of several other sides: its name and a number. */
const drawOther = ({ name, count }) =>
  `<div class="tokens is-other"><span class="holds">${esc(name)} <b>${count}</b></span></div>`;

/** Cards that lie apart: backs, or what the reader knows of them. */
function drawWidow({ widow, options, pictures }) {
  if (!widow) return "";
  const one = (card) => `<span class="card">${card ? cardFace(card, { options, pictures }) + VEIL : BACK}</span>`;
  return `<div class="widow"><span class="pair">${widow.cards.map(one).join("")}</span><span class="tag">${esc(widow.text)}</span></div>`;
}

/** The ranks from high to low, each with its points. */
function drawRanks(table) {
  const { options = {}, texts = {} } = table.payload;
  const one = (rank) =>
    `<span class="rank-of"><svg viewBox="0 0 100 140" aria-hidden="true"><path class="rank" d="${RANKS[rank]}"/></svg>` +
    `<b data-text="${POINTS[rank]}"></b></span>`;
  table.ranks.hidden = !options.ranks;
  table.ranks.setAttribute("aria-label", texts.ranks ?? "");
  put(table, "ranks", options.ranks ? [...(texts.pack ?? "J9ATKQ87")].map(one).join("") : "");
}

// --- the trick before ---

function buildLast(table) {
  table.before.innerHTML =
    '<button type="button" class="look" data-id="last" aria-expanded="false" aria-keyshortcuts="l"></button>' +
    '<div class="past" role="group" hidden></div>';
  table.look = table.before.firstChild;
  table.past = table.before.lastChild;
  table.look.addEventListener("click", () => lookBack(table, table.past.hidden));
  table.past.addEventListener("click", () => lookBack(table, false));
}

function lookBack(table, open) {
  table.past.hidden = !open;
  table.look.setAttribute("aria-expanded", String(open));
}

/** The button is there as long as the table may look at that trick; another trick closes it. */
function drawLast(table) {
  const { last } = table.payload;
  table.before.hidden = !last;
  if (!last || table.drawn.last !== last.said) lookBack(table, false);
  table.drawn.last = last?.said;
  if (!last) return;
  table.look.innerHTML = `${icon("past")}<span aria-hidden="true">${esc(last.text)}</span>`;
  table.look.setAttribute("aria-label", last.text); // on a phone the icon stands alone
  table.look.title = last.text;
  table.past.setAttribute("aria-label", last.said);
  table.past.innerHTML =
    `<div class="lay">${last.trick.cards.map((one) => drawPast(one, last.trick, table)).join("")}</div>` +
    `<p aria-hidden="true">${esc(last.said)}</p>`;
}

function drawPast(played, trick, table) {
  const { payload } = table;
  const [x, y] = directions(payload.seats)[played.seat] ?? [0, 0];
  const won = trick.winner === played.seat;
  return (
    `<div class="played${played.folded ? " folded" : ""}${won ? " won" : ""}" role="img" aria-label="${esc(played.label)}" ` +
    `style="${place(x, y)};--z:${depth(table, y, played.order)}"><span class="card" aria-hidden="true">${playedFace(played, payload)}</span>` +
    `${won ? `<span class="seal is-won" aria-hidden="true">${icon("won")}</span>` : ""}</div>`
  );
}

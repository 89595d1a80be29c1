// Part 12 of the card table: mounting, and redrawing what changed.
// Streamlit calls mount() again for each rerun; the table is kept by the element that holds it.

const TABLES = new WeakMap();
const SHEETS = new Map();
const KEPT = [];
const LIVE = new Set();

function mount({ data: bytes, parentElement, setTriggerValue }, { base, css }) {
  const table = TABLES.get(parentElement) ?? newTable(parentElement, base, css);
  table.trigger = setTriggerValue;
  const text = new TextDecoder().decode(bytes);
  if (table.text === text) return;
  const data = JSON.parse(text);
  const first = table.text === undefined;
  const moved = first || data.serial !== table.payload.serial;
  // A lower serial: the server has begun anew, and does not know the answer that was on its way.
  const lost = table.sent && data.serial < table.sent.serial;
  const elsewhere = !first && data.place !== table.payload.place;
  const focused = table.root.contains(table.root.getRootNode().activeElement);
  table.text = text;
  table.data = data;
  table.base = table.payload = { ...data, pictures: base && `${base}cards/` };
  if (moved) {
    release(table);
    stop(table);
    table.at = 0;
    table.chosen = new Set(data.ask?.picked ?? []);
    table.field.value = "";
    complain(table, "");
  }
  if (elsewhere) for (const button of table.hand.children) button.tabIndex = -1; // begin at the first card again
  if (lost && !elsewhere) offerAgain(table);
  if (data.player) showFrame(table, table.at);
  else if (moved) redraw(table);
  else draw(table);
  if (moved && focused) land(table);
  if (moved && table.later) layLater(table);
  if (elsewhere) toTop(table);
  else if (moved && !first && data.player) reveal(table, table.player);
  else if (moved && !first && data.said?.some((one) => one.state !== "told")) reveal(table, table.foot);
}

const PLACES = (
  "question facts felt caption piles before seats trick hand reason ranks notes row choices answers player foot said " +
  "actions waiting typed"
).split(" ");

function newTable(parent, base, css) {
  adopt(parent, css);
  const root = document.createElement("section");
  root.className = "t304";
  root.style.setProperty("--back", base ? `url("${base}cards/back.svg")` : "none");
  root.innerHTML =
    '<h2 class="question" id="question"></h2>' +
    '<div class="table"><dl class="facts"></dl><div class="felt"><p class="caption" aria-hidden="true"></p>' +
    '<div class="piles" aria-hidden="true"></div><div class="before" hidden></div>' +
    '<div class="seats"></div><div class="trick"></div>' +
    '<div class="hand" role="toolbar" aria-describedby="question"></div>' +
    '<div class="reason" aria-hidden="true" hidden></div></div><div class="ranks" role="img" hidden></div></div>' +
    '<ul class="notes"></ul><ol class="row" aria-hidden="true"></ol>' +
    '<div class="choices" role="group" aria-labelledby="question"></div><div class="answers"></div>' +
    '<div class="player" role="group"></div><div class="foot"><div class="said" role="status"></div>' +
    '<div class="actions"></div><p class="waiting" role="status"></p></div>' +
    '<form class="typed" hidden></form>';
  const part = (name) => root.querySelector(`.${name}`);
  const table = { root, chosen: new Set(), sent: null, drawn: {}, at: 0 };
  for (const name of PLACES) table[name] = part(name);
  root.addEventListener("keydown", (event) => onKey(table, event));
  root.addEventListener("come", () => come(table)); // the way past the menu ends here
  for (const name of ["seats", "trick", "row"]) table[name].addEventListener("click", (event) => tapPlace(table, event));
  table.hand.addEventListener("focusin", () => rove(table.hand, null));
  table.reason.addEventListener("click", () => (table.reason.hidden = true));
  buildLast(table);
  buildTyped(table);
  watchDrags(table);
  parent.append(root);
  TABLES.set(parent, table);
  LIVE.add(table);
  if (base && !KEPT.length) keepPictures(base);
  root.addEventListener("error", (event) => event.target.parentElement?.classList.add("plain"), true);
  return table;
}

/** Fetch all court pictures while nothing else is to do: the table then works without a connection too. */
function keepPictures(base) {
  const later = window.requestIdleCallback ?? ((work) => setTimeout(work, 500));
  const names = [..."JQK"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit));
  later(() => {
    KEPT.push(...names.map((name) => Object.assign(new Image(), { src: `${base}cards/${name}.svg` })));
  });
}

function adopt(parent, css) {
  if (!SHEETS.has(css)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    SHEETS.set(css, sheet);
  }
  const root = parent.getRootNode();
  if (!root.adoptedStyleSheets.includes(SHEETS.get(css))) root.adoptedStyleSheets.push(SHEETS.get(css));
}

/** Put `html` into a part of the table, if it is not what stands there. */
function put(table, name, html) {
  if (table.drawn[name] === html) return;
  table.drawn[name] = html;
  table[name].innerHTML = html;
}

function draw(table) {
  const { payload, root } = table;
  const { options = {}, trick } = payload;
  root.lang = payload.lang ?? "";
  root.dataset.serial = payload.serial;
  root.setAttribute("aria-label", payload.table_label ?? "");
  root.dataset.asks = Boolean(payload.player) || (payload.ask?.kind ?? "none") !== "none" || Boolean(payload.ask?.actions?.length);
  root.classList.toggle("still", options.motion === "reduced");
  root.classList.toggle("big", options.size === "big");
  root.classList.toggle("plays", Boolean(payload.player));
  root.classList.toggle("four", options.suits === "four");
  table.hand.setAttribute("aria-label", payload.hand_label ?? "");
  put(table, "facts", drawFacts(payload.facts));
  put(table, "caption", esc(trick?.caption));
  put(table, "piles", drawTokens(payload.tokens, table.tokensBefore) + drawWidow(payload));
  table.tokensBefore = payload.tokens;
  drawRanks(table);
  drawLast(table);
  put(table, "seats", payload.seats.map((seat) => drawSeat(seat, table)).join(""));
  if (payload.seats.length > 4) table.felt.dataset.many = payload.seats.length;
  else delete table.felt.dataset.many;
  const chosen = choices(table).map((one) => [one, table.chosen.has(one.id)]);
  const seats = payload.seats.map((s) => [s.seat, s.place, s.turn]);
  const trickKey = JSON.stringify([trick, payload.calls, seats, options, chosen, payload.ask?.kind]);
  if (table.drawn.trickKey !== trickKey) {
    table.drawn.trickKey = trickKey;
    table.trick.dataset.calls = Boolean(payload.calls);
    table.trick.innerHTML = payload.calls ? drawCalls(payload.calls) : drawTrick(table, table.trickBefore);
    table.trickBefore = trick;
  }
  drawHand(table);
  put(table, "notes", drawNotes(payload.hand));
  table.notes.hidden = !table.drawn.notes;
  put(table, "said", (payload.said ?? []).map(drawSaid).join(""));
  put(table, "question", esc(payload.ask?.question));
  table.question.dataset.long = (payload.ask?.question ?? "").length > 110;
  drawRow(table);
  drawChoices(table);
  drawActions(table);
  drawPlayer(table);
  drawTyped(table);
  drawReason(table);
}

const drawSaid = ({ state, text }) =>
  `<div class="word" data-state="${esc(state)}">${icon(state)}<span>${esc(text)}</span></div>`;

function drawNotes(hand) {
  const one = (item) =>
    `<li data-mark="${esc(item.mark ?? "")}"><span class="chip-box" aria-hidden="true">${chip(item.card)}</span>${spoken(item.label)}` +
    `<span>${esc(item.note)}</span></li>`;
  return hand.filter((item) => item.note).map(one).join("");
}

/** On a small screen a part of the table may lie below the fold: bring it into view, and no further. */
function reveal(table, part) {
  const behavior = still(table) ? "auto" : "smooth";
  requestAnimationFrame(() => part.scrollIntoView({ block: "nearest", behavior }));
}

/** Another question: the page is read from its top again. */
function toTop(table) {
  let part = table.root.getRootNode().host ?? table.root;
  while (part && part.scrollTop === 0) part = part.parentElement;
  part?.scrollTo({ top: 0 });
}

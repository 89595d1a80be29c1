// Part 8 of the card table: typed answers. What is typed becomes the same answer as a tap: a card
// (JS, 10h, ♠J, jack of spades), a call (160, pass), what stands on a button, several cards, or "caps JS 9S".

function buildTyped(table) {
  table.typed.innerHTML =
    '<label for="typed-text"></label>' +
    '<input id="typed-text" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" ' +
    'enterkeyhint="send" aria-describedby="typed-said"><button class="action quiet" data-id="typed-send"></button>' +
    '<p id="typed-said" role="alert"></p>';
  table.field = table.typed.querySelector("input");
  table.typed.addEventListener("submit", (event) => {
    event.preventDefault();
    sendTyped(table);
  });
  table.field.addEventListener("input", () => complain(table, ""));
}

function drawTyped(table) {
  const { ask = {}, texts = {} } = table.payload;
  const asked = (ask.kind ?? "none") !== "none" || (ask.actions ?? []).some((one) => one.kind === "answer");
  table.typed.hidden = !texts.typed || !asked;
  if (!texts.typed) return;
  table.typed.querySelector("label").textContent = texts.typed;
  table.field.placeholder = texts.typed_as;
  table.typed.querySelector("[data-id='typed-send']").textContent = texts.typed_send;
}

function complain(table, text) {
  const said = table.typed.querySelector("#typed-said");
  if (said.textContent !== text) said.textContent = text;
  if (text) {
    table.field.setAttribute("aria-invalid", "true");
    table.typed.scrollIntoView({ block: "nearest" });
  } else table.field.removeAttribute("aria-invalid");
}

function sendTyped(table) {
  if (table.sent || !table.field.value.trim()) return;
  const { texts } = table.payload;
  const read = readTyped(table, table.field.value);
  complain(table, read.fault ? texts[read.fault] : "");
  if (read.fault) return;
  if (read.action) {
    table.later = read.later;
    answerWith(table, chosenOf(table), read.action);
    return;
  }
  table.chosen = new Set(read.ids);
  draw(table);
  answerWith(table, read.ids);
}

/** The cards typed after "caps" stand in the row once they are asked for; Enter checks them. */
function layLater(table) {
  const words = table.later;
  table.later = null;
  if (!words?.length || table.payload.ask?.kind !== "order") return;
  const found = words.map((word) => choiceNamed(table, word));
  if (found.some((id) => !id)) return;
  table.chosen = new Set(found);
  draw(table);
  table.actions.querySelector(`[data-id="${SUBMIT}"]`)?.focus({ preventScroll: true });
}

// --- reading ---

const SUIT_OF = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const fold = (text) => String(text).toLowerCase().replace(/[.!?’']/g, "").replace(/\s+/g, " ").trim();

/** A card however it is written, as `JS`; `null` for anything else. */
function cardNamed(text) {
  const plain = text.toUpperCase().replace(/[♠♥♦♣]/g, (sign) => SUIT_OF[sign]).replace("10", "T");
  const [, rank, suit] = /^([789TJQKA])([SHDC])$/.exec(plain) ?? [];
  if (rank) return rank + suit;
  const [, first, last] = /^([SHDC])([789TJQKA])$/.exec(plain) ?? [];
  return first ? last + first : null;
}

/** All that a choice or a button is called. */
function namesOf(one) {
  const id = one.id ?? one.card;
  const texts = [one.text, one.label].filter(Boolean);
  const short = texts.map((text) => text.replace(/^[♠♥♦♣] /, "").split(",")[0]);
  return new Set([id, id.replace(/^(bid |go-)/, ""), ...texts, ...short].map(fold));
}

/** The choice that a text names, by one of its names or by the beginning of one that fits no other. */
function choiceNamed(table, text) {
  const said = fold(text);
  const all = offered(table).map((id) => [
    id,
    namesOf(choices(table).find((one) => one.id === id) ?? table.payload.hand.find((one) => one.card === id)),
  ]);
  const card = cardNamed(text.trim());
  const exact = all.find(([id, names]) => names.has(said) || (card && id === card));
  if (exact) return exact[0];
  const begun = all.filter(([, names]) => said.length > 1 && [...names].some((name) => name.startsWith(said)));
  return begun.length === 1 ? begun[0][0] : null;
}

/** What was typed: `{ ids }`, `{ action, later }` or `{ fault }`, the key of the text that says what is wrong. */
function readTyped(table, text) {
  const { ask = { kind: "none" } } = table.payload;
  const asked = ask.kind !== "none";
  const whole = asked && choiceNamed(table, text);
  if (whole && ask.kind !== "order") return { ids: [whole] };
  const button = (said) => ask.actions?.find((one) => namesOf(one).has(fold(said)));
  const action = button(text)?.id;
  if (action) return { action };
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const caps = fold(words[0] ?? "") === "caps";
  if (caps && ask.kind !== "order" && button("caps")) return { action: button("caps").id, later: words.slice(1) };
  const wanted = caps ? words.slice(1) : words;
  const fault = { fault: wanted.length && wanted.every(cardNamed) ? "absent" : "unread" };
  if (!asked || !wanted.length || (ask.kind === "one" && wanted.length > 1)) return fault;
  const ids = [...new Set(wanted.map((word) => choiceNamed(table, word)))];
  if (ids.includes(null)) return fault;
  return ask.kind === "order" && ids.length < offered(table).length ? { fault: "short" } : { ids };
}

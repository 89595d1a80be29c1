// Part 5 of the card table: the hand and the answer.
// One toolbar with roving tabindex. A button is kept as long as its card is in the hand, so focus survives.

const SUBMIT = "submit"; // the id of the button that sends the chosen cards
const MARKS = ["right", "wrong", "missed", "witness", "changed"];

function drawHand(table) {
  const { payload, hand } = table;
  const kind = payload.ask?.kind ?? "none";
  const asked = choices(table).length ? "none" : kind;
  const old = new Map([...hand.children].map((button) => [button.dataset.card, button]));
  const focused = hand.getRootNode().activeElement;
  const gone = old.has(focused?.dataset?.card) && !payload.hand.some((i) => i.card === focused.dataset.card);
  const index = [...hand.children].indexOf(focused);
  const buttons = payload.hand.map((item) => {
    const button = old.get(item.card) ?? newButton(item.card, table);
    const open = choiceAt(payload, "card", item.card) ? kind : asked; // choices may lie here and in the trick
    const number = numberOf(table, item.card);
    const drawn = JSON.stringify([item, number, open, payload.options, payload.indicator]);
    if (button.drawn !== drawn) {
      button.drawn = drawn;
      fillButton(button, item, number, open, payload);
    }
    return button;
  });
  if (buttons.some((button, i) => hand.children[i] !== button) || hand.children.length !== buttons.length) {
    hand.replaceChildren(...buttons);
    if (focused && buttons.includes(focused)) focused.focus({ preventScroll: true });
  }
  const lying = payload.hand.filter((item) => !item.indicator).length; // the indicator lies in front
  hand.style.setProperty("--n", Math.max(8, lying));
  hand.dataset.half = lying > 4 ? Math.ceil(lying / 2) : 0;
  const half = Number(hand.dataset.half);
  const row = buttons.filter((button) => button.dataset.indicator === "false");
  for (const button of buttons) button.classList.toggle("under", half > 0 && row.indexOf(button) >= half);
  table.felt.dataset.set = lying < buttons.length;
  hand.dataset.kind = asked;
  rove(hand, gone ? Math.min(index, buttons.length - 1) : null);
}

function newButton(card, table) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "card";
  button.dataset.card = card;
  button.tabIndex = -1;
  button.addEventListener("click", (event) => choose(table, card, event));
  return button;
}

/** `number`: the place of a chosen card in the order of choosing, 0 for one that is not chosen. */
function fillButton(button, item, number, asked, payload) {
  const mark = MARKS.includes(item.mark) ? item.mark : null;
  const chosen = number > 0;
  const passive = asked === "none" || item.off;
  button.dataset.mark = mark ?? "";
  button.dataset.chosen = chosen;
  button.dataset.indicator = Boolean(item.indicator);
  button.dataset.off = asked !== "none" && Boolean(item.off);
  press(button, item.label, number, passive ? "none" : asked);
  const tag = item.indicator && payload.indicator?.text ? payload.indicator.text : "";
  button.innerHTML =
    cardFace(item.card, payload) +
    (item.indicator ? VEIL : "") +
    (tag ? `<span class="tag" data-text="${esc(tag)}" aria-hidden="true"></span>` : "") +
    seal(mark, number, asked);
}

/** Name a button of the hand or a choice, and say whether it is pressed; in an order it is named by its number too. */
function press(button, label, number, asked) {
  button.setAttribute("aria-label", asked === "order" && number ? `${number}. ${label}` : label);
  if (asked === "many" || asked === "order") button.setAttribute("aria-pressed", String(number > 0));
  else button.removeAttribute("aria-pressed");
  if (asked === "none") button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

/** The seal on a marked or chosen card; in an order, and in one that was given, it is the number. */
function seal(mark, number, asked) {
  const name = mark ?? (number ? "chosen" : null);
  if (!name) return "";
  const inside = asked !== "many" && !mark ? `<b data-text="${number}"></b>` : icon(name);
  return `<span class="seal is-${name}" aria-hidden="true">${inside}</span>`;
}

/** Exactly one card of the hand is a tab stop; `focusAt` moves the focus as well. */
function rove(hand, focusAt) {
  const buttons = [...hand.children];
  const active = buttons.indexOf(hand.getRootNode().activeElement);
  const current = focusAt ?? (active >= 0 ? active : Math.max(0, buttons.findIndex((b) => b.tabIndex === 0)));
  buttons.forEach((button, i) => {
    button.tabIndex = i === Math.min(current, buttons.length - 1) ? 0 : -1;
  });
  if (focusAt !== null && focusAt !== undefined) buttons[focusAt]?.focus();
}

/** The second half of a double click may already meet the next state: it is no answer to that. */
function echoes(table, event) {
  return event.detail > 1 && event.timeStamp - (table.sentAt ?? -Infinity) < 600;
}

/** Send an answer; until a payload with another serial comes the table waits, and in the end it offers it again. */
function send(table, { cards = [], picks = [], action = null }) {
  if (table.sent) return;
  table.sent = { serial: table.payload.serial, cards, picks, action };
  table.sentAt = performance.now();
  table.root.dataset.sent = "true";
  for (const button of table.hand.children) button.dataset.sent = cards.includes(button.dataset.card);
  say(table, "pending", null);
  clearTimeout(table.timer);
  table.timerShown = setTimeout(() => table.sent && say(table, "pending", table.payload.texts?.pending), 700);
  post(table, TRIES);
}

const TRIES = 3;
const TRY_FOR = 2500;

/** What is sent while there is no connection is lost, so it is sent again. By its serial it counts once. */
function post(table, tries) {
  table.timer = setTimeout(() => (tries > 1 ? post(table, tries - 1) : offerAgain(table)), TRY_FOR);
  table.trigger("answer", table.sent);
}

function offerAgain(table) {
  release(table);
  say(table, "again", table.payload.texts?.again);
}

function release(table) {
  clearTimeout(table.timer);
  clearTimeout(table.timerShown);
  table.sent = null;
  table.root.dataset.sent = "false";
  for (const button of table.hand.children) delete button.dataset.sent;
  say(table, "", null);
}

function say(table, state, text) {
  table.waiting.dataset.state = state;
  table.waiting.textContent = text ?? "";
}

/** The buttons below the table: the answers to choose from; what may be done besides, and the one thing to do next. */
function drawActions(table) {
  const ask = table.payload.ask ?? { kind: "none" };
  const specs = [...(ask.actions ?? [])];
  const count = ask.kind === "order" ? `${table.chosen.size} / ${offered(table).length}` : table.chosen.size;
  if (ask.kind === "many" || ask.kind === "order") specs.push({ id: SUBMIT, text: ask.submit, kind: "main", count });
  const answers = specs.filter((spec) => spec.kind === "answer");
  fill(table, table.answers, answers);
  table.answers.dataset.of = answers.some((spec) => callOf(spec.id) === "bid") ? "call" : "";
  fill(table, table.actions, specs.filter((spec) => spec.kind !== "answer"));
}

/** Put buttons into a row; one that stays is kept, and its focus with it. */
function fill(table, row, specs) {
  const drawn = JSON.stringify(specs);
  if (row.drawn === drawn) return;
  row.drawn = drawn;
  const old = new Map([...row.children].map((button) => [button.dataset.id, button]));
  const buttons = specs.map((spec) => {
    const button = old.get(spec.id) ?? newAction(table, spec.id);
    button.className = `action ${spec.kind}`;
    if (spec.key) button.setAttribute("aria-keyshortcuts", spec.key);
    else button.removeAttribute("aria-keyshortcuts");
    button.dataset.call = (spec.kind === "answer" && callOf(spec.id)) || "";
    if (callOf(spec.id) === "bid") button.setAttribute("aria-label", spec.text);
    button.innerHTML =
      (callOf(spec.id) === "bid" ? esc(spec.id.slice(4)) : esc(spec.text)) +
      (spec.count ? `<span class="count">${spec.count}</span>` : "") +
      (spec.key ? `<kbd aria-hidden="true" data-text="${esc(spec.key.split(" ")[0])}"></kbd>` : "");
    return button;
  });
  if (buttons.some((button, i) => row.children[i] !== button) || old.size !== buttons.length)
    row.replaceChildren(...buttons);
}

function newAction(table, id) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.id = id;
  button.addEventListener("click", (event) => {
    if (echoes(table, event)) return;
    const { ask } = table.payload;
    const chosen = chosenOf(table);
    const enough = ask.kind === "order" ? chosen.length === offered(table).length : chosen.length || ask.empty;
    if (id !== SUBMIT) answerWith(table, chosen, id);
    else if (enough) answerWith(table, chosen);
    else firstOpen(table)?.focus();
  });
  return button;
}

/** After a move the focus stays where it was; where that is gone, it goes to what comes next. */
function land(table) {
  const { root, answers, actions, payload } = table;
  const main = actions.querySelector(".main");
  const asked = payload.ask?.kind ?? "none";
  if (payload.player) controlOf(table, "forward").focus({ preventScroll: true });
  else if (asked === "none" && main) main.focus({ preventScroll: true });
  else if (!root.contains(root.getRootNode().activeElement))
    (asked === "none" ? answers.firstChild : firstOpen(table))?.focus({ preventScroll: true });
}

/** Somebody comes to the table past the menu: the focus goes to what is to be done there, and it is in view. */
function come(table) {
  table.root.getRootNode().activeElement?.blur();
  land(table);
  table.root.getRootNode().activeElement?.scrollIntoView({ block: "nearest" });
}

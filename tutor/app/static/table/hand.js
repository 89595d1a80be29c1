// Part 3 of the card table: the hand and the answer.
// One toolbar with roving tabindex. A button is kept as long as its card is in the hand, so focus survives.

const SUBMIT = "submit"; // the id of the button that sends the chosen cards
const MARKS = ["right", "wrong", "missed", "witness"];

function drawHand(table) {
  const { payload, hand } = table;
  const asked = payload.ask?.kind ?? "none";
  const old = new Map([...hand.children].map((button) => [button.dataset.card, button]));
  const focused = hand.getRootNode().activeElement;
  const gone = old.has(focused?.dataset?.card) && !payload.hand.some((i) => i.card === focused.dataset.card);
  const index = [...hand.children].indexOf(focused);
  const buttons = payload.hand.map((item) => {
    const button = old.get(item.card) ?? newButton(item.card, table);
    const chosen = table.chosen.has(item.card);
    const drawn = JSON.stringify([item, chosen, asked, payload.options]);
    if (button.drawn !== drawn) {
      button.drawn = drawn;
      fillButton(button, item, chosen, asked, payload);
    }
    return button;
  });
  if (buttons.some((button, i) => hand.children[i] !== button) || hand.children.length !== buttons.length) {
    hand.replaceChildren(...buttons);
    if (focused && buttons.includes(focused)) focused.focus({ preventScroll: true });
  }
  hand.style.setProperty("--n", Math.max(8, buttons.length));
  hand.dataset.half = buttons.length > 4 ? Math.ceil(buttons.length / 2) : 0;
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

function fillButton(button, item, chosen, asked, payload) {
  const mark = MARKS.includes(item.mark) ? item.mark : null;
  button.dataset.mark = mark ?? "";
  button.dataset.chosen = chosen;
  button.dataset.indicator = Boolean(item.indicator);
  button.setAttribute("aria-label", item.label);
  button.toggleAttribute("aria-pressed", false);
  if (asked === "many") button.setAttribute("aria-pressed", String(chosen));
  if (asked === "none") button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
  const seal = mark ?? (chosen ? "chosen" : null);
  const tag = item.indicator && payload.indicator?.text ? payload.indicator.text : "";
  button.innerHTML =
    cardFace(item.card, payload) +
    (tag ? `<span class="tag" data-text="${esc(tag)}" aria-hidden="true"></span>` : "") +
    (seal ? `<span class="seal is-${seal}" aria-hidden="true">${icon(seal)}</span>` : "");
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

function choose(table, card, event) {
  const kind = table.payload.ask?.kind ?? "none";
  if (kind === "none" || table.sent) return;
  if (kind === "one") {
    if (!echoes(table, event)) send(table, { cards: [card] });
    return;
  }
  if (table.chosen.has(card)) table.chosen.delete(card);
  else table.chosen.add(card);
  drawHand(table);
  drawActions(table);
}

/** The second half of a double click may already meet the next state: it is no answer to that. */
function echoes(table, event) {
  return event.detail > 1 && event.timeStamp - (table.sentAt ?? -Infinity) < 600;
}

/** Send an answer once; until a payload with another serial comes the table waits, then offers it again. */
function send(table, { cards = [], action = null }) {
  if (table.sent) return;
  table.sent = { cards, action };
  table.sentAt = performance.now();
  table.root.dataset.sent = "true";
  for (const button of table.hand.children) button.dataset.sent = cards.includes(button.dataset.card);
  say(table, "pending", null);
  clearTimeout(table.timer);
  table.timer = setTimeout(() => {
    release(table);
    say(table, "again", table.payload.texts?.again);
  }, AGAIN_AFTER);
  table.timerShown = setTimeout(() => table.sent && say(table, "pending", table.payload.texts?.pending), 700);
  table.trigger("answer", { serial: table.payload.serial, cards, action });
}

const AGAIN_AFTER = 6000;

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
  if (ask.kind === "many") specs.push({ id: SUBMIT, text: ask.submit, kind: "main", count: table.chosen.size });
  fill(table, table.answers, specs.filter((spec) => spec.kind === "answer"));
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
    button.innerHTML =
      esc(spec.text) +
      (spec.count ? `<span class="count">${spec.count}</span>` : "") +
      (spec.key ? `<kbd aria-hidden="true" data-text="${esc(spec.key)}"></kbd>` : "");
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
    const { ask, hand } = table.payload;
    const cards = hand.map((item) => item.card).filter((card) => table.chosen.has(card));
    if (id !== SUBMIT) send(table, { cards, action: id });
    else if (cards.length || ask.empty) send(table, { cards });
    else table.hand.querySelector('[tabindex="0"]')?.focus();
  });
  return button;
}

/** After a move the focus stays where it was; where that is gone, it goes to what comes next. */
function land(table) {
  const { root, hand, answers, actions, payload } = table;
  const main = actions.querySelector(".main");
  const asked = payload.ask?.kind ?? "none";
  if (asked === "none" && main) main.focus({ preventScroll: true });
  else if (!root.contains(root.getRootNode().activeElement))
    (asked === "none" ? answers.firstChild : hand.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
}

/** A letter presses its button from anywhere on the page, unless something is being typed. */
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.composedPath()[0].closest?.("input, textarea, select, [contenteditable='true']")) return;
  for (const table of LIVE) {
    if (!table.root.isConnected) LIVE.delete(table);
    const button = [...table.actions.children].find((one) => one.ariaKeyShortcuts === event.key.toLowerCase());
    if (!button || !table.root.isConnected) continue;
    event.preventDefault();
    button.focus({ preventScroll: true });
    button.click();
  }
});

/** Keys inside the table. What we handle, and Streamlit's plain r and c, must not reach the page. */
function onKey(table, event) {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!plain) return;
  if (/^[rc]$/i.test(event.key)) event.stopPropagation();
  const buttons = [...table.hand.children];
  const at = buttons.indexOf(table.hand.getRootNode().activeElement);
  const inHand = at >= 0;
  let to = null;
  if (/^[1-9]$/.test(event.key) && buttons[Number(event.key) - 1]) to = Number(event.key) - 1;
  else if (inHand) to = step(event.key, at, buttons);
  if (to !== null) {
    event.preventDefault();
    event.stopPropagation();
    rove(table.hand, to);
  } else if (event.key === "Enter" || event.key === " ") {
    event.stopPropagation();
    if (event.repeat) event.preventDefault();
  }
}

function step(key, at, buttons) {
  const last = buttons.length - 1;
  if (key === "ArrowRight") return at === last ? 0 : at + 1;
  if (key === "ArrowLeft") return at === 0 ? last : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const second = buttons.findIndex((button) => button.offsetTop > buttons[0].offsetTop + 4);
  if (second < 0) return null;
  const to = key === "ArrowDown" ? at + second : at - second;
  return to < 0 || to > last ? at : to;
}

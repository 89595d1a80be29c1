// Part 7 of the card table: playing a line step by step. Every step came with the payload: nothing is asked for.

const STEP_TIME = 1900;
const SPEEDS = [1, 2, 0.5]; // in the order in which the button goes through them
const SPEED_SIGNS = ["1×", "2×", "½×"];
const CONTROLS = ["first", "back", "play", "forward", "last"];
const controlOf = (table, name) => table.player.querySelector(`[data-do="${name}"]`);

/** The table at one step of the line; `at` may be beyond either end. */
function showFrame(table, at) {
  const { frames } = table.data.player;
  table.at = Math.max(0, Math.min(frames.length - 1, at));
  if (table.at === frames.length - 1) stop(table);
  table.payload = { ...table.base, ...frames[0], ...frames[table.at] };
  redraw(table);
}

/** The step that a key leads to; `null` for another key. */
function moveFor(table, key) {
  const last = table.data.player.frames.length - 1;
  const to = { ArrowLeft: table.at - 1, ArrowRight: table.at + 1, Home: 0, End: last }[key];
  return to ?? null;
}

function stop(table) {
  clearInterval(table.playing);
  table.playing = null;
}

/** Go on by itself, at the speed that is set. */
function run(table) {
  stop(table);
  const on = () => (table.root.isConnected ? showFrame(table, table.at + 1) : stop(table));
  table.playing = setInterval(on, STEP_TIME / SPEEDS[table.speed ?? 0]);
}

function move(table, name) {
  const last = table.data.player.frames.length - 1;
  if (name === "play" && !table.playing) {
    if (table.at === last) showFrame(table, 0);
    run(table);
    drawPlayer(table);
    return;
  }
  if (name === "speed") {
    table.speed = ((table.speed ?? 0) + 1) % SPEEDS.length;
    if (table.playing) run(table);
    drawPlayer(table);
    return;
  }
  stop(table);
  showFrame(table, { first: 0, back: table.at - 1, play: table.at, forward: table.at + 1, last }[name]);
}

function drawPlayer(table) {
  const told = table.data.player;
  table.player.hidden = !told;
  if (!told) return;
  table.player.setAttribute("aria-label", told.label);
  if (!table.player.children.length) buildPlayer(table);
  const last = told.frames.length - 1;
  for (const name of CONTROLS) {
    const button = controlOf(table, name);
    const shown = name === "play" && table.playing ? "pause" : name;
    if (button.dataset.shown !== shown) button.innerHTML = icon(shown);
    button.dataset.shown = shown;
    button.setAttribute("aria-label", told[shown]);
    button.title = told[shown];
    const done = name === "play" ? false : ["first", "back"].includes(name) ? table.at === 0 : table.at === last;
    button.setAttribute("aria-disabled", String(done));
  }
  const speed = controlOf(table, "speed");
  speed.textContent = SPEED_SIGNS[table.speed ?? 0];
  speed.title = told.speeds[table.speed ?? 0];
  speed.setAttribute("aria-label", speed.title);
  table.player.querySelector(".at").textContent = `${table.at} / ${last}`;
  table.player.style.setProperty("--done", last ? table.at / last : 1);
}

function buildPlayer(table) {
  const buttons = [...CONTROLS, "speed"].map((name) => `<button type="button" class="action quiet" data-do="${name}"></button>`);
  table.player.innerHTML = `${buttons.join("")}<span class="at"></span>`;
  table.player.addEventListener("click", (event) => {
    const name = event.target.closest("[data-do]")?.dataset.do;
    if (name) move(table, name);
  });
}

// What a page does in the browser beside its table. It runs again whenever `told` has changed:
// {lang, light, cookie: {name, value}, skip: {table, page}, theirs: [[pattern, text], …]}.
(told) => {
  document.documentElement.lang = told.lang;
  const { name, value } = told.cookie;
  const year = 365 * 24 * 60 * 60;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax`;

  const first = !window.tutor304;
  const mine = (window.tutor304 ??= { was: new WeakMap() });
  mine.skip = told.skip;

  // Streamlit's own few texts are English for everybody: here they get the words of the reader's language.
  const theirs = told.theirs.map(([pattern, text]) => [new RegExp(`^(?:${pattern})$`), text]);
  const names = ["aria-label", "aria-valuetext", "title", "placeholder"];
  const put = (node, name, get, set) => {
    const was = mine.was.get(node) ?? {};
    const text = was[name]?.ours === get() ? was[name].text : get();
    const found = theirs.find(([pattern]) => pattern.test(text ?? ""));
    const ours = found ? text.replace(...found) : text;
    if (found || was[name]) mine.was.set(node, { ...was, [name]: { text, ours } });
    if (ours !== get()) set(ours);
  };
  const tell = (node) => {
    if (!theirs.length && !mine.theirs) return;
    if (node.nodeType === 3) put(node, "", () => node.data, (text) => (node.data = text));
    for (const name of node.nodeType === 1 ? names : [])
      if (node.hasAttribute(name))
        put(node, name, () => node.getAttribute(name), (text) => node.setAttribute(name, text));
    for (const one of node.childNodes) tell(one);
  };
  mine.tell = tell;
  if (mine.theirs !== String(theirs)) tell(document.body);
  mine.theirs = String(theirs);

  // The buttons of a list all say the same; whoever hears them one by one hears what each of them opens.
  mine.name = () => {
    if (!location.pathname.endsWith("/learn")) return;
    for (const button of document.querySelectorAll("[class*='st-key-open-'] button")) {
      const title = button.closest("[class*='st-key-course-'], [class*='st-key-own-']")?.querySelector("h3")?.textContent;
      const name = title && `${button.textContent}: ${title}`;
      if (name && button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
    }
  };
  mine.name();

  // Light or dark. Streamlit keeps it for each address by itself and reads it when a page is loaded, so what was chosen
  // is written down for every page of the menu, and where another look is on the screen the page is loaded once more.
  const wear = (light) => {
    const app = document.querySelector(".stApp");
    const keys = [location, ...document.querySelectorAll(".st-key-nav a")].map((one) => `stActiveTheme-${one.pathname}-v2`);
    const name = JSON.stringify({ light: "Light", dark: "Dark" }[light] ?? "System");
    const others = keys.filter((key) => (localStorage.getItem(key) ?? '"System"') !== name);
    for (const key of others) localStorage.setItem(key, name);
    const wanted = light || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    const worn = `${location.pathname} ${light}`;
    const again = sessionStorage.getItem("tutor304-light") !== worn; // never for ever
    if (!others.length || getComputedStyle(app).colorScheme === wanted || !again) return;
    sessionStorage.setItem("tutor304-light", worn);
    sessionStorage.setItem("tutor304-chosen", document.activeElement.name ? "yes" : "");
    location.reload();
  };
  // Who chose it by the keyboard goes on from there.
  const goOn = (tries) => {
    const chosen = document.querySelector(".st-key-set-light input:checked");
    if (chosen) chosen.focus({ focusVisible: true });
    else if (tries) setTimeout(goOn, 50, tries - 1);
  };
  try {
    wear(told.light);
    if (sessionStorage.getItem("tutor304-chosen") && first) {
      sessionStorage.removeItem("tutor304-chosen");
      goOn(60);
    }
  } catch {
    // a browser that keeps nothing wears what the device does
  }

  // Streamlit's link to skip the menu, made ours: in the reader's language, and it leads to the table where one is
  // asked something there, or else to the heading of the page. The page as a whole is no stop of the Tab key.
  const skip = () => document.querySelector("[data-testid=stSkipToContent]");
  const table = () => document.querySelector("[data-testid=stBidiComponentIsolated]")?.shadowRoot?.querySelector(".t304");
  const asked = () => (table()?.dataset.asks === "true" ? table() : document.querySelector(".st-key-plain h2"));
  const label = (link) => {
    const text = asked() ? mine.skip.table : mine.skip.page;
    if (link && link.textContent !== text) link.textContent = text;
  };
  label(skip());
  document.getElementById("stMain")?.setAttribute("tabindex", "-1");
  if (!first) return; // all that follows listens for as long as the page is there

  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === "childList") addedNodes.forEach(mine.tell);
      else mine.tell(target);
    }
    mine.name();
  }).observe(document.body, { attributeFilter: names, characterData: true, childList: true, subtree: true });

  document.addEventListener("focusin", (event) => event.target === skip() && label(event.target));
  document.addEventListener(
    "click",
    (event) => {
      if (!event.target.closest?.("[data-testid=stSkipToContent]")) return;
      event.preventDefault();
      event.stopPropagation();
      const to = asked() ?? document.querySelector("#stMain h1");
      if (to === table()) return to.dispatchEvent(new Event("come"));
      to?.setAttribute("tabindex", "-1");
      to?.focus();
    },
    true,
  );

  // A link in HTML of ours leads where Streamlit's own do: to another page of this visit, without loading it anew.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.way");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState({}, "", link.href);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });

  // A panel that the keyboard opens is entered; Tab leads out of it at its end, back to the button that opened it.
  const PANEL = "[data-testid=stPopoverBody]";
  const stops = (panel) =>
    [...panel.querySelectorAll("a[href], button, input, textarea, summary")].filter(
      (one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility(),
    );
  let opener = null;
  const enter = (tries) => {
    const panel = document.querySelector(PANEL);
    if (!panel && tries) setTimeout(enter, 20, tries - 1);
    panel?.setAttribute("tabindex", "-1");
    panel?.focus({ preventScroll: true });
  };
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.(".stPopover button[aria-expanded='false']");
      if (!button || event.detail) return; // a mouse counts its clicks
      opener = button;
      setTimeout(enter, 20, 50);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    const panel = event.key === "Tab" && document.activeElement?.closest(PANEL);
    if (!panel || !opener?.isConnected) return;
    const all = stops(panel);
    const last = event.shiftKey ? [all[0], panel].includes(document.activeElement) : document.activeElement === all.at(-1);
    if (!last && all.length) return;
    event.preventDefault();
    opener.click();
    opener.focus();
  });

  // Streamlit's own keys, R for another run and C for its cache, are none of ours.
  window.addEventListener(
    "keydown",
    (event) => {
      if (!/^[rc]$/i.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.composedPath()[0].closest?.("input, textarea, select, [contenteditable='true']")) event.stopPropagation();
    },
    true,
  );

  // When the list of keys is closed, the focus goes back to where it was: Streamlit does not look into the table.
  const watch = new MutationObserver(() => {
    const open = document.querySelector("[role='dialog']");
    if (open) watch.opened = true;
    if (open || !watch.opened) return;
    watch.disconnect();
    setTimeout(() => watch.had.isConnected && watch.had.focus({ preventScroll: true }));
  });
  const comeBack = (had) => {
    Object.assign(watch, { had, opened: false });
    watch.observe(document.body, { childList: true, subtree: true });
  };

  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.composedPath()[0].closest?.("input, textarea, select, [contenteditable='true'], [role='dialog']")) return;
    event.preventDefault();
    comeBack(event.composedPath()[0]);
    document.querySelector(".st-key-keys button")?.click();
  });
};

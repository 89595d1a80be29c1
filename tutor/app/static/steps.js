// What the steps of the browser are; it is there before Streamlit makes the first one.
{
  // Back must lead to where the reader was. Streamlit makes two steps of some moves, in either order:
  // a page completes its address (/practise, /practise?puzzle=…), or the new page's query comes before its
  // path (/rules?puzzle=…, /practise?puzzle=…). The second one takes the place of the first. And an address that
  // is there already is no step. On a slow machine even what completes the new page comes before its path.
  const adds = { practise: ["puzzle"], learn: ["step"] };
  const drops = { practise: ["run", "clause", "profile"] }; // what it has followed
  let half = { href: "", at: 0 };
  const completes = (now, next) => {
    const [had, has, page] = [now.searchParams, next.searchParams, now.pathname.split("/").pop()];
    const more = now.href === half.href ? Object.values(adds).flat() : (adds[page] ?? []);
    const added = [...has.keys()].filter((key) => !had.has(key));
    const dropped = [...had.keys()].filter((key) => !has.has(key));
    return (
      now.pathname === next.pathname &&
      [...had].every(([key, old]) => !has.has(key) || has.get(key) === old) &&
      added.every((key) => ["lang", "plain", ...more].includes(key)) &&
      dropped.every((key) => drops[page]?.includes(key))
    );
  };
  const follows = (now, next) =>
    now.pathname !== next.pathname &&
    now.search === next.search &&
    now.href === half.href &&
    (next.search ? 10000 : 1000) > performance.now() - half.at; // two real steps seldom share a query
  const push = history.pushState;
  history.pushState = function (state, title, address) {
    const now = new URL(location.href);
    const next = new URL(address ?? now, now);
    const same = completes(now, next) || follows(now, next);
    const step = same ? history.replaceState : push;
    const begun = now.pathname === next.pathname && (!same || now.href === half.href);
    if (now.href !== next.href) half = { href: begun ? next.href : "", at: performance.now() };
    step.call(history, state, title, address);
  };
}

// A list that follows what one types: the form asks for the same page that it would lead to, and what was found takes its place.
const form = document.getElementById('filters');
const WAIT_MS = 250;
let timer;
let asking;

const addressOf = () => {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
  return query.size ? `${form.getAttribute('action')}?${query}` : form.getAttribute('action');
};

const labels = (options) => [...options].map(({ text }) => text).join('\n');

// Parts that take the place of those on the page. The count is changed and not replaced, so that it is announced.
const show = (page) => {
  for (const id of ['found', 'facets']) {
    const [now, next] = [document.getElementById(id), page.getElementById(id)];
    if (!now || !next) continue;
    now.replaceWith(next);
    next.dispatchEvent(new Event('brought', { bubbles: true }));
  }
  // What no choice of a filter means depends on whether there are words.
  for (const { id, options, value } of page.querySelectorAll('#filter select')) {
    const now = document.getElementById(id);
    if (!now || labels(now.options) === labels(options)) continue;
    now.replaceChildren(...options);
    // Options lose the choice when they are moved one by one.
    now.value = value;
  }
  document.getElementById('count').replaceChildren(...page.getElementById('count').childNodes);
  document.title = page.title;
};

const ask = async () => {
  asking?.abort();
  asking = new AbortController();
  const address = addressOf();
  if (address === location.pathname + location.search) return;
  const found = document.getElementById('found');
  found.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: asking.signal });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // What is refused is shown when the form is sent: half a date is no mistake yet.
    if (!answer.ok || !page.getElementById('count')) return;
    show(page);
    history.replaceState(null, '', address);
  } catch {
    // Another letter was typed, or there is no answer; the button sends the form.
  } finally {
    found.removeAttribute('aria-busy');
  }
};

const soon = (wait) => {
  clearTimeout(timer);
  timer = setTimeout(ask, wait);
};
// Fields of the form stand beside the list, too, so that events are taken where all of them pass.
document.addEventListener('input', ({ target }) => {
  if (target.form === form) soon(target.matches('select') ? 0 : WAIT_MS);
});
form.addEventListener('submit', () => {
  clearTimeout(timer);
  asking?.abort();
});

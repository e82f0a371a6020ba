// What the developers' pages add where scripts run: the reader's own key, a search while typing, and requests from the page.
const KEPT = { key: 'tender-data-key', login: 'tender-data-token' };
const MAX_SHOWN = 100_000;
const HEADERS = /^(x-ratelimit-|retry-after|x-request-id|etag|age|warning|content-type)/;

// Where the browser keeps nothing, the key is known to this page only.
const own = {};
const read = (kind) => {
  try {
    return sessionStorage.getItem(KEPT[kind]) ?? '';
  } catch {
    return own[kind] ?? '';
  }
};
const keep = (kind, secret) => {
  own[kind] = secret;
  try {
    if (secret) sessionStorage.setItem(KEPT[kind], secret);
    else sessionStorage.removeItem(KEPT[kind]);
  } catch {
    // It is in `own`.
  }
};

const places = [...document.querySelectorAll('[data-key], [data-token]')].map((place) => ({
  place,
  kind: 'key' in place.dataset ? 'key' : 'login',
  empty: place.textContent,
}));
const showSecrets = () => {
  for (const { place, kind, empty } of places) place.textContent = read(kind) || empty;
  for (const note of document.querySelectorAll('[data-own-key]')) note.hidden = !read('key');
};
showSecrets();

const filter = document.querySelector('[data-filter]');
filter?.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const line of document.querySelectorAll('[data-words]')) {
    const text = `${line.textContent.toLowerCase()} ${line.dataset.words}`;
    line.hidden = !words.every((word) => text.includes(word));
    if (!line.hidden) count += 1;
  }
  for (const part of document.querySelectorAll('[data-part]'))
    part.hidden = !part.querySelector('[data-words]:not([hidden])');
  document.querySelector('[data-found]').textContent = words.length
    ? `${count} with these words.`
    : `${count} paths.`;
});

const encoded = (text) => encodeURIComponent(text);
const addressOf = (form) => {
  const query = new URLSearchParams();
  let path = form.dataset.try;
  for (const { name, value, dataset } of form.querySelectorAll('[data-in]')) {
    if (dataset.in === 'path') path = path.replace(`{${name}}`, encoded(value));
    else if (value !== '') query.append(name, value);
  }
  return query.size ? `${path}?${query}` : path;
};

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const list = (pairs) => {
  const all = document.createElement('dl');
  all.className = 'facts';
  for (const [name, value] of pairs) all.append(element('dt', name), element('dd', value));
  return all;
};
const block = (text) => {
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.append(element('code', text));
  return pre;
};
const readable = (text, type) => {
  if (!/\bjson\b/.test(type) || text.length > MAX_SHOWN) return text.slice(0, MAX_SHOWN);
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const send = async (form, result) => {
  const address = addressOf(form);
  const secret = form.querySelector('[data-secret]');
  const token = secret?.value.trim();
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const began = performance.now();
  const response = await fetch(address, { headers, redirect: 'manual' });
  const text = await response.text();
  const ms = Math.round(performance.now() - began);
  const status = response.status || 'a redirect, which was not followed';
  result.replaceChildren(
    list([
      ['Request', `GET ${address}`],
      ['Status', `${status} ${response.statusText}`],
      ['Time', `${ms} ms, ${text.length} characters`],
      ...[...response.headers].filter(([name]) => HEADERS.test(name)),
    ]),
    block(readable(text, response.headers.get('content-type') ?? '')),
    ...(text.length > MAX_SHOWN ? [element('p', `Only the first ${MAX_SHOWN} characters are shown.`)] : []),
  );
};

for (const form of document.querySelectorAll('[data-try]')) {
  const result = document.querySelector('[data-result]');
  const secret = form.querySelector('[data-secret]');
  form.hidden = false;
  for (const note of document.querySelectorAll('[data-without]')) note.hidden = true;
  if (secret) {
    secret.value = read(secret.dataset.secret);
    secret.addEventListener('input', () => {
      keep(secret.dataset.secret, secret.value.trim());
      showSecrets();
    });
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    result.hidden = false;
    result.textContent = 'Sent; waiting for the answer.';
    try {
      await send(form, result);
    } catch (error) {
      result.textContent = `There was no answer: ${error.message}`;
    }
  });
}

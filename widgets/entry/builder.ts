/**
 * The page on which people choose a widget: shows each choice at once, and copies the code. Without this script the
 * form does the same.
 */
const form = document.querySelector<HTMLFormElement>('#choices');
let latest = 0;

const show = async (): Promise<void> => {
  if (!form) return;
  latest += 1;
  const mine = latest;
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const response = await fetch(`${form.action}?${query}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (mine !== latest) return;
  const place = document.querySelector('#result');
  const fresh = page.querySelector('#result');
  if (place && fresh) place.replaceChildren(...fresh.childNodes);
  const theirs = page.querySelector<HTMLInputElement>('#limit');
  const limit = document.querySelector<HTMLInputElement>('#limit');
  if (limit?.parentElement && theirs) {
    limit.max = theirs.max;
    limit.disabled = theirs.disabled;
    limit.parentElement.hidden = theirs.disabled;
  }
  history.replaceState(null, '', `?${query}`);
};

form?.addEventListener('change', show);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void show();
});
document.addEventListener('click', async ({ target }) => {
  const name = (target as Element).getAttribute('data-copy');
  const text = name && document.querySelector(`#${name}`)?.textContent;
  const said = document.querySelector(`[data-copied="${name}"]`);
  if (!text || !said) return;
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = 'Copied';
  } catch {
    said.textContent = 'Copying is not allowed here: select the code and copy it yourself.';
  }
});

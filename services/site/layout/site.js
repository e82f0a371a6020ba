// What the pages add where scripts run. Everything works without it.
document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || target.closest('input, select, textarea')) return;
  const field = document.querySelector('main input[type=search], header input[type=search]');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
});
for (const form of document.querySelectorAll('form[data-live]'))
  form.addEventListener('change', () => form.requestSubmit());
// A form leaves out what is empty: the interface refuses empty parameters, and addresses stay short.
document.addEventListener('submit', ({ target: form }) => {
  if (form.method !== 'get') return;
  for (const field of form.elements) if (field.name && field.value === '') field.disabled = true;
  setTimeout(() => {
    for (const field of form.elements) field.disabled = false;
  });
});
// A form that changes something is sent once, however often its button is pressed. After a while it can be sent again.
document.addEventListener('submit', (event) => {
  const { target: form } = event;
  if (form.method !== 'post' || form.dataset.upload !== undefined) return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = 'true';
  setTimeout(() => delete form.dataset.sent, 10_000);
});
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
// On a telephone the parts of the site scroll; the one that is read comes into view.
for (const part of document.querySelectorAll('.head [aria-current]')) {
  const row = part.closest('ul');
  row.scrollLeft = part.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;
}
// A table of four columns or more is a list of rows on a telephone; each cell then names its column.
const stack = (root) => {
  for (const table of root.querySelectorAll('.scroll > table')) {
    const titles = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
    if (titles.length < 4 || table.matches('.heat')) continue;
    table.parentElement.classList.add('stack');
    for (const { cells } of table.tBodies[0].rows)
      for (const [at, cell] of [...cells].entries()) cell.dataset.title = titles[at] ?? '';
  }
};
stack(document);
document.addEventListener('brought', ({ target }) => stack(target));
// A link to something that is folded unfolds it.
const unfold = () => {
  const folded = document.getElementById(location.hash.slice(1))?.closest('details');
  if (folded) folded.open = true;
};
addEventListener('hashchange', unfold);
unfold();
// Blocks to copy, also those that another script has brought.
const offerCopies = (root) => {
  for (const block of root.querySelectorAll('pre[data-copy]')) {
    const button = Object.assign(document.createElement('button'), {
      className: 'plain small',
      type: 'button',
      textContent: 'Copy',
    });
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent);
      button.textContent = 'Copied';
    });
    block.before(button);
  }
};
offerCopies(document);
document.addEventListener('brought', ({ target }) => offerCopies(target));
const made = document.querySelector('[data-made-key]');
// Nothing but this page has the key, so that no address can show it again: going back leads to the list, and sends no form.
if (made) history.replaceState(null, '', location.href);
// A key that has just been made is kept for this tab, so that the commands of the documentation hold it.
try {
  if (made) sessionStorage.setItem('tender-data-key', made.textContent);
  document
    .querySelector('form[action="/account/logout"]')
    ?.addEventListener('submit', () => sessionStorage.removeItem('tender-data-key'));
} catch {
  // The browser keeps nothing.
}
// A file can be dropped anywhere on its form, and how much of it has arrived is shown.
for (const form of document.querySelectorAll('form[data-upload]')) {
  const input = form.querySelector('input[type=file]');
  for (const name of ['dragover', 'dragleave', 'drop'])
    form.addEventListener(name, (event) => {
      event.preventDefault();
      form.classList.toggle('over', name === 'dragover');
      if (name === 'drop' && event.dataTransfer.files.length > 0) input.files = event.dataTransfer.files;
    });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.querySelector('progress')) return;
    const bar = Object.assign(document.createElement('progress'), {
      max: 1,
      value: 0,
      ariaLabel: 'Uploaded',
    });
    form.append(bar);
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.responseType = 'document';
    request.upload.onprogress = ({ loaded, total }) => {
      bar.value = loaded / total;
    };
    request.onerror = () => bar.replaceWith('The file could not be sent. Try again.');
    request.onload = () => {
      const main = request.response?.querySelector('main');
      if (request.status === 200 || !main) location.assign(form.action.split('?')[0]);
      else {
        document.querySelector('main').replaceWith(main);
        document.title = request.response.title;
        main.querySelector('[role=alert]')?.scrollIntoView();
        (main.querySelector('[aria-invalid]') ?? main.querySelector('input:not([type=hidden])'))?.focus();
      }
    };
    request.send(new FormData(form));
  });
}
// What is still being written is looked at again while somebody looks.
const again = async () => {
  const part = document.querySelector('[data-again]');
  if (!part) return;
  setTimeout(async () => {
    const answer = await fetch(location.href).catch(() => null);
    const text = answer?.ok ? await answer.text() : '';
    const next = new DOMParser().parseFromString(text, 'text/html').getElementById(part.id);
    if (next) part.replaceWith(next);
    again();
  }, part.dataset.again * 1000);
};
again();

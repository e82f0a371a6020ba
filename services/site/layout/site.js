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
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
for (const block of document.querySelectorAll('pre[data-copy]')) {
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

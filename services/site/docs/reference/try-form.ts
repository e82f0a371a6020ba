import { type Html, html } from '#services/html.ts';
import type { Parameter } from '#services/site/docs/reference/description.ts';
import type { Operation } from '#services/site/docs/reference/operations.ts';
import { anchorOf, rulesOf } from '#services/site/docs/reference/parameters.ts';

/**
 * The form that sends a request from the page, with the reader's own key. A script shows it; without scripts the page
 * names an alternative.
 * @param address of the example, with the first values of the fields
 */
export function tryForm(operation: Operation, address: string): Html {
  const { path, parameters, access } = operation;
  const given = valuesIn(path, address);
  const first = parameters.filter((parameter) => parameter.required || given.has(anchorOf(parameter)));
  const others = parameters.filter((parameter) => !first.includes(parameter));
  const fieldOf = (parameter: Parameter) => field(parameter, given.get(anchorOf(parameter)));
  return html`<section><h2 id="try">Try it</h2>
<p data-without>This needs scripts. The commands above do the same.</p>
<form hidden data-try="${path}" autocomplete="off">
${
  access === 'public'
    ? null
    : html`<div class="field"><label for="try-secret">${access === 'key' ? 'Your key' : 'Your token'}</label><input id="try-secret" type="password" data-secret="${access}" spellcheck="false" autocomplete="off"><p class="hint">${access === 'login' ? 'Leave it empty if you have logged in here: then the cookie is sent. ' : null}It stays in this tab of your browser, and is only sent to this service.</p></div>`
}
${first.map(fieldOf)}
${others.length === 0 ? null : html`<details><summary>${others.length} more parameters</summary>${others.map(fieldOf)}</details>`}
<p><button>Send</button></p>
</form>
<div data-result hidden role="status"></div></section>`;
}

const field = (parameter: Parameter, value = ''): Html => {
  const id = `try-${anchorOf(parameter)}`;
  const rules = rulesOf(parameter).join(', ');
  return html`<div class="field"><label for="${id}"><code>${parameter.name}</code>${rules === '' ? null : html` <small>${rules}</small>`}</label><input id="${id}" name="${parameter.name}" data-in="${parameter.in}" value="${value}"${parameter.in === 'path' ? html` required` : null}></div>`;
};

/** @returns the values of the parameters in an address, by anchor */
function valuesIn(template: string, address: string): ReadonlyMap<string, string> {
  const [path = '', query = ''] = address.split('?');
  const segments = path.split('/');
  const inPath = template.split('/').flatMap((segment, at): [string, string][] => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[`path-${name}`, decodeURIComponent(segments[at] ?? '')]];
  });
  return new Map([
    ...inPath,
    ...[...new URLSearchParams(query)].map(([name, value]): [string, string] => [`query-${name}`, value]),
  ]);
}

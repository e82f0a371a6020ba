import { html } from '#services/html.ts';
import { ADVICE } from '#services/site/docs/errors/advice.ts';
import type { Operation } from '#services/site/docs/reference/operations.ts';
import { inline, shell, trail } from '#services/site/docs/shell.ts';
import type { PageView } from '#services/site/page.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';

/** The meaning of each code, for readers of the description. Words between backticks are code. */
export type Meanings = Readonly<Record<ErrorCode, string>>;

const codes = Object.keys(errorStatus) as ErrorCode[];

export const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text);

/** @returns the page of all codes; each has an anchor for older addresses */
export const errorListView = (meanings: Meanings): PageView => ({
  title: 'Errors',
  description: 'Every error code of the API, with its meaning and what to do.',
  canonical: '/docs/errors',
  main: shell(
    '/docs/errors',
    html`${trail({ path: '/docs', label: 'Developers' })}
<h1>Errors</h1>
<p class="lead">Every error has the same form. Programs should use <code>code</code>, which is stable; <code>message</code> is for people.</p>
<p class="text">An error has <code>error</code>, <code>code</code>, <code>message</code>, <code>requestId</code>, <code>docs</code>, <code>timestamp</code> and sometimes <code>details</code>. <code>docs</code> is the address of the page about the code. With <code>Accept: application/problem+json</code> the error comes as problem details (RFC 9457), whose <code>type</code> is that address.</p>
<dl class="params">${codes.map(
      (
        code,
      ) => html`<div id="${code}"><dt><a href="/docs/errors/${code}"><code>${code}</code></a> <small>${errorStatus[code]}</small></dt>
<dd>${inline(meanings[code])} ${inline(ADVICE[code].remedy)}</dd></div>`,
    )}</dl>`,
  ),
});

/**
 * @param operations all of them
 * @returns the page of one code: its meaning, what to do, and which paths respond with it
 */
export function errorView(
  code: ErrorCode,
  meanings: Meanings,
  operations: readonly Operation[],
  publicUrl: string,
): PageView {
  const { remedy, causes, again } = ADVICE[code];
  const having = operations.filter(({ failures }) => failures.some((failure) => failure.code === code));
  const example = {
    ...{ success: false, error: '…', code, message: '…', requestId: '7c1e5f0a-5b0e-4d2a-9d57-8a3f6c2e1b40' },
    ...{ docs: `${publicUrl}/docs/errors/${code}`, timestamp: '2026-11-26T09:00:00.000Z' },
  };
  return {
    title: `${code}: error ${errorStatus[code]}`,
    description: meanings[code],
    canonical: `/docs/errors/${code}`,
    main: shell(
      '/docs/errors',
      html`${trail({ path: '/docs', label: 'Developers' }, { path: '/docs/errors', label: 'Errors' })}
<h1 class="path"><small>${errorStatus[code]}</small> ${code}</h1>
<p class="lead">${inline(meanings[code])}</p>
<h2 id="do">What to do</h2><p>${inline(remedy)}</p>
${code === 'UNAUTHORIZED' || code === 'INVALID_API_KEY' ? html`<p><a class="button" href="/account">Get a key</a> <a href="/docs#key">How a key is sent</a></p>` : null}
<h2 id="causes">Causes</h2><ul>${causes.map((cause) => html`<li>${inline(cause)}</li>`)}</ul>
<h2 id="again">Should a program send the request again?</h2><p>${inline(again)}</p>
<h2 id="form">The form of the answer</h2><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
<h2 id="paths">Where it occurs</h2>
${
  having.length === 0
    ? html`<p>No path lists it in its description.</p>`
    : html`<details${having.length <= 12 ? html` open` : null}><summary>${having.length === 1 ? 'One path names it' : `${having.length} paths name it`} in the description</summary><ul class="paths">${having.map(({ id, method, path }) => html`<li><a href="/docs/reference/${id}#errors"><small>${method}</small> <code>${path}</code></a></li>`)}</ul></details>`
}`,
    ),
  };
}

import { type Html, html } from '#services/html.ts';
import { fieldsOf } from '#services/site/fields.ts';
import type { PageView } from '#services/site/page.ts';
import { searchBar } from '#services/site/parts/search-bar.ts';
import { when } from '#services/site/parts/words.ts';
import { problemList, problemsOf } from '#services/site/problems.ts';
import type { RequestError } from '#shared/errors.ts';

const HEADINGS: Readonly<Record<number, string>> = {
  400: 'This address asks for something that does not exist',
  404: 'There is nothing at this address',
  410: 'This record was withdrawn',
  429: 'Too many pages in a short time',
  503: 'The service cannot answer at the moment',
};

/** @returns the page for an error @param id of the request, as in the log */
export function failureView(error: RequestError, url: string, id: string): PageView {
  if (error.status === 404) return missingView(url, error.message);
  if (error.status === 410) return withdrawnView(error, url);
  const heading = HEADINGS[error.status] ?? 'Something went wrong';
  const parameters = problemsOf(error);
  return view(
    heading,
    error.status,
    html`<p class="lead">${error.message}</p>
${parameters.length === 0 ? null : problemList(parameters)}
${error.status >= 500 ? html`<p class="soft">Request ${id}</p>` : null}`,
  );
}

/** @returns the page for an address that nothing has, with a search for its words */
export function missingView(url: string, message?: string): PageView {
  const words = wordsOf(url);
  return view(
    HEADINGS[404]!,
    404,
    html`${message ? html`<p class="lead">${message}</p>` : null}
<p>Perhaps a search finds what you are looking for.</p>
${searchBar(words)}`,
  );
}

/** @returns the page for a withdrawn record */
function withdrawnView({ message, details }: RequestError, url: string): PageView {
  const at = fieldsOf(details ?? {});
  const since = at.has('withdrawnAt') ? at.text('withdrawnAt') : null;
  return view(
    HEADINGS[410]!,
    410,
    html`<p class="lead">${message}</p>
<p class="text">${since === null ? null : html`It was published here until ${when(since, true)}. `}Its publisher has removed it, or it has become part of another record. Programs see this in <a href="/docs/copies">the changes</a>.</p>
<p>Perhaps a search finds what took its place.</p>
${searchBar(wordsOf(url))}`,
  );
}

/** A person does not type words longer than this. */
const MAX_WORDS = 80;

function wordsOf(url: string): string {
  let text = url.split('?', 1)[0] ?? '';
  try {
    text = decodeURIComponent(text);
  } catch {
    // Text that cannot be decoded is searched for as it is.
  }
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ (?:tenders|companies|buyers|provinces|categories) /, ' ')
    .trim()
    .slice(0, MAX_WORDS);
}

const view = (title: string, status: number, more: Html): PageView => ({
  title,
  description: title,
  canonical: '/',
  hidden: true,
  status,
  main: html`<h1>${title}</h1>${more}`,
});

import { type Html, html } from '#services/html.ts';
import type { Operation, OperationGroup } from '#services/site/docs/reference/operations.ts';
import { inline, shell, trail } from '#services/site/docs/shell.ts';
import type { PageView } from '#services/site/page.ts';
import { spoken } from '#services/site/parts/words.ts';

/** Maximum length of a search. */
const MAX_WORDS = 200;

/** Titles of the two descriptions on pages. */
export const ROOMS = {
  data: { id: 'data', title: 'Data: /v2', about: 'Paths need a key, unless they say otherwise.' },
  application: {
    id: 'application',
    title: 'Application: /api',
    about: 'Paths for a web application and its users, and feeds for other pages.',
  },
} as const;

/** The groups of both descriptions. */
export type Rooms = Readonly<Record<keyof typeof ROOMS, readonly OperationGroup[]>>;

/** @returns the page of all paths, or of those that contain every word of the search */
export function listView(rooms: Rooms, query: URLSearchParams): PageView {
  const search = (query.get('q') ?? '').trim().slice(0, MAX_WORDS);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = Object.values(ROOMS).map(({ id, title, about }) => ({
    ...{ id, title, about },
    groups: rooms[id]
      .map((group) => ({
        ...group,
        operations: group.operations.filter((operation) =>
          words.every((word) => wordsOf(operation).includes(word)),
        ),
      }))
      .filter(({ operations }) => operations.length > 0),
  }));
  const count = shown.flatMap(({ groups }) => groups.flatMap(({ operations }) => operations)).length;
  return {
    title: 'Reference of the API',
    description:
      'Every path of the API with its parameters, the shape of its answer, an example, errors and samples.',
    canonical: '/docs/reference',
    hidden: search !== '',
    script: 'docs',
    main: shell(
      '/docs/reference',
      html`${trail({ path: '/docs', label: 'Developers' })}
<h1>Reference</h1>
<p class="lead">Every path, with its parameters, the shape of its answer, a real answer, its errors, and a request to try.</p>
<form class="searchbar" method="get" action="/docs/reference" role="search"><label class="hidden" for="paths">Words of a path, its text or its parameters</label><input id="paths" type="search" name="q" value="${search}" maxlength="${MAX_WORDS}" placeholder="closing date, supplier, /awards" data-filter><button>Find</button></form>
<p role="status" data-found>${search === '' ? html`${count} paths.` : found(count)}</p>
${shown.map(({ id, title, about, groups }) =>
  groups.length === 0
    ? null
    : html`<section data-part><h2 id="${id}">${title}</h2><p class="soft">${about}</p>${groups.map(groupOf)}</section>`,
)}`,
    ),
  };
}

const found = (count: number): Html =>
  count === 0
    ? html`No path has all of these words. <a href="/docs/reference">All paths</a>`
    : html`${count} with these words. <a href="/docs/reference">All paths</a>`;

const groupOf = ({ id, name, about, operations }: OperationGroup): Html =>
  html`<section data-part><h3 id="${id}">${spoken(name)}</h3>${about === null ? null : html`<p class="soft">${inline(about)}</p>`}
<ul class="paths">${operations.map(
    (operation) =>
      html`<li data-words="${namesOf(operation)}"><small>${operation.method}</small> <a href="/docs/reference/${operation.id}"><code>${operation.path}</code></a> <span>${inline(operation.summary)}</span></li>`,
  )}</ul></section>`;

/** The text that a search covers: the line of an operation, and names that the line does not show. */
const wordsOf = (operation: Operation): string =>
  [operation.method, operation.path, operation.summary, namesOf(operation)].join(' ').toLowerCase();

function namesOf({ group, path, summary, parameters }: Operation): string {
  const shown = `${path} ${summary}`.toLowerCase();
  const names = [group, ...parameters.map(({ name }) => name)].map((name) => name.toLowerCase());
  return [...new Set(names)].filter((name) => !shown.includes(name)).join(' ');
}

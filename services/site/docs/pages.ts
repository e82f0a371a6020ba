import { unknownPath } from '#services/api/http/nearest-path.ts';
import { html } from '#services/html.ts';
import { errorListView, errorView, isCode, type Meanings } from '#services/site/docs/errors/error-pages.ts';
import { quickStart } from '#services/site/docs/quick-start.ts';
import type { Description } from '#services/site/docs/reference/description.ts';
import { listView, type Rooms } from '#services/site/docs/reference/list-page.ts';
import { memberView, operationView } from '#services/site/docs/reference/operation-page.ts';
import { groupsOf, type Operation } from '#services/site/docs/reference/operations.ts';
import { shell } from '#services/site/docs/shell.ts';
import { textPages } from '#services/site/docs/text-pages.ts';
import type { Page, PageView } from '#services/site/page.ts';

/** The data of the developers' pages. */
export type Descriptions = {
  /** The OpenAPI 3.1 description of /v2. */
  data: () => unknown;
  /** The OpenAPI description of the application. */
  application: () => unknown;
  /** What each error code means. */
  meanings: Meanings;
};

/** Old addresses with their new ones. */
export const moved: Readonly<Record<string, string>> = {
  '/docs/reference/application': '/docs/reference#application',
};

/** @returns the developers' pages. The descriptions are loaded when a page first needs them. */
export function docsPages({ data, application, meanings }: Descriptions): readonly Page[] {
  const section = 'developers';
  const reference = once(() => {
    const rooms: Rooms = {
      data: groupsOf(data() as Description, ''),
      application: groupsOf(application() as Description, 'application-'),
    };
    const operations = Object.values(rooms).flatMap((groups) =>
      groups.flatMap((group): readonly Operation[] => group.operations),
    );
    return { rooms, operations, byId: new Map(operations.map((operation) => [operation.id, operation])) };
  });
  const errors: Page = { path: '/docs/errors', section, show: () => errorListView(meanings) };
  const list: Page = {
    path: '/docs/reference',
    section,
    show: ({ query }) => listView(reference().rooms, query),
  };
  const whole = [quickStart, ...textPages, list, errors];
  const unknown = unknownPath(whole.map(({ path }) => path));
  const missing = (below: string): PageView =>
    missingView(below, unknown('GET', `/docs/${below}`).details as { nearest: string } | undefined);
  return [
    ...whole,
    {
      path: '/docs/errors/{code}',
      section,
      show: ({ path: { code = '' }, publicUrl }) =>
        isCode(code)
          ? errorView(code, meanings, reference().operations, publicUrl)
          : missing(`errors/${code}`),
    },
    {
      path: '/docs/reference/{operation}',
      section,
      show: (asked) => {
        const { operation = '' } = asked.path;
        const found = reference().byId.get(operation);
        return found ? operationView(found, asked) : missing(`reference/${operation}`);
      },
    },
    {
      path: '/docs/reference/{operation}/{member}',
      section,
      show: ({ path: { operation = '', member = '' } }) => {
        const found = reference().byId.get(operation);
        return (found && memberView(found, member)) ?? missing(`reference/${operation}/${member}`);
      },
    },
    { path: '/docs/*path', section, show: ({ path }) => missing(path['path'] ?? '') },
  ];
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Maximum number of characters of an address that the page repeats. */
const MAX_WORDS = 80;

/** @returns the page for an unknown address below /docs, with the nearest page and a search for its words */
const missingView = (words: string, near: { nearest: string } | undefined): PageView => ({
  title: 'There is no such page of the documentation',
  description: 'There is no such page of the documentation',
  canonical: '/docs',
  hidden: true,
  status: 404,
  main: shell(
    '',
    html`<h1>There is no such page of the documentation</h1>
${near ? html`<p>The most similar address is <a href="${near.nearest}">${near.nearest}</a>.</p>` : null}
<p>Perhaps you are looking for a path of the API.</p>
<form class="searchbar" method="get" action="/docs/reference" role="search"><label class="hidden" for="paths">Words of a path, its text or its parameters</label><input id="paths" type="search" name="q" value="${words
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, MAX_WORDS)}"><button>Find</button></form>`,
  ),
});

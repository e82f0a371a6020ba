import { type Html, html } from '#services/html.ts';
import { SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { Read } from '#services/site/page.ts';
import type { Query } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** What tenders are counted by: the parameter, the path of /v2 that counts, and the heading. */
const FACETS = [
  { name: 'province', path: '/v2/tenders/counts/province', heading: 'By province' },
  { name: 'category', path: '/v2/tenders/counts/category', heading: 'By category' },
] as const;

const MOST = 10;

/** The numbers of tenders that each value would leave, other filters as they are. @param state of the tenders that are listed */
export async function facetPanel(read: Read, query: Query, state: string): Promise<Html> {
  const asked = query.without('cursor', 'page', 'sort', 'limit', ...SHOWN_BY).with('status', state);
  const counted = await Promise.all(
    FACETS.map(async (facet) => ({
      ...facet,
      values: (await read.list(`${facet.path}${asked.without(facet.name).text()}`)).records
        .map((record) => ({
          name: record.text('name') ?? '',
          slug: record.text('slug') ?? '',
          count: record.number('count') ?? 0,
        }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, MOST),
    })),
  );
  return html`${counted.map(({ name, heading, values }) =>
    values.length === 0
      ? null
      : html`<h2 class="small">${heading}</h2><ul class="facets">${values.map(
          ({ name: label, slug, count }) =>
            html`<li><a href="/tenders${query.without('cursor', 'page').with(name, slug).text()}"${query.get(name) === slug ? html` aria-current="true"` : null}>${label}</a> <span class="soft">${write(count)}</span></li>`,
        )}</ul>`,
  )}`;
}

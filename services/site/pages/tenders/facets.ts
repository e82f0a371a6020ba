import { type Html, html } from '#services/html.ts';
import { SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { List, Read } from '#services/site/page.ts';
import type { Query } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** What tenders are counted by: the parameter, the path of /v2 that counts, and the heading. */
const FACETS = [
  { name: 'province', path: '/v2/tenders/counts/province', heading: 'By province' },
  { name: 'category', path: '/v2/tenders/counts/category', heading: 'By category' },
] as const;

const MOST = 10;

/** Tenders are counted by their values only where they are so few: more take longer than a page may take. */
export const MOST_COUNTED = 300;
/** A list of one value has so many tenders less than that of all values, about. */
const VALUES = 10;

/**
 * The values by which the list can be narrowed, with the numbers of tenders that each would leave, other filters as they are. Where too many
 * tenders would have to be counted, the most usual values stand without numbers.
 * @param state of the tenders that are listed
 * @param list that the page shows
 */
export async function facetPanel(read: Read, query: Query, state: string, { meta }: List): Promise<Html> {
  const asked = query.without('cursor', 'page', 'sort', 'limit', ...SHOWN_BY).with('status', state);
  const total = meta.flag('totalIsExact') ? (meta.number('totalCount') ?? 0) : Number.POSITIVE_INFINITY;
  const counted = await Promise.all(
    FACETS.map(async (facet) => {
      const others = asked.without(facet.name);
      const [isChosen, isWhole] = [query.get(facet.name) !== null, others.names().length === 1];
      // The numbers of a state alone are kept until something is published.
      const isCounted = isWhole || total * (isChosen ? VALUES : 1) <= MOST_COUNTED;
      const { records } = await read.list(`${facet.path}${isCounted ? others.text() : '?status=any'}`);
      const values = records
        .map((record) => ({
          name: record.text('name') ?? '',
          slug: record.text('slug') ?? '',
          count: record.number('count') ?? 0,
        }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, MOST);
      return { ...facet, values, isCounted };
    }),
  );
  return html`${counted.map(({ name, heading, values, isCounted }) =>
    values.length === 0
      ? null
      : html`<h2 class="small">${heading}</h2><ul class="facets">${values.map(
          ({ name: label, slug, count }) =>
            html`<li><a href="/tenders${query.without('cursor', 'page').with(name, slug).text()}"${query.get(name) === slug ? html` aria-current="true"` : null}>${label}</a>${isCounted ? html` <span class="soft">${write(count)}</span>` : null}</li>`,
        )}</ul>`,
  )}`;
}

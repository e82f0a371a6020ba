import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { type FilterField, SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { List, ReadPaths } from '#services/site/page.ts';
import { categoryField, provinceField } from '#services/site/parts/fields-of-lists.ts';
import type { ListQuery } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** The facets of tenders: the parameter, the path of /v2 that counts, the heading, and the names of the values. */
type Facet = { name: string; path: string; heading: string; field: FilterField };
const FACETS: readonly Facet[] = [
  {
    ...{ name: 'province', path: '/v2/tenders/counts/province', heading: 'By province' },
    field: provinceField,
  },
  {
    ...{ name: 'category', path: '/v2/tenders/counts/category', heading: 'By category' },
    field: categoryField,
  },
];

const MOST = 10;

/** Parameters of a list that are not filters. */
const NO_FILTERS = ['cursor', 'page', 'sort', 'highlight', 'facets', 'facetRecords', ...SHOWN_BY] as const;
/** Parameters that the counting paths do not have, so that their numbers would be of other tenders. */
const NOT_COUNTED = ['in', 'correct', 'includePlaceholders'] as const;

/** Tenders are counted only if there are at most this many: counting more would make the page slow. */
export const MOST_COUNTED = 1_000;
/** A search for common words ranks this many tenders, and counts them at the same time. */
const BEST = 100;
/** Further parameters of a search, so that one request also gives the numbers of its values. */
export const IN_SEARCH = {
  facets: FACETS.map(({ name }) => name).join(','),
  facetRecords: String(BEST),
} as const;
/** About how many times fewer tenders a list of one value has than the list of all values. */
const VALUES = 10;

type Value = { slug: string; name: string; count: number };
/** `isOfBest` if only the best matches were counted. */
type Counted = { values: readonly Value[]; isCounted: boolean; isOfBest?: boolean };

/**
 * The values by which the list can be narrowed, with the number of tenders that each would leave, without changing
 * other filters. If there are too many tenders, a search counts only the best matches, and a list shows the most usual
 * values without numbers.
 * @param state of the listed tenders
 * @param list that the page shows
 */
export async function facetPanel(
  read: ReadPaths,
  query: ListQuery,
  state: string,
  { meta }: List,
): Promise<Html> {
  const counted =
    query.get('q') === null ? await inList(read, query, state, meta) : await inSearch(read, query, meta);
  const without = counted.some(({ isCounted }) => !isCounted);
  const ofBest = counted.some(({ isOfBest }) => isOfBest);
  return html`${counted.map(({ values, isCounted }, at) => {
    const { name, heading } = FACETS[at]!;
    if (values.length === 0) return null;
    return html`<h2 class="small">${heading}</h2><ul class="facets">${values.map(
      ({ name: label, slug, count: number }) =>
        html`<li><a href="/tenders${query.without('cursor', 'page').with(name, slug).text()}"${query.get(name) === slug ? html` aria-current="true"` : null}>${label}</a>${isCounted ? html` <span class="soft">${write(number)}</span>` : null}</li>`,
    )}</ul>`;
  })}${without ? html`<p class="hint">Values without a number are the most usual ones among all tenders; they were not counted for this list.</p>` : null}${ofBest ? html`<p class="hint">The numbers are those of the ${BEST} best matches.</p>` : null}`;
}

/** For a list: counts with the same filters, by the counting paths. */
const inList = (
  read: ReadPaths,
  query: ListQuery,
  state: string,
  meta: Fields,
): Promise<readonly Counted[]> => {
  const total = meta.flag('totalIsExact') ? meta.count('totalCount') : Number.POSITIVE_INFINITY;
  const asked = query.without(...NO_FILTERS, ...NOT_COUNTED, 'limit').with('status', state);
  const isOther = NOT_COUNTED.some((name) => query.get(name) !== null);
  return Promise.all(
    FACETS.map(async (facet) => {
      const others = asked.without(facet.name);
      const [isChosen, isWhole] = [query.get(facet.name) !== null, others.names().length === 1];
      // Numbers for a state without other filters are cached until something is published.
      const isCounted = !isOther && (isWhole || total * (isChosen ? VALUES : 1) <= MOST_COUNTED);
      return isCounted
        ? { values: await countsOf(read, facet, others.text()), isCounted }
        : usual(read, facet);
    }),
  );
};

/**
 * For a search: counts by the search itself, which covers more texts than a list does. If a value is chosen, no others
 * can be counted, and in another order the search gives other tenders.
 */
function inSearch(read: ReadPaths, query: ListQuery, meta: Fields): Promise<readonly Counted[]> {
  const found = meta.has('facets') ? meta.at('facets') : null;
  const isOfBest = found !== null && !meta.flag('facetsExact');
  return Promise.all(
    FACETS.map(async (facet) => {
      if (query.get(facet.name) !== null || !found?.has(facet.name)) return usual(read, facet);
      const values = found.list(facet.name).map((each) => {
        const slug = each.string('value');
        return {
          slug,
          name: facet.field.choices?.find(([value]) => value === slug)?.[1] ?? slug,
          count: each.count('count'),
        };
      });
      return { values: values.slice(0, MOST), isCounted: true, isOfBest };
    }),
  );
}

const usual = async (read: ReadPaths, facet: Facet): Promise<Counted> => ({
  values: await countsOf(read, facet, '?status=any'),
  isCounted: false,
});

async function countsOf(read: ReadPaths, { path }: Facet, asked: string): Promise<readonly Value[]> {
  const { records } = await read.list(`${path}${asked}`);
  return records
    .map((record) => ({
      name: record.string('name'),
      slug: record.string('slug'),
      count: record.count('count'),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST);
}

import type { Facet, ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Total } from '#services/api/v2/serve/cache/totals.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { type FoundFacets, facetsFrom, facetsOf } from '#services/api/v2/serve/search/facets.ts';
import { highlightsOf } from '#services/api/v2/serve/search/highlights.ts';
import type { ListPage, Searched } from '#services/api/v2/serve/search/ranked.ts';
import type { Pool } from '#shared/database/connection.ts';
import { spelling } from '#shared/domain/search/corrections.ts';
import { listedWords } from '#shared/domain/search/listed-words.ts';
import { searchWords } from '#shared/domain/search/words.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * @returns the members of `meta` that say how the words were understood, with facets and highlights if they are wanted;
 *   and the total, which is exact if the facets have counted every record
 */
export async function searchMeta(
  pool: Pool,
  { resource, search }: ListEndpoint,
  plan: ListPlan,
  { rows, total }: ListPage,
  searched: Searched,
): Promise<{ total: Total; added: Record<string, unknown> }> {
  const { corrections, mostWords, texts, apart } = searched;
  const corrected = corrections.length > 0;
  const wanted = facetsAsked(search?.facets, plan);
  const [found, highlights] = await Promise.all([
    wanted.length > 0 ? foundFacets(pool, resource, wanted, plan, searched) : null,
    plan.highlight && search?.highlight
      ? highlightsOf(
          pool,
          search.highlight,
          texts,
          rows.map(([text, , id]) => ({ id, text })),
        )
      : undefined,
  ]);
  const records = total.relation === 'gte' ? (found?.records ?? null) : null;
  const counted: Total = records === null ? total : { count: records, relation: 'eq' };
  // Where a total is not exact, no records with most of the words follow.
  const allWords = records === null ? searched.allWords : counted;
  const added = {
    similarWords: corrected || undefined,
    corrections: corrected
      ? spelled(
          corrections,
          rows.map(([text]) => text),
        )
      : undefined,
    uncorrected: (corrected && plan.uncorrected) || undefined,
    quotesIgnored: apart || undefined,
    matching: { allWords: allWords.count, allWordsIsExact: allWords.relation === 'eq', mostWords },
    ...found?.facets,
    highlights,
  };
  return { total: counted, added };
}

/** @returns the facets by which the found records are counted */
export const facetsAsked = (known: readonly Facet[] = [], { facets }: Pick<ListPlan, 'facets'>): Facet[] =>
  known.filter(({ name }) => facets.includes(name));

/** The windows have counted all records, or the wanted number of them; otherwise the index is queried once more. */
const foundFacets = (
  pool: Pool,
  resource: Resource,
  wanted: readonly Facet[],
  plan: ListPlan,
  { counted, texts, recent }: Searched,
): FoundFacets | Promise<FoundFacets> =>
  counted !== null && (counted.isAll || counted.records >= plan.facetRecords)
    ? {
        facets: facetsFrom(wanted, counted.counts, counted.isAll),
        records: counted.isAll ? counted.records : null,
      }
    : facetsOf(pool, resource, wanted, plan, texts, recent);

/** Number of records whose texts are searched for the spelling of a word. */
const LOOKED_THROUGH = 5;

/**
 * The full word to which a word was corrected: from the first records that were found, otherwise from all found
 * records, otherwise from the listed words.
 * @param texts of records that were found
 */
function spelled(
  corrections: Searched['corrections'],
  texts: readonly string[],
): { from: string; to: string[] }[] {
  const wordsIn = (some: readonly string[]) => new Set(some.flatMap(searchWords));
  const sources = [() => wordsIn(texts.slice(0, LOOKED_THROUGH)), () => wordsIn(texts), () => listedWords];
  const known = sources.map((source) => {
    let words: Iterable<string> | null = null;
    return () => (words ??= source());
  });
  const word = (stem: string, from: string): string => {
    for (const words of known) {
      const found = spelling(stem, from, words());
      if (found !== null) return found;
    }
    return stem;
  };
  return corrections.map(([from, stems]) => ({ from, to: stems.map((stem) => word(stem, from)) }));
}

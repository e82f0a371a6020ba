import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { facetsOf } from '#services/api/v2/serve/search/facets.ts';
import { highlightsOf } from '#services/api/v2/serve/search/highlights.ts';
import type { ListPage, Searched } from '#services/api/v2/serve/search/ranked.ts';
import type { Pool } from '#shared/database.ts';
import { spelling } from '#shared/domain/search/corrections.ts';
import { listedWords } from '#shared/domain/search/listed-words.ts';
import { searchWords } from '#shared/domain/search/words.ts';

/** @returns the members of `meta` that say how the words were understood, with facets and highlights where they are wanted */
export async function searchMeta(
  pool: Pool,
  { resource, search }: ListEndpoint,
  plan: ListPlan,
  { rows }: ListPage,
  { corrections, allWords, mostWords, texts, apart, recent }: Searched,
): Promise<Record<string, unknown>> {
  const corrected = corrections.length > 0;
  const wanted = (search?.facets ?? []).filter(({ name }) => plan.facets.includes(name));
  const [facets, highlights] = await Promise.all([
    wanted.length > 0 ? facetsOf(pool, resource, wanted, plan, texts, recent) : {},
    plan.highlight && search?.highlight
      ? highlightsOf(
          pool,
          resource,
          search.highlight,
          texts,
          rows.map(([, , id]) => id),
        )
      : undefined,
  ]);
  return {
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
    ...facets,
    highlights,
  };
}

/** Records whose texts are looked through for the spelling of a word. */
const LOOKED_THROUGH = 5;

/**
 * What a word was corrected to, as a word: of the first records that were found, else of all, else of those that are listed.
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

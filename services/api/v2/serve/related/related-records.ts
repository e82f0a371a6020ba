import { listedOnly } from '#services/api/v2/serve/conditions.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { type RelatedRow, relatedStatement } from '#services/api/v2/serve/related/related-statement.ts';
import type { IndexWords } from '#services/api/v2/serve/search/index-words.ts';
import { type TellingWord, tellingWords, wordsOfTexts } from '#shared/domain/search/telling-words.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * @returns a function that finds the records which have most in common with one, best first, as the list of related records
 *   begins
 */
export function relatedFinder(
  resource: Resource,
  services: Services,
): (id: string, limit: number) => Promise<string[]> {
  const index = services.words(resource);
  return async (id, limit) => {
    const words = await wordsOf(services, resource.name, id, index);
    const page = { limit, skip: 0, after: null };
    const asked = relatedStatement(resource, id, words, listedOnly(resource), page, 'body');
    const { rows } = await services.pool.query<RelatedRow>(asked);
    return rows.slice(0, limit).map(([text]) => text);
  };
}

/** The distinctive words of a record. */
export async function wordsOf(
  { pool }: Services,
  table: string,
  id: string,
  index: IndexWords,
): Promise<TellingWord[]> {
  const { rows } = await pool.query<{ title: string | null; description: string | null }>(
    `select record->>'title' as title, record->>'description' as description
     from (select detail::json as record from read.${table} where id = $1) found`,
    [id],
  );
  const [record] = rows;
  const words = wordsOfTexts(record?.title ?? '', record?.description ?? '');
  const [known, { counts, size }] = await Promise.all([index.lookUp(words), index.common()]);
  const stems = new Map(
    words.flatMap((word) => (known.get(word)?.stem ? [[known.get(word)!.stem!, word]] : [])),
  );
  const records = Math.max(size, 1);
  // Before the planner has statistics, any word may be common.
  const countOf = (stem: string) => (counts.size === 0 ? records : (counts.get(stem) ?? 1));
  return tellingWords(
    [...stems].map(([stem, word]) => ({ word, stem, count: countOf(stem) })),
    records,
  );
}

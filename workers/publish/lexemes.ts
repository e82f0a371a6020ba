import type { Client } from '#shared/database/connection.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Stores the words of titles and names, for comparison with misspelt search words. A word stays when its last record is
 * withdrawn: suggesting it does no harm, but counting all words would slow down every batch.
 * @param given words of the names of published records
 */
export async function keepLexemes(
  client: Client,
  { name }: Resource,
  given: readonly string[],
): Promise<void> {
  const words = [...new Set(given)];
  if (words.length === 0) return;
  await client.query({
    name: 'publish-lexemes',
    text: `insert into read.lexeme (resource, lexeme)
     select $1, word from unnest($2::text[]) as word
     where word ~ '^[[:alpha:]]{4,40}$' order by word on conflict do nothing`,
    values: [name, words],
  });
}

/** A word of 4 to 40 characters in a vector, with its positions. Those in titles and names have weight A or B. */
const WORD = /(?<=^| )'([^'\\=@ ]{4,40})':([\dABC,]+)/gu;

/**
 * @param vector full-text vector of a record, as text
 * @returns the distinct words of its titles and names
 */
export function namesIn(vector: string): string[] {
  const words = new Set<string>();
  for (const [, word, positions] of vector.matchAll(WORD))
    if (positions!.includes('A') || positions!.includes('B')) words.add(word!);
  return [...words];
}

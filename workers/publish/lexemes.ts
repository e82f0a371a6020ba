import type { Client } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Keeps the words that titles and names have, which is what a misspelt word is compared with. Words stay when their
 * last record goes: a correction that finds nothing does no harm, and counting every word would cost every batch.
 * @param vectors full-text vectors of the records that are published, as text
 */
export async function keepLexemes(
  client: Client,
  { name }: Resource,
  vectors: readonly string[],
): Promise<void> {
  const words = namesIn(vectors);
  if (words.length === 0) return;
  await client.query({
    name: 'publish-lexemes',
    text: `insert into read.lexeme (resource, lexeme)
     select $1, word from unnest($2::text[]) as word
     where word ~ '^[[:alpha:]]{4,40}$' order by word on conflict do nothing`,
    values: [name, words],
  });
}

/** A word of a vector and its places, of which those of titles and names are marked A or B. Longer words are not kept. */
const WORD = /(?<=^| )'([^'\\=@ ]{4,40})':([\dABC,]+)/gu;

/** @returns the words of titles and names, each once */
function namesIn(vectors: readonly string[]): string[] {
  const words = new Set<string>();
  for (const vector of vectors)
    for (const [, word, places] of vector.matchAll(WORD))
      if (places!.includes('A') || places!.includes('B')) words.add(word!);
  return [...words];
}

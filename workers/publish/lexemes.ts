import type { Client } from '#shared/database.ts';
import type { Resource } from '#shared/resources/resource.ts';

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
  await client.query(
    `insert into read.lexeme (resource, lexeme)
     select distinct $1, word.lexeme from unnest($2::text[]) as given (vector), unnest(given.vector::tsvector) as word
     where word.weights && '{A,B}' and word.lexeme ~ '^[[:alpha:]]{4,40}$'
       and not exists (select from read.lexeme known where known.resource = $1 and known.lexeme = word.lexeme)
     order by 2 on conflict do nothing`,
    [name, vectors],
  );
}

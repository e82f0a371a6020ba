import type { Client } from '#shared/database/connection.ts';
import { type Agreements, MOST_OF_ONE } from '#shared/domain/suppliers/agreement.ts';
import type { SpellingLink } from '#shared/domain/suppliers/link.ts';
import { type SeenSpelling, type SpellingParts, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import { mistypedWords } from '#shared/domain/suppliers/typing-error.ts';

type Found = SpellingParts & { word: string; id: string; firstSeen: string; mentions: number };

/**
 * Reads further evidence for links by typing errors.
 * @param links the links by typing errors only
 * @param spellings all linked spellings, by id
 */
export async function readAgreements(
  client: Client,
  links: readonly SpellingLink[],
  spellings: ReadonlyMap<string, SeenSpelling>,
): Promise<Agreements> {
  const [withWord, deals] = [await readWords(client, links, spellings), await readDeals(client, links)];
  return {
    withWord: (word) => withWord.get(word) ?? [],
    haveOneDeal: (one, other) => deals.has(`${one} ${other}`),
  };
}

async function readWords(
  client: Client,
  links: readonly SpellingLink[],
  spellings: ReadonlyMap<string, SeenSpelling>,
): Promise<Map<string, SeenSpelling[]>> {
  const words = links.flatMap(({ one, other }) => {
    const [a, b] = [spellings.get(one), spellings.get(other)];
    const found = a === undefined || b === undefined ? null : mistypedWords(a, b);
    return found === null ? [] : [found.one, found.other];
  });
  if (words.length === 0) return new Map();
  const { rows } = await client.query<Found>({
    name: 'derive-spellings-with-words',
    text: `select word, id, kind, name, registration_number as registration, csd_number as csd, first_seen_at as "firstSeen",
        awards + bids as mentions
      from unnest($1::text[]) as asked (word) cross join lateral (
        select * from derived.supplier_spelling where words @> array[asked.word] limit ${MOST_OF_ONE + 1}) near`,
    values: [[...new Set(words)]],
  });
  return new Map(
    [...Map.groupBy(rows, ({ word }) => word)].map(([word, found]) => [
      word,
      found.map(({ word: _word, firstSeen, mentions, ...parts }) => ({
        ...spellingOf(parts, { id: parts.id, blocks: [] }),
        ...{ firstSeen, mentions },
      })),
    ]),
  );
}

/**
 * @returns the pairs that both have an award of the same tender and amount: one award, as two publishers or captures
 *   spell it
 */
async function readDeals(client: Client, links: readonly SpellingLink[]): Promise<Set<string>> {
  if (links.length === 0) return new Set();
  const { rows } = await client.query<{ one: string; other: string }>({
    name: 'derive-spellings-of-one-deal',
    text: `select distinct pair.one, pair.other from unnest($1::uuid[], $2::uuid[]) as pair (one, other)
      join core.supplier_mention here on here.spelling_id = pair.one
      join core.supplier_mention there on there.spelling_id = pair.other and there.tender_id = here.tender_id
        and there.award_id <> here.award_id
      join core.award on award.id = here.award_id and award.tender_id = here.tender_id
      join core.award same on same.id = there.award_id and same.tender_id = there.tender_id
      where same.amount = award.amount and award.amount > 0`,
    values: [links.map(({ one }) => one), links.map(({ other }) => other)],
  });
  return new Set(rows.map(({ one, other }) => `${one} ${other}`));
}

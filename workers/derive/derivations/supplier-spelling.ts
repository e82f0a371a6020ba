import type { Client } from '#shared/database/connection.ts';
import { type SpellingParts, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { supplierMentions, supplierSpellings } from '#shared/tables/suppliers.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';

/** The spellings of suppliers, with the keys by which `company_spelling` finds possible spellings of one company. */
export const supplierSpelling: Derivation = {
  name: 'supplier_spelling',
  table: supplierSpellings,
  does: 'gathers the spellings of suppliers',
  staleBy: [
    changeOf(
      supplierMentions,
      ['spelling_id', 'award_id', 'bidder_id', 'first_seen_at'],
      'select spelling_id as key from changed',
    ),
  ],
  // In the order of the names, so that most of what `company_spelling` computes together is stale together.
  everyKey: `select id from (
      select spelling_id as id, min(name) as name, min(registration_number) as number from core.supplier_mention group by spelling_id
      union all
      select id, name, registration_number from derived.supplier_spelling old
        where not exists (select from core.supplier_mention where spelling_id = old.id)
    ) every order by regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g'), number, id`,
  compute: computeSpellings,
  portion: 3_000,
  pace: 'prompt',
};

/** Longer words are no words, and too long for an index. */
const MAX_WORD = 100;

type Gathered = SpellingParts & { id: string; first_seen_at: string; awards: number; bids: number };

async function computeSpellings(client: Client, keys: readonly string[]): Promise<Computed> {
  const { rows } = await client.query<Gathered>({
    name: 'derive-gather-spellings',
    // The id follows from the first four, so that each of them has one value.
    text: `select spelling_id as id, min(kind) as kind, min(name) as name, min(registration_number) as registration,
        min(csd_number) as csd, min(first_seen_at) as first_seen_at, count(award_id)::int as awards,
        count(bidder_id)::int as bids
      from core.supplier_mention where spelling_id = any($1::uuid[]) group by spelling_id`,
    values: [keys],
  });
  return { keys, rows: rows.map(rowOf) };
}

function rowOf({ id, first_seen_at, awards, bids, ...parts }: Gathered): RowOf<typeof supplierSpellings> {
  const { kind, name, registration, csd, nameKey, blocks, words } = spellingOf(parts, { id });
  return {
    ...{ id, kind, name, registration_number: registration, csd_number: csd },
    ...{ name_key: nameKey, blocks: [...blocks], first_seen_at, awards, bids },
    words: [...new Set(words.map((word) => word.slice(0, MAX_WORD)))],
  };
}

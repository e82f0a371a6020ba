import type { Pool } from '#shared/database/connection.ts';
import { spellingOf } from '#shared/domain/suppliers/spelling.ts';
import { RequestError } from '#shared/errors.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';

/** Finding the company that an operator means. */

/** A spelling of a supplier in the tables of derive. */
export type KnownSpelling = {
  id: string;
  name: string | null;
  registration: string | null;
  csd: string | null;
  kind: 'company' | 'joint-venture';
  awards: number;
  bids: number;
  firstSeen: string;
  /** How it belongs to its company. */
  linkedTo: string | null;
  reason: string | null;
  confidence: number;
  refused: { spelling: string; reason: string; confidence: number; because: string }[];
};

/** A company with its spellings, the one that was seen first at the front. */
export type KnownCompany = { id: string; anchor: string; spellings: [KnownSpelling, ...KnownSpelling[]] };

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CSD = /^\s*MAAA\s?\d{7}\s*$/i;

/**
 * Finds the one company that a word means: an id of a company (also one that it had before), the id of a spelling, a
 * registration number, a supplier number, or a name in any spelling.
 * @param argument what the word stands for in the command, for the error
 * @throws RequestError where none or several are meant
 */
export async function findCompany(pool: Pool, word: string, argument: string): Promise<KnownCompany> {
  const ids = await companyIds(pool, word);
  const [id, ...others] = ids;
  if (id === undefined)
    throw new RequestError(
      'NOT_FOUND',
      `${argument}: no company has the name, number or id ${word}; only suppliers in awards and bids are known, and the stage derive may not have computed the newest yet`,
    );
  if (others.length > 0)
    throw new RequestError(
      'CONFLICT',
      `${argument}: ${word} means ${ids.length} companies: ${(await namedList(pool, ids)).join('; ')}; give the id of one of them`,
    );
  return readCompany(pool, id);
}

async function companyIds(pool: Pool, word: string): Promise<string[]> {
  if (UUID.test(word)) return idsOf(pool, word.toLowerCase());
  const registration = canonicalRegistration(word);
  if (registration !== null) return having(pool, 'spelling.registration_number = $1', registration);
  if (CSD.test(word)) return having(pool, 'spelling.csd_number = $1', word.replace(/\s/g, '').toUpperCase());
  const { nameKey } = spellingOf({ kind: 'company', name: word, registration: null, csd: null });
  const exact = await having(pool, 'spelling.name = $1', word);
  return exact.length > 0 ? exact : having(pool, 'spelling.name_key = $1', nameKey);
}

/** An id that a company has comes before one that it had, because the latter may have gone to another one in a split. */
async function idsOf(pool: Pool, id: string): Promise<string[]> {
  for (const condition of ['member.company_id = $1::uuid', 'member.id = $1::uuid']) {
    const found = await having(pool, condition, id);
    if (found.length > 0) return found;
  }
  const { rows } = await pool.query<{ id: string }>(
    'select id from derived.company where alias_ids @> array[$1::text] order by id',
    [id],
  );
  return rows.map((row) => row.id);
}

async function having(pool: Pool, condition: string, value: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct member.company_id as id from derived.company_spelling member
     join derived.supplier_spelling spelling using (id) where ${condition} order by 1`,
    [value],
  );
  return rows.map(({ id }) => id);
}

async function namedList(pool: Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, name from derived.company where id = any($1::uuid[]) order by id limit 10',
    [ids],
  );
  return rows.map(({ id, name }) => `${name} (${id})`);
}

/** @throws Error where no spelling has the company */
export async function readCompany(pool: Pool, id: string): Promise<KnownCompany> {
  const { rows } = await pool.query<KnownSpelling & { anchor: string }>(
    `select id, name, registration_number as registration, csd_number as csd, kind, awards, bids,
       first_seen_at::text as "firstSeen", linked_to as "linkedTo", reason, confidence, refused, anchor
     from derived.company_spelling join derived.supplier_spelling using (id)
     where company_id = $1 order by linked_to is not null, first_seen_at, id`,
    [id],
  );
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error(`company ${id} has no spelling`);
  const withoutAnchor = ({ anchor: _, ...spelling }: (typeof rows)[number]): KnownSpelling => spelling;
  return { id, anchor: first.anchor, spellings: [withoutAnchor(first), ...rest.map(withoutAnchor)] };
}

/** @returns name and numbers of a spelling, as one text */
export const spelled = ({
  name,
  registration,
  csd,
}: Pick<KnownSpelling, 'name' | 'registration' | 'csd'>): string =>
  [name, registration, csd].filter((part) => part !== null).join(', ');

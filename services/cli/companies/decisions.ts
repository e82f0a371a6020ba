import { userInfo } from 'node:os';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';
import { type KnownCompany, type KnownSpelling, spelled, UUID } from './find.ts';

/** Decisions of operators about companies. A trigger makes the spellings stale in the transaction that records one. */

export type CompanyDecision = {
  id: string;
  verdict: 'same' | 'different';
  /** The spellings of each side; one without mention is shown by its id. */
  oneSide: string[];
  otherSide: string[];
  because: string;
  decidedBy: string;
  decidedAt: string;
  undoneAt: string | null;
};

/** @returns the decisions, the latest first */
export async function listDecisions(pool: Pool, spellings?: readonly string[]): Promise<CompanyDecision[]> {
  const shown = (side: string) =>
    `array(select coalesce(concat_ws(', ', spelling.name, spelling.registration_number, spelling.csd_number), side.id::text)
       from unnest(${side}) with ordinality as side (id, place)
       left join derived.supplier_spelling spelling on spelling.id = side.id order by place)`;
  const { rows } = await pool.query<CompanyDecision>(
    `select id, verdict, ${shown('one_side')} as "oneSide", ${shown('other_side')} as "otherSide", because,
       decided_by as "decidedBy", decided_at::text as "decidedAt", undone_at::text as "undoneAt"
     from ops.company_decision where $1::uuid[] is null or one_side || other_side && $1::uuid[]
     order by decided_at desc, id`,
    [spellings ?? null],
  );
  return rows;
}

/**
 * Records that two companies are one, with all spellings that they have now.
 * @throws RequestError where they are one already, one of them is a joint venture, or a decision keeps them apart
 */
export async function merge(
  pool: Pool,
  one: KnownCompany,
  other: KnownCompany,
  because: string,
): Promise<string> {
  if (one.id === other.id)
    throw new RequestError(
      'CONFLICT',
      `<a> and <b> are one company already: ${spelled(one.spellings[0])} (${one.id})`,
    );
  if (one.spellings[0].kind !== other.spellings[0].kind)
    throw new RequestError(
      'CONFLICT',
      '<a> and <b>: one of them is a joint venture, and a joint venture is never the same as a company',
    );
  const against = await pool.query<{ id: string; because: string }>(
    `select id, because from ops.company_decision where undone_at is null and verdict = 'different'
       and ((one_side && $1::uuid[] and other_side && $2::uuid[]) or (one_side && $2::uuid[] and other_side && $1::uuid[]))
     order by decided_at desc limit 1`,
    [idsOf(one.spellings), idsOf(other.spellings)],
  );
  const [decision] = against.rows;
  if (decision !== undefined)
    throw new RequestError(
      'CONFLICT',
      `<a> and <b> are kept apart by decision ${decision.id} ("${decision.because}"); run \`tenders companies undo ${decision.id}\` first`,
    );
  // All of them: one alone could leave others behind, which their legal forms keep apart from the joined company.
  return record(pool, 'same', one.spellings, other.spellings, because);
}

/**
 * Records that spellings do not belong to a company.
 * @param words ids or names of its spellings
 * @throws RequestError where a word names no spelling of the company, or none would be left
 */
export async function split(
  pool: Pool,
  company: KnownCompany,
  words: readonly string[],
  because: string,
): Promise<string> {
  const taken = new Set(words.map((word) => spellingOf(company, word)));
  const left = company.spellings.filter((spelling) => !taken.has(spelling));
  if (left.length === 0)
    throw new RequestError(
      'CONFLICT',
      '<spelling>: these are all spellings of the company; leave at least one with the company',
    );
  return record(pool, 'different', [...taken], left, because);
}

function spellingOf({ id, spellings }: KnownCompany, word: string): KnownSpelling {
  const found = spellings.filter((one) =>
    UUID.test(word) ? one.id === word.toLowerCase() : one.name === word || spelled(one) === word,
  );
  const [only, ...others] = found;
  if (only === undefined)
    throw new RequestError(
      'NOT_FOUND',
      `<spelling>: ${word} is not a spelling of the company ${id}; \`tenders companies explain ${id}\` lists them`,
    );
  if (others.length > 0)
    throw new RequestError(
      'CONFLICT',
      `<spelling>: ${word} has several numbers: ${found.map((one) => `${spelled(one)} (${one.id})`).join('; ')}; give the id of one of them`,
    );
  return only;
}

/**
 * Makes a decision count no longer.
 * @throws RequestError where there is none with this id, or it was undone before
 */
export async function undo(pool: Pool, id: string, because: string | null): Promise<void> {
  const { rows } = await pool.query<{ undone: string | null }>(
    'select undone_at::text as undone from ops.company_decision where id = $1',
    [id],
  );
  const [found] = rows;
  if (found === undefined)
    throw new RequestError(
      'NOT_FOUND',
      `<decision>: there is no decision ${id}; \`tenders companies decisions\` lists them`,
    );
  const { rowCount } = await pool.query(
    `update ops.company_decision set undone_at = now(), undone_by = $2, undone_because = $3
     where id = $1 and undone_at is null`,
    [id, userInfo().username, because],
  );
  if (!rowCount)
    throw new RequestError('CONFLICT', `<decision>: ${id} was undone before, at ${found.undone}`);
}

const idsOf = (spellings: readonly KnownSpelling[]): string[] => spellings.map(({ id }) => id);

async function record(
  pool: Pool,
  verdict: CompanyDecision['verdict'],
  one: readonly KnownSpelling[],
  other: readonly KnownSpelling[],
  because: string,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into ops.company_decision (verdict, one_side, other_side, because, decided_by)
     values ($1, $2, $3, $4, $5) returning id`,
    [verdict, idsOf(one), idsOf(other), because, userInfo().username],
  );
  return rows[0]!.id;
}

import fc from 'fast-check';
import { expect } from 'vitest';
import { type Pool, transaction } from '#shared/database/connection.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { documentRead, putDocument } from './analyses.ts';
import { award, awards, contract, putAward, putContract, supplier } from './random-awards.ts';
import { buyers, putTender, tender, tenders } from './random-tenders.ts';
import { putRegister, registerImport } from './registers.ts';
import { entry, putEdition, putEntry, removeEntry, review } from './restricted.ts';
import { stepOf } from './steps.ts';
import { decide, decision, putSupplier, spellings, undoFirst } from './suppliers.ts';

const place = fc.nat(1);
const derivationAt = fc.nat(derivations.length - 1);
const remove = (table: string) => (pool: Pool, id: string) =>
  pool.query(`delete from ${table} where id = $1`, [id]);

/** A change of `core`, or a computing of stale keys, which may crash. */
export const operation = fc.oneof(
  stepOf(3, 'entry', fc.tuple(place, entry), (pool, [at, row]) => putEntry(pool, at, row)),
  stepOf(1, 'remove entry', place, removeEntry),
  stepOf(1, 'edition', fc.constantFrom('one', 'two'), putEdition),
  stepOf(
    2,
    'review',
    fc.tuple(
      fc.constantFrom('confirmed' as const, 'dismissed' as const),
      ...([fc.constantFrom(...spellings), place, entry] as const),
    ),
    (pool, [verdict, spelling, at, about]) => review(pool, verdict, spelling, at, about),
  ),
  stepOf(8, 'supplier', supplier, putSupplier),
  stepOf(1, 'contract', contract, putContract),
  stepOf(
    1,
    'rename',
    fc.tuple(fc.constantFrom(...buyers), fc.constantFrom('Buyer', 'Another buyer')),
    (pool, renamed) => pool.query('update core.organization set name = $2 where id = $1', renamed),
  ),
  stepOf(2, 'decide', decision, (pool, row) => decide(pool, row.verdict, row.oneSide, row.otherSide)),
  stepOf(1, 'undo', fc.constant(null), undoFirst),
  stepOf(6, 'register', registerImport(buyers[0]!), (pool, { kind, rows, replaces }) =>
    putRegister(pool, kind, rows, replaces),
  ),
  stepOf(6, 'tender', tender, putTender),
  stepOf(3, 'document', documentRead(tenders), putDocument),
  stepOf(3, 'award', award, putAward),
  stepOf(2, 'remove', fc.constantFrom(...tenders), remove('core.tender')),
  stepOf(1, 'withdraw', fc.constantFrom(...awards), remove('core.award')),
  stepOf(2, 'derive', derivationAt, (pool, at) => computeStale(pool, derivations[at]!)),
  stepOf(1, 'crash', derivationAt, crashed),
  stepOf(1, 'rolled back', fc.constant(null), rolledBack),
  stepOf(2, 'words', fc.constantFrom(2, 900), storeWords),
);

/** A word set by which from now on so many of a thousand names have the word `technologies`, as if it had just been learned. */
async function storeWords(pool: Pool, technologies: number): Promise<void> {
  await pool.query(
    `insert into derived.screening_word_set (id, version, companies, words, learned_at) values ($1, $2, 1000, $3, clock_timestamp())
     on conflict (id) do update set learned_at = excluded.learned_at`,
    [uuidOf('test-words', String(technologies)), `words-${technologies}`, { technologies }],
  );
}

/** Runs a derivation whose connection fails at the commit. */
async function crashed(pool: Pool, at: number): Promise<void> {
  const dying = {
    connect: async () => {
      const client = await pool.connect();
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      return Object.assign(Object.create(client), {
        query: (...given: unknown[]) =>
          given[0] === 'commit' ? Promise.reject(new Error('killed')) : query(...given),
        release: () => client.release(),
      });
    },
  } as unknown as Pool;
  await expect(computeStale(dying, derivations[at]!)).rejects.toThrow('killed');
}

/** A change that leaves nothing. */
async function rolledBack(pool: Pool): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('delete from core.tender');
    throw new Error('rolled back');
  }).catch(() => undefined);
}

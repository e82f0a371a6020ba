import fc from 'fast-check';
import { expect } from 'vitest';
import { type Pool, transaction } from '#shared/database.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { documentRead, putDocument } from './analyses.ts';
import { award, awards, contract, putAward, putContract, supplier } from './random-awards.ts';
import { buyers, putTender, tender, tenders } from './random-tenders.ts';
import { putRegister, registerImport } from './registers.ts';
import { entry, putEdition, putEntry, removeEntry, review } from './restricted.ts';
import { decide, decision, putSupplier, spellings, undoFirst } from './suppliers.ts';

const place = fc.nat(1);
/** A change of `core`, or a computing of stale keys, which may crash. */
export const operation = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(place, entry).map(([at, row]) => ({ do: 'entry' as const, at, row })) },
  { weight: 1, arbitrary: place.map((at) => ({ do: 'remove entry' as const, at })) },
  { weight: 1, arbitrary: fc.constantFrom('one', 'two').map((name) => ({ do: 'edition' as const, name })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('confirmed' as const, 'dismissed' as const),
        fc.constantFrom(...spellings),
        place,
        entry,
      )
      .map(([verdict, spelling, at, about]) => ({ do: 'review' as const, verdict, spelling, at, about })),
  },
  { weight: 8, arbitrary: supplier.map((row) => ({ do: 'supplier' as const, row })) },
  { weight: 1, arbitrary: contract.map((row) => ({ do: 'contract' as const, row })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...buyers), fc.constantFrom('Buyer', 'Another buyer'))
      .map(([id, name]) => ({ do: 'rename' as const, id, name })),
  },
  { weight: 2, arbitrary: decision.map((row) => ({ do: 'decide' as const, row })) },
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 6, arbitrary: registerImport(buyers[0]!).map((row) => ({ do: 'register' as const, row })) },
  { weight: 6, arbitrary: tender.map((row) => ({ do: 'tender' as const, row })) },
  { weight: 3, arbitrary: documentRead(tenders).map((row) => ({ do: 'document' as const, row })) },
  { weight: 3, arbitrary: award.map((row) => ({ do: 'award' as const, row })) },
  { weight: 2, arbitrary: fc.constantFrom(...tenders).map((id) => ({ do: 'remove' as const, id })) },
  { weight: 1, arbitrary: fc.constantFrom(...awards).map((id) => ({ do: 'withdraw' as const, id })) },
  { weight: 2, arbitrary: fc.nat(derivations.length - 1).map((at) => ({ do: 'derive' as const, at })) },
  { weight: 1, arbitrary: fc.nat(derivations.length - 1).map((at) => ({ do: 'crash' as const, at })) },
  { weight: 1, arbitrary: fc.constant({ do: 'rolled back' as const }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(2, 900).map((technologies) => ({ do: 'words' as const, technologies })),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Does one operation of a random history. */
export async function perform(pool: Pool, step: Operation): Promise<void> {
  switch (step.do) {
    case 'tender':
      await putTender(pool, step.row);
      return;
    case 'award':
      await putAward(pool, step.row);
      return;
    case 'document':
      await putDocument(pool, step.row);
      return;
    case 'contract':
      await putContract(pool, step.row);
      return;
    case 'rename':
      await pool.query('update core.organization set name = $2 where id = $1', [step.id, step.name]);
      return;
    case 'remove':
      await pool.query('delete from core.tender where id = $1', [step.id]);
      return;
    case 'withdraw':
      await pool.query('delete from core.award where id = $1', [step.id]);
      return;
    case 'supplier':
      await putSupplier(pool, step.row);
      return;
    case 'decide':
      await decide(pool, step.row.verdict, step.row.oneSide, step.row.otherSide);
      return;
    case 'entry':
      await putEntry(pool, step.at, step.row);
      return;
    case 'remove entry':
      await removeEntry(pool, step.at);
      return;
    case 'edition':
      await putEdition(pool, step.name);
      return;
    case 'review':
      await review(pool, step.verdict, step.spelling, step.at, step.about);
      return;
    case 'register':
      await putRegister(pool, step.row.kind, step.row.rows, step.row.replaces);
      return;
    case 'undo':
      await undoFirst(pool);
      return;
    case 'derive':
      await computeStale(pool, derivations[step.at]!);
      return;
    case 'words':
      await storeWords(pool, step.technologies);
      return;
    case 'crash':
      await crashed(pool, step.at);
      return;
    case 'rolled back':
      await transaction(pool, async (client) => {
        await client.query('delete from core.tender');
        throw new Error('rolled back');
      }).catch(() => undefined);
  }
}

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

import fc from 'fast-check';
import type { Executor } from '#shared/database/connection.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { partsOf, spellingId } from '#shared/domain/suppliers/spelling.ts';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';

/** Mentions of suppliers and decisions of operators, for tests of what derive makes of them. */

/** Spellings that link, that conflict, that have typing errors, that are ambiguous, that are joint ventures, and nobody. */
export const names = [
  'Mahika Technologies (Pty) Ltd',
  'MAHIKA TECHNOLOGIES',
  'Mahika Tecnologies',
  'Mahika Technologies CC',
  'Mahika Technologies (Pty) Ltd 2015/123456/07',
  'Mahika Technologies 2016/222222/07',
  'Zed Trading 2015/123456/07',
  'Mahika Technologies MAAA0097108',
  'Mahika Technologies (Pty) Ltd MAAA0097109',
  'Zed Trading',
  'Kaya Civils t/a Zed Trading',
  'Mahika Technologies JV Zed Trading',
  'various',
] as const;

/** @returns ids of the spellings that a text mentions */
export const spellingsIn = (text: string): string[] =>
  readSupplier(text, { latestYear: 2026 }).map((mention) => spellingId(partsOf(mention)));

export const spellings = [...new Set(names.flatMap(spellingsIn))];

/** Replaces what an award says about its supplier. */
export async function putSupplier(
  database: Executor,
  given: { award: string; tender: string; text: string; seen: string },
): Promise<void> {
  const award = { id: given.award, tender_id: given.tender, position: 0, sources: ['ocds'] };
  const { rows } = mentionsOf(
    [
      {
        ...award,
        ...{ supplier_raw_name: given.text, supplier_csd_number: null, supplier_members: null },
        first_captured_at: given.seen,
      } as unknown as Parameters<typeof mentionsOf>[0][number],
    ],
    [],
  );
  await database.query('delete from core.supplier_mention where award_id = $1 and not id = any($2::uuid[])', [
    given.award,
    rows.map(({ id }) => id),
  ]);
  await database.query(upsertStatement(supplierMentions), [JSON.stringify(rows)]);
}

/** Records what an operator decides. */
export async function decide(
  database: Executor,
  verdict: 'same' | 'different',
  oneSide: readonly string[],
  otherSide: readonly string[],
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into ops.company_decision (verdict, one_side, other_side, because, decided_by)
     values ($1, $2, $3, 'as the test says', 'test') returning id`,
    [verdict, oneSide, otherSide],
  );
  return rows[0]!.id;
}

export const decision = fc.record({
  verdict: fc.constantFrom('same' as const, 'different' as const),
  oneSide: fc.uniqueArray(fc.constantFrom(...spellings), { minLength: 1, maxLength: 2 }),
  otherSide: fc.uniqueArray(fc.constantFrom(...spellings), { minLength: 1, maxLength: 3 }),
});

/** Undoes the decision that was taken first of those that count. */
export const undoFirst = (database: Executor): Promise<unknown> =>
  database.query(
    `update ops.company_decision set undone_at = now() where id = (
       select id from ops.company_decision where undone_at is null order by decided_at, id limit 1)`,
  );

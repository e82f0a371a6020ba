import { findCategory } from '#shared/codelists/categories.ts';
import type { Comparable } from '#shared/domain/estimation/comparable.ts';
import { entryIdentity, uuidOf } from '#shared/text/identity.ts';
import type { Harness } from '#test/support/harness.ts';

/** Invented tenders and their awards in the tables of core. */

export const idOf = ({ tenderId }: Comparable) => uuidOf('test', tenderId);
export const numberOf = ({ tenderId }: Comparable) => tenderId.replace('tender-', '7');

/** Stores a tender; one that closes is open. */
export async function putTender(test: Harness, one: Comparable, closes: string | null): Promise<void> {
  await test.rows(
    `insert into core.tender (id, ocid, source, tender_id, slug, description, status, publication_type, province, category, type,
       organization_id, publication_date_time, closing_date_time, validation_errors, first_captured_at, captured_at)
     values ($1, 'ocds-test-' || $2, 'ocds', $2, 'tender-' || $2, $3, $4, 'TENDER_NOTICE', $5, $6, $7, $8, $9, $10, '{}', $9, $9)`,
    [
      idOf(one),
      numberOf(one),
      one.description,
      closes === null ? 'awarded' : 'active',
      one.province,
      findCategory(one.category!)!.name,
      one.method,
      uuidOf('test', one.buyer!),
      `${one.publishedDay}T08:00:00Z`,
      closes,
    ],
  );
  await test.rows(
    `insert into core.tender_category_relation (id, tender_id, category_id) values ($1, $2, $3)`,
    [uuidOf('test relation', one.tenderId), idOf(one), entryIdentity('tender_category', one.category!)],
  );
}

export const putAward = (test: Harness, one: Comparable, amount: string | null, day: string | null) =>
  test.rows(
    `insert into core.award (id, tender_id, position, award_key, status, amount, currency, validation_errors, awarded_at, first_captured_at)
     values ($1, $2, 0, 'a', 'awarded', $3, 'ZAR', '{}', $4, $4)`,
    [uuidOf('test award', one.tenderId), idOf(one), amount, `${day}T08:00:00Z`],
  );

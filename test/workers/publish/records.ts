import { randomUUID } from 'node:crypto';
import { findCategory } from '#shared/codelists/categories.ts';
import type { Executor } from '#shared/database.ts';
import { categoryRelationIdentity, entryIdentity } from '#shared/text/identity.ts';
import { slugify } from '#shared/text/slug.ts';

export type TenderSeed = {
  id?: string;
  number?: number;
  title?: string | null;
  status?: string;
  province?: string | null;
  category?: string | null;
  closesAt?: string | null;
  /** Id of the buyer. */
  organization?: string;
};

/** Writes one tender and its outbox row, as the stage normalise does. @returns its id */
export async function putTender(database: Executor, seed: TenderSeed): Promise<string> {
  const id = seed.id ?? randomUUID();
  const key = seed.number === undefined ? id : String(seed.number);
  await database.query(
    `insert into core.tender (id, ocid, source, tender_id, slug, title, status, publication_type, province, category,
       closing_date_time, validation_errors, first_captured_at, captured_at, organization_id)
     values ($1, 'ocds-test-' || $2, 'ocds', $2, 'tender-' || $2, $3, $4, 'TENDER_NOTICE', $5, $6, $7, '{}',
       '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', $8)
     on conflict (id) do update set title = excluded.title, status = excluded.status, province = excluded.province,
       category = excluded.category, closing_date_time = excluded.closing_date_time, organization_id = excluded.organization_id`,
    [
      id,
      key,
      seed.title ?? 'A title',
      seed.status ?? 'active',
      seed.province ?? null,
      seed.category ?? null,
      seed.closesAt ?? null,
      seed.organization ?? null,
    ],
  );
  const category = seed.category ? findCategory(seed.category) : null;
  if (category)
    await database.query(
      `insert into core.tender_category_relation (id, tender_id, category_id) values ($1, $2, $3) on conflict do nothing`,
      [
        categoryRelationIdentity(`ocds-test-${key}`, category.slug),
        id,
        entryIdentity('tender_category', category.slug),
      ],
    );
  await touch(database, id);
  return id;
}

/** Adds a tender to the outbox. */
export const touch = (database: Executor, id: string): Promise<unknown> =>
  database.query(`insert into core.outbox (resource, entity_id) values ('tender', $1)`, [id]);

/** Writes one document, one event and one party of a tender, without an outbox row. @returns their ids */
export async function putChildRecords(
  database: Executor,
  tender: string,
): Promise<{ document: string; event: string; party: string }> {
  const ids = { document: randomUUID(), event: randomUUID(), party: randomUUID() };
  await database.query(
    `insert into core.tender_document (id, tender_id, position, file_name, url, format)
     values ($1, $2, 0, 'Bid document.pdf', 'https://example.org/bid.pdf', 'pdf')`,
    [ids.document, tender],
  );
  await database.query(
    `insert into core.tender_event (id, tender_id, event_type, occurred_at, title, field, before, after, source, confidence)
     values ($1, $2, 'closing-date-changed', '2026-01-03T08:00:00Z', 'Closing date moved', 'closingDate',
       '"2026-02-01"', '"2026-02-08"', 'comparison', 0.9)`,
    [ids.event, tender],
  );
  await database.query(
    `insert into core.tender_party (id, tender_id, ocds_party_id, name, roles)
     values ($1, $2, '320', 'City of Cape Town', '{buyer}')`,
    [ids.party, tender],
  );
  return ids;
}

/** Writes one buyer. @returns its id */
export async function putOrganization(database: Executor, name: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into core.organization (id, name, slug, source_id) values ($1, $2, $3, '320')`,
    [id, name, slugify(name)],
  );
  return id;
}

export type AwardSeed = {
  tender: string;
  amount: number | null;
  status?: string;
  currency?: string;
  validation_errors?: string[];
};

/** Writes one award with its outbox row. @returns its id */
export async function putAward(database: Executor, seed: AwardSeed): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into core.award (id, tender_id, position, award_key, ocds_award_id, status, amount, currency, validation_errors, first_captured_at)
     values ($1::uuid, $2, 0, $1::uuid::text, $1::uuid::text, $3, $4, $6, $5, '2026-01-02T00:00:00Z')`,
    [
      id,
      seed.tender,
      seed.status ?? 'awarded',
      seed.amount,
      seed.validation_errors ?? [],
      seed.currency ?? 'ZAR',
    ],
  );
  await database.query(`insert into core.outbox (resource, entity_id) values ('award', $1)`, [id]);
  return id;
}

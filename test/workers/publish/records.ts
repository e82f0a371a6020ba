import { randomUUID } from 'node:crypto';
import { findCategory } from '#shared/codelists/categories.ts';
import type { Executor } from '#shared/database/connection.ts';
import { categoryRelationIdentity, entryIdentity } from '#shared/text/identity.ts';
import { slugify } from '#shared/text/slug.ts';

const CAPTURED = '2026-01-02T00:00:00Z';

/** Values of required columns of which a test says nothing. */
const required: Readonly<Record<string, (id: string) => object>> = {
  'core.tender': (id) => ({
    ...{ ocid: `ocds-test-${id}`, source: 'ocds', sources: ['ocds'], tender_id: id, slug: `tender-${id}` },
    ...{ status: 'active', publication_type: 'TENDER_NOTICE', validation_errors: [] },
    ...{ first_captured_at: '2026-01-01T00:00:00Z', captured_at: CAPTURED },
  }),
  'core.award': (id) => ({
    ...{ position: 0, award_key: id, ocds_award_id: id, status: 'awarded', currency: 'ZAR' },
    ...{ validation_errors: [], first_captured_at: CAPTURED },
  }),
  'core.tender_document': () => ({ position: 0 }),
  'core.tender_contract': () => ({ position: 0 }),
  'core.organization': (id) => ({ name: 'Buyer', slug: id }),
  'derived.tender_effect': () => ({ amendments: 0, captured_at: CAPTURED, notices: [] }),
};

/** Writes a row of a table in the place of the one with its id. @returns the id */
export async function putRow(
  database: Executor,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = String(row['id'] ?? randomUUID());
  const values = { ...required[table]?.(id), ...row, id };
  const columns = Object.keys(values);
  await database.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1)
     on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`)}`,
    [JSON.stringify(values)],
  );
  return id;
}

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
  const { id = randomUUID(), number, title = 'A title', province, closesAt, organization } = seed;
  const key = String(number ?? id);
  await putRow(database, 'core.tender', {
    ...{ id, ocid: `ocds-test-${key}`, tender_id: key, slug: `tender-${key}`, title },
    ...{ status: seed.status ?? 'active', province: province ?? null, category: seed.category ?? null },
    ...{ closing_date_time: closesAt ?? null, organization_id: organization ?? null },
  });
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
  await putRow(database, 'core.tender_document', {
    ...{ id: ids.document, tender_id: tender, file_name: 'Bid document.pdf', format: 'pdf' },
    url: 'https://example.org/bid.pdf',
  });
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
export const putOrganization = (database: Executor, name: string): Promise<string> =>
  putRow(database, 'core.organization', { name, slug: slugify(name), source_id: '320' });

export type AwardSeed = {
  tender: string;
  amount: number | null;
  status?: string;
  currency?: string;
  validation_errors?: string[];
};

/** Writes one award with its outbox row. @returns its id */
export async function putAward(database: Executor, { tender, ...columns }: AwardSeed): Promise<string> {
  const id = await putRow(database, 'core.award', { tender_id: tender, ...columns });
  await database.query(`insert into core.outbox (resource, entity_id) values ('award', $1)`, [id]);
  return id;
}

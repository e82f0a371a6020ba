import { randomUUID } from 'node:crypto';
import type { Executor } from '#shared/database.ts';

export type TenderSeed = {
  id?: string;
  number?: number;
  title?: string | null;
  status?: string;
  province?: string | null;
  category?: string | null;
  closesAt?: string | null;
};

/** Writes one tender as normalise would, with its outbox row. @returns its id */
export async function putTender(database: Executor, seed: TenderSeed): Promise<string> {
  const id = seed.id ?? randomUUID();
  const key = seed.number === undefined ? id : String(seed.number);
  await database.query(
    `insert into core.tender (id, ocid, source, tender_id, slug, title, status, publication_type, province, category,
       closes_at, flags, first_captured_at, captured_at)
     values ($1, 'ocds-test-' || $2, 'ocds', $2, 'tender-' || $2, $3, $4, 'TENDER_NOTICE', $5, $6, $7, '{}',
       '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')
     on conflict (id) do update set title = excluded.title, status = excluded.status, province = excluded.province,
       category = excluded.category, closes_at = excluded.closes_at`,
    [
      id,
      key,
      seed.title ?? 'A title',
      seed.status ?? 'active',
      seed.province ?? null,
      seed.category ?? null,
      seed.closesAt ?? null,
    ],
  );
  await touch(database, id);
  return id;
}

/** Puts a tender into the outbox. */
export const touch = (database: Executor, id: string): Promise<unknown> =>
  database.query(`insert into core.change (resource, entity_id) values ('tender', $1)`, [id]);

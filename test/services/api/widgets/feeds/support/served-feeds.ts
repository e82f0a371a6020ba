import { expect } from 'vitest';
import type { Pool } from '#shared/database/connection.ts';
import { openServedTables, type ServedTables } from '#test/services/api/v2/support/served-tables.ts';
import { type ApiResponse, readResponse } from '#test/support/api.ts';
import { shared } from '#test/support/shared.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putEdition, putEntry } from '#test/workers/derive/restricted.ts';
import { putSupplier } from '#test/workers/derive/suppliers.ts';
import { putAward, putOrganization, putTender } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** The API over records that were derived and published from tenders and awards. */
export type ServedFeeds = ServedTables & {
  /** Asks without a key, each time from another address. */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<ApiResponse>;
};

const DAY_MS = 86_400_000;
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** Suppliers with their awards: place of the tender, amount, day. */
const AWARDS = [
  ['Zed Trading', 'Gauteng', 'Construction', 100.5, '2026-02-01'],
  ['Kaya Civils', 'Gauteng', 'Construction', 300, '2026-02-02'],
  ['Zed Trading', 'Gauteng', 'Construction', null, '2026-02-03'],
  ['Zed Trading', 'Limpopo', 'Construction', 900, '2025-12-31'],
  ['Kaya Civils JV Mahika Roads', 'Gauteng', 'Construction', 250, '2025-06-01'],
  ['Mahika Technologies (Pty) Ltd', 'Gauteng', 'Civil engineering', 40, '2026-02-04'],
] as const;

/** A tender that was awarded. */
export type Win = {
  supplier: string;
  /** Amount in rand. */
  amount: number | null;
  /** Of the award, as `2026-02-01`. */
  day: string;
  /** Where and what the tender was for; null if that is not known. */
  province: string | null;
  category: string | null;
  buyer: string;
  /** Rules that the award breaks. */
  errors?: string[];
};

/** Stores core records of tenders that were awarded; they are shown once they are derived and published. */
export async function putWins(pool: Pool, wins: readonly Win[]): Promise<void> {
  const buyers = new Map<string, string>();
  for (const { supplier, amount, day, province, category, buyer, errors = [] } of wins) {
    const organization = buyers.get(buyer) ?? (await putOrganization(pool, buyer));
    buyers.set(buyer, organization);
    const tender = await putTender(pool, { province, category, status: 'awarded', organization });
    await pool.query(
      `update core.tender set organization_name = $3, publication_date_time = $2 where id = $1`,
      [tender, daysAgo(30), buyer],
    );
    const id = await putAward(pool, { tender, amount, validation_errors: errors });
    await pool.query(
      `update core.award set awarded_at = $2, supplier_name = $3, first_captured_at = '2026-03-01T00:00:00Z' where id = $1`,
      [id, `${day}T10:00:00Z`, supplier],
    );
    await putSupplier(pool, { award: id, tender, text: supplier, seen: '2026-01-02T00:00:00Z' });
  }
}

async function openServedFeeds(): Promise<ServedFeeds> {
  const at = await openServedTables({ settings: { TRUSTED_PROXIES: '1' } });
  const pool = at.pool('tender_worker');
  await storeCodelists(pool);
  const buyer = 'City of Cape Town';
  const known = AWARDS.map(([supplier, province, category, amount, day]) => ({
    ...{ supplier, province, category, amount, day, buyer },
  }));
  const [construction, nowhere] = [
    { province: 'Gauteng', category: 'Construction' },
    { province: null, category: null },
  ];
  await putWins(pool, [
    ...known,
    {
      ...{ supplier: 'Odd Suppliers', amount: 9e12, day: '2026-02-05', buyer, ...construction },
      errors: ['suspect-amount'],
    },
    { supplier: 'Zed Trading', amount: 5, day: '2026-02-06', buyer, ...nowhere },
  ]);
  // Construction in Gauteng: six of the last twelve months, four of the twelve before, two of earlier ones.
  for (const days of [400, 410, 420, 430, 900, 910]) {
    const tender = await putTender(pool, { province: 'Gauteng', category: 'Construction' });
    await pool.query('update core.tender set publication_date_time = $2 where id = $1', [
      tender,
      daysAgo(days),
    ]);
  }
  await putEdition(pool, 'one');
  await putEntry(pool, 0, {});
  await deriveAndPublish(pool);
  await at.api.catchUp();
  let asked = 0;
  return {
    ...at,
    ask: async (path, headers = {}, method = 'GET') => {
      asked += 1;
      const from = `198.51.${Math.floor(asked / 250)}.${asked % 250}`;
      const answer = await fetch(`${at.api.url}/api/widgets/${path}`, {
        method,
        headers: { 'x-forwarded-for': from, ...headers },
      });
      return await readResponse(answer);
    },
  };
}

/** For several tests, closed after the last. */
export const sharedFeeds = (): ServedFeeds => shared(openServedFeeds);

/** @returns the body of a successful answer */
export async function body<Body>(answer: Promise<ApiResponse>): Promise<Body> {
  const { status, text, json } = await answer;
  expect(status, text).toBe(200);
  return json as unknown as Body;
}

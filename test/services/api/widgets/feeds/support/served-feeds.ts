import { expect } from 'vitest';
import { openServedTables, type ServedTables } from '#test/services/api/v2/support/served-tables.ts';
import { type ApiResponse, readResponse } from '#test/support/api.ts';
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

/** Closed by the caller. */
export async function openServedFeeds(): Promise<ServedFeeds> {
  const at = await openServedTables({ settings: { TRUSTED_PROXIES: '1' } });
  const pool = at.pool('tender_worker');
  await storeCodelists(pool);
  const buyer = await putOrganization(pool, 'City of Cape Town');
  await pool.query(`update core.organization set name = 'City of Cape Town' where id = $1`, [buyer]);
  const award = async (supplier: string, province: string | null, category: string | null) => {
    const tender = await putTender(pool, { province, category, status: 'awarded', organization: buyer });
    await pool.query(
      `update core.tender set organization_name = 'City of Cape Town', publication_date_time = $2 where id = $1`,
      [tender, daysAgo(30)],
    );
    return { tender, supplier };
  };
  for (const [supplier, province, category, amount, day] of AWARDS) {
    const { tender } = await award(supplier, province, category);
    await give(tender, supplier, amount, day, []);
  }
  const odd = await award('Odd Suppliers', 'Gauteng', 'Construction');
  await give(odd.tender, 'Odd Suppliers', 9e12, '2026-02-05', ['suspect-amount']);
  const nowhere = await award('Zed Trading', null, null);
  await give(nowhere.tender, 'Zed Trading', 5, '2026-02-06', []);
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

  async function give(
    tender: string,
    supplier: string,
    amount: number | null,
    day: string,
    errors: string[],
  ) {
    const id = await putAward(pool, { tender, amount, validation_errors: errors });
    await pool.query(
      `update core.award set awarded_at = $2, supplier_name = $3, first_captured_at = '2026-03-01T00:00:00Z' where id = $1`,
      [id, `${day}T10:00:00Z`, supplier],
    );
    await putSupplier(pool, { award: id, tender, text: supplier, seen: '2026-01-02T00:00:00Z' });
  }
}

/** @returns the body of an answer that is a success */
export async function body<Body>(answer: Promise<ApiResponse>): Promise<Body> {
  const { status, text, json } = await answer;
  expect(status, text).toBe(200);
  return json as unknown as Body;
}

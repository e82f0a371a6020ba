import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { putTender, touch } from '#test/workers/publish/records.ts';
import { publishPending } from '#workers/publish/publish.ts';

/**
 * A withdrawn record is distinguished from one that never existed, by whatever names it, for programs and on the site.
 */

const ID = uuidOf(950);
let names: string[];
const at = sharedTables(async () => {
  await publish();
  const record = await at.api.data<Record<string, string>>(`/v2/tenders/${ID}`);
  names = [ID, ID.toUpperCase(), record['tenderId']!, record['ocid']!, record['slug']!];
  await at.rows('delete from core.tender where id = $1', [ID]);
  await touch(at.pool(), ID);
  await published();
});

async function publish(): Promise<void> {
  await putTender(at.pool(), { id: ID, number: 950 });
  await published();
}
async function published(): Promise<void> {
  await publishPending(at.pool(), resources.tender);
  await at.api.catchUp();
}
const page = (path: string) => at.api.page(path);

describe('a withdrawn tender', () => {
  it('is 410 with the time, by each of its names and below it', async () => {
    for (const name of names)
      for (const below of ['', '/awards', '/analysis', '/related']) {
        const { status, json } = await at.api.get(`/v2/tenders/${encodeURIComponent(name)}${below}`);
        expect([name, below, status, json.code]).toEqual([name, below, 410, 'GONE']);
        expect(json.details).toMatchObject({ resource: 'tenders', id: ID });
        const { withdrawnAt } = json.details as unknown as { withdrawnAt: string };
        expect(Math.abs(Date.now() - Date.parse(withdrawnAt))).toBeLessThan(60_000);
      }
  });

  it('has a page that says so, and that is not cached', async () => {
    const { status, headers, text } = await page(`/tenders/${names[2]}`);
    expect([status, headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(text).toContain('This record was withdrawn');
    expect(text).toMatch(/was withdrawn on \d{4}-\d\d-\d\d/);
    expect(text).toMatch(/<time datetime="\d{4}-/);
    expect((await page(`/tenders/${names[2]}/calendar.ics`)).status).toBe(410);
  });

  it('differs from one that never existed', async () => {
    expect((await at.api.get('/v2/tenders/999999')).status).toBe(404);
    expect((await page('/tenders/999999')).status).toBe(404);
  });

  it('is forgotten when it is published again', async () => {
    await publish();
    for (const name of names) expect((await at.api.get(`/v2/tenders/${name}`)).status).toBe(200);
  });
});

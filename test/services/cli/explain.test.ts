import { describe, expect, it } from 'vitest';
import type { Value } from '#services/cli/provenance.ts';
import { tenders, tendersJson } from '#test/services/cli/terminal.ts';
import { harness } from '#test/support/harness.ts';
import { removeOld } from '#workers/collect/retention/job.ts';

/** Collects the releases of a small sample publisher through both of its interfaces. */
async function collected() {
  const test = await harness({ publisher: { releases: 24, seed: 7, clockRate: 0 } });
  await test.stages.sync({ source: 'ocds', mode: 'backfill' });
  await test.stages.sync({ source: 'etenders', mode: 'backfill' });
  await test.stages.normaliseAll();
  return { test, settings: { DATABASE_URL: test.database.login('tender_operator') } };
}

/** Computed fields: their path may lead to no value in the stored response. */
const computed = new Set([
  'organization_id',
  'tender_id',
  'province_source',
  'cancelled_at',
  'cancellation_reason',
]);

describe('tenders explain', () => {
  it('traces every value of every tender to its place in the stored responses', async () => {
    const { test, settings } = await collected();
    const ids = await test.rows<{ ocid: string }>('select ocid from core.tender order by ocid');
    expect(ids).toHaveLength(24);
    for (const { ocid } of ids) {
      const { code, document } = await tendersJson(['explain', ocid], settings);
      expect(code).toBe(0);
      expect(document.evidence.map(({ source }: { source: string }) => source)).toEqual(['etenders', 'ocds']);
      for (const { field, value, path, published } of document.values as Value[]) {
        if (value === null || path === '' || computed.has(field)) continue;
        expect(published, `${ocid} ${field} at ${path}`).not.toBeNull();
      }
      const title = (document.values as Value[]).find(({ field }) => field === 'title');
      const words = String(title?.value).split(' ').slice(-2).join(' ');
      expect(String(title?.published).replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it('says the same after the pages that showed the values were removed', async () => {
    const { test, settings } = await collected();
    const ids = await test.rows<{ ocid: string }>('select ocid from core.tender order by ocid limit 8');
    const explained = async () => {
      const documents: unknown[] = [];
      for (const { ocid } of ids) documents.push((await tendersJson(['explain', ocid], settings)).document);
      return documents;
    };
    const before = await explained();
    await removeOld(test.context, new Date(Date.now() + 30 * 86_400_000));
    expect(await test.rows('select 1 from raw.page')).toEqual([]);
    expect(await explained()).toEqual(before);
  });

  it('accepts a number, ocid, slug or id, and reports an unknown one', async () => {
    const { test, settings } = await collected();
    const [one] = await test.rows<Record<string, string>>(
      'select id, tender_id, ocid, slug from core.tender limit 1',
    );
    for (const name of ['id', 'tender_id', 'ocid', 'slug']) {
      const { code, stdout } = await tenders(['explain', one?.[name] ?? ''], settings);
      expect(code).toBe(0);
      expect(stdout).toContain(`tender ${one?.['tender_id']}, ${one?.['ocid']}`);
      expect(stdout).toContain('status=');
      expect(stdout).toContain('tender/tenderPeriod/endDate');
    }
    const none = await tenders(['explain', 'no-such-tender'], settings);
    expect(none).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('there is no tender no-such-tender'),
    });
    expect((await tenders(['explain'], settings)).code).toBe(2);
  });
});

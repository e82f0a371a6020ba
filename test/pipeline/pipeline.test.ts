import { describe, expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { outcomeOf } from './outcome.ts';

const FAULTS = '500:0.05,html:0.05,truncated:0.05,empty:0.05,unstable:1,small-pages:1:10';
const RELEASES = 16;
const options = { releases: RELEASES, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };

const complete = {
  doubled: [],
  reconciliation: [{ source: 'ocds', difference: 0, outstanding: 0 }],
  completeness: [{ unknown: 0, failing: 0 }],
};

/** With queues in Redis the crash test shows the same flow. */
describe('from publisher to API', () => {
  it('serves every release that was ever published, and serves a change in place', async () => {
    const test = await harness({
      publisher: { ...options, faults: FAULTS },
      stages: ['plan', 'collect', 'normalise', 'derive', 'publish'],
      api: true,
    });
    await test.requestSync({ source: 'ocds', mode: 'backfill' });
    await test.settled();

    const after = await outcomeOf(test);
    expect(after.published.length).toBe(RELEASES);
    expect(after.stored).toEqual(after.published);
    expect(after.served).toEqual(after.published);
    expect(after).toMatchObject(complete);
    expect(after.readAwards).toBe(after.coreAwards);
    expect(after.counted).toBe(RELEASES);

    const ocid = after.published.at(0)!;
    const upstream = JSON.parse(test.publisher.catalogue.release(ocid, test.publisher.url)!);
    const { status, json } = await test.api.get(`/v2/tenders/${ocid}`);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      ocid,
      referenceNumber: upstream.tender.title.trim(),
      closingDateTime: new Date(upstream.tender.tenderPeriod.endDate.replace('Z', '+02:00')).toISOString(),
      documents: upstream.tender.documents.map((document: { title: string }) =>
        expect.objectContaining({ fileName: document.title }),
      ),
    });
    const all = await test.api.get('/v2/tenders?status=any&limit=1');
    expect(all.json.meta['totalCount']).toBe(RELEASES);

    await test.publisher.command('advance?days=150');
    await test.requestSync({ source: 'ocds', mode: 'refetch' });
    await test.settled();
    const later = await outcomeOf(test);
    expect(later.readAwards).toBeGreaterThan(after.readAwards);
    // Its lists also show what was published since.
    expect(later.stored).toEqual(expect.arrayContaining(after.stored));
    expect(later.reconciliation).toEqual(complete.reconciliation);
    const awards = await test.api.get('/v2/awards?limit=1');
    expect(awards.status).toBe(200);
    const [award] = awards.json.data as { awardId: string; tenderId: string }[];
    const tender = (await test.api.get(`/v2/tenders/${award!.tenderId}`)).json.data as {
      awards: { awardId: string }[];
    };
    expect(tender.awards.map(({ awardId }) => awardId)).toContain(award!.awardId);

    const [meta] = await test.rows(`select * from ops.sync_meta where entity = 'ocds'`);
    expect(meta).toMatchObject({ backfill_complete: 1, consecutive_failures: 0 });
    expect(meta!['last_full_sync_at']).not.toBeNull();
    expect(await test.workers.end()).toBe(0);
    expect(await test.api.stop()).toBe(0);
  }, 200_000);
});

import { describe, expect, it } from 'vitest';
import { openPrisma } from '#shared/database.ts';
import { createKey } from '#shared/keys.ts';
import { books, rig } from '#test/support/harness.ts';
import { startProcess } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';

const FAULTS = '500:0.05,html:0.05,truncated:0.05,empty:0.05,unstable:1,small-pages:1:25';

eachBackend((backend) => {
  describe('from publisher to answer', () => {
    it('every release that was ever published is served, the books balance, and a change is served in place', async () => {
      const test = await rig(backend, {
        releases: 150,
        seed: 5,
        faults: FAULTS,
        clockRate: 0,
        now: new Date('2026-06-15T10:00:00Z'),
      });
      const workers = await startProcess(
        'workers/main.ts',
        ['collect', 'normalise', 'derive', 'publish'],
        test.settings,
      );
      const api = await startProcess('services/api/main.ts', [], test.settings);
      await test.queues.requestSync({ source: 'ocds', mode: 'backfill' });
      await test.settled();

      const after = await books(test);
      expect(after.published.length).toBe(150);
      expect(after.stored).toEqual(after.published);
      expect(after.served).toEqual(after.published);
      expect(after.doubled).toEqual([]);
      expect(after.balance).toEqual([{ source: 'ocds', difference: 0, outstanding: 0 }]);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      expect(after.awards[0]?.read).toBe(after.awards[0]?.core);
      expect(after.counters[0]?.counted).toBe(150);

      const prisma = openPrisma({
        url: test.settings['DATABASE_URL']!,
        role: 'tender_operator',
        name: 'test',
      });
      const { key } = await createKey(prisma, { name: 'test', tier: 'enterprise' });
      await prisma.$disconnect();
      const ask = async (path: string) => {
        const answer = await fetch(`${api.ready}${path}`, { headers: { authorization: `Bearer ${key}` } });
        return {
          status: answer.status,
          body: (await answer.json()) as { data: never; meta: Record<string, unknown> },
        };
      };
      const ocid = after.published.at(0)!;
      const upstream = JSON.parse(test.publisher.catalogue.release(ocid, test.publisher.url)!);
      const { status, body } = await ask(`/v2/tenders/${ocid}`);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        ocid,
        referenceNumber: upstream.tender.title.trim(),
        closingDateTime: upstream.tender.tenderPeriod.endDate.replace('Z', '+02:00'),
        documents: upstream.tender.documents.map((document: { title: string }) =>
          expect.objectContaining({ fileName: document.title }),
        ),
      });
      expect((await ask('/v2/tenders?status=any&limit=1')).body.meta['totalCount']).toBe(150);

      await fetch(`${test.publisher.url}/__control/advance?days=150`, { method: 'POST' });
      await test.queues.requestSync({ source: 'ocds', mode: 'refetch' });
      const before = after.awards[0]?.read ?? 0;
      await until(
        async () =>
          Number(
            (await test.pool.query('select count(*) from ops.cron_runs where completed_at is not null'))
              .rows[0].count,
          ) === 2,
      );
      await test.settled();
      const later = await books(test);
      expect(later.awards[0]?.read).toBeGreaterThan(before);
      expect(later.stored).toEqual(after.stored);
      expect(later.balance).toEqual([{ source: 'ocds', difference: 0, outstanding: 0 }]);
      const awards = await ask('/v2/awards?limit=1');
      expect(awards).toMatchObject({ status: 200 });
      const awarded = awards.body.data as { awardId: string; tenderId: string }[];
      const tender = (await ask(`/v2/tenders/${awarded[0]!.tenderId}`)).body.data as {
        status: string;
        awards: { awardId: string }[];
      };
      expect(tender.awards.map((award) => award.awardId)).toContain(awarded[0]!.awardId);

      const { rows: meta } = await test.pool.query(`select * from ops.sync_meta where entity = 'ocds'`);
      expect(meta[0]).toMatchObject({ backfill_complete: 1, consecutive_failures: 0 });
      expect(meta[0].last_full_sync_at).not.toBeNull();
      expect(await workers.end()).toBe(0);
      expect(await api.end()).toBe(0);
    }, 90_000);
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}

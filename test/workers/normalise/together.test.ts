import { beforeEach, describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { portalRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalAward, portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { deleteResponsesAndRecords, take } from './responses.ts';

const test = sharedHarness({});
beforeEach(() => deleteResponsesAndRecords(test));

const NUMBER = 165050;
const winners = [{ company: 'Zed Trading CC', tenderAmount: 'R5 000,00' }];

const feed = (tender: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  take(test, { json: portalRelease(NUMBER, tender, rest) });
const list = (status: 1 | 2 | 3 | 4, row: Record<string, unknown> = {}) =>
  take(test, {
    ...{ json: { data: [portalRow(NUMBER, row)] }, source: 'etenders' },
    url: `http://portal.test/?status=${status}`,
  });

/** @returns the resources of the records that wait to be published, and empties the outbox */
const drain = async (): Promise<string[]> => {
  const rows = await test.rows<{ resource: string }>('delete from core.outbox returning resource');
  return [...new Set(rows.map(({ resource }) => resource))].sort();
};

describe('a tender in two lists of the portal', () => {
  it('has nothing new each time the lists are read again', async () => {
    await list(1);
    await list(2, { awards: winners });
    expect(await drain()).toContain('award');
    for (const status of [3, 2, 1, 3] as const) {
      await list(status, status === 2 ? { awards: winners } : {});
      expect([status, await drain()]).toEqual([status, []]);
    }
    expect(await test.rows('select status from core.tender')).toEqual([{ status: 'awarded' }]);
    expect(await test.rows('select supplier_name from core.award')).toEqual([
      { supplier_name: 'Zed Trading CC' },
    ]);
  });
});

describe('a release with its documents in another order', () => {
  it('has nothing new', async () => {
    const documents = ['notice', 'plan'].map((name) => portalDocument(name));
    await feed({ documents });
    await drain();
    await feed({ documents: documents.toReversed() });
    expect(await drain()).toEqual([]);
  });
});

describe('an award that the portal showed first', () => {
  it('is the same record when the feed shows it: changed, not withdrawn and created', async () => {
    const published = async () => {
      await publishPending(test.pool(), resources.award);
      return test.rows(`select id, award_id, publisher_award_id, first_seq::int as first, change_seq::int as seq
        from read.award`);
    };
    await feed();
    await list(2, { awards: winners });
    const [before] = await published();
    await feed({}, { awards: [portalAward('72140', 'ZED TRADING', 5000)] });
    expect(await published()).toEqual([
      { ...before, publisher_award_id: `${NUMBER}-72140`, seq: Number(before?.['seq']) + 1 },
    ]);
    expect(before).toMatchObject({ award_id: `${NUMBER}-portal:zedtrading`, publisher_award_id: null });
    expect(await test.rows(`select id from read.tombstone where resource = 'award'`)).toEqual([]);
  });
});

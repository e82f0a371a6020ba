import { describe, expect, it } from 'vitest';
import type { TestApi } from '#test/support/api.ts';
import type { Harness, TestPublisher } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { type Operation, operations, problemsOf } from './support/contract.ts';

const RELEASES = 30;

/** Whether records that the stages published, from what publishers say, are as the description says. */
const at: Harness & { api: TestApi; publisher: TestPublisher } = sharedHarness(
  {
    publisher: { releases: RELEASES, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') },
    api: true,
  },
  async () => {
    await at.requestSync({ source: 'ocds', mode: 'backfill' });
    await at.requestSync({ source: 'etenders', mode: 'backfill' });
    await at.settled();
    // By then notices have been amended, closed and awarded.
    await at.publisher.command('advance?days=120');
    await at.requestSync({ source: 'ocds', mode: 'refetch' });
    await at.requestSync({ source: 'etenders', mode: 'backfill' });
    await at.settled();
  },
);

const operationAt = (path: string): Operation => operations.find((operation) => operation.path === path)!;

async function ask(path: string, query: string) {
  const reply = await at.api.get(`${path}?${query}`);
  expect({ path, query, problems: problemsOf(operationAt(path), reply) }).toEqual({
    path,
    query,
    problems: [],
  });
  return reply.json;
}

describe('published records', () => {
  it('are as described, each of them, in the changes', async () => {
    const kinds = new Map<string, number>();
    let query = 'limit=100';
    for (let more = true; more; ) {
      const { data, meta } = await ask('/v2/changes', query);
      for (const { resource } of data as { resource: string }[])
        kinds.set(resource, (kinds.get(resource) ?? 0) + 1);
      query = `limit=100&since=${meta.nextCursor}`;
      more = meta.hasNext;
    }
    expect(kinds.get('tenders')).toBeGreaterThanOrEqual(RELEASES);
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining([
        'awards',
        'award_subcontractors',
        'tender_bidders',
        'organizations',
        'tender_documents',
        'tender_timeline',
      ]),
    );
  });

  it('are as described in lists, and in partial records', async () => {
    const [tenders, awards] = [
      await ask('/v2/tenders', 'status=any&limit=100'),
      await ask('/v2/awards', 'limit=100'),
    ];
    expect(tenders.data).not.toEqual([]);
    expect(awards.data).not.toEqual([]);
    for (const path of ['/v2/organizations', '/v2/companies', '/v2/ocds/parties'])
      await ask(path, 'limit=100');
    const fields = 'tenderId,awards(awardId,subcontractors(name)),timeline(event,after),notices(kind)';
    const partial = await at.api.get(`/v2/tenders?status=any&limit=100&fields=${encodeURIComponent(fields)}`);
    expect(problemsOf(operationAt('/v2/tenders'), partial, true)).toEqual([]);
  });
});

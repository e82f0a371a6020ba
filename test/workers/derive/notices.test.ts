import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tendersJson } from '#test/services/cli/terminal.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { propertyOf } from '#test/support/property.ts';
import { storeResponse } from '#test/workers/normalise/responses.ts';

/** Notices that buyers publish as entries of their own, and what they change in the tender that they are about. */

const day = (text: string) => `${text}T00:00:00Z`;

/** A tender of 1 August 2040 that is open until 16 September, and entries that speak of it. */
const releases = {
  tender: notice(1, 'RFQ 1/2026', '2040-08-01', {}, '2040-09-16T11:00:00Z'),
  letter: notice(2, 'RFQ 1/2026 cancelled', '2040-08-20', {
    description: 'Cancellation - Repair of the reservoir roof',
  }),
  extension: notice(3, 'RFQ 1/2026 tender extended', '2040-08-10', {}, '2040-10-02T11:00:00Z'),
  bidders: notice(4, 'RFQ 1/2026 Bidders', '2040-09-20'),
  validity: notice(5, 'RFQ 1/2026 Validity', '2040-09-21', {
    description: 'Validity extension until 15 November 2040: Repair of the reservoir roof',
  }),
  /** Another tender of the buyer, with the same number and another title. */
  other: portalRelease(6, { title: 'RFQ 1/2026', description: 'Catering for the council meeting' }),
};
type Name = keyof typeof releases;

function notice(
  number: number,
  title: string,
  published: string,
  rest = {},
  closes = '2040-12-01T11:00:00Z',
) {
  return portalRelease(
    number,
    { title, tenderPeriod: { startDate: day(published), endDate: closes }, ...rest },
    { date: day(published) },
  );
}

async function store(test: Harness, name: Name, hour: number): Promise<void> {
  await storeResponse(test, {
    json: { releases: [releases[name]] },
    at: `2026-08-15T${String(hour).padStart(2, '0')}:00:00Z`,
  });
}

/** A service that has read these releases, an hour apart, and published what follows. */
async function publishing(...names: readonly Name[]): Promise<Harness> {
  const test = await harness({});
  for (const [hour, name] of names.entries()) await store(test, name, hour + 1);
  await test.stages.publishAll();
  return test;
}

type Served = Record<string, unknown> & { timeline: { event: string; before: unknown; after: unknown }[] };
const served = async ({ rows }: Harness, number: number): Promise<Served> => {
  const [row] = await rows<{ detail: string }>('select detail from read.tender where tender_id = $1', [
    String(number),
  ]);
  return JSON.parse(row?.detail ?? '{}');
};
const eventsOf = ({ timeline }: Served) => timeline.map(({ event }) => event);

describe('a cancellation letter', () => {
  it('cancels the tender with its number and title, in the record, the columns, the counters and the changes', async () => {
    const test = await publishing('tender', 'other');
    expect(await served(test, 1)).toMatchObject({ status: 'active', notices: [] });
    const [before] = await test.rows<{ seq: string }>(`select max(change_seq) as seq from read.tender`);

    await store(test, 'letter', 3);
    await test.stages.publishAll();
    const tender = await served(test, 1);
    expect(tender).toMatchObject({
      status: 'cancelled',
      publicationType: 'CANCELLATION_NOTICE',
      notices: [{ tenderId: '2', kind: 'cancellation', event: 'cancelled' }],
      updatedAt: '2026-08-15T03:00:00.000Z',
    });
    expect(eventsOf(tender)).toEqual(['published', 'cancelled']);
    expect(tender.timeline[1]).toMatchObject({ before: 'active', after: 'cancelled' });
    expect(await served(test, 6)).toMatchObject({ status: 'closed', notices: [] });

    const letter = await served(test, 2);
    expect(letter).toMatchObject({ status: 'cancelled', noticeKind: 'cancellation', parentTenderId: '1' });
    expect(eventsOf(letter)).toEqual(['published']);

    expect(
      await test.rows(`select tender_id, status from read.tender where change_seq > $1 order by tender_id`, [
        before?.seq,
      ]),
    ).toEqual([
      { tender_id: '1', status: 'cancelled' },
      { tender_id: '2', status: 'cancelled' },
    ]);
    expect(
      await test.rows(
        `select value, n::int from read.counter where resource = 'tender' and "column" = 'status' and n <> 0 order by 1`,
      ),
    ).toEqual([
      { value: 'cancelled', n: 2 },
      { value: 'closed', n: 1 },
    ]);
    expect(
      await test.rows(
        `select detail::json->>'tenderId' as tender from read.tender_timeline where detail::json->>'eventType' = 'cancelled'`,
      ),
    ).toEqual([{ tender: '1' }]);
  });

  it('is given as the origin of the status', async () => {
    const test = await publishing('tender', 'letter');
    const { document } = await tendersJson(['explain', '1'], {
      DATABASE_URL: test.settings['DATABASE_URL'] ?? '',
    });
    expect(document.status).toBe('cancelled');
    expect(document.values).toContainEqual(
      expect.objectContaining({
        field: 'status',
        value: 'cancelled',
        source: 'ocds',
        path: 'tender/description',
        method: 'notice 2',
        published: 'Cancellation - Repair of the reservoir roof',
      }),
    );
    expect(document.evidence.map(({ ocid }: { ocid: string }) => ocid)).toEqual([
      'ocds-9t57fa-1',
      'ocds-9t57fa-2',
    ]);
  });

  it('no longer cancels when it is found to be something else', async () => {
    const test = await publishing('tender', 'letter');
    const corrected = portalRelease(2, { title: 'RFQ 2/2026', description: 'Catering', date: 'x' });
    await storeResponse(test, { json: { releases: [corrected] }, at: '2026-08-16T01:00:00Z' });
    await test.stages.publishAll();
    const tender = await served(test, 1);
    expect(tender).toMatchObject({ status: 'active', publicationType: 'TENDER_NOTICE', notices: [] });
    expect(eventsOf(tender)).toEqual(['published']);
  });
});

describe('an extension', () => {
  it('of the closing time keeps the tender open for longer and moves its closing', async () => {
    const test = await publishing('tender', 'extension');
    const tender = await served(test, 1);
    expect(tender).toMatchObject({
      status: 'active',
      publicationType: 'CORRIGENDUM',
      closingDateTime: '2040-10-02T09:00:00.000Z',
      amendmentNumber: 1,
    });
    expect(tender.timeline.at(-1)).toMatchObject({
      event: 'closing-date-changed',
      field: 'closingDateTime',
      before: '2040-09-16T09:00:00.000Z',
      after: '2040-10-02T09:00:00.000Z',
    });
    expect(
      await test.rows(
        `select to_char(closing_date_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as closes from read.tender where tender_id = '1'`,
      ),
    ).toEqual([{ closes: '2040-10-02 09:00' }]);
    expect(
      await test.rows(
        `select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day from derived.timeline timeline
         join core.tender on tender.id = timeline.tender_id where tender.tender_id = '1' and event_type = 'closed'`,
      ),
    ).toEqual([{ day: '2040-10-02' }]);
  });

  it('of the validity gives the days from the closing to the day that it states', async () => {
    const test = await publishing('tender', 'validity');
    expect(await served(test, 1)).toMatchObject({
      validityPeriod: 60,
      closingDateTime: '2040-09-16T09:00:00.000Z',
    });
  });
});

describe('whatever the order in which a tender and its notices arrive', () => {
  it('the same is served, and a computation of everything changes nothing', async () => {
    const test = await harness({});
    const names = Object.keys(releases) as Name[];
    const contents = async () =>
      test.rows(
        `select ocid, detail::jsonb - '{createdAt,updatedAt,scrapedAt,lastSyncAt,syncedAt,classificationDate,sourceUrl}'::text[] as detail
         from read.tender order by ocid`,
      );
    let expected: unknown;
    await propertyOf(
      { numRuns: 6 },
      fc.shuffledSubarray(names, { minLength: names.length }),
      fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }),
      async (order, publishes) => {
        await test.rows(
          'delete from core.tender; delete from core.process; delete from raw.block; delete from raw.response; delete from raw.content; delete from raw.blob; delete from core.outbox; delete from derived.stale; delete from derived.tender_relation; delete from derived.tender_effect; delete from derived.stale; delete from read.tender; delete from read.tender_timeline; delete from read.counter',
        );
        for (const [at, name] of order.entries()) {
          // The hour belongs to the release, so that only the order of arrival differs.
          await store(test, name, 1 + names.indexOf(name));
          if (publishes[at]) await test.stages.publishAll();
        }
        await test.stages.publishAll();
        const now = await contents();
        expected ??= now;
        expect(now).toEqual(expected);
        await test.rows('insert into derived.stale default values');
        await test.stages.publishAll();
        expect(await contents()).toEqual(expected);
      },
    );
    expect(await served(test, 1)).toMatchObject({ status: 'cancelled', notices: { length: 4 } });
  });
});

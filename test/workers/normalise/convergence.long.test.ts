import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalAward, portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { propertyOf } from '#test/support/property.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { storedRecords } from './records.ts';
import { deleteResponsesAndRecords, normaliseResponse, storeResponse } from './responses.ts';

/** Contents that one process may have at different times: every kind of change, and releases that cannot be read. */
const portalContents: ((number: number) => unknown)[] = [
  (number) => portalRelease(number),
  (number) => portalRelease(number, { description: 'Repair of the reservoir roof and walls' }),
  (number) =>
    portalRelease(number, {
      tenderPeriod: { startDate: '2026-08-14T00:00:00Z', endDate: '2026-09-30T12:00:00Z' },
    }),
  (number) =>
    portalRelease(number, {
      documents: [
        portalDocument('notice'),
        portalDocument('erratum', { dateModified: '2026-08-20T10:00:00Z' }),
      ],
    }),
  (number) =>
    portalRelease(number, {
      documents: [portalDocument('notice', { dateModified: '2026-08-21T10:00:00Z' })],
    }),
  (number) => portalRelease(number, { status: 'cancelled' }),
  (number) =>
    portalRelease(
      number,
      { status: 'complete' },
      { awards: [portalAward('7', 'AGRIMARK and MAAA1234716', 120_000)] },
    ),
  (number) =>
    portalRelease(
      number,
      {},
      { awards: [portalAward('7', 'AGRIMARK', 125_000), portalAward('8', 'ZED CC', 'R 1 200 000,00')] },
    ),
  (number) => portalRelease(number, {}, { buyer: { id: '64', name: 'CITY OF TSHWANE' } }),
  (number) => portalRelease(number, {}, { buyer: { id: '167', name: number % 2 === 0 ? 'Eskom' : 'ESKOM' } }),
  (number) => ({ ...portalRelease(number), tender: [] }),
  (number) => ({ ocid: `ocds-9t57fa-${number}` }),
];

const taggedContents: ((number: number) => unknown)[] = [
  (number) => ({
    ocid: `ocds-zzz-${number}`,
    id: '1',
    date: '2026-01-01T00:00:00Z',
    tag: ['planning'],
    buyer: { id: 'B', name: 'Board of Works' },
  }),
  (number) => ({
    ocid: `ocds-zzz-${number}`,
    id: '2',
    date: '2026-02-01T00:00:00Z',
    tag: ['tender'],
    tender: { id: 'T1', title: 'Bridge', status: 'active', items: [{ id: 1, quantity: 2 }] },
  }),
  (number) => ({
    ocid: `ocds-zzz-${number}`,
    id: '3',
    date: '2026-02-15T00:00:00Z',
    tag: ['tenderAmendment'],
    tender: { title: 'Bridge and road', tenderPeriod: { endDate: '2026-04-01T10:00:00+02:00' } },
  }),
  (number) => ({
    ocid: `ocds-zzz-${number}`,
    id: '4',
    date: '2026-05-01T00:00:00Z',
    tag: ['award'],
    awards: [
      {
        id: 'A1',
        date: '2026-04-30T00:00:00Z',
        status: 'active',
        value: { amount: 10_000, currency: 'EUR' },
        suppliers: [{ id: 'S', name: 'Builders' }],
      },
    ],
  }),
  (number) => ({
    ocid: `ocds-zzz-${number}`,
    id: '4',
    date: '2026-05-02T00:00:00Z',
    tag: ['award'],
    awards: [{ id: 'A1', value: { amount: 12_000 } }],
  }),
  (number) => ({
    ocid: `ocds-zzz-${number}`,
    id: '5',
    date: '2026-06-01T00:00:00Z',
    tag: ['tenderCancellation'],
    tender: { status: 'cancelled' },
  }),
];

type Page = { processes: { number: number; content: number }[] };
type Plan = {
  pages: Page[];
  /** Sort keys: the order in which the pages are stored. */
  arrival: number[];
  /** Whether each page is normalised only after all are stored, and whether it is normalised once more then. */
  delayed: boolean[];
  repeated: boolean[];
  /** Whether the responses left to the end are normalised at the same time. */
  concurrent: boolean;
};

const PROCESSES = 3;
const START = Date.parse('2026-08-14T20:00:00Z');

const plans = (contents: number): fc.Arbitrary<Plan> =>
  fc.integer({ min: 1, max: 8 }).chain((pages) => {
    const each = <Value>(value: fc.Arbitrary<Value>) =>
      fc.array(value, { minLength: pages, maxLength: pages });
    const release = fc.record({
      number: fc.integer({ min: 1, max: PROCESSES }),
      content: fc.nat({ max: contents - 1 }),
    });
    return fc.record({
      pages: each(fc.record({ processes: fc.array(release, { maxLength: 4 }) })),
      arrival: each(fc.double({ noNaN: true })),
      delayed: each(fc.boolean()),
      repeated: each(fc.boolean()),
      concurrent: fc.boolean(),
    });
  });

const test = sharedHarness({});

describe('responses in any order, repeated or at the same time', () => {
  const responseOf = (plan: Plan, index: number, contents: typeof portalContents, source: string) => ({
    source,
    at: new Date(START + index * 3_600_000).toISOString(),
    json: {
      releases: (plan.pages[index]?.processes ?? []).map(({ number, content }) =>
        contents[content]?.(number),
      ),
    },
  });

  const inOrder = async (plan: Plan, contents: typeof portalContents, source: string) => {
    await deleteResponsesAndRecords(test);
    for (const index of plan.pages.keys())
      await normaliseResponse(test, await storeResponse(test, responseOf(plan, index, contents, source)));
    return storedRecords(test);
  };

  const scrambled = async (plan: Plan, contents: typeof portalContents, source: string) => {
    await deleteResponsesAndRecords(test);
    const order = [...plan.pages.keys()].sort((a, b) => (plan.arrival[a] ?? 0) - (plan.arrival[b] ?? 0));
    const waiting: string[] = [];
    for (const index of order) {
      const id = await storeResponse(test, responseOf(plan, index, contents, source));
      if (plan.delayed[index]) waiting.push(id);
      else await normaliseResponse(test, id);
      if (plan.repeated[index]) waiting.push(id);
    }
    if (plan.concurrent) await Promise.all(waiting.map((id) => normaliseResponse(test, id)));
    else for (const id of waiting.reverse()) await normaliseResponse(test, id);
    return storedRecords(test);
  };

  const expectReconciled = async () => {
    const unreconciled = await test.rows(
      `select id from raw.response where normalised_at is null or captures <> normalised + unchanged + rejected`,
    );
    expect(unreconciled).toEqual([]);
  };

  it.each([
    ['snapshots', portalContents, 'ocds'],
    ['tagged releases', taggedContents, 'elsewhere'],
  ] as const)('give the same rows: %s', (_, contents, source) =>
    propertyOf({ numRuns: 8 }, plans(contents.length), async (plan) => {
      const expected = await inOrder(plan, [...contents], source);
      await expectReconciled();
      expect(await scrambled(plan, [...contents], source)).toEqual(expected);
      await expectReconciled();
    }),
  );

  it('are compiled again without any change', () =>
    propertyOf({ numRuns: 5 }, plans(portalContents.length), async (plan) => {
      const expected = await inOrder(plan, portalContents, 'ocds');
      await test.rows(
        `update core.process set compiled_versions = (select jsonb_object_agg(source, null) from jsonb_object_keys(compiled_versions) source)`,
      );
      await test.rows('delete from core.outbox');
      for (const { id } of await test.rows<{ id: string }>(
        'select id::text from raw.response order by id desc',
      ))
        await normaliseResponse(test, id);
      expect(await storedRecords(test)).toEqual(expected);
      expect(await test.rows('select * from core.outbox')).toEqual([]);
    }));
});

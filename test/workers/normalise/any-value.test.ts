import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { awardOf, portalRow, shortRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalAward, portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { anyJson, placesIn, planted } from './planted-values.ts';
import { deleteResponsesAndRecords, normaliseResponse, storeResponse } from './responses.ts';

const test = sharedHarness({});
beforeEach(() => deleteResponsesAndRecords(test));

const release = (number: number) =>
  portalRelease(
    number,
    {
      tenderers: [{ id: '1', name: 'Zed CC' }],
      submissionMethod: ['written'],
      deliveryLocation: '1 Main Rd - Pretoria - 0002',
    },
    {
      parties: [{ id: '72140', name: 'Zed CC', roles: ['supplier'], contactPoint: { name: 'x' } }],
      awards: [portalAward('72140', 'Zed CC', 217_967.78, { date: '2026-09-20T00:00:00Z' })],
      contracts: [{ id: '1', awardID: '72140', value: { amount: 1, currency: 'ZAR' }, contractPeriod: {} }],
    },
  );
const tagged = (number: number) => {
  const { tender, ...rest } = release(number);
  return {
    ...rest,
    tag: ['tender', 'award'],
    tender: {
      ...(tender as object),
      milestones: [{ id: '1', title: 'Visit', dueDate: '2026-08-20T00:00:00Z' }],
      documents: [portalDocument('notice'), portalDocument('terms')],
    },
  };
};
const awarded = {
  awards: [
    awardOf('Zed CC', 'R347 760,00', {
      bbbeePoints: '20',
      subContractor: [
        { subContractorName: 'Why CC', percentage: 30, blackYouthOwnership: '51 %', beeScoring: 1 },
      ],
    }),
  ],
  bidders: [{ biddersName: 'Zed CC' }, { biddersName: 'Why CC' }],
  cancelled: { dateModified: '2025-09-18T14:43:06.7358148', reason: 'No funds' },
};

type Case = readonly [
  name: string,
  source: string,
  content: (number: number) => unknown,
  envelope: (items: unknown[]) => unknown,
];
const cases: readonly Case[] = [
  ['a release of the feed', 'ocds', release, (releases) => ({ releases })],
  ['a tagged release', 'elsewhere', tagged, (releases) => ({ releases })],
  ['a row of the portal', 'etenders', (number) => portalRow(number, awarded), (data) => ({ data })],
  ['a row with short keys', 'etenders', (number) => ({ ...shortRow(number), ...awarded }), (data) => data],
];

const NEIGHBOUR = 900_000;
let minute = 0;

/** Normalises a response of the items and a neighbour, and looks whether everything is accounted for. */
async function expectAccounted(
  [, source, content, envelope]: Case,
  items: readonly unknown[],
): Promise<void> {
  await deleteResponsesAndRecords(test);
  minute += 1;
  const id = await storeResponse(test, {
    json: envelope([...items, content(NEIGHBOUR)]),
    at: new Date(Date.parse('2026-08-15T06:00:00Z') + minute * 60_000).toISOString(),
    source,
    url: 'http://portal.test/?status=2',
  });
  await normaliseResponse(test, id);
  const [outcome] = await test.rows(
    `select captures, normalised + unchanged + rejected as settled, normalised_at is not null as done
     from raw.response where id = $1`,
    [id],
  );
  const captures = items.length + 1;
  expect(outcome).toEqual({ captures, settled: captures, done: true });
  const neighbour = await test.rows(
    `select 1 from core.process where ocid like '%-' || $1::int and compiled_versions->$2 is not null`,
    [NEIGHBOUR, source],
  );
  expect(neighbour).toHaveLength(1);
  // Nothing was set aside because of a defect of ours either.
  expect(
    await test.rows(
      `select kind, path, detail from ops.issue where kind in ('rejected-error', 'rejected-too-slow')`,
    ),
  ).toEqual([]);
}

describe.each(cases)('any value in any field of %s', (...given) => {
  const content = given[2];
  const places = placesIn(content(1));

  it.each(['{"toString": 1}', '"constructor"', '"__proto__"', '"a\\u0000b"', '"\\ud800"', '1e308'])(
    'such as %s in each of them',
    async (json) => {
      await expectAccounted(
        given,
        places.map((place, at) => planted(content(at + 1), place, JSON.parse(json))),
      );
    },
  );

  it('is read or rejected', () =>
    propertyOf(
      { numRuns: runsOf(12) },
      fc.array(fc.tuple(fc.constantFrom(...places), anyJson), { minLength: 1, maxLength: 60 }),
      (values) =>
        expectAccounted(
          given,
          values.map(([place, value], at) => planted(content(at + 1), place, value)),
        ),
    ));
});

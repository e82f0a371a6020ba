import { describe, expect, test } from 'vitest';
import { restrictedSuppliers } from '#services/sample-publisher/generate/restricted.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import {
  json,
  listUrl,
  NOW,
  type Package,
  published,
  publisher,
  type Release,
  readAll,
  release,
} from './publisher.ts';

const numberOf = (ocid: string): number => Number(ocid.slice('ocds-9t57fa-'.length));
const DIGITS = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

describe('the same seed', () => {
  test('gives the same bytes, another seed others', async () => {
    const texts = await Promise.all(
      [{ seed: 7 }, { seed: 7 }, { seed: 8 }].map(async (options) => {
        const { catalogue } = await publisher(options);
        return [...catalogue.ocids()].map((ocid) => catalogue.release(ocid, 'http://publisher'));
      }),
    );
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[2]!.filter((text) => texts[0]!.includes(text))).toEqual([]);
  });

  test('and beginning continues on a later day: nothing moves, new releases come after', async () => {
    const before = await publisher();
    const later = await publisher({ now: new Date(NOW.getTime() + 9 * 86_400_000), since: before.since! });
    before.clock.advance(9 * 86_400_000);
    expect(await published(later.url)).toHaveProperty('size', [...before.catalogue.ocids()].length);
    for (const ocid of before.catalogue.ocids())
      expect(later.catalogue.release(ocid, 'x')).toBe(before.catalogue.release(ocid, 'x'));
  });
});

describe('numbers', () => {
  test('as many releases as requested are published, newest first, never in the future', async () => {
    for (const releases of [1, 37, 1_200]) {
      const { catalogue } = await publisher({ releases });
      const ocids = [...catalogue.ocids()];
      expect(new Set(ocids).size).toBe(releases);
      const dates = ocids.map((ocid) => (JSON.parse(catalogue.release(ocid, '')!) as Release).date);
      expect(dates).toEqual([...dates].sort());
      expect(dates.at(-1)! <= '2026-09-16T00:00:00Z').toBe(true);
    }
  });

  test('leave gaps of about 2 %, some of which close later', async () => {
    const { url, catalogue, clock } = await publisher({ releases: 3_000 });
    const known = new Set([...catalogue.ocids()].map(numberOf));
    const top = Math.max(...known);
    const gaps = Array.from({ length: top - 100_000 }, (_, index) => 100_001 + index).filter(
      (number) => !known.has(number),
    );
    expect(gaps.length).toBeGreaterThan(3_000 * 0.015);
    expect(gaps.length).toBeLessThan(3_000 * 0.06);
    const empty = await fetch(`${url}/api/OCDSReleases/release/ocds-9t57fa-${gaps[0]}`);
    expect(await empty.text()).toBe('{}');
    clock.advance(60 * 86_400_000);
    const filled = gaps.filter((number) => catalogue.release(`ocds-9t57fa-${number}`, '') !== null);
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.length).toBeLessThan(gaps.length);
  });

  test('do not follow the order of publication strictly', async () => {
    const { catalogue } = await publisher({ releases: 2_000 });
    const numbers = [...catalogue.ocids()].map(numberOf);
    const backward = numbers.filter((number, index) => index > 0 && number < numbers[index - 1]! - 15);
    expect(backward.length).toBeGreaterThan(20);
  });
});

describe('releases', () => {
  const top = [
    'ocid',
    'id',
    'date',
    'tag',
    'initiationType',
    'tender',
    'planning',
    'parties',
    'buyer',
    'language',
    'awards',
    'contracts',
  ];
  const organs = new Map(organsOfState.map(({ portalId, name }) => [String(portalId), name]));

  test('have the publisher’s fields in its order, and times in South African wall-clock time', async () => {
    const { url } = await publisher({ releases: 1_500 });
    for (const each of await readAll(url, { PageSize: 1_000 })) {
      expect(Object.keys(each)).toEqual(top);
      expect(each).toMatchObject({
        tag: ['compiled'],
        initiationType: 'tender',
        planning: { rationale: '', budget: { description: ' - ' }, documents: [] },
        contracts: [],
      });
      expect(each.id).toBe(`${each.ocid}-${each.date.slice(0, 10)}`);
      expect(each.date).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
      expect(each.buyer.name).toBe(organs.get(each.buyer.id));
      expect(findCategory(each.tender.category)?.name).toBe(each.tender.category);
      expect(each.tender.documents.length).toBeGreaterThan(0);
      for (const text of [
        each.tender.tenderPeriod.startDate,
        each.tender.tenderPeriod.endDate,
        ...each.tender.documents.map(({ datePublished }) => datePublished),
      ])
        expect(text).toMatch(DIGITS);
    }
  });

  test('close at South African office hours written as if they were UTC', async () => {
    const { url } = await publisher({ releases: 1_500 });
    const times = (await readAll(url, { PageSize: 1_000 })).map(({ tender }) =>
      tender.tenderPeriod.endDate.slice(11, 16),
    );
    const share = (time: string) => times.filter((each) => each === time).length / times.length;
    expect(share('11:00')).toBeGreaterThan(0.33);
    expect(share('12:00')).toBeGreaterThan(0.28);
    expect(share('09:00')).toBe(0);
  });

  test('of the oldest twentieth have the shape of earlier years', async () => {
    const { catalogue } = await publisher({ releases: 1_000 });
    const shapes = [...catalogue.ocids()].map((ocid) => {
      const { tender, awards, parties } = JSON.parse(catalogue.release(ocid, '')!) as Release;
      const thin =
        tender.status === '' &&
        tender.province === undefined &&
        tender.contactPerson === undefined &&
        tender.briefingSession === undefined;
      return thin && awards.length === 0 && parties.length === 0;
    });
    expect(shapes.slice(0, 50)).toEqual(Array(50).fill(true));
    expect(shapes.slice(50)).toEqual(Array(950).fill(false));
  });

  test('mostly state the province of a provincial or local buyer, and a listed province always', async () => {
    const { url } = await publisher({ releases: 1_500 });
    const stated = (await readAll(url, { PageSize: 1_000 })).filter(
      ({ tender }) => tender.province !== undefined,
    );
    for (const { tender } of stated) expect(findProvince(tender.province!)?.name).toBe(tender.province);
    const gauteng = stated.filter(({ buyer }) => buyer.name.startsWith('Gauteng - '));
    expect(
      gauteng.filter(({ tender }) => tender.province === 'Gauteng').length / gauteng.length,
    ).toBeGreaterThan(0.85);
  });

  test('have the real data’s oddities', async () => {
    const { url } = await publisher({ releases: 4_000 });
    const all = (await readAll(url, { PageSize: 1_000 })).filter(
      ({ tender }) => tender.briefingSession !== undefined,
    );
    const share = (odd: (release: Release) => boolean) => all.filter(odd).length / all.length;
    const near = (odd: (release: Release) => boolean, expected: number) =>
      expect(Math.abs(share(odd) - expected)).toBeLessThan(0.03);
    near(({ tender }) => tender.title !== tender.title.trimEnd(), 0.04);
    near(({ tender }) => tender.description !== tender.description.trimEnd(), 0.16);
    near(({ tender }) => !('specialConditions' in tender), 0.65);
    const withPerson = share((given) => containsIdentityNumber(JSON.stringify(given)));
    expect(withPerson).toBeGreaterThan(0.004);
    expect(withPerson).toBeLessThan(0.02);
    near(
      ({ tender: { briefingSession } }) =>
        !briefingSession!.isSession && briefingSession!.date === '0001-01-01T00:00:00Z',
      0.61,
    );
    near(
      ({ tender: { briefingSession } }) =>
        briefingSession!.compulsory && briefingSession!.date === '0001-01-01T00:00:00Z',
      0.045,
    );
    near(({ buyer }) => buyer.name === 'ESKOM', 0.12);
    near(({ tender }) => isPlaceholder(tender.contactPerson!.telephoneNumber), 0.035);
    expect(share(({ tender }) => tender.description.startsWith(tender.title.trim()))).toBeGreaterThan(0.02);
    expect(
      share(({ tender }) => (tender as { value?: { amount: unknown } }).value?.amount === 0),
    ).toBeGreaterThan(0.98);
    expect(
      share(({ tender }) => (tender as { value?: { amount: unknown } }).value?.amount === 0),
    ).toBeLessThan(1);
  });
});

test('publishing on demand brings the next releases at once, dated today, and they stay', async () => {
  const { url, clock, catalogue } = await publisher();
  const before = new Set(catalogue.ocids());
  const ocids = catalogue.publish(25);
  expect(ocids.filter((ocid) => before.has(ocid))).toEqual([]);
  for (const ocid of ocids) expect((await release(url, ocid)).date).toBe('2026-09-16T00:00:00Z');
  const today = await json<Package>(listUrl(url, { dateFrom: '2026-09-16', dateTo: '2026-09-16' }));
  expect(today.releases.map(({ ocid }) => ocid)).toEqual(expect.arrayContaining(ocids));
  const ids = ocids.map((ocid) => JSON.parse(catalogue.release(ocid, '')!).id);
  clock.advance(3 * 86_400_000);
  catalogue.publish(5);
  expect(ocids.map((ocid) => JSON.parse(catalogue.release(ocid, '')!).id)).toEqual(ids);
  expect(new Set(catalogue.ocids()).size).toBe([...catalogue.ocids()].length);
  expect([...catalogue.ocids()]).toEqual(expect.arrayContaining([...before]));
});

test('the list of restricted suppliers follows from the seed, names suppliers that win awards, and has no valid identity number', () => {
  const list = restrictedSuppliers(1);
  expect(list).toEqual(restrictedSuppliers(1));
  expect(list).not.toEqual(restrictedSuppliers(2));
  expect(list.filter(({ kind }) => kind === 'company')).toHaveLength(56);
  for (const { kind, registrationOrIdNumber, from, to } of list) {
    expect(registrationOrIdNumber).toMatch(kind === 'company' ? /^\d{4}\/\d{6}\/\d{2}$/ : /^\d{13}$/);
    expect(from < to).toBe(true);
    if (kind === 'person') expect(luhn(registrationOrIdNumber)).not.toBe(0);
  }
});

const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) % 10;

import { describe, expect, test } from 'vitest';
import { page, pageUrl, type Row, readList, readLists } from './portal.ts';
import { json, NOW, published, publisher } from './publisher.ts';

const NOW_ON_THE_WALL = '2026-09-16T15:00:00';
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

describe('the lists', () => {
  test('together contain every published tender exactly once, in the list of its state', async () => {
    const { url } = await publisher({ releases: 1_500 });
    const found = await readLists(url);
    const numbers = [...(await published(url)).keys()].map((ocid) => Number(ocid.split('-').at(-1)));
    expect(idsOf(found.map(({ row }) => row)).sort()).toEqual(numbers.sort());
    for (const { list, row } of found) {
      const state = [row.cancelled !== null, row.closing_Date <= NOW_ON_THE_WALL];
      if (list === 1) expect(state).toEqual([false, false]);
      if (list === 2 || list === 3) expect(state).toEqual([false, true]);
      if (list === 4) expect(state[0]).toBe(true);
      expect(row.status).toBe(['Published', 'Awarded', 'Closed', 'Cancelled'][list - 1]);
    }
    for (const list of [1, 2, 3, 4]) expect(found.some((each) => each.list === list)).toBe(true);
  });

  test('come newest day first, within a day by number, whatever the size of pages', async () => {
    const { url } = await publisher();
    const whole = await readList(url, 3);
    const expected = [...whole].sort((a, b) =>
      a.date_Published === b.date_Published ? a.id - b.id : a.date_Published < b.date_Published ? 1 : -1,
    );
    expect(idsOf(whole)).toEqual(idsOf(expected));
    expect(idsOf(await readList(url, 3, 37))).toEqual(idsOf(whole));
  });

  test('echo draw, count the whole list on every page, and filter nothing', async () => {
    const { url } = await publisher();
    const all = await readList(url, 1);
    const { data, ...counts } = await page(url, {
      draw: 17,
      status: 1,
      start: 10,
      length: 5,
      'search[value]': 'no tender says this',
    });
    expect(counts).toEqual({ draw: 17, recordsTotal: all.length, recordsFiltered: all.length });
    expect(idsOf(data)).toEqual(idsOf(all.slice(10, 15)));
    expect((await page(url, { status: 1, start: all.length })).data).toEqual([]);
  });

  test('limit the length of a page, even if a request asks for all rows', async () => {
    const { url } = await publisher({ pageCap: 20 });
    for (const length of [500, -1]) expect((await page(url, { status: 3, length })).data).toHaveLength(20);
    expect((await page(url, { status: 3, length: 0 })).data).toEqual([]);
  });

  test('are found in any case, with or without a slash, and by GET only', async () => {
    const { url } = await publisher();
    const all = idsOf(await readList(url, 4));
    const other = await json<{ data: Row[] }>(
      `${url}/home/paginatedtenderopportunities/?STATUS=4&length=1000`,
    );
    expect(idsOf(other.data)).toEqual(all);
    expect((await fetch(pageUrl(url, { status: 4 }), { method: 'POST' })).status).toBe(405);
  });

  test('are empty under a status that does not exist', async () => {
    const { url } = await publisher();
    for (const status of ['0', '5', 'open', '']) {
      expect(await page(url, { status })).toEqual({ draw: 1, recordsTotal: 0, recordsFiltered: 0, data: [] });
      expect(await json(`${url}/Home/TenderOpportunities/?status=${status}`)).toEqual([]);
    }
    expect(await json(`${url}/Home/TenderOpportunities/`)).toEqual([]);
  });

  test.each<Record<string, string | number>>([
    { draw: 'x' },
    { start: 'x' },
    { length: '1e3' },
    { start: -1 },
    { 'order[0][column]': 'description' },
  ])('%j is an error of the server', async (parameters) => {
    const { url } = await publisher();
    expect((await fetch(pageUrl(url, { status: 1, ...parameters }))).status).toBe(500);
  });
});

describe('the order', () => {
  const columns: [number, (row: Row) => string | number][] = [
    [1, ({ category }) => category.toLowerCase()],
    [2, ({ description }) => description.toLowerCase()],
    [3, ({ eSubmission }) => Number(eSubmission)],
    [4, ({ date_Published }) => date_Published],
    [5, ({ closing_Date }) => closing_Date],
  ];

  test.each(columns)(
    'by column %i is respected in both directions, over all pages',
    async (column, keyOf) => {
      const { url } = await publisher();
      const own = await readList(url, 3);
      for (const [direction, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const ask = (start: number) =>
          page(url, {
            status: 3,
            start,
            length: 150,
            'order[0][column]': column,
            'order[0][dir]': direction,
          });
        const rows: Row[] = [];
        while (rows.length < own.length) rows.push(...(await ask(rows.length)).data);
        const expected = own.toSorted((a, b) => {
          const [first, second] = [keyOf(a), keyOf(b)];
          return first < second ? -sign : first > second ? sign : 0;
        });
        expect(idsOf(rows)).toEqual(idsOf(expected));
      }
    },
  );

  test.each<Record<string, string | number>>([
    { 'order[0][column]': 0 },
    { 'order[0][column]': 6, 'order[0][dir]': 'desc' },
    { 'order[0][column]': 99 },
    { 'order[0][column]': 2, 'order[0][dir]': 'desc', 'columns[2][orderable]': 'false' },
  ])('%j is the portal’s own', async (parameters) => {
    const { url } = await publisher();
    const own = await page(url, { status: 1 });
    expect(idsOf((await page(url, { status: 1, ...parameters })).data)).toEqual(idsOf(own.data));
  });
});

test('all rows together are the rows of the pages in their shorter form', async () => {
  const { url } = await publisher();
  for (const list of [1, 2, 3, 4]) {
    const full = await readList(url, list);
    const short = await json<(Row & { bf: string; bc: string; sd: unknown })[]>(
      `${url}/Home/TenderOpportunities/?status=${list}`,
    );
    expect(idsOf(short)).toEqual(idsOf(full));
    for (const [position, row] of full.entries()) {
      expect(short[position]).toMatchObject({
        tender_No: row.tender_No,
        closing_Date: row.closing_Date,
        compulsory_briefing_session: row.compulsory_briefing_session ?? '0001-01-01T00:00:00',
        bf: row.briefingSession ? 'Yes' : ' NO',
        bc: row.briefingCompulsory ? 'Yes' : ' NO',
        sd: row.supportDocument,
      });
      expect(short[position]).not.toHaveProperty('supportDocument');
      if (row.cancelled) expect(short[position]!.cancelled).toEqual(row.cancelled);
    }
  }
});

describe('one tender', () => {
  test('is an array of its row, by path and by parameter', async () => {
    const { url } = await publisher();
    for (const list of [1, 2, 3, 4]) {
      const [row] = await readList(url, list);
      expect(await json(`${url}/Home/TenderDetails/${row!.id}`)).toEqual([row]);
      expect(await json(`${url}/home/tenderdetails/?ID=${row!.id}`)).toEqual([row]);
    }
  });

  test.each(['/1', '/999999999', '/x', '/', '?id=', '?id=1.5', ''])(
    '%s is not a tender: []',
    async (rest) => {
      const { url } = await publisher();
      expect(await json(`${url}/Home/TenderDetails${rest}`)).toEqual([]);
    },
  );
});

describe('as the clock goes on', () => {
  test('tenders appear, close, are awarded and cancelled, as if the clock had moved in one step', async () => {
    const [steps, leap] = [await publisher({ releases: 300 }), await publisher({ releases: 300 })];
    const placed = async (url: string) =>
      new Map((await readLists(url)).map(({ list, row }) => [row.id, list] as const));
    const seen = [await placed(steps.url)];
    for (let week = 0; week < 8; week += 1) {
      steps.clock.advance(7 * 86_400_000);
      seen.push(await placed(steps.url));
    }
    leap.clock.advance(56 * 86_400_000);
    expect(await readLists(steps.url)).toEqual(await readLists(leap.url));
    const moves = new Set<string>();
    seen.slice(1).forEach((after, week) => {
      for (const [id, list] of after) moves.add(`${seen[week]!.get(id) ?? 'new'}→${list}`);
    });
    for (const move of ['new→1', '1→3', '3→2', '1→4']) expect(moves).toContain(move);
    for (const impossible of ['3→1', '2→1', '4→1', '4→3', '4→2', '2→3'])
      expect(moves).not.toContain(impossible);
  });

  test('what is published on demand is advertised at once, dated today', async () => {
    const { url, catalogue } = await publisher();
    await readList(url, 1);
    const numbers = catalogue.publish(12).map((ocid) => Number(ocid.split('-').at(-1)));
    const today = (await readList(url, 1)).filter(
      ({ date_Published }) => date_Published === '2026-09-16T00:00:00',
    );
    expect(idsOf(today)).toEqual(expect.arrayContaining(numbers));
  });

  test('the control interface lists every row with its list', async () => {
    const { url } = await publisher();
    const { count, rows } = await json<{ count: number; rows: { id: number; list: number }[] }>(
      `${url}/__control/listed`,
    );
    expect(count).toBe(600);
    expect(rows.map(({ id, list }) => [id, list])).toEqual(
      (await readLists(url)).map(({ list, row }) => [row.id, list]),
    );
  });
});

test('the same seed gives the same rows, another seed others', async () => {
  const [first, second, other] = await Promise.all(
    [7, 7, 8].map(async (seed) => readLists((await publisher({ seed, releases: 200, now: NOW })).url)),
  );
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});

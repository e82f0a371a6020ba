import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { linesIn } from '#test/support/api.ts';

/** A search as a stream has the records of its pages, in their order. */

const at = sharedTables(async () => {
  await at.readTables.tenders(
    Array.from({ length: 420 }, (_, n) => {
      if (n < 160) return tenderRow(n, { title: 'Fencing of a depot', description: 'Posts and wire' });
      if (n < 260) return tenderRow(n, { title: 'Yard works', description: 'Includes fencing of the yard' });
      if (n < 265) return tenderRow(n, { title: 'Fencing and borehole', description: 'Both' });
      if (n < 295) return tenderRow(n, { title: 'Cistern and turbine', description: 'Both, and often' });
      if (n < 320) return tenderRow(n, { title: 'Cistern', description: 'Alone' });
      return tenderRow(n, { title: 'Borehole', description: `Drilling, number ${n}` });
    }),
  );
});

type Line = { id: string; tenderId: string; meta?: { complete: boolean; count: number; cursor?: string } };

/** @returns the ids of all pages */
const pages = async (query: string): Promise<string[]> =>
  (await at.api.everyPage<Line>(`/v2/tenders/search?${query}`)).map(({ tenderId }) => tenderId);

async function lines(query: string) {
  const { status, text } = await at.api.get(`/v2/tenders/search?${query}`, {
    headers: { accept: 'application/x-ndjson' },
  });
  expect(status, query).toBe(200);
  const all = linesIn<Line>(text);
  return {
    ids: all.filter(({ meta }) => !meta).map(({ tenderId }) => tenderId),
    last: all.at(-1)!.meta!,
  };
}

describe('a search as a stream', () => {
  it.each([
    // More than is ranked, in titles and elsewhere.
    ['q=fencing', 265],
    // Few have both words, so that those with one follow; the same with a word that nobody has; more than a page do.
    ['q=fencing+borehole', 105],
    ['q=borehole+drilling+casing', null],
    ['q=cistern+turbine', 30],
    ['q=fencing&sort=closingDate', 265],
    ['q=fencing&province=limpopo', 0],
    ['q=posts&in=notice', 160],
    ['q=fencing+borehole&correct=false', 105],
  ] as const)('%s has the records of its pages, in their order', async (query, count) => {
    const wanted = await pages(query);
    if (count !== null) expect(wanted).toHaveLength(count);
    const { ids, last } = await lines(query);
    expect(ids).toEqual(wanted);
    expect(last).toMatchObject({ complete: true, count: wanted.length });
    const table = await at.api.get(`/v2/tenders/search?${query}`, { headers: { accept: 'text/csv' } });
    const rows: Line[] = parse(table.text, { columns: true });
    expect(rows.map(({ tenderId }) => tenderId)).toEqual(wanted);
  });

  it.each([7, 150])('is the same read part by part, %i at a time', async (limit) => {
    for (const query of ['q=fencing', 'q=fencing+borehole']) {
      const ids: string[] = [];
      for (let cursor = ''; ; ) {
        const part = await lines(`${query}&limit=${limit}${cursor}`);
        ids.push(...part.ids);
        expect(part.last.count).toBe(ids.length);
        if (part.last.complete) break;
        cursor = `&cursor=${part.last.cursor}`;
      }
      expect(ids).toEqual(await pages(query));
    }
  });

  it.each([
    ['highlight=true', 'highlight'],
    ['facets=province', 'facets'],
    ['fields=tenderId,matches', 'fields'],
    ['page=2', 'page'],
    ['q=x', 'q'],
  ])('refuses %s, which is for pages', async (more, parameter) => {
    const query = more.startsWith('q=') ? more : `q=fencing&${more}`;
    const { status, json } = await at.api.get(`/v2/tenders/search?${query}`, {
      headers: { accept: 'text/csv' },
    });
    expect([status, json.details.map((one) => one.parameter)]).toEqual([400, [parameter]]);
  });
});

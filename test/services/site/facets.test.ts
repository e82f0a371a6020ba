import { expect, it } from 'vitest';
import { fieldsOf } from '#services/site/fields.ts';
import type { List, ReadPaths } from '#services/site/page.ts';
import { facetPanel } from '#services/site/pages/tenders/facets.ts';
import { queryOf } from '#services/site/query.ts';

/** Counting tenders by their values reads each of them, so that only few are counted for a page. */

const listOf = (totalCount: number, totalIsExact = true): List => ({
  records: [],
  meta: fieldsOf({ totalCount, totalIsExact }),
});

/** @returns the addresses that were counted, and the panel as text */
async function panelFor(query: string, list: List) {
  const asked: string[] = [];
  const read = {
    list: async (address: string) => {
      asked.push(address);
      return { records: [fieldsOf({ name: 'Gauteng', slug: 'gauteng', count: 4711 })], meta: fieldsOf({}) };
    },
  } as unknown as ReadPaths;
  const params = new URLSearchParams(query);
  const panel = await facetPanel(read, queryOf(params), params.get('status') ?? 'active', list);
  return { asked, text: String(panel) };
}

const PROVINCES = '/v2/tenders/counts/province';
const CATEGORIES = '/v2/tenders/counts/category';

it('a list with only a state is counted, whatever its size', async () => {
  const { asked, text } = await panelFor('', listOf(400_000, false));
  expect(asked).toEqual([`${PROVINCES}?status=active`, `${CATEGORIES}?status=active`]);
  expect(text).toMatch(/4.711/);
});

it('few tenders are counted with the filters of the list', async () => {
  const { asked } = await panelFor('status=any&municipality=Emfuleni', listOf(990));
  expect(asked).toEqual([
    `${PROVINCES}?status=any&municipality=Emfuleni`,
    `${CATEGORIES}?status=any&municipality=Emfuleni`,
  ]);
});

it('a list of many shows the most common values without numbers', async () => {
  for (const list of [listOf(1_001), listOf(990, false)]) {
    const { asked, text } = await panelFor('status=any&publishedBefore=2026-11-01', list);
    expect(asked).toEqual([`${PROVINCES}?status=any`, `${CATEGORIES}?status=any`]);
    expect(text).toContain('href="/tenders?status=any&#38;publishedBefore=2026-11-01&#38;province=gauteng"');
    expect(text).not.toMatch(/4.711/);
  }
});

it('values beside a chosen one are counted as if the list had ten times as many', async () => {
  const few = await panelFor('status=any&province=limpopo&cidbGrade=6CE', listOf(100));
  expect(few.asked[0]).toBe(`${PROVINCES}?status=any&cidbGrade=6CE`);
  const many = await panelFor('status=any&province=limpopo&cidbGrade=6CE', listOf(101));
  expect(many.asked).toEqual([
    `${PROVINCES}?status=any`,
    `${CATEGORIES}?status=any&province=limpopo&cidbGrade=6CE`,
  ]);
});

it('a search counts the found tenders, or the best of them if there are many', async () => {
  const found = (facetsExact: boolean): List => ({
    records: [],
    meta: fieldsOf({ facets: { province: [{ value: 'limpopo', count: 7 }], category: [] }, facetsExact }),
  });
  const all = await panelFor('q=fences', found(true));
  expect(all.asked).toEqual([]);
  expect(all.text).toMatch(/Limpopo<\/a> <span class="soft">7</);
  expect(all.text).not.toContain('best matches');
  const best = await panelFor('q=fences', found(false));
  expect(best.text).toMatch(/Limpopo<\/a> <span class="soft">7</);
  expect(best.text).toContain('The numbers are those of the 100 best matches.');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, ocidOf, totalOf } from '#shared/domain/captures/etenders-rows.ts';
import { property } from '#test/support/property.ts';

const row = { id: 132162, tender_No: 'RFQ 7' };
const BASE = 'https://www.etenders.gov.za/Home';

describe('the items of a response', () => {
  it.each([
    [{ draw: 1, recordsTotal: 2018, recordsFiltered: 2018, data: [row, null] }, [row, null]],
    [
      [row, 'x'],
      [row, 'x'],
    ],
    [row, [row]],
    [{ draw: 1, recordsTotal: 0, data: [] }, []],
    [[], []],
    [{ draw: 1, error: 'Time-out', data: null }, null],
    [{ message: 'An error has occurred.' }, null],
    [{}, null],
    [null, null],
    ['<html>', null],
    [7, null],
  ])('%j', (json, rows) => {
    const items = itemsOf(json, `${BASE}/TenderOpportunities/?status=3`);
    expect(items).toEqual(rows?.map((given) => ({ list: 3, row: given })) ?? null);
  });

  it.each([
    [`${BASE}/PaginatedTenderOpportunities?draw=1&start=0&length=200&status=1&order[0][column]=2`, 1],
    [`${BASE}/TenderOpportunities/?status=4`, 4],
    [`${BASE}/TenderOpportunities/?Status=2`, 2],
    ['/Home/TenderOpportunities?status=2', 2],
    [`${BASE}/TenderDetails/132162`, null],
    [`${BASE}/TenderOpportunities/?status=5`, null],
    [`${BASE}/TenderOpportunities/?status=`, null],
    ['http://[', null],
  ])('of %s are of list %s', (url, list) => {
    expect(itemsOf([row], url)).toEqual([{ list, row }]);
  });

  it('are never more or fewer than the rows, and never an error', () =>
    property(fc.jsonValue(), fc.webUrl({ withQueryParameters: true }), (json, url) => {
      const rows = Array.isArray(json) ? json : null;
      if (rows !== null) expect(itemsOf(json, url)).toHaveLength(rows.length);
      expect(itemsOf({ data: json }, url)?.length).toBe(rows?.length);
      for (const item of itemsOf([json], url) ?? []) {
        expect(ocidOf(item) ?? 'ocds-9t57fa-1').toMatch(/^ocds-9t57fa-\d+$/);
      }
      expect(totalOf(json) ?? 0).toBeGreaterThanOrEqual(0);
    }));
});

describe('the ocid of an item', () => {
  it.each([
    [132162, 'ocds-9t57fa-132162'],
    ['132162', 'ocds-9t57fa-132162'],
    [' 7 ', 'ocds-9t57fa-7'],
    [2_147_483_647, 'ocds-9t57fa-2147483647'],
    [2_147_483_648, null],
    ['9999999999', null],
    [0, null],
    ['0', null],
    [-7, null],
    [7.5, null],
    ['7e3', null],
    [null, null],
    [[7], null],
  ])('of id %j is %s', (id, ocid) => {
    expect(ocidOf({ list: 1, row: { id } })).toBe(ocid);
  });

  it.each([null, 7, {}, { row: null }, { row: [132162] }, { id: 132162 }])('of %j is none', (item) => {
    expect(ocidOf(item)).toBeNull();
  });

  it('has one spelling for one number', () =>
    property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(ocidOf({ row: { id } })).toBe(`ocds-9t57fa-${id}`);
      expect(ocidOf({ row: { id: String(id) } })).toBe(`ocds-9t57fa-${id}`);
    }));
});

describe('the total', () => {
  it.each([
    [{ recordsTotal: 2018 }, 2018],
    [{ recordsTotal: 0 }, 0],
    [{ recordsTotal: -1 }, null],
    [{ recordsTotal: '2018' }, null],
    [{}, null],
    [[], null],
    [null, null],
  ])('of %j is %s', (json, total) => {
    expect(totalOf(json)).toBe(total);
  });
});

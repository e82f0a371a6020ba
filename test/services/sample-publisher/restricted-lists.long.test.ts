import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from '#services/sample-publisher/catalogue/clock.ts';
import { generatedCatalogue } from '#services/sample-publisher/catalogue/generated.ts';
import { openSupplierLists } from '#services/sample-publisher/catalogue/supplier-lists.ts';
import { editionAt, publishedLists } from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import {
  type PrintedEntry,
  printedEntries,
} from '#services/sample-publisher/generate/restricted-lists/entries.ts';
import { layoutOf } from '#services/sample-publisher/generate/restricted-lists/layout.ts';
import { restrictedListPdf } from '#services/sample-publisher/generate/restricted-lists/pdf.ts';
import { restrictedListXlsx } from '#services/sample-publisher/generate/restricted-lists/xlsx.ts';
import { DAY } from '#services/sample-publisher/generate/times.ts';
import { readPdf } from '#shared/documents/pdf.ts';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import {
  readPdfList,
  readSheetList,
  type SupplierList,
} from '#shared/domain/supplier-lists/supplier-list.ts';
import { companyKey } from '#shared/text/names.ts';

const printed = ({ entries }: SupplierList): PrintedEntry[] =>
  entries.map((entry) => ({
    name: entry.supplierName,
    number: entry.identityNumber?.hashed((digits) => digits) ?? entry.registrationNumber,
    type: entry.restrictionType,
    reason: entry.reason,
    basis: entry.legalBasis,
    authority: entry.authorisedBy,
    from: entry.from ?? '',
    to: entry.to,
  }));

async function readPrinted(seed: number, count: number): Promise<SupplierList> {
  return readPdfList(
    await readPdf(await restrictedListPdf(seed, printedEntries(seed, count), layoutOf(seed))),
  );
}

async function readWritten(seed: number, count: number): Promise<SupplierList> {
  const bytes = await restrictedListXlsx(seed, printedEntries(seed, count), layoutOf(seed));
  return readSheetList(await readWorkbook(bytes));
}

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('generated lists of restricted suppliers', () => {
  it.each([
    ['PDF', readPrinted],
    ['XLSX', readWritten],
  ])(
    'come back from %s with every entry and every field',
    async (_, read) => {
      await fc.assert(
        fc.asyncProperty(seeds, fc.integer({ min: 1, max: 40 }), async (seed, count) => {
          const list = await read(seed, count);
          expect(printed(list)).toEqual(printedEntries(seed, count));
          expect(list.reportDate).toBe(layoutOf(seed).reportDate);
          expect(list.problems).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
    60_000,
  );

  it('come back with 500 entries, on many pages', async () => {
    const expected = printedEntries(7, 500);
    expect(printed(await readPrinted(7, 500))).toEqual(expected);
    expect(printed(await readWritten(7, 500))).toEqual(expected);
  }, 60_000);

  it('are empty, and readable, without an entry', async () => {
    expect(await readPrinted(3, 0)).toMatchObject({ readable: true, entries: [], problems: [] });
    expect(await readWritten(3, 0)).toMatchObject({ readable: true, entries: [], problems: [] });
  });

  it('have the same bytes for the same seed', async () => {
    const print = () => restrictedListPdf(5, printedEntries(5, 30), layoutOf(5));
    expect((await print()).equals(await print())).toBe(true);
  });
});

describe('the lists that are published', () => {
  const NOW = Date.parse('2026-11-18T10:00:00+02:00');

  it('are the same for a week, byte for byte, and change with the next one', async () => {
    for (const list of publishedLists) {
      const serve = (time: number) => openSupplierLists(1, (of) => editionAt(1, of, time))(list);
      const [monday, friday, later] = await Promise.all(
        [NOW - 2 * DAY, NOW + 2 * DAY, NOW + 7 * DAY].map(serve),
      );
      expect(friday?.content.equals(monday!.content)).toBe(true);
      expect(later?.content.equals(monday!.content)).toBe(false);
    }
  });

  it('name companies of awards, also in other spellings, in periods that cover the awards', () => {
    const catalogue = generatedCatalogue({ releases: 2_000, seed: 1, clock: createClock(NOW, 0) });
    const entries = new Map(
      editionAt(1, 'restricted', NOW).entries.map((entry) => [companyKey(entry.name), entry]),
    );
    const named = [...catalogue.ocids()].flatMap((ocid) => {
      const { date, awards } = JSON.parse(catalogue.release(ocid, 'http://publisher')!) as {
        date: string;
        awards: { suppliers: { name: string }[] }[];
      };
      return awards.flatMap(({ suppliers }) =>
        suppliers.flatMap(({ name }) => {
          const entry = entries.get(companyKey(name ?? ''));
          const covered =
            entry && entry.from <= date.slice(0, 10) && (entry.to ?? '9999') >= date.slice(0, 10);
          return covered ? [{ name, entry }] : [];
        }),
      );
    });
    expect(named.length).toBeGreaterThan(2);
    expect(named.some(({ name, entry }) => name !== entry.name)).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PrintedEntry,
  printedEntries,
} from '#services/sample-publisher/generate/restricted-lists/entries.ts';
import { layoutOf } from '#services/sample-publisher/generate/restricted-lists/layout.ts';
import { restrictedListPdf } from '#services/sample-publisher/generate/restricted-lists/pdf.ts';
import { restrictedListXlsx } from '#services/sample-publisher/generate/restricted-lists/xlsx.ts';
import { readPdf } from '#shared/documents/pdf.ts';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import {
  readPdfList,
  readSheetList,
  type SupplierList,
} from '#shared/domain/supplier-lists/supplier-list.ts';

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
  it('come back from PDF with every entry and every field', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 120 }), async (seed, count) => {
        const list = await readPrinted(seed, count);
        expect(printed(list)).toEqual(printedEntries(seed, count));
        expect(list.reportDate).toBe(layoutOf(seed).reportDate);
        expect(list.problems).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('come back from XLSX with every entry and every field', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 120 }), async (seed, count) => {
        const list = await readWritten(seed, count);
        expect(printed(list)).toEqual(printedEntries(seed, count));
        expect(list.reportDate).toBe(layoutOf(seed).reportDate);
        expect(list.problems).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('come back with 2,000 entries', async () => {
    const expected = printedEntries(7, 2_000);
    expect(printed(await readPrinted(7, 2_000))).toEqual(expected);
    expect(printed(await readWritten(7, 2_000))).toEqual(expected);
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

import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf } from './shown.ts';

/** Documents of a large pack. */
const PAPERS = Array.from({ length: 105 }, (_, n) => uuidOf(0x1000 + n));
/** What such a pack says: of each of three fields thirty values, each in five papers. */
const MANY = ['returnables', 'paymentDays', 'subject'].flatMap((field) =>
  Array.from({ length: 150 }, (_, n) => ({
    ...{ source: 'rule', start: 0, end: 10, confidence: 0.9, page: 3 },
    ...{ field, value: `Value ${n % 30} of the field` },
    quote: `A passage of some hundred letters that says value ${n % 30} in the words of paper ${n}, as such papers do`,
    documentId: PAPERS[n % 100],
  })),
);

const served = sharedTables(async () => {
  await served.readTables.tenders([tenderRow(5, { title: 'A pack of a hundred papers' })]);
  await served.readTables.records(resources.tender_analysis, [
    {
      ...exampleRow(resources.tender_analysis, 2),
      ...{
        tender_record_id: uuidOf(5),
        evaluation_structured: null,
        evaluation_criteria: [],
        evidence: MANY,
      },
      findings: MANY.map((each) => ({ ...each, reason: 'unproven', against: [] })),
    },
  ]);
  await served.readTables.records(
    resources.tender_document,
    PAPERS.map((id, n) => ({
      ...exampleRow(resources.tender_document, n + 10),
      ...{ id, document_id: id, tender_record_id: uuidOf(5), position: n, file_name: `Paper ${n}.pdf` },
    })),
  );
});

const shown = (path: string) => pageOf(served, path);

describe('a pack of a hundred papers', () => {
  it('leaves the page light: 25 documents, twelve values of a field, and the way to the rest', async () => {
    const large = await shown('/tenders/100005');
    const [, styles] = /href="(\/site\/[^"]+\.css)"/.exec(large)!;
    const { text: css } = await served.api.get(styles!, { key: null });
    expect(Buffer.byteLength(large) + Buffer.byteLength(css)).toBeLessThanOrEqual(60_000);
    expect(large.match(/<li id="d-/g)).toHaveLength(25);
    expect(large).toContain('<a href="/tenders/100005/documents">All documents</a>');
    expect(large).toContain('<a href="/tenders/100005/passages">18 more</a>');
    const [, place] = />Value 11 of the field<[\s\S]*?href="([^"]+)"/.exec(large)!;
    expect(place).toBe(`#d-${PAPERS[11]!.slice(-8)}`);
  });

  it('has every document and every value on pages of their own', async () => {
    const first = await shown('/tenders/100005/documents');
    const [, next] = /rel="next" href="([^"]+)"/.exec(first)!;
    const all = first + (await shown(next!.replaceAll('&#38;', '&')));
    expect(new Set(all.match(/<li id="d-[^"]+/g)).size).toBe(PAPERS.length);
    const everything = await shown('/tenders/100005/passages');
    expect(everything.match(/>Value 29 of the field</g)).toHaveLength(6);
  });
});

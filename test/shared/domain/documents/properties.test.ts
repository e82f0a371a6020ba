import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '#shared/domain/documents/analyse.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
import { ANALYSIS_VERSION } from '#shared/domain/documents/version.ts';

const pieces = [
  ...[
    'CLOSING DATE: 16 September 2026',
    'CLOSING TIME: 11h00',
    'Functionality',
    'Criteria\tPoints',
    'Experience\t60',
    'Methodology\t40',
  ],
  ...[
    'Total\t100',
    'SBD 4, 6.1 & 9',
    'MBD 6.2',
    '\t',
    '\n',
    '\n\n',
    ' ',
    '80/20',
    'a minimum of 70%',
    'must submit: ',
    '• CSD report',
  ],
  ...[
    '6CE PE or higher',
    'within thirty (30) days',
    'Tel: 012 345 6789',
    'x@y.gov.za',
    'Enquiries:',
    '......',
    '(',
    '\u00a0',
    '’',
    '\ud83d\ude00',
  ],
  ...[
    'Sluitingsdatum',
    'local content of 100% for steel',
    'specific goals',
    'Women\t20',
    'A compulsory briefing at Town Hall on',
    'disqualified',
  ],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 12 })), { maxLength: 60 })
  .map((parts) => parts.join(' '));
const documents = fc.array(text, { minLength: 1, maxLength: 3 }).map(
  (pages): DocumentText => ({
    pages: pages.map((page, index) => ({ number: index + 1, text: page, method: 'text' })),
  }),
);
const analysed = (document: DocumentText) => analyse(document, { fileName: 'bid.pdf' });

describe('the analysis of any text', () => {
  it('has evidence that stands in the text', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(missingEvidence(document, analysed(document))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(JSON.stringify(analysed(structuredClone(document)))).toBe(JSON.stringify(analysed(document)));
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same values under a header that every page repeats', () => {
    const header = 'CLOSING DATE: 1 January 2027 11:00 SBD 9 Page';
    const withHeader = (document: DocumentText): DocumentText => ({
      pages: document.pages.map((page) => ({ ...page, text: `${header}\n${page.text}`, repeated: [0] })),
    });
    const valuesOf = (document: DocumentText) => {
      const { values, lists } = analysed(document);
      return JSON.stringify([values, lists], (key, value) => (key === 'evidence' ? undefined : value));
    };
    fc.assert(
      fc.property(documents, (document) => {
        expect(valuesOf(withHeader(document))).toBe(valuesOf(document));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['digits', '1'.repeat(60_000)],
    ['blanks', ' '.repeat(60_000)],
    ['points', '. '.repeat(30_000)],
    ['tabs', 'a\t'.repeat(30_000)],
    ['labels', 'CLOSING DATE '.repeat(5_000)],
    ['amounts', 'R 1 000 000 '.repeat(5_000)],
    ['addresses', 'a@b.c.d.e'.repeat(6_000)],
    ['forms', 'SBD 4, '.repeat(8_000)],
  ])('ends for a text of nothing but %s', (_, nothing) => {
    expect(analysed({ pages: [{ number: 1, text: nothing, method: 'text' }] }).method).toBe(
      `rules-${ANALYSIS_VERSION}`,
    );
  });
});

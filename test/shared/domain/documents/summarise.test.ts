import { describe, expect, it } from 'vitest';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { contradictions } from '#shared/domain/documents/contradictions.ts';
import { summarise } from '#shared/domain/documents/summarise.ts';
import { analysisOf } from './texts.ts';

const bid = analysisOf(
  'SBD 1 PART A\nINVITATION TO BID\nCLOSING DATE: 16 September 2026\tCLOSING TIME: 11:00\nA CIDB grading of 5CE or higher is required.\nBids remain valid for 90 days.',
);
const addendum = analysisOf(
  'ADDENDUM NO. 1\nThe closing date has been extended from 16 September 2026 to 23 September 2026 at 11:00.',
);
const documents = [
  { documentId: 'a', publishedAt: '2026-08-14T08:00:00Z', analysis: bid },
  { documentId: 'b', publishedAt: '2026-09-01T08:00:00Z', analysis: addendum },
];

describe('the documents of a tender together', () => {
  it('give the day of the addendum, with the document that says so', () => {
    const { closing, validityDays } = combineAnalyses(documents).values;
    expect(closing?.value).toEqual({ date: '2026-09-23', time: '11:00' });
    expect(closing?.evidence[0]?.documentId).toBe('b');
    expect(validityDays?.evidence[0]?.documentId).toBe('a');
  });

  it('do not depend on the order in which they come', () => {
    expect(combineAnalyses([...documents].reverse())).toEqual(combineAnalyses(documents));
  });

  it('contradict a notice with another day, and no notice with the same', () => {
    const analysis = combineAnalyses(documents);
    const notice = {
      closing_date_time: '2026-09-16T09:00:00.000Z',
      briefing_date_time: null,
      validity_period: 90,
    };
    expect(contradictions(notice, analysis)).toMatchObject([
      { kind: 'document-closing-differs', notice: '2026-09-16 11:00', document: '2026-09-23 11:00' },
    ]);
    expect(contradictions({ ...notice, closing_date_time: '2026-09-23T09:00:00.000Z' }, analysis)).toEqual(
      [],
    );
  });
});

describe('the summary', () => {
  it('says what notice and documents say', () => {
    expect(
      summarise({
        title: 'CONSTRUCTION OF A BRIDGE IN WARD 8',
        description: null,
        analyses: combineAnalyses(documents),
      }),
    ).toEqual({
      summary: 'Construction of a bridge in ward 8. Bids close on 2026-09-23 at 11:00.',
      keyRequirements: ['CIDB grade 5CE or higher', 'A bid that holds for 90 days'],
      confidence: 0.97,
    });
  });

  it('needs no documents, and repeats no title', () => {
    const title = 'Supply of pumps';
    expect(summarise({ title, description: 'Supply of pumps', analyses: null })).toEqual({
      summary: 'Supply of pumps.',
      keyRequirements: [],
      confidence: 0.6,
    });
  });

  it('is absent where nothing is said', () => {
    expect(summarise({ title: null, description: '', analyses: combineAnalyses([]) }).summary).toBeNull();
  });
});

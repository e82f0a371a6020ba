import { describe, expect, it } from 'vitest';
import { combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import { factsAndFindings } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, scalarOf } from './texts.ts';

describe('the day of an award', () => {
  it.each([
    [
      'a sentence',
      'NOTICE OF AWARD\nBid SCM 12/2026 was awarded on 12 March 2026 to Thaba Roads (Pty) Ltd.',
      '2026-03-12',
    ],
    [
      'a label',
      'PUBLICATION OF AWARDED BIDS\nBid number: SCM 12/2026\nDate of award: 12 March 2026\nAmount: R1 250 000,00',
      '2026-03-12',
    ],
    [
      'a row of a register',
      'Register of awards\nBid number\tSuccessful bidder\tDate awarded\tAmount\nSCM 12/2026\tThaba Roads\tDate awarded: 2026-03-12\tR1 250 000',
      '2026-03-12',
    ],
    [
      'a letter',
      'Letter of acceptance\nThe adjudication committee resolved on 12 March 2026 to award the contract to your company.\nDate of award: 12 March 2026',
      '2026-03-12',
    ],
    ['Afrikaans', 'KENNISGEWING VAN TOEKENNING\nDatum van toekenning: 12 Maart 2026', '2026-03-12'],
    [
      'a programme, which plans it',
      'Request for proposals\nTender award: planned\nClosing date: 4 September 2026 at 11:00\nDate of award: 30 October 2026',
      null,
    ],
    ['an award that is still to come', 'Award notice\nThe expected date of award is 30 October 2026.', null],
    [
      'an intention',
      'Notice of award\nThe municipality gave notice on 3 March 2026 of its intention to award; the bid is awarded on 12 March 2026 unless somebody objects, and will be published.',
      null,
    ],
    [
      'a table of experience',
      'Bidders list their experience.\nClient\tProject\tDate of award\nAcme\tRoad\t12 March 2019',
      null,
    ],
    ['a blank form', 'Notice of award\nDate of award: ____ / ____ / 20__', null],
  ])('is read from %s', (_, text, day) => {
    expect(scalarOf('awardedOn', text)).toBe(day);
  });

  it('is a finding with its passage while no real paper proves the rule', () => {
    const text = 'Notice of award\nThe bid was awarded on 12 March 2026 to Thaba Roads.';
    const { facts, findings } = factsAndFindings(
      combineAnalyses([{ documentId: 'a', publishedAt: null, analysis: analysisOf(text) }]),
    );
    expect(facts.values.awardedOn).toBeNull();
    expect(findings.find(({ field }) => field === 'awardedOn')).toMatchObject({
      reason: 'unproven',
      value: '2026-03-12',
      documentId: 'a',
    });
  });
});

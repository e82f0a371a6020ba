import { describe, expect, it } from 'vitest';
import { flatLookAlikes } from './functionality/flat-look-alikes.ts';
import { analysisOf, sureCriteria } from './texts.ts';

/** What tables without cells look like besides one heading above one row of points for each name. */
describe('tables of criteria without cells', () => {
  it('have the same heading below a title each, and one total', () => {
    const table = (title: string, ...rows: string[]) => [
      title,
      'What the panel looks for is set out below.',
      'Rating for criteria Guidelines for application Max Proof',
      'Points',
      ...rows,
    ];
    const text = [
      'Functionality: at least 56 points.',
      ...table(
        '1. HERDS OF THE FARM',
        'Very good (Points = 45) Forty cows or more Photographs',
        'Good (Points = 20) Ten cows 45',
      ),
      ...table('2. MILKING PARLOUR', 'Good (Points = 25) Two machines or', 'more, that work 25 Invoices'),
      'OVERALL TOTAL 70',
    ];
    expect(sureCriteria(...text)).toBe('HERDS OF THE FARM 45; MILKING PARLOUR 25');
    expect(sureCriteria(...text.slice(0, -1), 'OVERALL TOTAL 75')).toBe('');
  });

  it('have short words among names in capitals, whose points are in brackets that end in another line', () => {
    const text = [
      'CRITERIA DESCRIPTION SCORE GUIDELINE',
      'KEY The firm shows the papers of its Six divers =55',
      'DIVERS skippers and divers.',
      'AND after that their Two divers =20',
      'SKIPPERS (55 seamanship',
      'POINTS) • Licences',
      'SAFETY The firm hands in a plan that Full plan =45',
      'PLAN (45 POINTS) names each risk No plan =0',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('KEY DIVERS AND SKIPPERS 55; SAFETY PLAN 45');
  });

  it('go on where a row says what bidders hand in and for how many points', () => {
    const text = [
      'Criteria Weight Means of proof',
      '1. Orchards 60 Maps of orchards',
      'Bidders must list the trees = 60 points for 10 hectares',
      '- Contact person of the farm',
      '2. Packing shed 40 Photographs of the shed',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('Orchards 60; Packing shed 40');
  });

  it('say nothing where a name goes on beside another cell', () => {
    const text = [
      'Criterion Weight Score',
      '1. Layout of the nursery and 60 0 = nothing',
      'quality of the seedlings in it shown',
      '2. Water 40 0 = no dam',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('');
  });
});

describe('texts without cells that state no criteria', () => {
  for (const [name, text] of Object.entries(flatLookAlikes))
    it(`reads nothing of ${name}`, () => {
      expect(analysisOf(text).lists.functionality).toEqual([]);
    });
});

import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, listOf } from './texts.ts';

const goalsOf = (text: string): string =>
  listOf('specificGoals', text.replaceAll(/ ?\| ?/g, '\t'))
    .map(({ goal, points }) => `${goal} ${points}`)
    .join('; ');

describe('specific goals', () => {
  it.each([
    [
      'a table',
      'The 80/20 system applies.\nSpecific goals | Points\nOwned by women | 5\nOwned by youth | 5\nOwned by people with disabilities | 10\nTotal | 20',
      'Owned by women 5; Owned by youth 5; Owned by people with disabilities 10',
    ],
    [
      'points for both systems side by side, of which one applies',
      'The 80/20 preference point system applies.\nThe specific goals allocated points in terms of this tender | Number of points allocated (90/10 system) | Number of points allocated (80/20 system)\nWomen ownership | 5 | 10\nYouth ownership | 5 | 10',
      'Women ownership 10; Youth ownership 10',
    ],
    [
      'points before the goal',
      'The 90/10 system applies.\nPoints | Specific goal\n6 | Historically disadvantaged individuals\n4 | Enterprises in the province',
      'Historically disadvantaged individuals 6; Enterprises in the province 4',
    ],
    [
      'proof behind the points',
      'The 80/20 system applies.\nSpecific goal | Points | Proof\nSMMEs (EME or QSE) | 12 | Sworn affidavit\nRural enterprises | 8 | Municipal account',
      'SMMEs (EME or QSE) 12; Rural enterprises 8',
    ],
    [
      'a list with brackets',
      'The 80/20 system applies. The specific goals are:\n• Black ownership (8 points)\n• Women ownership (7 points)\n• Locality (5 points)',
      'Black ownership 8; Women ownership 7; Locality 5',
    ],
    [
      'a list with points first',
      'Preference points, 80/20: specific goals\n- 10 points for enterprises owned by women\n- 10 points for enterprises owned by youth',
      'enterprises owned by women 10; enterprises owned by youth 10',
    ],
    [
      'a sentence',
      'The 80/20 system applies. Points for specific goals are given as follows: women ownership 8 points, youth ownership 6 points and disability 6 points.',
      'women ownership 8; youth ownership 6; disability 6',
    ],
    [
      'a sentence with points first',
      'The 80/20 system applies. For specific goals, 10 points are awarded for women ownership, 5 points for youth ownership and 5 points for locality.',
      'women ownership 10; youth ownership 5; locality 5',
    ],
    [
      'one goal only',
      'The 80/20 system applies.\nSpecific goals | Points\nBusinesses within the boundaries of the municipality | 20',
      'Businesses within the boundaries of the municipality 20',
    ],
    [
      'levels below each goal',
      'The 80/20 system applies.\nSpecific goals | Points\nWomen ownership | 10\n51% to 100% | 10\n1% to 50% | 5\nLocality | 10\nWithin the municipality | 10\nWithin the province | 5\nTotal | 20',
      'Women ownership 10; Locality 10',
    ],
    [
      'Afrikaans',
      'Die 80/20-stelsel geld.\nSpesifieke doelwitte | Punte\nOndernemings van vroue | 10\nOndernemings van jeug | 10\nTotaal | 20',
      'Ondernemings van vroue 10; Ondernemings van jeug 10',
    ],
    [
      'Afrikaans, in a sentence',
      'Die 80/20-stelsel geld. Spesifieke doelwitte: vrouebesit (10 punte) en plaaslike ondernemings (10 punte).',
      'vrouebesit 10; plaaslike ondernemings 10',
    ],
    [
      'a maximum for each',
      'The 90/10 system applies.\nSpecific goals\nWomen ownership: maximum 6 points\nYouth ownership: maximum 4 points',
      'Women ownership 6; Youth ownership 4',
    ],
    [
      'question and answer',
      'Which specific goals apply under the 80/20 system?\nEnterprises owned by women: 12 points. Enterprises owned by youth: 8 points.',
      'Enterprises owned by women 12; Enterprises owned by youth 8',
    ],
  ])('in %s', (_, text, goals) => {
    expect(goalsOf(text)).toBe(goals);
  });

  it.each([
    'The 80/20 system applies.\nPrice | 80\nSpecific goals | 20\nTotal | 100',
    'Specific goals will not be used.\nChairs | 10\nTables | 10',
    // Levels of one goal, which add up to 20 by chance.
    'The 80/20 system applies.\nSpecific goals\n80% to 100% women ownership 9\n60% to 79% women ownership 7\n30% to 59% women ownership 4',
  ])('are not: %s', (text) => {
    expect(goalsOf(text)).toBe('');
  });

  it.each([
    [
      'broken by the proof beside them',
      'Women-owned enterprises CSD report 10\nYouth-owned enterprises 10',
      false,
    ],
    [
      'that begin in the middle',
      'Women-owned enterprises 10\nof the district: enterprises owned by youth 10',
      false,
    ],
    ['that lost half a bracket', 'Women-owned enterprises 10\nYouth-owned enterprises (under 36 10', false],
    ['of which one names no goal', 'Women-owned enterprises 10\nOne current account to be opened 10', false],
    ['with shares of spending', 'Women-owned enterprises 10.0%\nYouth-owned enterprises 10.0%', false],
    ['as they should be', 'Women-owned enterprises 10\nYouth-owned enterprises 10', true],
  ])('are all as sure as the worst of their names: names %s', (_, rows, isSure) => {
    const { specificGoals } = analysisOf(`The 80/20 system applies.\nSpecific goals\n${rows}`).lists;
    expect(specificGoals.map((goal) => !isDoubtful('specificGoals', goal))).toEqual([isSure, isSure]);
  });
});

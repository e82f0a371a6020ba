import { describe, expect, it } from 'vitest';
import { analysisOf, listOf } from './texts.ts';

const goalsOf = (text: string): string =>
  listOf('specificGoals', text)
    .map(({ goal, points }) => `${goal} ${points}`)
    .join('; ');

const confidencesOf = (text: string): number[] =>
  analysisOf(text).lists.specificGoals.map(({ confidence }) => confidence);

const form = (system: '80/20' | '90/10', rows: string): string =>
  `The ${system} system applies.\nThe specific goals allocated points in terms of this tender\n${rows}\nDeclaration with regard to company`;

describe('a table of goals whose columns are lost', () => {
  it.each([
    [
      'levels of a goal, of which the first has all points',
      form(
        '80/20',
        'B-BBEE status level 1 8\nB-BBEE status level 2 6\nB-BBEE status level 3 2\nCompany owned by women 7\nCompany owned by youth 5',
      ),
      'B-BBEE status level 1 8; Company owned by women 7; Company owned by youth 5',
    ],
    [
      'levels by share, with points behind a sign',
      form(
        '80/20',
        'At least 60% owned by women = 12 12 Identity documents\nLess than 60% owned by women = 3 of shareholders\nAt least 60% owned by youth = 8 8 Identity documents\nLess than 60% owned by youth = 1',
      ),
      'At least 60% owned by women 12; At least 60% owned by youth 8',
    ],
    [
      'levels below headings',
      form(
        '80/20',
        '1. Tenderers who are owned by women\n(a) More than 75% women 12\n(b) 51% to 75% women 6\n2. Tenderers who are owned by youth\n(a) More than 75% youth 8\n(b) 51% to 75% youth 4',
      ),
      'Tenderers who are owned by women 12; Tenderers who are owned by youth 8',
    ],
    [
      'shares below a heading',
      form(
        '80/20',
        '1. Owned by women\n(a) More than 75% 12 Affidavit\n(b) 51% to 75% 6\nEnterprises that belong to young\n8\npeople of the district\nTotal 20',
      ),
      'Owned by women 12; Enterprises that belong to young people of the district 8',
    ],
    [
      'levels of a maximum',
      form(
        '80/20',
        'Owned by women (maximum points = 11)\n75% to 100% 11 Sworn statement\n51% to 74% 4 Sworn statement\nOwned by veterans (maximum points = 9)\n75% to 100% 9 Sworn statement',
      ),
      'Owned by women 11; Owned by veterans 9',
    ],
    [
      'two levels with the same points',
      form('80/20', 'B-BBEE status level 1 or 2 20\nB-BBEE level 3-8 and others 0'),
      'B-BBEE status level 1 or 2 20',
    ],
    [
      'points for both systems',
      form('80/20', 'Owned by women 6 12\nOwned by youth 4 8'),
      'Owned by women 12; Owned by youth 8',
    ],
    [
      'points for one of two systems',
      form('90/10', 'Owned by women 6 N/A\nOwned by youth 4 N/A'),
      'Owned by women 6; Owned by youth 4',
    ],
    [
      'points in the middle of a cell',
      form(
        '80/20',
        'Enterprises that belong to people who are\n12\nwomen of the district\nEnterprises that belong to young\n8\npeople of the district',
      ),
      'Enterprises that belong to people who are women of the district 12; Enterprises that belong to young people of the district 8',
    ],
    [
      'proof behind the points',
      form(
        '80/20',
        'Black people 9 The office looks into the register\nWomen 8 The office looks into the register\nYouth 3 The office looks into the register\nTotal 20',
      ),
      'Black people 9; Women 8; Youth 3',
    ],
    [
      'a single place',
      form('80/20', 'Within the borders of Karoo Hoogland 20.00'),
      'Within the borders of Karoo Hoogland 20',
    ],
  ])('%s', (_, text, goals) => {
    expect(goalsOf(text)).toBe(goals);
    expect(Math.min(...confidencesOf(text))).toBeGreaterThan(0.7);
  });

  it.each([
    [
      'that does not add up',
      form('80/20', 'Owned by women 12 Sworn statement\nOwned by youth 4 Sworn statement'),
    ],
    ['of quantities', form('80/20', 'Local chairs 12 Wood\nLocal tables 9 Steel')],
    ['of months', form('80/20', 'Payment to local staff 12 months\nNotice to small suppliers 8 days')],
  ])('is not read if it is one %s', (_, text) => {
    expect(goalsOf(text)).toBe('');
  });

  it.each([
    [
      'a name goes on beside its proof',
      'Enterprises that suffered from unfair 12 A valid certificate that shows\ndiscrimination of women the share of women\nEnterprises of youth 8 Identity documents',
    ],
    [
      'two have the same name',
      'Owned by women 10 Proof\nOf women in rural areas 5 Proof\nOwned by women 5 Proof',
    ],
  ])('is doubtful if %s', (_, rows) => {
    const confidences = confidencesOf(form('80/20', rows));
    expect(confidences.length).toBeGreaterThan(1);
    expect(Math.max(...confidences)).toBeLessThan(0.7);
  });

  it('is doubtful if the number is that of all points, of which a goal has a share', () => {
    const text = form(
      '80/20',
      'Local enterprises get 50% of the 20 points allocated to promote this goal 20',
    );
    expect(confidencesOf(text).every((one) => one < 0.7)).toBe(true);
  });

  it('is doubtful if a name has the points of another goal', () => {
    const text = form(
      '80/20',
      'women (6), youth (4) and Local enterprises 10\nCompany owned by black people 10',
    );
    expect(confidencesOf(text).every((one) => one < 0.7)).toBe(true);
  });

  it('is doubtful if a name begins in the line above', () => {
    const rows = 'The promotion of firms located in the Eastern\nCape Province, whatever their size 20';
    expect(confidencesOf(form('80/20', rows)).every((one) => one < 0.7)).toBe(true);
  });

  it('is doubtful if one goal stands in the place of all goals, below the price', () => {
    const rows = ['Status level of contributor to B-BBEE 20', 'Price 80'];
    expect(confidencesOf(form('80/20', rows[0]!))[0]).toBeGreaterThan(0.7);
    expect(confidencesOf(form('80/20', rows.toReversed().join('\n')))[0]).toBeLessThan(0.7);
  });

  it('is doubtful if one goal has all points behind those of the price', () => {
    const all = '20 points will be allocated to promote the ownership of companies by women.';
    expect(confidencesOf(form('80/20', all))[0]).toBeGreaterThan(0.7);
    // The 80 points of the price stand on the page before.
    expect(confidencesOf(form('80/20', `Points are allocated for price and ${all}`))[0]).toBeLessThan(0.7);
  });

  it('is doubtful if all names begin within a cell', () => {
    const text = form(
      '80/20',
      'Race: a company\nowned by black persons 8\nGender: a company\nowned by women 12',
    );
    expect(confidencesOf(text).every((one) => one < 0.7)).toBe(true);
  });
});

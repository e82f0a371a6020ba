/**
 * Keys and formats of the fields that the portal's awarded and cancelled lists add to a row. Most of the real keys are
 * not known, so rows differ on purpose: each uses one of these spellings, chosen by its number. Only this file names them.
 */

/** Keys of one subcontractor of an award; the five groups are flags of black ownership. */
export type SubcontractorSpelling = {
  name: string;
  percentage: string;
  level: string;
  youth: string;
  women: string;
  disabled: string;
  military: string;
  rural: string;
};

/** Keys of an awarded row: the list of winners, and the details of each winner, which are optional. */
export type AwardSpelling = {
  winners: 'awards' | 'company';
  enterpriseType: string;
  level: string;
  levelPoints: string;
  points: string;
  subcontractors: string;
  subcontractor: SubcontractorSpelling;
  values: ValueSpelling;
};

/** Formats of levels (1 to 8, 0 for a non-compliant contributor), percentages, points and flags. */
export type ValueSpelling = {
  level: (level: number) => string | number;
  percentage: (percent: number) => string | number;
  points: (points: number) => string | number;
  flag: (value: boolean) => string | number | boolean;
};

const comma = (value: number): string => value.toFixed(2).replace('.', ',');

const plain: ValueSpelling = {
  level: (level) => level,
  percentage: (percent) => percent,
  points: (points) => points,
  flag: (value) => value,
};
const worded: ValueSpelling = {
  level: (level) => (level === 0 ? 'Non-Compliant' : `Level ${level}`),
  percentage: (percent) => `${percent}%`,
  points: (points) => comma(points),
  flag: (value) => (value ? 'Yes' : 'No'),
};
const shouted: ValueSpelling = {
  level: (level) => (level === 0 ? 'NON COMPLIANT CONTRIBUTOR' : `LEVEL ${level} CONTRIBUTOR`),
  percentage: (percent) => comma(percent),
  points: (points) => String(points),
  flag: (value) => (value ? 1 : 0),
};
const padded: ValueSpelling = {
  level: (level) => (level === 0 ? 'N/A' : `${level} `),
  percentage: (percent) => `${percent} %`,
  points: (points) => `${points} points`,
  flag: (value) => (value ? 'Yes' : ' NO'),
};

export const awardSpellings: readonly AwardSpelling[] = [
  {
    winners: 'awards',
    enterpriseType: 'enterpriseType',
    level: 'beeLevel',
    levelPoints: 'beePoints',
    points: 'points',
    subcontractors: 'subContractors',
    subcontractor: {
      name: 'name',
      percentage: 'percentage',
      level: 'beeLevel',
      youth: 'blackYouth',
      women: 'blackWomen',
      disabled: 'blackDisabled',
      military: 'blackMilitary',
      rural: 'blackRural',
    },
    values: plain,
  },
  {
    winners: 'company',
    enterpriseType: 'enterprise_Type',
    level: 'bbbeeLevel',
    levelPoints: 'bbbeePoints',
    points: 'totalPoints',
    subcontractors: 'subcontractors',
    subcontractor: {
      name: 'company',
      percentage: 'subContractPercentage',
      level: 'bbbeeLevel',
      youth: 'youth',
      women: 'women',
      disabled: 'disabled',
      military: 'military',
      rural: 'rural',
    },
    values: worded,
  },
  {
    winners: 'company',
    enterpriseType: 'typeOfEnterprise',
    level: 'b_BBEE_Level',
    levelPoints: 'b_BBEE_Points',
    points: 'pointsScored',
    subcontractors: 'sub_Contractors',
    subcontractor: {
      name: 'subContractor',
      percentage: 'percentage_Contracted',
      level: 'b_BBEE_Level',
      youth: 'black_Youth',
      women: 'black_Women',
      disabled: 'black_Disabled',
      military: 'military_Veterans',
      rural: 'rural_Township',
    },
    values: shouted,
  },
  {
    winners: 'awards',
    enterpriseType: 'enterprise',
    level: 'bBBEELevel',
    levelPoints: 'bBBEEPoints',
    points: 'score',
    subcontractors: 'awardSubContractors',
    subcontractor: {
      name: 'companyName',
      percentage: 'percent',
      level: 'bBBEELevel',
      youth: 'ownedByBlackYouth',
      women: 'ownedByBlackWomen',
      disabled: 'ownedByBlackDisabled',
      military: 'ownedByBlackMilitaryVeterans',
      rural: 'ownedByBlackRural',
    },
    values: padded,
  },
];

/** Keys of a `cancelled` object; null where there is no such key. `beside` is a key of the row that repeats the time. */
export type CancellationSpelling = {
  at: string;
  reason: string | null;
  beside: 'cancelled_Date' | 'canceled_Date' | null;
};

export const cancellationSpellings: readonly CancellationSpelling[] = [
  { at: 'cancelledDate', reason: 'reason', beside: null },
  { at: 'dateCancelled', reason: 'cancellationReason', beside: 'cancelled_Date' },
  { at: 'canceled_Date', reason: 'comments', beside: 'canceled_Date' },
  { at: 'dateModified', reason: null, beside: null },
];

/** Spellings of an amount in rand, with weights; the first is the portal's own. */
export const amountSpellings: readonly (readonly [(amount: number) => string, number])[] = [
  [(amount) => `R${grouped(amount, ' ')}`, 70],
  [(amount) => `R ${grouped(amount, ' ')}`, 14],
  [(amount) => `R${comma(amount)}`, 5],
  [(amount) => `R${grouped(amount, ' ').replace(',', '.')}`, 5],
  [(amount) => grouped(amount, ' '), 3],
  [(amount) => `R${grouped(amount, '\u00a0')}`, 3],
];

/** Spellings of an amount that is not known. */
export const noAmount: readonly (string | null)[] = ['', null, 'N/A'];

/** Forms of the list of bidders: one text, a list of texts, or a list of objects. */
export const biddersSpellings: readonly ((names: readonly string[]) => unknown)[] = [
  (names) => names.join(', '),
  (names) => names.join('; '),
  (names) => names,
  (names) => names.map((company) => ({ company })),
];

const grouped = (amount: number, by: string): string => comma(amount).replace(/\B(?=(\d{3})+,)/g, by);

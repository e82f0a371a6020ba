/**
 * Expressions that take more than linear time, and why that does no harm: their input is bounded, by the limit that is named.
 * The square of the bound is the number of steps.
 */
export const boundedExpressions: readonly {
  file: string;
  /** A part of the expression that no other expression of the file has; empty if the bound holds for the whole file. */
  expression: string;
  /** Longest input, in characters. */
  bound: number;
  why: string;
}[] = [
  {
    file: 'shared/text/supplier-numbers.ts',
    expression: String.raw`M\s?A\s?A\s?A`,
    bound: 5_000,
    why: 'MAX_LENGTH in the same file',
  },
  {
    file: 'shared/domain/categories/rules.ts',
    expression: '(alternative|leased|hire of|rental of) office',
    bound: 10_000,
    why: 'MAX_CHARACTERS in the same file',
  },
  {
    file: 'shared/domain/categories/rules.ts',
    expression: 'sanitation (facilities|infrastructure)',
    bound: 10_000,
    why: 'MAX_CHARACTERS in the same file',
  },
  {
    file: 'shared/domain/places/address.ts',
    expression: String.raw`[\s:;,\-–—]+$`,
    bound: 2_000,
    why: 'MAX_CHARACTERS in the same file',
  },
  {
    file: 'shared/domain/places/address.ts',
    expression: String.raw`[\s.]+(\d{4})$`,
    bound: 2_000,
    why: 'MAX_CHARACTERS in the same file',
  },
  {
    file: 'shared/domain/quality/checks/texts.ts',
    expression: 'to be (?:advised|announced|confirmed|determined)',
    bound: 1_000,
    why: 'a number is a line of 600 characters, or a title (MAX_TITLE_LENGTH in read/fields/titles.ts)',
  },
  {
    file: 'shared/domain/estimation/stated-value.ts',
    expression: '[ ,.]+$',
    bound: 25,
    why: 'AMOUNT in the same file takes so many characters as one number',
  },
  {
    file: 'shared/domain/tenders/notices/kinds.ts',
    expression: '',
    bound: 1_000,
    why: 'MAX_CHARACTERS in notice.ts beside it, which alone applies them',
  },
  {
    file: 'shared/domain/tenders/notices/notice.ts',
    expression: String.raw`\S*\d\S*`,
    bound: 1_000,
    why: 'MAX_CHARACTERS in the same file',
  },
  {
    file: 'shared/domain/tenders/notices/notice.ts',
    expression: String.raw`(?=[\w/.()-]*\d)`,
    bound: 1_000,
    why: 'MAX_CHARACTERS in the same file',
  },
  {
    file: 'shared/domain/tenders/read/etenders/awards.ts',
    expression: String.raw`(R\s?\d[\d\s.,]*)`,
    bound: 300,
    why: 'MAX_NAME_LENGTH in the same file',
  },
  {
    file: 'shared/domain/tenders/read/etenders/points.ts',
    expression: 'contribut(?:ion|or)',
    bound: 600,
    why: 'a line, see MAX_LINE_LENGTH in read/fields/reading.ts',
  },
  {
    file: 'shared/domain/tenders/read/fields/amount.ts',
    expression: String.raw`\((?:incl|excl)[^)]*\)?$`,
    bound: 60,
    why: 'MAX_LENGTH in the same file',
  },
  {
    file: 'workers/collect/runner.ts',
    expression: String.raw`\/+$`,
    bound: 200,
    why: 'an address that the operator sets',
  },
  {
    file: 'services/api/server.ts',
    expression: String.raw`\/+$`,
    bound: 200,
    why: 'an address that the operator sets',
  },
];

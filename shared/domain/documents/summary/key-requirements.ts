import type { CombinedAnalysis } from '../combine-analyses.ts';
import { gradeOf } from '../record/requirements.ts';
import { MAX_SENTENCE, readable, shortened } from './sentences.ts';

/** A requirement for bidders in a few words, and its value. */
export type KeyRequirement = { text: string; confidence: number; field: string; value: unknown };

/** Maximum number of sentences of one kind. */
const MAX_OF_KIND = 4;

type Said<Value> = { value: Value; confidence: number };

/** @returns the requirements of the documents for bidders, the hardest conditions first */
export function keyRequirementsOf({
  values,
  lists,
}: Pick<CombinedAnalysis, 'values' | 'lists'>): KeyRequirement[] {
  const one = <Value>(field: string, found: Said<Value> | null, text: (value: Value) => string | null) =>
    found === null ? [] : of(field, found, text(found.value));
  const each = <Value>(field: string, found: readonly Said<Value>[], text: (value: Value) => string) =>
    found.flatMap((said) => of(field, said, text(said.value)));
  return [
    ...each('cidb', lists.cidb, (grade) => `CIDB grade ${gradeOf({ value: grade })} or higher`),
    ...one('briefing', values.briefing, ({ compulsory }) => (compulsory === true ? COMPULSORY : null)),
    ...one(
      'functionalityThreshold',
      values.functionalityThreshold,
      (n) => `At least ${n} % for functionality`,
    ),
    ...one('bbbeeLevel', values.bbbeeLevel, (level) => `B-BBEE level ${level} or better`),
    ...each(
      'localContent',
      lists.localContent,
      ({ percent, product }) =>
        `At least ${percent} % local content${product === null ? '' : `: ${product}`}`,
    ),
    ...one('subcontractingPercent', values.subcontractingPercent, (n) => `At least ${n} % to subcontractors`),
    ...one('guaranteePercent', values.guaranteePercent, (n) => `A guarantee of ${n} %`),
    ...each('eligibility', lists.eligibility.slice(0, MAX_OF_KIND), textOf),
    ...each('returnables', lists.returnables.filter(isTelling).slice(0, MAX_OF_KIND), ({ text }) =>
      textOf(text),
    ),
    ...one('validityDays', values.validityDays, (n) => `A bid that holds for ${n} day${n === 1 ? '' : 's'}`),
  ];
}

/** The sentence about a compulsory briefing, for notices and for documents. */
export const COMPULSORY = 'Attendance of the compulsory briefing';

/** Every bidder fills in the standard forms; only other documents show who can bid. */
const isTelling = ({
  value: { code, mandatory },
}: CombinedAnalysis['lists']['returnables'][number]): boolean =>
  mandatory !== false && !/^[SM]BD\d/.test(code);

const textOf = (text: string): string => shortened(readable(text), MAX_SENTENCE);

const of = (field: string, { value, confidence }: Said<unknown>, text: string | null): KeyRequirement[] =>
  text === null ? [] : [{ text, confidence, field, value }];

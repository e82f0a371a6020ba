import type { Instant } from '#shared/time.ts';
import type { CombinedAnalysis } from '../combine-analyses.ts';
import { goalsOf } from './analysis-record.ts';
import { instantOf } from './moment.ts';
import { gradeOf } from './requirements.ts';

/** Values from documents for fields of the tender, used if the notice has none. */
export type TenderValues = {
  requirements: string | null;
  eligibility_criteria: string | null;
  bbbee_requirements: string | null;
  briefing_session: boolean | null;
  briefing_compulsory: boolean | null;
  briefing_date_time: Instant | null;
  briefing_venue: string | null;
  validity_period: number | null;
  closing_date_time: Instant | null;
};

/** @param facts of the documents */
export function tenderValues(facts: CombinedAnalysis): TenderValues {
  const { values, lists } = facts;
  const briefing = values.briefing?.value ?? null;
  const system = values.evaluationSystem?.value ?? null;
  const level = values.bbbeeLevel?.value ?? null;
  return {
    requirements: joined(lists.returnables.map(({ value }) => value.text)),
    eligibility_criteria: joined([
      ...lists.cidb.map((found) => `CIDB ${gradeOf(found)} or higher`),
      ...lists.eligibility.map(({ value }) => value),
    ]),
    bbbee_requirements: joined(
      [system, level === null ? null : `B-BBEE level ${level} or better`, goalsOf(facts)].filter(
        (part) => part !== null,
      ),
    ),
    briefing_session: briefing === null ? null : true,
    briefing_compulsory: briefing?.compulsory ?? null,
    briefing_date_time: briefing?.moment ? instantOf(briefing.moment) : null,
    briefing_venue: briefing?.venue ?? null,
    validity_period: values.validityDays?.value ?? null,
    closing_date_time: values.closing === null ? null : instantOf(values.closing.value),
  };
}

const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '));

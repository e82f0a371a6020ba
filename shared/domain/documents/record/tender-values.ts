import type { Instant } from '#shared/time.ts';
import type { CombinedAnalysis } from '../combine-analyses.ts';
import { goalsOf } from './analysis-record.ts';
import { instantOf } from './moment.ts';
import { gradeOf } from './requirements.ts';

/** What documents say of fields of the tender itself, which are served where the notice says nothing. */
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

/** Below it a value was probably read from something else. */
const SURE = 0.6;

export function tenderValues({ values, lists }: CombinedAnalysis): TenderValues {
  const combined = { values, lists } as CombinedAnalysis;
  const briefing = sure(values.briefing);
  const system = sure(values.evaluationSystem);
  const level = sure(values.bbbeeLevel);
  return {
    requirements: joined([
      ...lists.returnables.filter(({ confidence }) => confidence >= SURE).map(({ value }) => value.text),
    ]),
    eligibility_criteria: joined([
      ...lists.cidb.map((found) => `CIDB ${gradeOf(found)} or higher`),
      ...lists.eligibility.filter(({ confidence }) => confidence >= SURE).map(({ value }) => value),
    ]),
    bbbee_requirements: joined(
      [system, level === null ? null : `B-BBEE level ${level} or better`, goalsOf(combined)].filter(
        (part) => part !== null,
      ),
    ),
    briefing_session: briefing === null ? null : true,
    briefing_compulsory: briefing?.compulsory ?? null,
    briefing_date_time: briefing?.moment ? instantOf(briefing.moment) : null,
    briefing_venue: briefing?.venue ?? null,
    validity_period: sure(values.validityDays),
    closing_date_time: values.closing === null ? null : instantOf(values.closing.value),
  };
}

const sure = <Value>(found: { value: Value; confidence: number } | null): Value | null =>
  found !== null && found.confidence >= SURE ? found.value : null;

const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '));

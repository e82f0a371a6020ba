import { type Instant, southAfricanTime } from '#shared/time.ts';
import type { Moment } from './analysis.ts';
import type { CombinedAnalysis, SourcedEvidence } from './combine-analyses.ts';

/** The dates of a notice, from its record. */
export type NoticeDates = {
  closing_date_time: Instant | null;
  briefing_date_time: Instant | null;
  validity_period: number | null;
};

/** A document with another date than the notice. The date of the notice is served; the difference is an issue. */
export type Contradiction = {
  kind: 'document-closing-differs' | 'document-briefing-differs' | 'document-validity-differs';
  notice: string;
  document: string;
  evidence: SourcedEvidence[];
};

/**
 * Compares the dates of a notice with the facts of its documents. A document without a time of day does not contradict
 * the time of the notice.
 * @returns the differences, in a fixed order
 */
export function contradictions(notice: NoticeDates, analysis: CombinedAnalysis): Contradiction[] {
  const found: Contradiction[] = [];
  const { closing, briefing, validityDays } = analysis.values;
  const compare = (
    kind: Contradiction['kind'],
    at: Instant | null,
    moment: Moment | null,
    evidence: SourcedEvidence[] = [],
  ) => {
    if (at === null || moment === null) return;
    const stated = momentOf(at);
    const sameTime = moment.time === null || stated.time === '00:00' || moment.time === stated.time;
    if (stated.date !== moment.date || !sameTime)
      found.push({ kind, notice: textOf(stated), document: textOf(moment), evidence });
  };
  const { closing_date_time: closes, briefing_date_time: briefs, validity_period: days } = notice;
  compare('document-closing-differs', closes, closing?.value ?? null, closing?.evidence);
  compare('document-briefing-differs', briefs, briefing?.value.moment ?? null, briefing?.evidence);
  if (validityDays !== null && days !== null && days !== validityDays.value) {
    const { value, evidence } = validityDays;
    const [stated, document] = [String(days), String(value)];
    found.push({ kind: 'document-validity-differs', notice: stated, document, evidence });
  }
  return found;
}

/** @returns day and time in South African time */
const momentOf = (at: Instant): Moment => {
  const local = southAfricanTime(new Date(at));
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
};
const textOf = ({ date, time }: Moment): string => (time === null ? date : `${date} ${time}`);

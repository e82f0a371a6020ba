import type { IntelCategory, IntelUrgency } from '#shared/codelists/intel-categories.ts';
import { daysBetween } from '#shared/time.ts';

import { dateIn, readDate } from './dates.ts';
import { sentencesOf } from './quote.ts';

/** Why: a day that a sentence sets, words, or the category alone. */
export type UrgencyReason = { urgency: IntelUrgency; because: string; day: string | null };

/** Days from publication within which a day that is set is near, and not far. */
const NEAR_DAYS = 7;
const FAR_DAYS = 45;
const SETS_A_DAY =
  /\b(?:clos(?:es?|ing)|by|before|until|deadline|takes? effect|with effect from|commences?|comes? into|must (?:reach|be)|submit\w*|extended to|objections?|due)\b/i;
const AT_ONCE =
  /\b(?:with immediate effect|immediately|urgent(?:ly)?|within (?:\d|one|two|three|five|seven) days|today|tomorrow|suspended with|closes (?:on )?(?:monday|tuesday|wednesday|thursday|friday))\b/i;
/** Readers should know of these within days, whatever they say of days. */
const SOON: ReadonlySet<IntelCategory> = new Set(['regulation', 'tender', 'investigation']);

/** @param published day of publication, South African; null where it is not known */
export function urgencyOf(text: string, category: IntelCategory, published: string | null): UrgencyReason {
  const day = published === null ? null : nearestDay(text, published);
  if (day !== null && published !== null) {
    const days = daysBetween(published, day);
    if (days <= NEAR_DAYS)
      return { urgency: 'high', because: `a day is set ${days} days after publication`, day };
    if (days <= FAR_DAYS)
      return { urgency: 'medium', because: `a day is set ${days} days after publication`, day };
  }
  const words = AT_ONCE.exec(text)?.[0];
  if (words !== undefined) return { urgency: 'high', because: `it says “${words}”`, day };
  return SOON.has(category)
    ? { urgency: 'medium', because: `its category is ${category}`, day }
    : { urgency: 'low', because: 'it sets no day', day };
}

/** @returns the first day, from publication on, that a sentence sets */
function nearestDay(text: string, published: string): string | null {
  const days = sentencesOf(text).flatMap((sentence) => {
    const stated = SETS_A_DAY.test(sentence) ? dateIn(sentence) : null;
    const day = stated === null ? null : (readDate(stated)?.instant.slice(0, 10) ?? null);
    return day !== null && day >= published ? [day] : [];
  });
  return days.sort()[0] ?? null;
}

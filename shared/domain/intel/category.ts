import type { IntelCategory } from '#shared/codelists/intel-categories.ts';
import { APPOINTS, APPOINTS_FIRM, cues, generalCues } from './category-cues.ts';

/** Why: the words that speak for the category, with their weight. */
export type CategoryReason = { category: IntelCategory; score: number; cues: string[] };

/** A cue in the title counts so much more than one in the text: the title says what an item is about. */
const IN_TITLE = 2;
/** An item that nothing speaks for is general. */
const MIN_SCORE = 2;
/** Characters of the text that are looked at. */
const MAX_CHARACTERS = 1_500;

const GENERAL_IN_TITLE = 7;
const GENERAL_IN_TEXT = 3;

/** Weight of a title that begins with a number as tenders have them. */
const NUMBERED = 3;

/** @returns the first word of a title where it is a number of letters and digits in parts, such as `SCM/2026/27/044`; null for another */
function numberOfTender(title: string): string | null {
  const [first = ''] = title.split(/[\s:]/, 1);
  const digits = first.replace(/\D/g, '').length;
  return digits >= 3 && /^[A-Z]/.test(first) && /[/-]/.test(first) ? first : null;
}

/** @returns words that speak of people, events and offices */
function generalIn(text: string): string | undefined {
  const appoints = APPOINTS_FIRM.find(text) === undefined ? APPOINTS.find(text) : undefined;
  return appoints ?? generalCues.map(({ find }) => find(text)).find((found) => found !== undefined);
}

/** @returns the category with the most weight; the first in the order above where several have as much */
export function categoryOf({ title, words }: { title: string; words: string | null }): CategoryReason {
  const text = (words ?? '').slice(0, MAX_CHARACTERS);
  const numbered = numberOfTender(title);
  const reasons = Object.entries(cues).map(([category, list]): CategoryReason => {
    const found: string[] = [];
    let score = 0;
    if (category === 'tender' && numbered !== null) {
      score += IN_TITLE * NUMBERED;
      found.push(numbered);
    }
    for (const { weight, find } of list) {
      const [inTitle, inText] = [find(title), find(text)];
      if (inTitle !== undefined) score += IN_TITLE * weight;
      if (inText !== undefined) score += weight;
      found.push(...[inTitle, inText].filter((words) => words !== undefined));
    }
    return { category: category as IntelCategory, score, cues: [...new Set(found)] };
  });
  const general = [generalIn(title), generalIn(text)];
  reasons.push({
    category: 'general',
    score: (general[0] ? GENERAL_IN_TITLE : 0) + (general[1] ? GENERAL_IN_TEXT : 0) + (MIN_SCORE - 1),
    cues: general.filter((words) => words !== undefined),
  });
  return reasons.reduce((best, one) => (one.score > best.score ? one : best));
}

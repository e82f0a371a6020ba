import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import type { Group } from './criterion-readings.ts';

/** A place where criteria were read, and how much speaks for it. */
export type Candidate = { groups: Group[]; whole: number; quality: number; confidence: number; more: Span[] };

/** What the criteria are about, where other criteria are possible, too. */
export const ABOUT = /\b(?:functional|quality|technical|merit|funksional|kwaliteit|gehalte|tegnies)/i;

/** What else is divided into percentages or points. */
const OTHER =
  /\b(?:payments?|milestones?|deliverables?|penalt(?:y|ies)|price adjustment|escalation|pric(?:e|ing) (?:evaluation|breakdown|schedule)|fees|budget|service levels?|retention|sub-?contracting|participation goals?|local content|time allocation|invoices?|examinations?|betalings?|betalingskedule|mylpale|boetes?|prysaanpassing)\b/i;
const OF_FUNCTIONALITY = /\b(?:functional|funksional|criteri|kriteri|evaluat|evaluer)/i;
/** Lines above rows that may say what these are. */
const LINES_ABOVE = 4;

const MAX_TITLE = 80;

/** Whether a text is about something that is divided, and not about functionality. */
export const saysOther = (text: string): boolean => OTHER.test(text) && !/functional|funksional/i.test(text);

/** Whether what stands next above rows says that they are about something else: how the price is paid, say. */
export function isOfOther(reader: Reader, place: number): boolean {
  const row = lineAt(reader, place);
  for (let index = row - 1; index >= Math.max(0, row - LINES_ABOVE); index -= 1) {
    const { text, cells } = reader.lines[index]!;
    const isTitle = text.length <= MAX_TITLE && !text.endsWith('.');
    // A row with a number belongs to another table and says nothing about this one.
    if (!isTitle || (cells.length > 1 && /\d/.test(text))) continue;
    if (saysOther(text)) return true;
    if (OF_FUNCTIONALITY.test(text)) return false;
  }
  return false;
}

const PRICE_OR_GOALS =
  /^(?:(?:thereafter|then|next|in which|and|selected|the) ){0,3}(?:price|prys|pricing|bid price|financial (?:offer|proposal)|preference|specific goals?|spesifieke doel|b-?bbee)/i;
/** The table of price and preference is none of functionality. */
export const isOfPrice = (groups: readonly Group[]): boolean =>
  groups.some(({ head: { name }, weight }) => PRICE_OR_GOALS.test(name) && [80, 90, 20, 10].includes(weight));

/** Sentences say what must be; few names of criteria do. */
const SAYS = /\b(?:must|shall|should|will|is|are|may|has|have|does|moet|sal|word)\b/i;
export const isSentence = (text: string): boolean => SAYS.test(text);

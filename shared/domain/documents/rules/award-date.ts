import type { Found } from '#shared/domain/documents/analysis.ts';
import { AWARDED, NOT_AWARDED_YET, OUTCOME } from '#shared/domain/documents/phrases/awards.ts';
import { eventsOf } from '#shared/domain/documents/reading/events.ts';
import { momentsOf } from '#shared/domain/documents/reading/moments.ts';
import { passageAt } from '#shared/domain/documents/reading/passages.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

/** Number of characters at the beginning of a document that are searched for words about an outcome. */
const MAX_READ = 400_000;
/** Number of characters before a day that are searched for its label in a long row or sentence. */
const NEAR = 160;

/**
 * Finds the day on which a tender was awarded, `2026-03-12`. Only documents about an outcome count: programmes have
 * planned days, and tables of experience have days of other contracts.
 */
export function findAwardDate(reader: Reader): Found<string> | null {
  if (!OUTCOME.test(reader.flow.slice(0, MAX_READ))) return null;
  const closes = eventsOf(reader).filter(({ kind }) => kind === 'closing');
  const votes = momentsOf(reader).flatMap(({ start, end, date }) => {
    const label = labelOf(reader, start);
    // A tender that is still open was not awarded.
    const isBefore = closes.some((closing) => closing.date >= date);
    return label === null || isBefore ? [] : [{ start: label.start, end, value: date, weight: 1 }];
  });
  return elect(reader, votes, { agreed: 0.9, disputed: 0.6 });
}

/** @returns the last words before a day, in its own row or sentence, that say that something was awarded */
function labelOf(reader: Reader, day: number): Span | null {
  const said = passageAt(reader, day)?.said;
  if (said === undefined || NOT_AWARDED_YET.test(reader.flow.slice(said.start, said.end))) return null;
  const from = Math.max(
    said.start,
    day - NEAR,
    ...momentsOf(reader).map(({ end }) => (end <= day ? end : 0)),
  );
  const found = [...reader.flow.slice(from, day).matchAll(AWARDED.every)].at(-1);
  return found === undefined
    ? null
    : { start: from + found.index, end: from + found.index + found[0].length };
}

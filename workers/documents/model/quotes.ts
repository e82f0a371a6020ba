import type { DocumentText, Evidence } from '#shared/domain/documents/document-text.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Finds a quote in a text: the passage as it stands there, or null where it stands nowhere. */
export type FindQuote = (quote: string) => Evidence | null;

/**
 * Prepares a text, in which quotes are found whatever blanks, tabs and line ends stand between their words. A quote begins and ends
 * with a whole word: what stops within a number says another one.
 */
export function quotesIn({ pages }: DocumentText): FindQuote {
  const prepared = pages.map(({ number, text }) => ({ number, text, ...withoutBlanks(text) }));
  return (quote) => {
    const wanted = quote.replace(/\s+/g, '');
    if (wanted === '') return null;
    for (const { number, text, letters, places } of prepared)
      for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
        const [start, end] = [places[at]!, places[at + wanted.length - 1]! + 1];
        if (isWhole(text, start, end)) return { page: number, start, end, quote: text.slice(start, end) };
      }
    return null;
  };
}

const isWhole = (text: string, start: number, end: number): boolean =>
  !(WORD.test(text[start - 1] ?? '') && WORD.test(text[start]!)) &&
  !(WORD.test(text[end - 1]!) && WORD.test(text[end] ?? ''));

/** @returns the text without blanks, and where each of its units stood */
function withoutBlanks(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text[at]!)) continue;
    letters += text[at];
    places.push(at);
  }
  return { letters, places };
}

/** Fields whose number is computed from what stands there, such as months from years. */
const COMPUTED: ReadonlySet<string> = new Set(['durationMonths', 'functionalityThreshold', 'estimatedValue']);
const NUMBERS = /\d+(?:[.,]\d+)?/g;

/**
 * Checks that a passage can say a value: a number that is to be read from it is among its numbers, and so are year and day of a
 * date. A passage that spells its numbers in words is believed.
 */
export function canSay(field: string, value: unknown, passages: readonly Evidence[]): boolean {
  if (COMPUTED.has(field)) return true;
  const said = passages.map(({ quote }) => quote).join(' ');
  const numbers = new Set((said.match(NUMBERS) ?? []).map((number) => Number(number.replace(',', '.'))));
  if (typeof value === 'number') return numbers.size === 0 || numbers.has(value);
  if (field === 'evaluationSystem') return said.replace(/\s+/g, '').includes(String(value));
  const date = (value as { date?: unknown } | null)?.date;
  if (typeof date !== 'string') return true;
  const [year, , day] = date.split('-').map(Number);
  return numbers.has(day!) && (numbers.has(year!) || numbers.has(year! % 100));
}

import type { DocumentText, Evidence } from '#shared/domain/documents/document-text.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Finds a quote in a text: the passage as the text has it, or null if it is not there. */
export type FindQuote = (quote: string) => Evidence | null;

/**
 * Prepares a text in which quotes are found whatever blanks, tabs and line ends are between their words. A quote begins and ends
 * with a whole word, because a part of a number is another number.
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

/** @returns the text without blanks, and the place that each of its units had */
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

/** Fields whose number is computed from the passage, such as months from years. */
const COMPUTED: ReadonlySet<string> = new Set(['durationMonths', 'functionalityThreshold', 'estimatedValue']);
const NUMBERS = /\d+(?:[.,]\d+)?/g;

/** Parts of values that are copied from a passage, and numbers that are read from one, by field; `''` is the value itself. */
const COPIED: Readonly<Record<string, readonly string[]>> = {
  ...{ priceFormula: [''], eligibility: [''], disqualifiers: [''], specifications: [''] },
  ...{ briefing: ['venue'], submission: ['address', 'format'], contacts: ['name', 'email', 'phone'] },
  ...{ returnables: ['text'], functionality: ['name'], specificGoals: ['goal'], localContent: ['product'] },
};
const READ: Readonly<Record<string, readonly string[]>> = {
  ...{
    functionality: ['weight'],
    specificGoals: ['points'],
    localContent: ['percent'],
    cidb: ['grade', 'classOfWorks'],
  },
};

/**
 * Checks that passages can state a value: they contain what is copied, and a number that is read from them, or the year and day of a
 * date, is among their numbers. Passages with numbers in words are believed.
 */
export function canSay(field: string, value: unknown, passages: readonly Evidence[]): boolean {
  const said = passages.map(({ quote }) => quote).join(' ');
  const numbers = new Set((said.match(NUMBERS) ?? []).map((number) => Number(number.replace(',', '.'))));
  const part = (name: string, of: unknown = value): unknown =>
    name === '' ? of : (of as Record<string, unknown>)[name];
  const has = (text: unknown): boolean => text === null || plain(said).includes(plain(String(text)));
  if (!(COPIED[field] ?? []).every((name) => has(part(name)))) return false;
  if (!(READ[field] ?? []).every((name) => isRead(part(name), numbers, said))) return false;
  if (field === 'functionality')
    return (part('subCriteria') as { name: string; weight: number | null }[]).every(
      (one) => has(one.name) && isRead(one.weight, numbers, said),
    );
  if (COMPUTED.has(field)) return true;
  if (typeof value === 'number') return isRead(value, numbers, said);
  if (field === 'evaluationSystem') return said.replace(/\s+/g, '').includes(String(value));
  const moment = field === 'briefing' ? part('moment') : value;
  const date = (moment as { date?: unknown } | null)?.date;
  if (typeof date !== 'string') return true;
  const [year, , day] = date.split('-').map(Number);
  return numbers.has(day!) && (numbers.has(year!) || numbers.has(year! % 100));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const isRead = (value: unknown, numbers: ReadonlySet<number>, said: string): boolean =>
  typeof value === 'number'
    ? numbers.size === 0 || numbers.has(value)
    : value === null || said.includes(String(value));

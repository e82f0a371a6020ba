import { sumOfWords } from '#shared/text/number-words.ts';

/** Maximum number of characters that are read; a period is in the title or near the beginning of the description. */
const MAX_CHARACTERS = 4_000;
/** Longer periods are lives of plants and warranties, not terms of contracts. */
const MAX_MONTHS = 600;

const UNIT = '(days?|weeks?|months?|years?|yrs?)';
/** `36 months`, `three (3) years`, `24 (twenty-four) months`, `12-month`. */
const IN_DIGITS = new RegExp(
  `\\b(\\d{1,3})\\)? ?(?:\\([a-z -]{2,30}\\) ?)?-?(?:calendar |working |consecutive )?${UNIT}\\b(.{0,16})`,
  'g',
);
const IN_WORDS = new RegExp(
  `\\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty four|thirty|thirty six|forty eight|sixty)` +
    ` (?:calendar )?${UNIT}\\b(.{0,16})`,
  'g',
);
/** `for the period ending 30 June 2028`, `until 31 March 2027`. */
const UNTIL = /\b(?:ending|ends|until|till|up to) (?:the )?(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})\b/;
/** Words after a number of years that show that it is not a term. */
const SOMETHING_ELSE =
  /^['’]? (?:of )?(?:relevant |working |proven )?(?:experience|old|of age|warrant|guarantee|audited)/;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const perUnit: Readonly<Record<string, number>> = { d: 12 / 365, w: 12 / 52, m: 1, y: 12 };

/**
 * Reads the term of a contract from the words of a tender.
 * @param text title and description
 * @param day the day of publication, `YYYY-MM-DD`, for texts that only say when the contract ends
 * @returns months, more than 0; the longest term if several are stated; null if none is
 */
export function durationOf(text: string, day: string): number | null {
  const line = text.slice(0, MAX_CHARACTERS).toLowerCase().replace(/\s+/g, ' ');
  const stated = [
    ...[...line.matchAll(IN_DIGITS)].map(([, count, unit, after]) => ({ count: Number(count), unit, after })),
    ...[...line.replaceAll('-', ' ').matchAll(IN_WORDS)].map(([, word, unit, after]) => ({
      count: sumOfWords(word!),
      unit,
      after,
    })),
  ].flatMap(({ count, unit, after }) =>
    SOMETHING_ELSE.test(after ?? '') ? [] : [count * perUnit[unit!.charAt(0)]!],
  );
  const terms = stated.filter((term) => term > 0 && term <= MAX_MONTHS);
  return terms.length > 0 ? Math.max(...terms) : untilDay(line, day);
}

function untilDay(line: string, day: string): number | null {
  const [, end, name, year] = UNTIL.exec(line) ?? [];
  const month = name === undefined ? -1 : months.indexOf(name);
  if (month === -1) return null;
  const ends = Date.UTC(Number(year), month, Number(end));
  const term = (ends - Date.parse(`${day}T00:00:00Z`)) / (86_400_000 * (365 / 12));
  return term > 0 && term <= MAX_MONTHS ? Math.round(term * 10) / 10 : null;
}

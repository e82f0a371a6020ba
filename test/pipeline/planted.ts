import { identityNumber, spellings } from '#test/support/identity-numbers.ts';

/** Plants identity numbers in what a publisher says, a different one in each place. */
export type Planting = {
  /** Every number that was planted. */
  numbers: string[];
  /** Adds a number to every text, and to every object a member that has one in its name, one as a text and one as a number. */
  everywhere: (value: unknown) => unknown;
  /** The same, but leaves times as they are, so that the record can be read. */
  inTexts: (value: unknown) => unknown;
  /** Puts a number in place of every text, except times. */
  instead: (value: unknown) => unknown;
};

const TIME = /^\d{4}-\d\d-\d\dT/;

export function startPlanting(): Planting {
  const numbers: string[] = [];
  const next = (): string => {
    const number = identityNumber(numbers.length);
    numbers.push(number);
    return number;
  };
  const spelled = (): string => {
    const number = next();
    return spellings[numbers.length % spellings.length]!(number);
  };
  const plant = (value: unknown, text: (given: string) => string): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map((item: unknown) => plant(item, text));
    if (value === null || typeof value !== 'object') return value;
    const members = Object.entries(value).map(([name, given]) => [name, plant(given, text)]);
    members.push([`note ${spelled()}`, spelled()], ['number', Number(next())]);
    return Object.fromEntries(members);
  };
  const unlessTime = (text: (given: string) => string) => (given: string) =>
    TIME.test(given) ? given : text(given);
  return {
    numbers,
    everywhere: (value) => plant(value, (given) => `${given} ${spelled()}`),
    inTexts: (value) =>
      plant(
        value,
        unlessTime((given) => `${given} ${spelled()}`),
      ),
    instead: (value) => plant(value, unlessTime(spelled)),
  };
}

const DIGITS = 13;

/**
 * @returns the planted numbers that a text contains, whatever stands between their groups: the digits of the text without
 *   blanks and marks are searched, and the words of search vectors for the dates of birth
 */
export function found(numbers: readonly string[], text: string): string[] {
  const digits = text.replace(/[^\p{Letter}\p{Number}]/gu, '');
  // Texts are long and numbers many, so the text is read once and not once for each number.
  const contained = new Set<string>();
  for (const [run] of digits.matchAll(/\d{13,}/g))
    for (let at = 0; at + DIGITS <= run.length; at += 1) contained.add(run.slice(at, at + DIGITS));
  const born = new Set([...text.matchAll(/'(\d{6})(?=')/g)].map(([, date]) => date));
  return numbers.filter((number) => contained.has(number) || born.has(number.slice(0, 6)));
}

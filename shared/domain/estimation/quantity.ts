/** Quantities in the text. `things` are counted: laptops, houses, learners. */
export type Quantity = { unit: 'km' | 'kilolitres' | 'kilovolts' | 'things'; amount: number };

const MAX_CHARACTERS = 4_000;
/** Larger numbers are references, years and postal codes. */
const MAX_THINGS = 100_000;

const MEASURED =
  /\b(\d{1,6}(?:[.,]\d{1,3})?) ?-?(km|kilomet(?:er|re)s?|kl|kilolit(?:er|re)s?|ml|megalit(?:er|re)s?|kv)\b/g;
/** `30 laptops`, `three (3) vehicles`, `x 25 chairs`: a number before a word, not after a letter, a mark or another number. */
const COUNTED = /(?:^|[ (])(\d{1,6})\)?(?: x)? ([a-z]{3,})/g;
/** Words after a number that show that it is not a quantity; months are read as the term. */
const SOMETHING_ELSE =
  /^(?:days?|weeks?|months?|years?|yrs?|calendar|working|hours?|per|and|for|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|kms?|kilo.*|mega.*)$/;

const units: Readonly<Record<string, readonly [Quantity['unit'], number]>> = {
  km: ['km', 1],
  kilo: ['km', 1],
  kl: ['kilolitres', 1],
  kilol: ['kilolitres', 1],
  ml: ['kilolitres', 1_000],
  megal: ['kilolitres', 1_000],
  kv: ['kilovolts', 1],
};

/** @returns the largest number of each unit in title and description */
export function quantitiesOf(text: string): Quantity[] {
  const line = text.slice(0, MAX_CHARACTERS).toLowerCase().replace(/\s+/g, ' ');
  const found = new Map<Quantity['unit'], number>();
  const add = (unit: Quantity['unit'], amount: number) => {
    if (amount > 0) found.set(unit, Math.max(found.get(unit) ?? 0, amount));
  };
  for (const [, digits, word] of line.matchAll(MEASURED)) {
    const [unit, factor] = (units[word!] ?? units[word!.slice(0, 5)] ?? units[word!.slice(0, 4)])!;
    add(unit, Number(digits!.replace(',', '.')) * factor);
  }
  for (const [, digits, word] of line.matchAll(COUNTED)) {
    const amount = Number(digits);
    const year = amount >= 1990 && amount <= 2060;
    if (!year && amount <= MAX_THINGS && !SOMETHING_ELSE.test(word!)) add('things', amount);
  }
  return [...found].map(([unit, amount]) => ({ unit, amount }));
}

import { z } from 'zod';

/** Rules that several settings keep. */

const PORTS = 'from 1 to 65535, or 0 for any free port';

export const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** A whole number between two limits, both included. */
export const whole = (min: number, max: number, rule = `from ${min} to ${max}`) =>
  numberOf(min, rule).max(max, wrong(rule));
/** A port to listen on. */
export const port = numberOf(0, PORTS).max(65_535, wrong(PORTS));
export const amount = numberOf(0, 'of 0 or more');
export const positive = numberOf(1, 'of 1 or more');

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: Word[]) =>
  z.enum(words, {
    error: `must be ${words.length > 2 ? 'one of ' : ''}${words.join(words.length > 2 ? ', ' : ' or ')}`,
  });

/** A text that nobody can guess. Its error never repeats it. */
export const secret = z.string().min(16, { error: 'must have at least 16 characters' });

function numberOf(min: number, range: string) {
  return z.coerce.number(wrong(range)).int(wrong(range)).min(min, wrong(range));
}

function wrong(range: string) {
  return { error: `must be a whole number ${range}` };
}

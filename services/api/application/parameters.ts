import { z } from 'zod';

/** Parameters of queries that several routes take. */

/** A whole number from 1 to `max`, as text. */
export function wholeNumber(max: number) {
  const error = `must be a whole number from 1 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().int({ error }).min(1, { error }).max(max, { error }));
}

/** True or false in JSON; as text in a form. */
export const truth = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: 'must be true or false' })
  .transform((value) => value === true || value === 'true');

/** `1` or `true`, and `0` or `false`. */
export const flag = () =>
  z
    .string()
    .regex(/^(1|0|true|false)$/, { error: 'must be 1, 0, true or false' })
    .transform((text) => text === '1' || text === 'true')
    .pipe(z.boolean());

const ALL = 'all';

/** A filter: any text, where `all` means that there is no filter. */
export const filter = () =>
  z
    .string()
    .max(200, { error: 'must have at most 200 characters' })
    .transform((text) => (text.trim().toLowerCase() === ALL ? undefined : text))
    .pipe(z.string().optional());

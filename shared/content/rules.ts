import { z } from 'zod';
import { findProvince } from '#shared/codelists/provinces.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { isDay, parseSouthAfrican, parseStandard } from '#shared/time.ts';

/** Rules for the values of a content file. Each message follows the name of the field. */

const MARKS = /<[a-z/!?]/i;
const CONTROL = /\p{Cc}/u;

/** Text on one line, which pages may show unchanged. */
export const line = (max: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'is empty' })
    .max(max, { error: `must have at most ${max} characters` })
    .refine((text) => !CONTROL.test(text), { error: 'must be on one line' })
    .refine((text) => !MARKS.test(text), { error: 'must not have HTML' });

/** Text of several lines without markup. */
export const prose = (max: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'is empty' })
    .max(max, { error: `must have at most ${max} characters` })
    .refine((text) => !MARKS.test(text), { error: 'must not have HTML' });

export const slug = z
  .string({ error: 'must be text' })
  .max(120, { error: 'must have at most 120 characters' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'must have lower-case letters, digits and single hyphens between them',
  })
  .refine((text) => !containsIdentityNumber(text), { error: 'must not have an identity number' });

/** Numbers and dates of YAML are also accepted as texts. */
const written = z.union([z.string(), z.number().transform(String)], { error: 'must be text' });

const MAX_LISTED = 50;
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, { error: 'must be a list' })
    .max(MAX_LISTED, { error: `must have at most ${MAX_LISTED} entries` })
    .default([]);
export const list = (max = 100) => listOf(written.pipe(line(max)));

export const address = z
  .string({ error: 'must be text' })
  .max(2_000, { error: 'must have at most 2000 characters' })
  .refine(
    (text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
    },
    { error: 'must be an address with http or https' },
  );

const OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** A time; without an offset it is South African. */
export const moment = z
  .string({ error: 'must be a time such as 2026-08-14 08:00' })
  .transform((text, context) => {
    const read = OFFSET.test(text.trim()) ? parseStandard(text) : parseSouthAfrican(text);
    if (read.kind === 'instant') return read.instant;
    context.addIssue({ code: 'custom', message: 'must be a time such as 2026-08-14 08:00' });
    return z.NEVER;
  });

export const day = z
  .string({ error: 'must be a day such as 2026-08-14' })
  .refine(isDay, { error: 'must be a day such as 2026-08-14' });

export const provinceName = z.string({ error: 'must be a province' }).transform((text, context) => {
  const found = findProvince(text);
  if (found) return found.slug;
  context.addIssue({ code: 'custom', message: 'must be a province, by name, slug or code' });
  return z.NEVER;
});

export const whole = (min: number, max: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` });

export const share = z
  .number({ error: 'must be a number' })
  .min(0, { error: 'must be at least 0' })
  .max(1, { error: 'must be at most 1' });

export const amount = z
  .number({ error: 'must be a number' })
  .min(0, { error: 'must be at least 0' })
  .max(1e12, { error: 'must be at most 1000000000000' });

export const choice = z.boolean({ error: 'must be true or false' });

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** An optional value; null if absent. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

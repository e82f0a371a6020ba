import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { provinces } from '#shared/codelists/provinces.ts';
import { type Random, weighted } from './random.ts';

/** Where the data of the sample stands: what it says, as far as it is no rule. */
export const FIXTURES = join(import.meta.dirname, '../../../fixtures');

/**
 * Reads data of the sample, such as `sample/places.yaml`.
 * @throws Error that names file, line and field of the first value that the schema does not take
 */
export const fixture = <Value>(path: string, schema: z.ZodType<Value>): Value =>
  dataIn(`fixtures/${path}`, readFileSync(join(FIXTURES, path), 'utf8'), schema);

/**
 * Reads the text of such a file.
 * @param name of the file, for the error
 */
export function dataIn<Value>(name: string, text: string, schema: z.ZodType<Value>): Value {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fault = (offset: number, message: string): Error =>
    new Error(`${name}, line ${Math.max(1, lines.linePos(offset).line)}: ${message}`);
  const [broken] = document.errors;
  if (broken) throw fault(broken.pos[0], broken.message);
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue!.path;
  // A field that is missing has no line of its own, so that the line is that of what lacks it.
  const places = field.map((_, at) => document.getIn(field.slice(0, field.length - at), true));
  const node = [...places, document.contents].find((place) => isNode(place) && place.range);
  throw fault(isNode(node) ? node.range![0] : 0, `${field.join('.') || 'the file'}: ${issue!.message}`);
}

/** At least one text, to draw from. */
export const texts = z.array(z.string()).nonempty();

/** The code of one of the nine provinces. */
export const provinceCode = z.enum(provinces.flatMap(({ code }) => (code === null ? [] : [code])));

/** Values with weights, in a list of pairs. */
export const weights = <Item>(item: z.ZodType<Item>): z.ZodType<(random: Random) => Item> =>
  z
    .array(z.tuple([item, z.number().nonnegative()]))
    .nonempty()
    .transform((pairs) => weighted(pairs));

/** A text whose slots are among these. */
export const textWith = (...slots: readonly string[]): z.ZodType<string> =>
  z
    .string()
    .refine(
      (text) => [...text.matchAll(/\{([^{}]*)\}/g)].every(([, slot]) => slots.includes(slot!)),
      `its slots can be ${slots.map((slot) => `{${slot}}`).join(', ')}`,
    );

/** Fills the slots `{…}` of a text, from left to right. */
export const filled = (text: string, fill: (slot: string) => string): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (_, slot: string) => fill(slot));

import { z } from 'zod';
import { type Field, fieldSchema, instantText } from '#shared/resources/definition/fields.ts';
import { noticeKinds } from '#shared/tables/tenders.ts';

/** Objects that are embedded in several records. */

/** A record inside another one: some fields of its own resource, as that declares them, and an example of it. */
export type EmbeddedRecord = { shape: z.ZodObject; example: Record<string, unknown> };

/** @returns the part of these fields, in the order of the names; by default those of lists */
export function partOf(
  fields: Readonly<Record<string, Field>>,
  names: readonly string[] = Object.keys(fields).filter((name) => fields[name]?.level === 'list'),
): EmbeddedRecord {
  const named = names.map((name): [string, Field] => {
    const field = fields[name];
    if (!field) throw new Error(`no field ${name} to embed`);
    return [name, field];
  });
  return {
    shape: z.object(Object.fromEntries(named.map(([name, field]) => [name, fieldSchema(field)]))),
    example: Object.fromEntries(named.map(([name, { example }]) => [name, example])),
  };
}

/** What a field said before or after a change: a plain value, or the contents of the award or document that changed. */
export const changedValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.record(z.string(), z.unknown()).describe('Contents of an award or document.'),
]);

/** A notice about the tender; `after` is the new closing time or last day of validity, if the notice gives one. */
export const noticeSummary = z.object({
  tenderId: z.string().describe("The publisher's number of the notice."),
  kind: z.enum(noticeKinds).describe('Kind of notice.'),
  event: z.string().describe('Kind of event of the notice in the timeline.'),
  label: z.string().describe('The event in words.'),
  date: instantText.describe('When the notice was published.'),
  description: z.string().nullable().describe('Description as published.'),
  after: changedValue
    .nullable()
    .describe('New closing time or last day of validity, if the notice gives one.'),
});

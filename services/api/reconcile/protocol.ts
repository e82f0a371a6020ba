import { z } from 'zod';
import { ruleInWords } from '#services/api/http/rules-in-words.ts';
import { badRequest } from '#shared/errors.ts';
import { maskSuspectedNumbers, withoutIdentityNumbers } from '#shared/text/identity-number.ts';

/** What clients send and get by the Reconciliation Service API 0.2 of the W3C community group. */

export const VERSION = '0.2';

/** Limits of one request. Clients read `queries` in the manifest. */
export const LIMITS = {
  queries: 25,
  candidates: { default: 10, max: 25 },
  /** Of a query's own properties. */
  properties: 20,
  /** Records and properties of one extension. */
  extended: { ids: 50, properties: 30 },
  suggestions: { page: 10, cursor: 200 },
  bodyBytes: 512 * 1024,
} as const;

const id = (description: string) => z.string().min(1).max(200).meta({ description });

const propertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id: z.string(), name: z.string().optional() }),
]);

const query = z
  .object({
    query: z
      .string()
      .optional()
      .meta({ description: 'A name or a number; what is longer than 500 characters is cut.' }),
    type: z
      .union([z.string(), z.array(z.string()).max(LIMITS.properties)])
      .optional()
      .meta({ description: 'Only candidates of one of these types.' }),
    limit: z
      .int()
      .min(1)
      .optional()
      .meta({
        description: `Candidates; ${LIMITS.candidates.default} by default, at most ${LIMITS.candidates.max}.`,
      }),
    properties: z
      .array(
        z.object({
          pid: id('Id of a property.'),
          v: z.union([propertyValue, z.array(propertyValue).max(LIMITS.properties)]),
        }),
      )
      .max(LIMITS.properties)
      .optional()
      .meta({ description: 'Numbers decide; other properties that differ lower the score.' }),
    type_strict: z.enum(['any', 'should', 'all']).optional().meta({ description: 'Makes no difference.' }),
  })
  .refine((given) => (given.query ?? '').trim() !== '' || (given.properties ?? []).length > 0, {
    message: 'needs query or properties',
  });
export type Query = z.infer<typeof query>;

/** Queries by the keys that the client gave them. */
export const queryBatch = z.record(z.string(), query);

export const extension = z.object({
  ids: z.array(z.string()).max(LIMITS.extended.ids).meta({ description: 'Ids of records.' }),
  properties: z
    .array(z.object({ id: id('Id of a property.') }))
    .min(1)
    .max(LIMITS.extended.properties)
    .meta({ description: 'Properties whose values are wanted.' }),
});
export type Extension = z.infer<typeof extension>;

const type = z.object({
  id: z.string().meta({ description: 'Id of the type.', examples: ['company'] }),
  name: z.string().meta({ description: 'Its name.', examples: ['Company'] }),
});
export type Type = z.infer<typeof type>;

const candidate = z.object({
  id: z.string().meta({ description: 'Id of the record.' }),
  name: z.string().meta({ description: 'Its name.' }),
  description: z.string().meta({ description: 'What tells it from namesakes.' }),
  type: z.array(type).meta({ description: 'Its types.' }),
  score: z
    .number()
    .min(0)
    .max(100)
    .meta({ description: 'How alike query and record are; 100 for the same name or number.' }),
  features: z
    .array(
      z.object({
        id: z.string().meta({ description: 'A difference between both names, or a property.' }),
        value: z
          .union([z.number(), z.boolean()])
          .meta({ description: 'Share of the words concerned; of a property, whether it agrees.' }),
      }),
    )
    .meta({ description: 'What the score is made of.' }),
  match: z.boolean().meta({ description: 'Whether this is certainly the record, and no other can be.' }),
});
export type Result = z.infer<typeof candidate>;
export const resultBatch = z.record(z.string(), z.object({ result: z.array(candidate) }));

const suggestion = type.extend({ description: z.string().meta({ description: 'What it is.' }) });
export const suggestions = z.object({ result: z.array(suggestion) });
export const entitySuggestions = z.object({
  result: z.array(suggestion.extend({ notable: z.array(type).meta({ description: 'Its types.' }) })),
});

const cell = z.union([
  z.object({ str: z.string() }),
  z.object({ int: z.int() }),
  z.object({ float: z.number() }),
  z.object({ date: z.string() }),
]);
export type Cell = z.infer<typeof cell>;
export const extended = z.object({
  meta: z.array(type).meta({ description: 'The properties, in the order asked for.' }),
  rows: z
    .record(z.string(), z.record(z.string(), z.array(cell)))
    .meta({ description: 'For each record, by property, its values; none for a record that is not known.' }),
});

export const proposals = z.object({
  type: z.string().meta({ description: 'The type asked for.' }),
  properties: z.array(type).meta({ description: 'Properties of records of this type.' }),
  limit: z.int().optional().meta({ description: 'The limit asked for.' }),
});

const template = (of: string) =>
  z.object({ url: z.string().meta({ description: `${of}; {{id}} stands for its id.` }) });
const place = z.object({
  service_url: z.string().meta({ description: 'Address of this service.' }),
  service_path: z.string().meta({ description: 'What follows it.' }),
});

export const manifest = z.object({
  versions: z.array(z.string()).meta({ description: 'Versions of the protocol.' }),
  name: z.string().meta({ description: 'What people call the service.' }),
  identifierSpace: z.string().meta({ description: 'What ids begin with as addresses.' }),
  schemaSpace: z.string().meta({ description: 'What the records are.' }),
  documentation: z.string().meta({ description: 'Page about the service.' }),
  serviceVersion: z.string().meta({ description: 'Version of the software.' }),
  defaultTypes: z.array(type).meta({ description: 'The type of all records.' }),
  view: template('Page of a record'),
  preview: template('Small page of a record').extend({
    width: z.int().meta({ description: 'Of its frame, in pixels.' }),
    height: z.int().meta({ description: 'Of its frame, in pixels.' }),
  }),
  suggest: z
    .object({ entity: place, type: place, property: place })
    .meta({ description: 'Where texts are completed.' }),
  extend: z
    .object({ propose_properties: place, property_settings: z.array(z.never()) })
    .meta({ description: 'Where properties are proposed; they have no settings.' }),
  batchSize: z.int().meta({ description: 'Queries that are answered at once.' }),
});
export type Manifest = z.infer<typeof manifest>;

const SHOWN_PROBLEMS = 5;
const SHOWN = 200;

/**
 * Reads a parameter that is JSON. Identity numbers of natural persons are masked in it: nobody is found by one.
 * @throws RequestError 400 that names what is wrong, by its path
 */
export function readJson<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest({ parameter: name, reason: 'is not JSON' });
  }
  const { data, error } = schema.safeParse(value, { error: ruleInWords });
  if (error === undefined) return withoutIdentityNumbers(data, maskSuspectedNumbers) as z.output<Schema>;
  throw badRequest(
    ...error.issues.slice(0, SHOWN_PROBLEMS).map(({ path, message }) => ({
      parameter: maskSuspectedNumbers([name, ...path].join('.')).slice(0, SHOWN),
      reason: message.slice(0, SHOWN),
    })),
  );
}

import { z } from 'zod';
import { problemsOf, ruleInWords } from '#services/api/http/rules-in-words.ts';
import { about, listOf, text, truth, whole } from '#services/api/http/shapes.ts';
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

const id = (description: string) => about(z.string().min(1).max(200), description);

const propertyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id: z.string(), name: z.string().optional() }),
]);

const query = z
  .object({
    query: about(z.string().optional(), 'A name or a number; what is longer than 500 characters is cut.'),
    type: about(
      z.union([z.string(), z.array(z.string()).max(LIMITS.properties)]).optional(),
      'Only candidates of one of these types.',
    ),
    limit: about(
      z.int().min(1).optional(),
      `Candidates; ${LIMITS.candidates.default} by default, at most ${LIMITS.candidates.max}.`,
    ),
    properties: about(
      z
        .array(
          z.object({
            pid: id('Id of a property.'),
            v: z.union([propertyValue, z.array(propertyValue).max(LIMITS.properties)]),
          }),
        )
        .max(LIMITS.properties)
        .optional(),
      'Numbers decide; other properties that differ lower the score.',
    ),
    type_strict: about(z.enum(['any', 'should', 'all']).optional(), 'Makes no difference.'),
  })
  .refine((given) => (given.query ?? '').trim() !== '' || (given.properties ?? []).length > 0, {
    message: 'needs query or properties',
  });
export type ReconciliationQuery = z.infer<typeof query>;

/** Queries by the keys that the client gave them. */
export const queryBatch = z.record(z.string(), query);
/** The same as it is read: of an object, zod passes over the key `__proto__`. */
export const queriesByKey = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null && !Array.isArray(given)
      ? new Map(Object.entries(given))
      : given,
  z.map(z.string(), query),
);

export const extension = z.object({
  ids: about(z.array(z.string()).max(LIMITS.extended.ids), 'Ids of records.'),
  properties: about(
    z
      .array(z.object({ id: id('Id of a property.') }))
      .min(1)
      .max(LIMITS.extended.properties),
    'Properties whose values are wanted.',
  ),
});
export type Extension = z.infer<typeof extension>;

const type = z.object({
  id: text('Id of the type.', 'company'),
  name: text('Its name.', 'Company'),
});
export type Type = z.infer<typeof type>;

const candidate = z.object({
  id: text('Id of the record.'),
  name: text('Its name.'),
  description: text('What tells it from namesakes.'),
  type: listOf(type, 'Its types.'),
  score: about(
    z.number().min(0).max(100),
    'How alike query and record are; 100 for the same name or number.',
  ),
  features: listOf(
    z.object({
      id: text('A difference between both names, or a property.'),
      value: about(
        z.union([z.number(), z.boolean()]),
        'Share of the words concerned; of a property, whether it agrees.',
      ),
    }),
    'What the score is made of.',
  ),
  match: truth('Whether this is certainly the record, and no other can be.'),
});
export type ReconcileResult = z.infer<typeof candidate>;
export const resultBatch = z.record(z.string(), z.object({ result: z.array(candidate) }));

const suggestion = type.extend({ description: text('What it is.') });
export const suggestions = z.object({ result: z.array(suggestion) });
export const entitySuggestions = z.object({
  result: z.array(suggestion.extend({ notable: listOf(type, 'Its types.') })),
});

const cell = z.union([
  z.object({ str: z.string() }),
  z.object({ int: z.int() }),
  z.object({ float: z.number() }),
  z.object({ date: z.string() }),
]);
export type PropertyValue = z.infer<typeof cell>;
export const extended = z.object({
  meta: listOf(type, 'The properties, in the order asked for.'),
  rows: about(
    z.record(z.string(), z.record(z.string(), z.array(cell))),
    'For each record, by property, its values; none for a record that is not known.',
  ),
});

export const proposals = z.object({
  type: text('The type asked for.'),
  properties: listOf(type, 'Properties of records of this type.'),
  limit: about(z.int().optional(), 'The limit asked for.'),
});

const template = (of: string) => z.object({ url: text(`${of}; {{id}} stands for its id.`) });
const place = z.object({
  service_url: text('Address of this service.'),
  service_path: text('What follows it.'),
});

export const manifest = z.object({
  versions: listOf(z.string(), 'Versions of the protocol.'),
  name: text('What people call the service.'),
  identifierSpace: text('What ids begin with as addresses.'),
  schemaSpace: text('What the records are.'),
  documentation: text('Page about the service.'),
  serviceVersion: text('Version of the software.'),
  defaultTypes: listOf(type, 'The type of all records.'),
  view: template('Page of a record'),
  preview: template('Small page of a record').extend({
    width: whole('Of its frame, in pixels.'),
    height: whole('Of its frame, in pixels.'),
  }),
  suggest: about(z.object({ entity: place, type: place, property: place }), 'Where texts are completed.'),
  extend: about(
    z.object({ propose_properties: place, property_settings: z.array(z.never()) }),
    'Where properties are proposed; they have no settings.',
  ),
  batchSize: whole('Queries that are answered at once.'),
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
    value = withoutIdentityNumbers(JSON.parse(text), maskSuspectedNumbers);
  } catch {
    throw badRequest({ parameter: name, reason: 'is not JSON' });
  }
  const { data, error } = schema.safeParse(value, { error: ruleInWords });
  if (error === undefined) return data;
  throw badRequest(
    ...problemsOf(error, name, [name])
      .slice(0, SHOWN_PROBLEMS)
      .map(({ parameter, reason }) => ({
        parameter: parameter.slice(0, SHOWN),
        reason: reason.slice(0, SHOWN),
      })),
  );
}

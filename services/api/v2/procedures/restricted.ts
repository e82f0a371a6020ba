import { z } from 'zod';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { readWords, take } from '#services/api/v2/serve/parameters.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import { CERTAIN_SCORE, featureNames } from '#shared/domain/screening/deductions.ts';
import {
  findMatches,
  isRestricted,
  matchMethods,
  type PreparedRestrictions,
  prepareRestrictions,
  type RestrictionMatch,
} from '#shared/domain/screening/matching.ts';
import type { Restriction } from '#shared/domain/screening/restriction.ts';
import { badRequest, type ParameterProblem, RequestError } from '#shared/errors.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { MASK, maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { southAfricanDay } from '#shared/time.ts';

const { fields } = restrictedSupplier;
const feature = z.object({
  name: z.enum(featureNames).meta({ description: 'How the names differ.', examples: ['spelling'] }),
  value: z
    .number()
    .min(0)
    .meta({ description: 'Share of the words concerned, or 1 where it is there.', examples: [0.07] }),
  deduction: z
    .number()
    .min(0)
    .meta({ description: 'What it takes off the confidence of 1.', examples: [0.07] }),
});
const matchedWord = z.object({
  query: z.string().meta({ description: 'Words of the query.', examples: ['skylne'] }),
  entry: z.string().meta({ description: 'Words of the entry that they stand for.', examples: ['skyline'] }),
  alike: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: '1 for the same words.', examples: [0.771] }),
});
/** What an entry of the list says, and how well it matches. */
const match = z.object({
  ...partOf(fields, [
    'id',
    'supplierName',
    'registrationNumber',
    'restrictionType',
    'status',
    'severity',
    'restrictionReason',
    'periodFrom',
    'periodTo',
    'authorizedBy',
    'reference',
  ]).shape.shape,
  regulatoryReference: z.string().nullable().meta({
    description: 'First of regulatoryReferences.',
    examples: fields.regulatoryReferences.example,
  }),
  regulatoryReferences: fieldSchema(fields.regulatoryReferences),
  matchConfidence: z
    .number()
    .min(0)
    .max(1)
    .meta({
      description:
        'How alike the names are: 1 for the same name or number, less by the deduction of each feature.',
      examples: [0.93],
    }),
  matchMethod: z.enum(matchMethods).meta({ description: 'Which rule decided.', examples: ['similar-words'] }),
  matchReason: z.string().meta({
    description: 'Why the entry matches, in one sentence.',
    examples: [
      '“Skylne Civils” and “Skyline Civils CC” agree in skylne (skyline), civils; words are spelt differently.',
    ],
  }),
  matchFeatures: z.array(feature).meta({ description: 'The differences that explain the confidence.' }),
  matchedWords: z
    .array(matchedWord)
    .meta({ description: 'Words of both names that were taken for each other.' }),
  riskScore: z
    .int()
    .min(0)
    .max(100)
    .meta({
      description: 'Severity (40 to 100) times matchConfidence; half of it once the restriction is over.',
      examples: [78],
    }),
});

/** The words of the request, as they were compared. */
const asked = z.string().meta({
  description: 'The words that were compared.',
  examples: ['Skyline Civils and Plant Hire'],
});

const algorithm = z.string().meta({
  description: 'Version of the rules by which names were compared.',
  examples: [ALGORITHM_VERSION],
});

const list = z
  .object({
    date: z.iso.date().meta({ description: 'Day of its latest edition, otherwise of its latest reading.' }),
    size: z
      .int()
      .min(1)
      .meta({ description: 'Number of its entries, also of those that are no longer in force.' }),
  })
  .meta({ description: 'The list of restricted suppliers that the response was compared with.' });
type ListState = z.infer<typeof list>;

/** Seconds after which a caller may ask again while no list is loaded: lists are loaded some times a day. */
const RETRY_SECONDS = 3_600;

/** Whether a company is restricted. */
export const restrictedCheck: Procedure = {
  schema: z.object({
    query: asked,
    matchFound: z.boolean().meta({ description: 'Whether any entry matches.' }),
    restricted: z.boolean().meta({
      description: `Whether an entry in force matches with a confidence of at least ${CERTAIN_SCORE}.`,
    }),
    match: match.nullable().meta({ description: 'The best match.' }),
    matches: z.array(match).meta({ description: 'All matches, the most certain first.' }),
  }),
  meta: z.object({ query: asked, algorithm, list }),
  parameters: ['q'],
  cacheControl: 'private, no-cache',
  handler: matching((query, matches, compared) => {
    const [best = null] = matches;
    const data = {
      query,
      matchFound: best !== null,
      restricted: isRestricted(matches),
      match: best,
      matches,
    };
    return prepareResponse(
      JSON.stringify(data),
      metaText({ query, algorithm: ALGORITHM_VERSION, list: compared }),
    );
  }),
};

/** Restricted suppliers by likeness of name. */
export const restrictedMatch: Procedure = {
  schema: z.array(match),
  meta: z.object({
    query: asked,
    totalCount: z.int().meta({ description: 'Number of matches.', examples: [1] }),
    algorithm,
    list,
  }),
  parameters: ['q'],
  cacheControl: 'private, no-cache',
  handler: matching((query, matches, compared) =>
    prepareResponse(
      JSON.stringify(matches),
      metaText({ query, totalCount: matches.length, algorithm: ALGORITHM_VERSION, list: compared }),
    ),
  ),
};

/**
 * Compares `q` with every entry. The prepared list is kept until the resource is published again; while publications cannot be followed it is read for every call. Without
 * a list nobody can be said not to be restricted, so the response is an error.
 */
function matching(
  respond: (query: string, matches: RestrictionMatch[], compared: ListState) => PreparedResponse,
): Procedure['handler'] {
  return (services) => {
    let kept: { version: string; list: Promise<Loaded> } | null = null;
    const loaded = (): Promise<Loaded> => {
      const version = services.versions.of(restrictedSupplier.name);
      if (version === null) return readList(services);
      if (kept?.version !== version) {
        const reading = { version, list: readList(services) };
        reading.list.catch(() => {
          if (kept === reading) kept = null;
        });
        kept = reading;
      }
      return kept.list;
    };
    return async (_caller, query) => {
      const words = maskSuspectedNumbers(readName(query));
      const { restrictions, date } = await loaded();
      if (date === null) throw notLoaded();
      // Nobody is found by an identity number; what is left of the words would find others.
      const matches = words.includes(MASK)
        ? []
        : findMatches(words, restrictions, southAfricanDay(new Date()));
      return respond(words, matches, { date, size: restrictions.size });
    };
  };
}

function readName(query: string): string {
  const problems: ParameterProblem[] = [];
  const text = readQuery(query, ['q'], problems).get('q');
  const words = text === undefined ? null : take(readWords(text), 'q', problems, null);
  if (words === null && problems.length === 0)
    problems.push({ parameter: 'q', reason: 'is required, with at least 2 characters' });
  if (problems.length > 0 || words === null) throw badRequest(...problems);
  return words;
}

/** The list as it was published: its entries, and the day of its latest edition; null where it has no entries. */
type Loaded = { restrictions: PreparedRestrictions; date: string | null };

async function readList({ pool }: Services): Promise<Loaded> {
  const { rows } = await pool.query<{ detail: string; published_at: string }>(
    'select detail, published_at from read.restricted_supplier',
  );
  let edition: string | null = null;
  let reading: string | null = null;
  const entries = rows.map(({ detail, published_at }) => {
    const entry = JSON.parse(detail) as Restriction & { reportGeneratedOn: string | null };
    edition = latest(edition, entry.reportGeneratedOn);
    reading = latest(reading, southAfricanDay(new Date(published_at)));
    return entry;
  });
  return { restrictions: prepareRestrictions(entries), date: edition ?? reading };
}

const latest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

const notLoaded = (): RequestError =>
  new RequestError(
    'SERVICE_UNAVAILABLE',
    'The list of restricted suppliers is not loaded, so this service cannot say whether a supplier is restricted.',
    { list: { date: null, size: 0 } },
    { 'Retry-After': String(RETRY_SECONDS) },
  );

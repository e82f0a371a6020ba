import { z } from 'zod';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { readWords, take } from '#services/api/v2/serve/parameters.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import {
  type Candidate,
  CERTAIN_CONFIDENCE,
  candidateOf,
  findMatches,
  isRestricted,
  matchMethods,
  type RestrictionMatch,
} from '#shared/domain/screening/matching.ts';
import { type Restriction, restrictionStatuses, severities } from '#shared/domain/screening/restriction.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { MASK, maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { southAfricanDay } from '#shared/time.ts';

const match = z.object({
  id: z.uuid(),
  supplierName: z.string(),
  registrationNumber: z.string().nullable(),
  restrictionType: z.string().nullable(),
  status: z.enum(restrictionStatuses),
  severity: z.enum(severities).nullable(),
  restrictionReason: z.string().nullable(),
  periodFrom: z.iso.date().nullable(),
  periodTo: z.iso.date().nullable(),
  authorizedBy: z.string().nullable(),
  reference: z.string().nullable(),
  regulatoryReference: z.string().nullable().meta({ description: 'First of regulatoryReferences.' }),
  regulatoryReferences: z.array(z.string()),
  matchConfidence: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'How alike the names are: 1 for the same name or registration number.' }),
  matchMethod: z.enum(matchMethods),
  riskScore: z.int().min(0).max(100).meta({
    description: 'Severity (40 to 100) times matchConfidence; half of it once the restriction is over.',
  }),
});

/** Whether a company is restricted. */
export const restrictedCheck: Procedure = {
  schema: z.object({
    query: z.string(),
    matchFound: z.boolean(),
    restricted: z.boolean().meta({
      description: `Whether an entry in force matches with a confidence of at least ${CERTAIN_CONFIDENCE}.`,
    }),
    match: match.nullable().meta({ description: 'The best match.' }),
    matches: z.array(match),
  }),
  meta: z.object({ query: z.string() }),
  parameters: ['q'],
  cacheControl: 'private, no-cache',
  handler: matching((query, matches) => {
    const [best = null] = matches;
    const data = {
      query,
      matchFound: best !== null,
      restricted: isRestricted(matches),
      match: best,
      matches,
    };
    return prepareResponse(JSON.stringify(data), metaText({ query }));
  }),
};

/** Restricted suppliers by likeness of name. */
export const restrictedMatch: Procedure = {
  schema: z.array(match),
  meta: z.object({ query: z.string(), totalCount: z.int() }),
  parameters: ['q'],
  cacheControl: 'private, no-cache',
  handler: matching((query, matches) =>
    prepareResponse(JSON.stringify(matches), metaText({ query, totalCount: matches.length })),
  ),
};

/**
 * Compares `q` with every entry: the list has some hundreds, so nothing is left out by an index. The prepared list is
 * kept until the resource is published again; while publications cannot be followed it is read for every call.
 */
function matching(
  respond: (query: string, matches: RestrictionMatch[]) => PreparedResponse,
): Procedure['handler'] {
  return (services) => {
    let kept: { version: string; list: Promise<Candidate[]> } | null = null;
    const candidates = (): Promise<Candidate[]> => {
      const version = services.versions.of(restrictedSupplier.name);
      if (version === null) return readCandidates(services);
      if (kept?.version !== version) {
        const reading = { version, list: readCandidates(services) };
        reading.list.catch(() => {
          if (kept === reading) kept = null;
        });
        kept = reading;
      }
      return kept.list;
    };
    return async (_caller, query) => {
      const words = maskSuspectedNumbers(readName(query));
      // Nobody is found by an identity number; what is left of the words would find others.
      const matches = words.includes(MASK)
        ? []
        : findMatches(words, await candidates(), southAfricanDay(new Date()));
      return respond(words, matches);
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

async function readCandidates({ pool }: Services): Promise<Candidate[]> {
  const { rows } = await pool.query<{ detail: string }>('select detail from read.restricted_supplier');
  return rows.map(({ detail }) => candidateOf(JSON.parse(detail) as Restriction));
}

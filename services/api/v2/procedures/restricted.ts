import { z } from 'zod';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { readWords, take } from '#services/api/v2/serve/parameters.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import { compareNames, type NameSketch, sketchName } from '#shared/domain/screening/name-similarity.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import { restrictedSupplier, severities } from '#shared/resources/suppliers/restricted-supplier.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import { southAfricanDay } from '#shared/time.ts';

/**
 * Names less alike are not shown. Of the pairs of company names in a public benchmark of hard cases, 78 % of those
 * shown at this value are the same company, and 71 % of the same companies are shown.
 */
export const MIN_CONFIDENCE = 0.65;
/** From here on a match counts as the supplier itself: the same words, perhaps in another order. */
export const SURE = 0.95;
const MAX_MATCHES = 50;

/** What a restriction in force weighs; one that is over weighs half. */
const SEVERITY_WEIGHT: Record<(typeof severities)[number], number> = {
  low: 40,
  medium: 60,
  high: 80,
  critical: 100,
};

const match = z.object({
  id: z.uuid(),
  supplierName: z.string(),
  registrationNumber: z.string().nullable(),
  restrictionType: z.string().nullable(),
  status: z.enum(['active', 'expired', 'removed']),
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
  matchMethod: z.enum(['registration-number', 'exact-name', 'same-words', 'similar-words']),
  riskScore: z.int().min(0).max(100).meta({
    description: 'Severity (40 to 100) times matchConfidence; half of it once the restriction is over.',
  }),
});
type Match = z.infer<typeof match>;

/** An entry of the list, as published. */
type Entry = Omit<Match, 'regulatoryReference' | 'matchConfidence' | 'matchMethod' | 'riskScore'>;
type Candidate = { entry: Entry; sketch: NameSketch };

/** Whether a company is restricted. */
export const restrictedCheck: Procedure = {
  schema: z.object({
    query: z.string(),
    matchFound: z.boolean(),
    restricted: z
      .boolean()
      .meta({ description: `Whether an entry in force matches with a confidence of at least ${SURE}.` }),
    match: match.nullable().meta({ description: 'The best match.' }),
    matches: z.array(match),
  }),
  meta: z.object({ query: z.string() }),
  parameters: ['q'],
  cacheControl: 'private, no-cache',
  handler: matching((query, matches) => {
    const restricted = matches.some(
      ({ status, matchConfidence }) => status === 'active' && matchConfidence >= SURE,
    );
    const [best = null] = matches;
    const data = { query, matchFound: best !== null, restricted, match: best, matches };
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
 * kept until the resource is published again; while that cannot be known it is read for every call.
 */
function matching(answer: (query: string, matches: Match[]) => PreparedResponse): Procedure['handler'] {
  return (services) => {
    let kept: { version: string; list: Promise<Candidate[]> } | null = null;
    const candidates = (): Promise<Candidate[]> => {
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
      const words = readName(query);
      return answer(maskIdentityNumbers(words), findMatches(words, await candidates(), new Date()));
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

async function readList({ pool }: Services): Promise<Candidate[]> {
  const { rows } = await pool.query<{ detail: string }>('select detail from read.restricted_supplier');
  return rows.map(({ detail }) => {
    const entry = JSON.parse(detail) as Entry;
    return { entry, sketch: sketchName(entry.supplierName) };
  });
}

function findMatches(query: string, list: readonly Candidate[], now: Date): Match[] {
  const registration = canonicalRegistration(query);
  const sketch = sketchName(query);
  const today = southAfricanDay(now);
  return list
    .flatMap(({ entry, sketch: other }) => {
      const found =
        registration !== null && entry.registrationNumber === registration
          ? { score: 1, method: 'registration-number' as const }
          : compareNames(sketch, other);
      return found.score < MIN_CONFIDENCE ? [] : [toMatch(entry, found.score, found.method, today)];
    })
    .toSorted(
      (one, other) =>
        other.matchConfidence - one.matchConfidence ||
        other.riskScore - one.riskScore ||
        one.id.localeCompare(other.id),
    )
    .slice(0, MAX_MATCHES);
}

function toMatch(entry: Entry, confidence: number, method: Match['matchMethod'], today: string): Match {
  const over = entry.periodTo !== null && entry.periodTo < today;
  const status = entry.status === 'active' && over ? 'expired' : entry.status;
  const weight = SEVERITY_WEIGHT[entry.severity ?? 'medium'] * (status === 'active' ? 1 : 0.5);
  return {
    id: entry.id,
    supplierName: entry.supplierName,
    registrationNumber: entry.registrationNumber,
    restrictionType: entry.restrictionType,
    status,
    severity: entry.severity,
    restrictionReason: entry.restrictionReason,
    periodFrom: entry.periodFrom,
    periodTo: entry.periodTo,
    authorizedBy: entry.authorizedBy,
    reference: entry.reference,
    regulatoryReference: entry.regulatoryReferences[0] ?? null,
    regulatoryReferences: entry.regulatoryReferences,
    matchConfidence: confidence,
    matchMethod: method,
    riskScore: Math.round(weight * confidence),
  };
}

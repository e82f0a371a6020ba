import { toRequestError } from '#services/api/http/errors.ts';
import type { Operation } from '#services/site/docs/reference/operations.ts';
import type { ReadPaths } from '#services/site/page.ts';

/**
 * The source of real values for a path: a list, the member of its first records that has the value, and optionally a
 * list inside each record whose first entry has that member.
 */
type Source = readonly [list: string, of: string, within?: string];

const tenders = '/v2/tenders?status=any&limit=5';

/** Sources by the beginning of the path, with its parameter; the longest match counts. */
const SOURCES: Readonly<Record<string, Source>> = {
  '/v2/articles/{id}': ['/v2/articles?limit=5', 'slug'],
  '/v2/authors/{id}': ['/v2/articles?limit=5', 'authorSlug'],
  '/v2/awards/{id}': ['/v2/awards?limit=5', 'awardId'],
  '/v2/awards/by-supplier-party/{partyId}': ['/v2/awards?limit=5', 'supplierId'],
  '/v2/awards/by-supplier/{name}': ['/v2/awards?limit=5', 'supplierName'],
  '/v2/awards/by-tender/{tenderId}': ['/v2/awards?limit=5', 'tenderId'],
  '/v2/cipc/directors/{id}': ['/v2/cipc/directors?limit=5', 'id'],
  '/v2/cipc/enrichments/{id}': ['/v2/cipc/enrichments?limit=5', 'id'],
  '/v2/companies/by-registration/{reg}': ['/v2/companies?limit=20', 'registrationNumber'],
  '/v2/companies/{name}': ['/v2/companies?limit=5', 'name'],
  '/v2/directors/by-organization/{orgId}': ['/v2/directors?limit=5', 'organizationId'],
  '/v2/directors/{id}': ['/v2/directors?limit=5', 'directorId'],
  '/v2/documents/{id}': ['/v2/tenders?status=any&limit=10&include=documents', 'documentId', 'documents'],
  '/v2/forensic/restricted-suppliers/{id}': ['/v2/forensic/restricted-suppliers?limit=5', 'id'],
  '/v2/industry/benchmarks/{id}': ['/v2/industry/benchmarks?limit=5', 'industryId'],
  '/v2/intel/items/{id}': ['/v2/intel/items?limit=5', 'id'],
  '/v2/intel/sources/{id}': ['/v2/intel/sources?limit=5', 'slug'],
  '/v2/newsletters/{id}': ['/v2/newsletters?limit=5', 'id'],
  '/v2/ocds/parties/{id}': ['/v2/ocds/parties?limit=5', 'id'],
  '/v2/organizations/by-registration/{reg}': ['/v2/organizations?limit=20', 'registrationNumber'],
  '/v2/organizations/by-slug/{slug}': ['/v2/organizations?limit=5', 'slug'],
  '/v2/organizations/{id}': ['/v2/organizations?limit=5', 'slug'],
  '/v2/services/{id}': ['/v2/services?limit=5', 'slug'],
  '/v2/tenders/by-organization/{orgId}': ['/v2/organizations?limit=5', 'slug'],
  '/v2/tenders/{id}': [tenders, 'tenderId'],
};

const sourceOf = (path: string): Source | undefined =>
  Object.entries(SOURCES).find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];

/**
 * @returns values for the parameter of a path from records of this service; the example of the description comes last
 */
export async function valuesFor(
  { path, parameters }: Operation,
  read: ReadPaths,
): Promise<readonly string[]> {
  const parameter = parameters.find(({ in: place }) => place === 'path');
  if (!parameter) return [];
  const example = exampleOf(parameter);
  const source = sourceOf(path);
  if (!source) return [example];
  const [list, of, within] = source;
  const { records } = await read.list(list);
  const found = records
    .map((record) => (within ? record.list(within)[0]?.all[of] : record.all[of]))
    .filter((value) => typeof value === 'string');
  return [...new Set([...found, example])];
}

/** @returns the example value of the description */
export const exampleOf = ({ example, schema }: Operation['parameters'][number]): string =>
  String(example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? schema.default ?? '…');

/** @returns the result of reading; null if the service has no such record, or cannot answer at the moment */
export async function orNothing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (toRequestError(error).code !== 'INTERNAL_ERROR') return null;
    throw error;
  }
}

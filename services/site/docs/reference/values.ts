import { toRequestError } from '#services/api/http/errors.ts';
import type { Operation } from '#services/site/docs/reference/operations.ts';
import type { Read } from '#services/site/page.ts';

/** Where real values for a path come from: the first records of a list, and the member that names each. */
type Source = { list: string; of: (record: Readonly<Record<string, unknown>>) => unknown };

const field =
  (name: string): Source['of'] =>
  (record) =>
    record[name];
const tenders = '/v2/tenders?status=any&limit=5';

/** By the beginning of the path, with its parameter; the longest that matches counts. */
const SOURCES: Readonly<Record<string, Source>> = {
  '/v2/articles/{id}': { list: '/v2/articles?limit=5', of: field('slug') },
  '/v2/authors/{id}': { list: '/v2/articles?limit=5', of: field('authorSlug') },
  '/v2/awards/{id}': { list: '/v2/awards?limit=5', of: field('awardId') },
  '/v2/awards/by-supplier-party/{partyId}': { list: '/v2/awards?limit=5', of: field('supplierId') },
  '/v2/awards/by-supplier/{name}': { list: '/v2/awards?limit=5', of: field('supplierName') },
  '/v2/awards/by-tender/{tenderId}': { list: '/v2/awards?limit=5', of: field('tenderId') },
  '/v2/cipc/directors/{id}': { list: '/v2/cipc/directors?limit=5', of: field('id') },
  '/v2/cipc/enrichments/{id}': { list: '/v2/cipc/enrichments?limit=5', of: field('id') },
  '/v2/companies/by-registration/{reg}': {
    list: '/v2/companies?limit=20',
    of: field('registrationNumber'),
  },
  '/v2/companies/{name}': { list: '/v2/companies?limit=5', of: field('name') },
  '/v2/directors/by-organization/{orgId}': { list: '/v2/directors?limit=5', of: field('organizationId') },
  '/v2/directors/{id}': { list: '/v2/directors?limit=5', of: field('directorId') },
  '/v2/documents/{id}': {
    list: '/v2/tenders?status=any&limit=10&include=documents',
    of: ({ documents }) => (documents as { documentId: string }[] | undefined)?.[0]?.documentId,
  },
  '/v2/forensic/restricted-suppliers/{id}': {
    list: '/v2/forensic/restricted-suppliers?limit=5',
    of: field('id'),
  },
  '/v2/industry/benchmarks/{id}': { list: '/v2/industry/benchmarks?limit=5', of: field('industryId') },
  '/v2/intel/items/{id}': { list: '/v2/intel/items?limit=5', of: field('id') },
  '/v2/intel/sources/{id}': { list: '/v2/intel/sources?limit=5', of: field('slug') },
  '/v2/newsletters/{id}': { list: '/v2/newsletters?limit=5', of: field('id') },
  '/v2/ocds/parties/{id}': { list: '/v2/ocds/parties?limit=5', of: field('id') },
  '/v2/organizations/by-registration/{reg}': {
    list: '/v2/organizations?limit=20',
    of: field('registrationNumber'),
  },
  '/v2/organizations/by-slug/{slug}': { list: '/v2/organizations?limit=5', of: field('slug') },
  '/v2/organizations/{id}': { list: '/v2/organizations?limit=5', of: field('slug') },
  '/v2/services/{id}': { list: '/v2/services?limit=5', of: field('slug') },
  '/v2/tenders/by-organization/{orgId}': { list: '/v2/organizations?limit=5', of: field('slug') },
  '/v2/tenders/{id}': { list: tenders, of: field('tenderId') },
};

const sourceOf = (path: string): Source | undefined =>
  Object.entries(SOURCES).find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];

/** @returns values that records of this service have for the parameter of a path; the description's example comes last */
export async function valuesFor({ path, parameters }: Operation, read: Read): Promise<readonly string[]> {
  const parameter = parameters.find(({ in: place }) => place === 'path');
  if (!parameter) return [];
  const example = exampleOf(parameter);
  const source = sourceOf(path);
  if (!source) return [example];
  const { records } = await read.list(source.list);
  const found = records.map(({ all }) => source.of(all)).filter((value) => typeof value === 'string');
  return [...new Set([...found, example])];
}

/** @returns the value that the description gives as an example */
export const exampleOf = ({ example, schema }: Operation['parameters'][number]): string =>
  String(example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? schema.default ?? '…');

/** @returns what reading gives; null where the service has no such record, or cannot answer at the moment */
export async function orNothing<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (toRequestError(error).code !== 'INTERNAL_ERROR') return null;
    throw error;
  }
}

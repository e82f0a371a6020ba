import { organId, organSlug } from '#shared/codelists/organ-names.ts';
import type { Executor } from '#shared/database/connection.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import type { FileCell } from '#shared/record-files/rows.ts';
import { nearest } from '#shared/text/nearest.ts';
import { registrationKey } from '#shared/text/registration.ts';
import type { OrganizationEntry } from './read-file.ts';

/** An entry with the organization that it is about. */
export type MatchedOrganization = OrganizationEntry & { organizationId: string };

type Directory = {
  ids: ReadonlySet<string>;
  bySlug: ReadonlyMap<string, string>;
  byRegistration: ReadonlyMap<string, string>;
  names: readonly string[];
};

/**
 * Finds the organization of each entry: by id, slug or name in any spelling, also under former names; otherwise by a
 * registration number that an earlier import gave it.
 * @returns the entries of known organizations, and the places and texts of those of unknown ones
 * @throws FileFault where a row names two organizations, or two rows the same one
 */
export async function match(
  database: Executor,
  entries: readonly OrganizationEntry[],
): Promise<{ matched: MatchedOrganization[]; unknown: FileFault[] }> {
  const directory = await readDirectory(database);
  const lines = new Map<string, number>();
  const numbers = new Map<string, number>();
  const matched: MatchedOrganization[] = [];
  const unknown: FileFault[] = [];
  for (const entry of entries) {
    const organizationId = organizationOf(entry, directory);
    if (organizationId === null) {
      unknown.push(unknownIn(entry, directory));
      continue;
    }
    const earlier = lines.get(organizationId);
    if (earlier !== undefined)
      throw new FileFault(
        entry.place.line,
        entry.place.column,
        `the organization of line ${earlier} is there twice`,
      );
    lines.set(organizationId, entry.line);
    checkNumber(entry, organizationId, directory, numbers);
    matched.push({ ...entry, organizationId });
  }
  return { matched, unknown };
}

/** Numbers that only one organization can have. */
const own = ['registration_number', 'tax_number', 'csd_number', 'wikidata_id', 'google_place_id'] as const;

/**
 * @param numbers those of the rows before, with their lines
 * @throws FileFault where another row, or an earlier import, gives a number of this row to another organization
 */
function checkNumber(
  { line, place, values }: OrganizationEntry,
  organizationId: string,
  { byRegistration }: Directory,
  numbers: Map<string, number>,
): void {
  for (const column of own) {
    const number = values.get(column);
    if (typeof number !== 'string') continue;
    const earlier = numbers.get(`${column} ${number}`);
    if (earlier !== undefined)
      throw new FileFault(place.line, place.column, `${column} ${number} is that of line ${earlier} too`);
    numbers.set(`${column} ${number}`, line);
  }
  const number = values.get('registration_number');
  const holder = typeof number === 'string' ? byRegistration.get(registrationKey(number)) : undefined;
  if (holder !== undefined && holder !== organizationId)
    throw new FileFault(
      place.line,
      place.column,
      `registration_number ${number} is that of the organization ${holder} by an earlier import`,
    );
}

/** @returns null where the service knows no such organization */
function organizationOf({ named, place }: OrganizationEntry, directory: Directory): string | null {
  const { id, slug, name, registration_number: number } = named;
  const found = [
    id && known(organId(id.text.toLowerCase()), directory),
    slug && (directory.bySlug.get(organSlug(slug.text)) ?? null),
    name && known(describeBuyer(name.text, null).organization.id, directory),
    number && (directory.byRegistration.get(registrationKey(number.text)) ?? null),
  ].filter((each) => each !== undefined);
  if (found.includes(null)) return null;
  const distinct = new Set(found);
  if (distinct.size > 1)
    throw new FileFault(
      place.line,
      place.column,
      `${Object.keys(named).join(' and ')} name different organizations`,
    );
  return found[0] ?? null;
}

const known = (id: string, { ids }: Directory): string | null => (ids.has(id) ? id : null);

function unknownIn({ named }: OrganizationEntry, { names, bySlug }: Directory): FileFault {
  const cell = (named.name ?? named.slug ?? named.id ?? named.registration_number) as FileCell;
  const guess = nearest(cell.text, named.name ? names : [...bySlug.keys()]);
  return new FileFault(
    cell.line,
    cell.column,
    `no organization is known as ${cell.text}${guess === null ? '' : `; did you mean ${guess}?`}`,
  );
}

async function readDirectory(database: Executor): Promise<Directory> {
  const { rows } = await database.query<{ id: string; name: string; slug: string; number: string | null }>(
    `select organization.id, name, slug, given->>'registration_number' as number
     from core.organization left join ops.organization_enrichment using (id)`,
  );
  return {
    ids: new Set(rows.map(({ id }) => id)),
    bySlug: new Map(rows.map(({ id, slug }) => [slug, id])),
    byRegistration: new Map(
      rows.flatMap(({ id, number }) => (number === null ? [] : [[registrationKey(number), id] as const])),
    ),
    names: rows.map(({ name }) => name),
  };
}

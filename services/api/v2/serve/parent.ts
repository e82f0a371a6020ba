import { LRUCache } from 'lru-cache';
import type { Canonical, Lookup, Parent } from '#services/api/v2/endpoint.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import { lookupStatement, type Term } from '#services/api/v2/serve/sql/statement.ts';
import { RequestError } from '#shared/errors.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';

/** The parent of what is asked for: its id, and which records hang on it. */
export type Found = { id: string; conditions: readonly Condition[] };

type Entry = { found: Promise<Found | null>; version: string; until: number };

/** Given as a size: for `max` each of the many lists would reserve its memory at once. */
const MAX_ENTRIES = 20_000;
const MAX_AGE_MS = 5_000;
const SHOWN = 200;

/** @returns what a path's value is looked for as: by the lookup, else by the resource's identifiers */
export function lookupTerms(
  resource: Resource,
  path: Parameters,
  { parameter, columns = resource.identifiers, canonical }: Partial<Lookup>,
): Term[] {
  const given = (parameter === undefined ? Object.values(path)[0] : path[parameter]) ?? '';
  return columns.flatMap((column) => {
    const spelling = spellingOf(column, canonical);
    const value = spelling ? spelling(given) : given;
    return value === null || value === '' ? [] : [{ column, value }];
  });
}

function spellingOf(column: string, canonical: Lookup['canonical']): Canonical | undefined {
  if (typeof canonical === 'function') return column === 'id' ? undefined : canonical;
  return canonical?.[column];
}

/**
 * @param child what hangs on the parent
 * @returns what finds the parent that a path names, null where there is none; the same look-up is not repeated while
 * the parent's resource stays the same
 */
export function parentFinder(
  child: Resource,
  parent: Parent,
  services: Services,
): (path: Parameters) => Promise<Found | null> {
  const { resource } = parent;
  const kept = new LRUCache<string, Entry>({ maxSize: MAX_ENTRIES, sizeCalculation: () => 1 });
  return (path) => {
    const terms = lookupTerms(resource, path, parent);
    const version = services.versions.of(resource.name);
    if (version === null) return find(child, parent, terms, services);
    const id = JSON.stringify(terms);
    const entry = kept.get(id);
    if (entry && entry.version === version && entry.until > Date.now()) return entry.found;
    const found = find(child, parent, terms, services);
    kept.set(id, { found, version, until: Date.now() + MAX_AGE_MS });
    found.catch(() => kept.delete(id));
    return found;
  };
}

async function find(
  child: Resource,
  parent: Parent,
  terms: readonly Term[],
  { pool }: Services,
): Promise<Found | null> {
  const alike = 'alike' in parent ? parent.alike : [];
  const statement = lookupStatement(parent.resource, terms, ['id', ...alike]);
  if (!statement) return null;
  const { rows } = await pool.query<[id: string, ...values: (string | string[] | null)[]]>(statement);
  const [row] = rows;
  if (!row) return null;
  const [id, ...values] = row;
  if ('column' in parent) return { id, conditions: [partOf(child, parent.column, id)] };
  const conditions = alike.flatMap((column, index): Condition[] => {
    const value = values[index];
    if (typeof value === 'string') return [{ match: 'equals', column, value }];
    const [first] = value ?? [];
    return first === undefined ? [] : [{ match: 'any', column, value: first }];
  });
  return { id, conditions: [...conditions, { match: 'not', column: 'id', value: id }] };
}

/** @returns the failure of a path that names no record */
export const missing = (resource: Resource, path: Parameters): RequestError =>
  new RequestError('NOT_FOUND', `There is no ${nounOf(resource)} ${quoted(path)}.`);

/** @returns the failure of a path that names a record which has no such part */
export const without = (resource: Resource, owner: Resource, path: Parameters): RequestError =>
  new RequestError('NOT_FOUND', `The ${nounOf(owner)} ${quoted(path)} has no ${nounOf(resource)}.`);

/** `Tender SEO` → `tender SEO`; abbreviations keep their capitals. */
const nounOf = ({ title }: Resource): string =>
  /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

const quoted = (path: Parameters): string => `"${(Object.values(path)[0] ?? '').slice(0, SHOWN)}"`;

/** @returns the condition for records whose column holds an id, alone or among others */
export function partOf(child: Resource, column: string, id: string): Condition {
  const several = promotedColumns(child).some(({ name, type }) => name === column && type === 'text[]');
  return { match: several ? 'any' : 'equals', column, value: id };
}

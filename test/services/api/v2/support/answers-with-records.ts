import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import type { Rows } from '#test/support/database.ts';

/** What people search for if a path asks for words; otherwise the name of a record. */
const WORDS: Readonly<Record<string, string>> = { tender: 'supply', organization: 'municipality' };
/** What the name of a record is called, by kind. */
const NAMES = ['name', 'supplierName', 'directorFullName', 'fullName'];

type Value = (sql: string) => Promise<string | null>;

/**
 * @returns the address of an endpoint that leads to records in a service with data; null if the service has none, because no
 *   record of that kind was published
 */
export async function addressWithRecords(endpoint: Endpoint, rows: Rows): Promise<string | null> {
  const value: Value = async (sql) => {
    const first = `select value::text from (${sql}) found where value is not null limit 1`;
    return (await rows<{ value: string }>(first))[0]?.value ?? null;
  };
  const query = await queryOf(endpoint, value);
  const [, named] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
  if (query === null || named === undefined) return query === null ? null : `${endpoint.path}${query}`;
  const sql = valuesOf(endpoint, named);
  const found = sql === null ? null : await value(sql);
  return found === null ? null : `${endpoint.path.replace(`{${named}}`, encodeURIComponent(found))}${query}`;
}

/** Selects values of the path's parameter. */
function valuesOf(endpoint: Endpoint, named: string): string | null {
  if (endpoint.kind === 'counts' || endpoint.kind === 'groups') return null;
  if (endpoint.kind === 'procedure')
    return endpoint.procedure === 'downloadUrl' ? 'select id as value from read.tender_document' : null;
  const { resource } = endpoint;
  const from = (column: string) => `select ${single(resource, column)} as value from read.${resource.name}`;
  if ('parent' in endpoint && endpoint.parent)
    return 'column' in endpoint.parent
      ? from(endpoint.parent.column)
      : `select id as value from read.${resource.name} where category_slugs is not null order by change_seq`;
  const filter = endpoint.kind === 'list' ? endpoint.bound?.[named] : undefined;
  if (filter !== undefined) return from(resource.filters[filter]!.column);
  return from(('lookup' in endpoint && endpoint.lookup?.columns[0]) || 'id');
}

/** A column, or the first item of an array. */
export const single = (resource: Resource, column: string): string =>
  promotedColumns(resource).some(({ name, type }) => name === column && type === 'text[]')
    ? `${column}[1]`
    : column;

async function queryOf(endpoint: Endpoint, value: Value): Promise<string | null> {
  const restricted = endpoint.kind === 'procedure' && endpoint.procedure.startsWith('restricted');
  if (!restricted && !(endpoint.kind === 'list' && endpoint.search?.required)) return '';
  const name = restricted ? 'restricted_supplier' : (endpoint as { resource: Resource }).resource.name;
  const stated = NAMES.map((one) => `detail::json->>'${one}'`).join(', ');
  const words = WORDS[name] ?? (await value(`select coalesce(${stated}) as value from read.${name}`));
  return words === null ? null : `?${new URLSearchParams({ q: words })}`;
}

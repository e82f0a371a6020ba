import { permissionOf } from '#services/api/v2/access/resource-groups.ts';
import type { ChildRecords, Inclusions, ReferredRecord } from '#services/api/v2/endpoint.ts';
import type { Selection } from '#services/api/v2/serve/fields.ts';
import type { Caller, Services } from '#services/api/v2/serve/handler.ts';
import { childOf } from '#services/api/v2/serve/parent.ts';
import { relatedFinder } from '#services/api/v2/serve/related/related-records.ts';
import { firstRecords } from '#services/api/v2/serve/sql/statement.ts';
import { allows } from '#shared/access/permissions.ts';
import { RequestError } from '#shared/errors.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Maximum number of entries that a part adds to a single record, and to each record of a list. */
export const MAX_INCLUDED = { record: 100, list: 10 } as const;

/** The full JSON text of a record, and its id. */
export type IncludeRow = readonly [detail: string, id: string];

/**
 * Reads parts of records: each by one statement for all of them, at the same time.
 * @param names of the parts
 * @param fields selected fields of the response; null for those of the list, or for all
 * @returns for each record the members that are added to it as JSON text, such as `"buyer":{…},"quality":{…}`
 */
export type PartReader = (
  names: readonly string[],
  rows: readonly IncludeRow[],
  fields: Selection | null,
) => Promise<string[]>;

/** @returns names of the resources that a record with these parts is made of */
export function sourcesOf({ name: own }: Resource, parts: Inclusions, names: readonly string[]) {
  const others = names.flatMap((name) => {
    const part = parts[name];
    return part !== undefined && part !== 'field' && 'resource' in part ? [part.resource.name] : [];
  });
  return others.length === 0 ? own : [own, ...others];
}

/** @throws RequestError 403 where the key may not read the records that a part adds */
export function authorizeParts(parts: Inclusions, names: readonly string[], caller: Caller): void {
  for (const name of names) {
    const part = parts[name];
    if (part === undefined || part === 'field' || !('resource' in part)) continue;
    const permission = permissionOf(part.resource);
    if (caller && !allows(caller.key.permissions, permission))
      throw new RequestError(
        'FORBIDDEN',
        `This key may not read ${permission}, which \`include=${name}\` adds.`,
        { permission },
      );
  }
}

/** The records themselves, parsed when they are first needed. */
type Records = () => readonly Record<string, unknown>[];

/**
 * @param level whether the parts are for a single record, which has all its own fields, or for the records of a list
 */
export function partReader(
  resource: Resource,
  parts: Inclusions,
  services: Services,
  level: 'record' | 'list',
): PartReader {
  const hasRelated = Object.values(parts).some((part) => part !== 'field' && 'related' in part);
  const findRelated = hasRelated ? relatedFinder(resource, services) : async () => [];

  /** @returns the JSON text of a part for each record */
  const read = async (name: string, rows: readonly IncludeRow[], records: Records): Promise<string[]> => {
    const part = parts[name]!;
    if (part === 'field') return records().map((record) => fieldOf(record, name));
    if ('read' in part) return records().map((record) => JSON.stringify(part.read(record)));
    const each = (find: (id: string) => Promise<string[]>) =>
      Promise.all(rows.map(async ([, id]) => `[${(await find(id)).join(',')}]`));
    if ('related' in part) return each((id) => findRelated(id, part.related));
    if ('column' in part && !part.single) return each((id) => childrenOf(part, id, services));
    const one = 'column' in part ? await onlyChildren(part, rows, services) : await referred(part, rows);
    if ('reference' in part && part.shown) {
      const { shown } = part;
      return records().map((record, nth) => {
        const other = one.get(rows[nth]?.[1] ?? '');
        return JSON.stringify(shown.read(record, other === undefined ? null : JSON.parse(other)));
      });
    }
    return rows.map(([, id]) => one.get(id) ?? 'null');
  };

  const referred = async (
    { resource: other, reference, shown }: ReferredRecord,
    rows: readonly IncludeRow[],
  ) => {
    const source = level === 'record' || shown ? 'detail' : 'body';
    const found = await services.pool.query<{ id: string; text: string }>(
      `select t.id, other.${source} as text from read.${resource.name} t
       join read.${other.name} other on other.id = t.${reference} where t.id = any($1::uuid[])`,
      [rows.map(([, id]) => id)],
    );
    return new Map(found.rows.map(({ id, text }) => [id, text]));
  };

  const fieldOf = (record: Record<string, unknown>, name: string): string => {
    const value = record[name] ?? null;
    return JSON.stringify(
      level === 'list' && Array.isArray(value) ? value.slice(0, MAX_INCLUDED.list) : value,
    );
  };

  return async (names, rows, fields) => {
    // A single record already has its own fields, unless `fields` has left them out.
    const there = (name: string) =>
      parts[name] === 'field' &&
      (fields === null ? level === 'record' : fields.some((field) => field.name === name));
    const wanted = names.filter((name) => !there(name));
    let parsed: Record<string, unknown>[] | null = null;
    const records = () => {
      parsed ??= rows.map(([detail]) => JSON.parse(detail) as Record<string, unknown>);
      return parsed;
    };
    const texts = await Promise.all(wanted.map((name) => read(name, rows, records)));
    return rows.map((_, nth) =>
      wanted.map((name, place) => `${JSON.stringify(name)}:${texts[place]?.[nth]}`).join(','),
    );
  };
}

/** @returns JSON text of a record with further members */
export const withMembers = (record: string, members: string): string =>
  members === '' ? record : `${record.slice(0, -1)}${record === '{}' ? '' : ','}${members}}`;

async function onlyChildren(
  { resource, column }: ChildRecords,
  rows: readonly IncludeRow[],
  { pool }: Services,
): Promise<Map<string, string>> {
  const found = await pool.query<{ parent: string; text: string }>(
    `select ${column} as parent, detail as text from read.${resource.name} where ${column} = any($1::uuid[])`,
    [rows.map(([, id]) => id)],
  );
  return new Map(found.rows.map(({ parent, text }) => [parent, text]));
}

/** @returns the first child records, in the default order of their resource */
async function childrenOf(
  { resource, column }: ChildRecords,
  id: string,
  { pool }: Services,
): Promise<string[]> {
  const conditions = [childOf(resource, column, id)];
  const found = await firstRecords(pool, resource, conditions, MAX_INCLUDED.record, 'body');
  return found.map(([text]) => text);
}

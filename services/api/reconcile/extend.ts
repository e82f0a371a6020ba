import type { Extension, PropertyValue } from '#services/api/reconcile/protocol.ts';
import { type Property, propertiesOf, type Service } from '#services/api/reconcile/service.ts';
import { badRequest } from '#shared/errors.ts';

/**
 * Gives values of records, for clients that add columns.
 * @throws RequestError 400 for a property that the service does not have
 */
export async function extendedBy(service: Service, { ids, properties }: Extension) {
  const known = new Map(propertiesOf(service).map((property) => [property.id, property]));
  const wanted = properties.map(({ id }): Property => {
    const property = known.get(id);
    if (property) return property;
    const reason = `there is no ${id}; known are ${[...known.keys()].join(', ')}`;
    throw badRequest({ parameter: 'extend.properties', reason });
  });
  const rows = new Map<string, Record<string, PropertyValue[]>>();
  for (const id of new Set(ids)) {
    const entity = await service.record(id);
    rows.set(
      id,
      Object.fromEntries(
        wanted.map((property) => [property.id, cellsOf(property, entity?.record[property.id])]),
      ),
    );
  }
  return { meta: wanted.map(({ id, name }) => ({ id, name })), rows: Object.fromEntries(rows) };
}

/** @returns the values of a field as cells; none where it is not known */
function cellsOf({ field: { type } }: Property, value: unknown): PropertyValue[] {
  if (value === null || value === undefined) return [];
  switch (type) {
    case 'texts':
      return (value as readonly string[]).map((str) => ({ str }));
    case 'integer':
    case 'flag':
      return [{ int: Number(value) }];
    case 'number':
      return [{ float: Number(value) }];
    case 'day':
      return [{ date: `${value}T00:00:00Z` }];
    case 'instant':
      return [{ date: String(value) }];
    default:
      return [{ str: String(value) }];
  }
}

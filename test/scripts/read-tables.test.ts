import { describe, expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';

describe('indexes of read tables', () => {
  it('are left out for the order of all parts, because every list of parts is within a parent that has an index', () => {
    const lists = endpoints.flatMap((endpoint) => {
      if (endpoint.kind !== 'list') return [];
      const resource: Resource = endpoint.resource;
      return resource.part ? [{ ...endpoint, resource }] : [];
    });
    expect(lists).not.toEqual([]);
    const unbound = lists.filter(({ resource, parent }) => {
      const column = parent && 'column' in parent ? parent.column : undefined;
      // Every array column has an index of its own.
      const several = promotedColumns(resource).some(
        ({ name, type }) => name === column && type === 'text[]',
      );
      return !several && !resource.indexes.some(([first]) => first === column);
    });
    expect(unbound.map(({ path }) => path)).toEqual([]);
  });
});

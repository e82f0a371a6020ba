import type { Endpoint, Parent } from '#services/api/v2/endpoint.ts';
import { endpoints as registry } from '#services/api/v2/endpoints/index.ts';
import type { PermissionGroup } from '#shared/access/permissions.ts';
import { columnOf } from '#shared/reading/columns.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Says which permission the records of a resource need where they are given outside the paths of one group. A resource
 * belongs to the group that lists its records as such. Child records, which have no path of their own, belong to the group
 * of the record that they cannot be without: contracts to that of their tender, although those of a company have a path too.
 * @returns group by name of the resource
 */
export function groupsOfResources(endpoints: readonly Endpoint[]): ReadonlyMap<string, PermissionGroup> {
  const groups = new Map<string, { group: PermissionGroup; rank: number }>();
  for (const endpoint of endpoints) {
    if (endpoint.kind !== 'list' && endpoint.kind !== 'record' && endpoint.kind !== 'profile') continue;
    const { resource, group } = endpoint;
    const note = ({ name }: Resource, rank: number) => {
      if (rank < (groups.get(name)?.rank ?? Number.POSITIVE_INFINITY)) groups.set(name, { group, rank });
    };
    note(resource, rankOf(resource, endpoint.kind === 'profile' ? undefined : endpoint.parent));
    if (endpoint.kind !== 'record') continue;
    // What no path has is read where `include` adds it to a single record.
    for (const part of Object.values(endpoint.include ?? {}))
      if (part !== 'field' && 'resource' in part) note(part.resource, INCLUDED);
  }
  return new Map([...groups].map(([name, { group }]) => [name, group]));
}

const INCLUDED = 3;

/** The lowest says most about where the records belong. */
function rankOf(resource: Resource, parent: Parent | undefined): number {
  if (!parent) return 0;
  return 'column' in parent && columnOf(resource, parent.column).required ? 1 : 2;
}

const groups = groupsOfResources(registry);

/** @returns the permission that readers of the records of a resource need */
export const permissionOf = ({ name }: Resource): string => groups.get(name) ?? '';

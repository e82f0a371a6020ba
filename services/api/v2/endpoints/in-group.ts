import type {
  CountsEndpoint,
  ListEndpoint,
  ProcedureEndpoint,
  ProcedureName,
  RecordEndpoint,
} from '#services/api/v2/endpoint.ts';
import type { PermissionGroup } from '#shared/access/permissions.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

type Path = ListEndpoint['path'];

/** @returns what declares the paths of a group; `more` is what a path has besides, or otherwise than most */
export function inGroup(group: PermissionGroup) {
  const common = { group, access: 'key' } as const;
  return {
    /** Callers may send every filter of the resource, unless `filters` names some. */
    list: (
      path: Path,
      resource: Resource,
      summary: string,
      more: Partial<ListEndpoint> = {},
    ): ListEndpoint => ({
      ...{ ...common, kind: 'list', path, resource, summary },
      ...{ filters: Object.keys(resource.filters), ...more },
    }),
    record: (
      path: Path,
      resource: Resource,
      summary: string,
      more: Partial<RecordEndpoint> = {},
    ): RecordEndpoint => ({ ...common, kind: 'record', path, resource, summary, ...more }),
    procedure: (
      path: Path,
      procedure: ProcedureName,
      summary: string,
      more: Partial<ProcedureEndpoint> = {},
    ): ProcedureEndpoint => ({ ...common, kind: 'procedure', path, procedure, summary, ...more }),
    counts: (
      path: Path,
      summary: string,
      counted: Omit<CountsEndpoint, 'kind' | 'path' | 'group' | 'access' | 'summary'> &
        Partial<CountsEndpoint>,
    ): CountsEndpoint => ({ ...common, kind: 'counts', path, summary, ...counted }),
  };
}

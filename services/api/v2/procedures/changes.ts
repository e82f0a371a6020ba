import { z } from 'zod';
import { groupsOfResources } from '#services/api/v2/access/resource-groups.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { type Change, readChanges } from '#services/api/v2/serve/changes.ts';
import { type Progress, readProgress, writeProgress } from '#services/api/v2/serve/feed.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { limits, type Read, readCount, take } from '#services/api/v2/serve/parameters.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { badRequest, type ParameterProblem, RequestError } from '#shared/errors.ts';
import type { Key } from '#shared/keys.ts';
import { allows } from '#shared/permissions.ts';
import { instantText } from '#shared/resources/definition/fields.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

const all: readonly Resource[] = Object.values(resources);
const plurals = all.map(({ plural }) => plural) as [string, ...string[]];

/** The group of paths a resource belongs to, which is the permission its readers need. */
const groups = groupsOfResources(endpoints);

/** The change feed: records that were created, changed or withdrawn. */
export const changes: Procedure = {
  schema: z.array(
    z.object({
      resource: z.enum(plurals).meta({ description: 'Kind of record.' }),
      id: z.uuid().meta({ description: 'Permanent id of the record.' }),
      operation: z.enum(['created', 'changed', 'withdrawn']).meta({
        description:
          '`created`: the record is new to you. `changed`: store it in the place of yours, should you have it. `withdrawn`: delete yours.',
      }),
      changeSeq: z.int().meta({
        description: 'Number of the change, rising in the order of commits, for each resource on its own.',
      }),
      changedAt: instantText.meta({ description: 'When the change was published.' }),
      record: z.looseObject({}).nullable().meta({
        description: 'The record as the path of a single record gives it; null when it was withdrawn.',
      }),
    }),
  ),
  meta: z.object({
    nextCursor: z
      .string()
      .meta({ description: 'Send it as `since` to go on, at once or later; never null.' }),
    hasNext: z.boolean().meta({ description: 'Whether more changes are waiting already.' }),
  }),
  parameters: ['since', 'resource', 'limit'],
  failures: [410],
  aboutCaller: true,
  cacheControl: 'private, no-cache',
  handler: (services) => async (caller, query) => {
    const { progress, wanted, limit } = read(services, query, caller?.key ?? null);
    const page = await readChanges(services.pool, wanted, progress, limit);
    const nextCursor = writeProgress(services.cursors, page.progress);
    return prepareResponse(
      `[${page.changes.map(changeText).join(',')}]`,
      metaText({ nextCursor, hasNext: page.hasNext }),
    );
  },
};

/** The order of changes is known to the microsecond; the response gives milliseconds, as everywhere. */
const changeText = ({ resource, id, operation, changeSeq, at, record }: Change): string =>
  `{"resource":"${resources[resource as ResourceName].plural}","id":"${id}","operation":"${operation}","changeSeq":${changeSeq},"changedAt":"${at.slice(0, -4)}Z","record":${record}}`;

function read(services: Services, query: string, key: Key | null) {
  const problems: ParameterProblem[] = [];
  const given = readQuery(query, changes.parameters ?? [], problems);
  const limitText = given.get('limit');
  const limit =
    limitText === undefined
      ? limits.limit.default
      : take(readCount(limitText, limits.limit.max), 'limit', problems, 0);
  const since = given.get('since');
  const progress = since === undefined ? {} : take(readSince(services, since), 'since', problems, {});
  const names = given.get('resource');
  const named = names === undefined ? null : take(readResources(names), 'resource', problems, []);
  if (problems.length > 0) throw badRequest(...problems);
  const rejected = named?.filter((resource) => !mayRead(key, resource)) ?? [];
  if (rejected.length > 0) {
    throw new RequestError(
      'FORBIDDEN',
      `This key may not read ${rejected.map(({ plural }) => plural).join(', ')}.`,
      { permission: [...new Set(rejected.map(permissionOf))].join(', ') },
    );
  }
  return { progress, limit, wanted: named ?? all.filter((resource) => mayRead(key, resource)) };
}

const readSince = ({ cursors }: Services, text: string): Read<Progress> => {
  const value = readProgress(cursors, text);
  return value ? { value } : { problem: 'is not a cursor of the changes; leave it out to begin' };
};

/** Names separated by commas, in singular or plural. */
function readResources(text: string): Read<Resource[]> {
  const names = text.split(',').map((name) => name.trim().toLowerCase().replaceAll('-', '_'));
  const wanted = all.filter(({ name, plural }) => names.includes(name) || names.includes(plural));
  const known = new Set(all.flatMap(({ name, plural }) => [name, plural]));
  return names.every((name) => known.has(name))
    ? { value: wanted }
    : { problem: `must name some of ${plurals.join(', ')}, separated by commas` };
}

const permissionOf = ({ name }: Resource): string => groups.get(name) ?? '';

const mayRead = (key: Key | null, resource: Resource): boolean =>
  key !== null && allows(key.permissions, permissionOf(resource));

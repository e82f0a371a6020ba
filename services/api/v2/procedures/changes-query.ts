import { permissionOf } from '#services/api/v2/access/resource-groups.ts';
import { MAX_CHANGES } from '#services/api/v2/serve/changes.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import { type FeedProgress, readProgress } from '#services/api/v2/serve/feed.ts';
import { MAX_PART } from '#services/api/v2/serve/lines.ts';
import { limits, type ReadParameter, readCount } from '#services/api/v2/serve/parameters.ts';
import { readParameters } from '#services/api/v2/serve/query.ts';
import type { Key } from '#shared/access/keys.ts';
import { allows } from '#shared/access/permissions.ts';
import { RequestError } from '#shared/errors.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';

/** Longest time, in seconds, for which a request waits for a change. */
export const MAX_WAIT_S = 30;

/** Resources whose changes there are. */
export const all: readonly Resource[] = Object.values(resources);
export const plurals = all.map(({ plural }) => plural) as [string, ...string[]];

/** Names of the parameters of the changes; `since` and `wait` are for pages, `cursor` is for streams. */
export const changesParameters = ['since', 'resource', 'limit', 'wait', 'cursor'] as const;

/** A request for a page: progress of the reader, resources, number of changes, seconds to wait. */
export type ChangesRequest = {
  progress: FeedProgress;
  wanted: readonly Resource[];
  limit: number;
  wait: number;
};

/** A request for a stream: resources, number of records or null for all, and the cursor as it was sent. */
export type AskedStream = { wanted: readonly Resource[]; limit: number | null; cursor: string | null };

/** @throws RequestError 400 for a wrong query, 403 for resources that the key may not read */
export const readAsked = (cursors: Cursors, query: string, key: Key | null): ChangesRequest => {
  const { named, ...asked } = readParameters(query, changesParameters, (read) => {
    read('cursor', () => ({ problem: 'applies to a stream; send `since`' }), null);
    return {
      limit: read('limit', (text) => readCount(text, MAX_CHANGES), limits.limit.default),
      wait: read('wait', (text) => readCount(text, MAX_WAIT_S), 0),
      progress: read('since', (text) => readSince(cursors, text), {}),
      named: read('resource', readResources, null),
    };
  });
  return { ...asked, wanted: readable(named, key) };
};

/** @throws RequestError as `readAsked` */
export const readAskedStream = (query: string, key: Key | null): AskedStream => {
  const { named, ...asked } = readParameters(query, changesParameters, (read, given) => {
    for (const name of ['since', 'wait'])
      read(name, () => ({ problem: 'does not apply to a stream, which gives what there is' }), null);
    return {
      limit: read('limit', (text) => readCount(text, MAX_PART), null),
      cursor: given.get('cursor') ?? null,
      named: read('resource', readResources, null),
    };
  });
  return { ...asked, wanted: readable(named, key) };
};

/** @returns those of the resources, by default of all, that the key may read */
function readable(named: readonly Resource[] | null, key: Key | null): readonly Resource[] {
  const rejected = named?.filter((resource) => !mayRead(key, resource)) ?? [];
  if (rejected.length > 0) {
    throw new RequestError(
      'FORBIDDEN',
      `This key may not read ${rejected.map(({ plural }) => plural).join(', ')}.`,
      { permission: [...new Set(rejected.map(permissionOf))].join(', ') },
    );
  }
  return named ?? all.filter((resource) => mayRead(key, resource));
}

const readSince = (cursors: Cursors, text: string): ReadParameter<FeedProgress> => {
  const value = readProgress(cursors, text);
  return value ? { value } : { problem: 'is not a cursor of the changes; leave it out to begin' };
};

/** Names separated by commas, in singular or plural. */
function readResources(text: string): ReadParameter<Resource[]> {
  const names = text.split(',').map((name) => name.trim().toLowerCase().replaceAll('-', '_'));
  const wanted = all.filter(({ name, plural }) => names.includes(name) || names.includes(plural));
  const known = new Set(all.flatMap(({ name, plural }) => [name, plural]));
  return names.every((name) => known.has(name))
    ? { value: wanted }
    : { problem: `must name some of ${plurals.join(', ')}, separated by commas` };
}

const mayRead = (key: Key | null, resource: Resource): boolean =>
  key !== null && allows(key.permissions, permissionOf(resource));

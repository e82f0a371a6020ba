import { ocidOf, releasesOf } from '#shared/domain/captures/ocds-package.ts';
import { UpstreamError } from '#shared/errors.ts';
import type { ListPage } from '#workers/collect/source.ts';

/** Functions for reading responses that sources share. */

/**
 * Reads a release package, `{ releases, links: { next } }`, with lower-case or capitalised names.
 * @throws UpstreamError `unexpected-shape` if there is no list of releases, as in `{}`
 */
export function readPackage(json: unknown): ListPage {
  const releases = isObject(json) ? (json['releases'] ?? json['Releases']) : undefined;
  if (!isObject(json) || !Array.isArray(releases)) {
    throw new UpstreamError('unexpected-shape', 'the response to a list has no list of releases');
  }
  const links = json['links'] ?? json['Links'];
  const next = isObject(links) ? links['next'] : undefined;
  return { releases: releasesOf(json), next: typeof next === 'string' && next !== '' };
}

/**
 * Reads a single release without a package.
 * @param ocid the requested ocid
 * @returns the release, or null for `{}`, which means that it was never published
 * @throws UpstreamError `unexpected-shape` for anything else, including another release
 */
export function readRelease(json: unknown, ocid: string): unknown {
  if (isObject(json) && Object.keys(json).length === 0) return null;
  if (!isObject(json) || ocidOf(json) !== ocid) {
    throw new UpstreamError('unexpected-shape', `the response for ${ocid} is not its release`);
  }
  return json;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

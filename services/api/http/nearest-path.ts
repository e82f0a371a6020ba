import { distance } from 'fastest-levenshtein';
import { RequestError } from '#shared/errors.ts';

/** Longer segments and deeper paths are compared by their beginning only: they are no typing errors. */
const MAX_SEGMENT_LENGTH = 40;
const MAX_SEGMENTS = 8;
const SHOWN = 200;

/** Makes the error for an unknown path. @param url with or without its query */
export type UnknownPath = (method: string, url: string) => RequestError;

/**
 * @param templates all known paths, such as `/v2/tenders/{id}`
 * @returns a function that makes the 404 of an unknown path, naming the path that was probably meant; none where no path has to
 *   do with it
 */
export function unknownPath(templates: readonly string[]): UnknownPath {
  const known = templates.map((template) => ({ template, segments: split(template) }));
  return (method, url) => {
    const wanted = split(url.split('?', 1)[0] ?? '');
    let nearest: string | undefined;
    let shortest = Number.POSITIVE_INFINITY;
    for (const { template, segments } of known) {
      if (!isRelated(wanted, segments)) continue;
      const difference = pathDistance(wanted, segments);
      if (difference < shortest) {
        shortest = difference;
        nearest = template;
      }
    }
    const hint = nearest === undefined ? '' : ` The nearest one is ${nearest}`;
    return new RequestError(
      'NOT_FOUND',
      `There is no such path: ${method} ${url.slice(0, SHOWN)}.${hint}`,
      nearest === undefined ? undefined : { nearest },
    );
  };
}

/** Say in which room a path is, and not what it is about. */
const ROOMS: ReadonlySet<string> = new Set(['api', 'v1', 'v2']);
/** Letters of a word of which one may be wrong. */
const LETTERS_TO_AN_ERROR = 3;

/** Whether a template goes on where the path ends, or both have a word in common that says what they are about. */
function isRelated(wanted: readonly string[], template: readonly string[]): boolean {
  if (wanted.length > 0 && wanted.every((segment, at) => segment === template[at])) return true;
  return template.some(
    (word) =>
      !word.startsWith('{') &&
      !ROOMS.has(word) &&
      wanted.some((one) => distance(one, word) <= Math.max(1, Math.floor(word.length / LETTERS_TO_AN_ERROR))),
  );
}

const split = (path: string): string[] =>
  path
    .split('/', MAX_SEGMENTS + 1)
    .slice(1)
    .filter((segment) => segment !== '')
    .map((segment) => segment.toLowerCase().slice(0, MAX_SEGMENT_LENGTH));

/** For a segment at the end that was left out: `/api/v1` means a path below it rather than one that looks like it. */
const LEFT_OUT = 2;

/** Number of letters in which a path differs from a template; a surplus segment counts all its letters. */
function pathDistance(wanted: readonly string[], template: readonly string[]): number {
  let sum = 0;
  for (let at = 0; at < Math.max(wanted.length, template.length); at += 1) {
    const [one, other = ''] = [wanted[at], template[at]];
    sum += one === undefined ? LEFT_OUT : segmentDistance(one, other);
  }
  return sum;
}

/** A parameter accepts any text, but a literal segment that is nearly right is the better guess. */
const PARAMETER = 1.5;
const segmentDistance = (one: string, other: string): number => {
  if (other.startsWith('{')) return PARAMETER;
  return one === other ? 0 : distance(one, other);
};

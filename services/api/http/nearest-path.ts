import { distance } from 'fastest-levenshtein';
import { RequestError } from '#shared/errors.ts';

/** Longer segments and deeper paths are compared by their beginning: they are no slip of the pen. */
const MAX_SEGMENT_LENGTH = 40;
const MAX_SEGMENTS = 8;
const SHOWN = 200;

/** What a path that is not there fails with. @param url with or without its query */
export type UnknownPath = (method: string, url: string) => RequestError;

/**
 * @param templates the paths there are, such as `/v2/tenders/{id}`
 * @returns what makes the failure of a path that is not there, with the path that was probably meant
 */
export function unknownPath(templates: readonly string[]): UnknownPath {
  const known = templates.map((template) => ({ template, segments: split(template) }));
  return (method, url) => {
    const wanted = split(url.split('?', 1)[0] ?? '');
    let nearest: string | undefined;
    let shortest = Number.POSITIVE_INFINITY;
    for (const { template, segments } of known) {
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

const split = (path: string): string[] =>
  path
    .split('/', MAX_SEGMENTS + 1)
    .slice(1)
    .filter((segment) => segment !== '')
    .map((segment) => segment.toLowerCase().slice(0, MAX_SEGMENT_LENGTH));

/** How far a path is from a template; segments that are missing or too many cost their letters. */
function pathDistance(wanted: readonly string[], template: readonly string[]): number {
  let sum = 0;
  for (let at = 0; at < Math.max(wanted.length, template.length); at += 1) {
    const [one = '', other = ''] = [wanted[at], template[at]];
    // A parameter takes anything, but a literal that fits is meant before it.
    if (other.startsWith('{') && one !== '') sum += 1.5;
    else if (one !== other) sum += distance(one, other);
  }
  return sum;
}

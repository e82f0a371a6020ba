import { boundedMap } from '#services/api/http/bounded-map.ts';

/** How errors are to be written: the envelope, problem details (RFC 9457), or nothing that this service can write. */
export type Preference = 'json' | 'problem' | null;

type Range = { type: string; quality: number; order: number };

const known = boundedMap<{ preference: Preference }>(1_000);

/** @returns what an Accept header prefers; without one, JSON */
export function negotiate(accept: string | undefined): Preference {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'json';
  const seen = known.get(accept);
  if (seen) return seen.preference;
  const preference = prefer(accept);
  known.set(accept, { preference });
  return preference;
}

function prefer(accept: string): Preference {
  const ranges = accept.split(',').flatMap((part, order): Range[] => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    return type === '' ? [] : [{ type, quality: Number(quality) || 0, order }];
  });
  const json = rank(ranges, 'json');
  const problem = rank(ranges, 'problem+json');
  const jsonFits = json !== null && json.quality > 0;
  const problemFits = problem !== null && problem.quality > 0;
  // Who names problem details alone still gets JSON for a success; a wildcard does not stand for them.
  if (!jsonFits) return problemFits && problem.type === 'application/problem+json' ? 'problem' : null;
  if (!problemFits || problem.quality < json.quality) return 'json';
  if (problem.quality > json.quality) return 'problem';
  // Equally liked: the one that is named, and of two that are named the first.
  return problem.type === 'application/problem+json' &&
    (json.type !== 'application/json' || problem.order < json.order)
    ? 'problem'
    : 'json';
}

/** @returns the most specific range that covers application/<subtype> */
function rank(ranges: readonly Range[], subtype: string): Range | null {
  for (const type of [`application/${subtype}`, 'application/*', '*/*']) {
    const range = ranges.find((candidate) => candidate.type === type);
    if (range) return range;
  }
  return null;
}

import type { PlacedLink } from './clustering.ts';
import type { LinkReason } from './link.ts';
import type { Spelling } from './spelling.ts';

/** Why a spelling belongs to its company. */

/** The link that joined a spelling to its company, to a spelling that is nearer to the one seen first. */
export type Membership = {
  spelling: string;
  /** The linked spelling; null for the one that was seen first. */
  to: string | null;
  reason: LinkReason | null;
  /** Confidence of the link; 1 for the spelling that was seen first. */
  confidence: number;
};

/**
 * @param places of the spellings of one company, the first seen first
 * @param links between them, by descending confidence
 * @returns the memberships in the order of the places; each uses the path whose weakest link is strongest
 */
export function membershipsOf(
  spellings: readonly Spelling[],
  places: readonly number[],
  links: readonly PlacedLink[],
): Membership[] {
  const [first] = places;
  if (first === undefined) return [];
  const neighbours = new Map<number, { place: number; link: PlacedLink }[]>();
  for (const link of strongestTree(links)) {
    for (const [from, place] of [
      [link.one, link.other],
      [link.other, link.one],
    ] as const) {
      const own = neighbours.get(from);
      if (own) own.push({ place, link });
      else neighbours.set(from, [{ place, link }]);
    }
  }
  const idOf = (place: number): string => spellings[place]!.id;
  const found = new Map<number, Membership>([
    [first, { spelling: idOf(first), to: null, reason: null, confidence: 1 }],
  ]);
  for (const [from] of found)
    for (const { place, link } of neighbours.get(from) ?? [])
      if (!found.has(place))
        found.set(place, {
          spelling: idOf(place),
          to: idOf(from),
          reason: link.reason,
          confidence: link.confidence,
        });
  return places.flatMap((place) => found.get(place) ?? []);
}

/** @returns the strongest links that connect all spellings (Kruskal's algorithm) */
function strongestTree(links: readonly PlacedLink[]): PlacedLink[] {
  const parents = new Map<number, number>();
  const rootOf = (place: number): number => {
    let root = place;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    if (root !== place) parents.set(place, root);
    return root;
  };
  return links.filter(({ one, other }) => {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a !== b) parents.set(a, b);
    return a !== b;
  });
}

/**
 * Reasons for which two spellings are one company, whatever else is known; all other reasons are similarities of names.
 */
const FIRM: ReadonlySet<LinkReason> = new Set(['operator', 'registration-number', 'csd-number', 'name']);

/**
 * @param members of one company; every firm link is stronger than every other, so the tree of the strongest links
 *   decides
 * @returns the spellings that are connected with the given one only by numbers, an operator or the same name
 */
export function firmlyJoined(members: readonly Membership[], to: ReadonlySet<string>): Set<string> {
  const neighbours = new Map<string, string[]>();
  for (const { spelling, to: other, reason } of members) {
    if (other === null || reason === null || !FIRM.has(reason)) continue;
    neighbours.set(spelling, [...(neighbours.get(spelling) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), spelling]);
  }
  const found = new Set(to);
  for (const spelling of found) for (const next of neighbours.get(spelling) ?? []) found.add(next);
  return found;
}

/** One step of an explanation. */
export type MembershipStep = Membership & { to: string; reason: LinkReason };

/**
 * @returns the links from a spelling to the one of its company that was seen first; none for that spelling itself, or
 *   for one of another company
 */
export function pathOf(members: readonly Membership[], spelling: string): MembershipStep[] {
  const bySpelling = new Map(members.map((member) => [member.spelling, member]));
  const steps: MembershipStep[] = [];
  for (let at = bySpelling.get(spelling); at !== undefined; at = bySpelling.get(steps.at(-1)?.to ?? '')) {
    const { to, reason } = at;
    if (to === null || reason === null) break;
    steps.push({ ...at, to, reason });
  }
  return steps;
}

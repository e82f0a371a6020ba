import { companyIdentity } from '#shared/text/identity.ts';
import { compare } from '#shared/text/order.ts';
import { mainAnchorOf, spellingAnchor } from './anchors.ts';
import { joinByLinks, type PlacedLink } from './clustering.ts';
import { type Membership, membershipsOf } from './explain.ts';
import { type Conflict, Groups } from './groups.ts';
import type { SpellingLink } from './link.ts';
import type { SeenSpelling, SpellingKind } from './spelling.ts';

/** Combines spellings into companies. */

/** An operator's statement about two spellings, by their ids; it overrides every link. */
export type CompanyDecision = {
  id: string;
  verdict: 'same' | 'different';
  one: string;
  other: string;
  /** When it was made, as a text that sorts by time: the later of two statements about one pair counts. */
  decidedAt: string;
};

export type Company = {
  /** UUIDv5 of the anchor. */
  id: string;
  /** The main anchor of the spelling that was seen first. */
  anchor: string;
  kind: SpellingKind;
  /** The first seen first; the other facts of the company follow from them. */
  spellings: readonly SeenSpelling[];
  /** The same, each with the link that joined it to the company. */
  members: readonly Membership[];
};

/**
 * A link between spellings that stayed apart. `ambiguous`: one of them fits several companies that are not one;
 * `no-agreement`: they differ in a letter, and nothing shows that it is an error.
 */
export type Refusal = SpellingLink & { because: Conflict | 'ambiguous' | 'no-agreement' };

export type Clustering = {
  /** By id. */
  companies: readonly Company[];
  refused: readonly Refusal[];
  /** Decisions about unknown spellings. */
  unused: readonly CompanyDecision[];
};

/**
 * Combines spellings into companies. The result depends only on the sets, not on their order. It can be computed
 * separately, with the same result, for any part of the spellings that no link and no decision connects with the rest.
 * @param links as `linkBetween` gives them, each pair at most once; those with other spellings are left out
 */
export function companiesOf(
  spellings: readonly SeenSpelling[],
  links: readonly SpellingLink[],
  decisions: readonly CompanyDecision[] = [],
): Clustering {
  const ordered = spellings.toSorted(bySight);
  const places = new Map(ordered.map(({ id }, place) => [id, place]));
  const placed = placedLinks(links, places);
  const { same, different, unused } = placedDecisions(decisions, places);
  const groups = new Groups(ordered, different);
  for (const { one, other } of same) {
    const [a, b] = [groups.rootOf(one), groups.rootOf(other)];
    if (a !== b && groups.conflictOf(a, b, 'operator') === null) groups.join(a, b);
  }
  joinByLinks(groups, placed);
  const inside = Map.groupBy([...same, ...placed], ({ one, other }) => {
    const root = groups.rootOf(one);
    return root === groups.rootOf(other) ? root : -1;
  });
  const companies = namedApart(
    groups.roots().map((root) => {
      const own = groups.membersOf(root).toSorted((a, b) => a - b);
      return {
        own: own.map((place) => ordered[place]!),
        members: membershipsOf(ordered, own, inside.get(root) ?? []),
      };
    }),
  );
  const refused = (inside.get(-1) ?? []).map(({ one, other, reason, confidence }): Refusal => {
    const because = groups.conflictOf(groups.rootOf(one), groups.rootOf(other), 'name') ?? 'ambiguous';
    return { one: ordered[one]!.id, other: ordered[other]!.id, reason, confidence, because };
  });
  return { companies, refused, unused };
}

/** The first seen first; ties by anchor, then by id. */
const bySight = (one: SeenSpelling, other: SeenSpelling): number =>
  compare(one.firstSeen, other.firstSeen) ||
  compare(mainAnchorOf(one), mainAnchorOf(other)) ||
  compare(one.id, other.id);

/** @returns the links by descending confidence, then by their ends */
const placedLinks = (links: readonly SpellingLink[], places: ReadonlyMap<string, number>): PlacedLink[] =>
  links
    .flatMap(({ one, other, reason, confidence }) => {
      const [a, b] = [places.get(one), places.get(other)];
      if (a === undefined || b === undefined || a === b) return [];
      return [{ one: Math.min(a, b), other: Math.max(a, b), reason, confidence }];
    })
    .sort((x, y) => y.confidence - x.confidence || x.one - y.one || x.other - y.other);

type Placed = { same: PlacedLink[]; different: [number, number][]; unused: CompanyDecision[] };

function placedDecisions(decisions: readonly CompanyDecision[], places: ReadonlyMap<string, number>): Placed {
  const latest = new Map<string, { a: number; b: number; verdict: CompanyDecision['verdict'] }>();
  const unused: CompanyDecision[] = [];
  for (const decision of decisions.toSorted(
    (x, y) => compare(x.decidedAt, y.decidedAt) || compare(x.id, y.id),
  )) {
    const [a, b] = [places.get(decision.one), places.get(decision.other)];
    if (a === undefined || b === undefined || a === b) {
      unused.push(decision);
      continue;
    }
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    latest.delete(key);
    latest.set(key, { a: Math.min(a, b), b: Math.max(a, b), verdict: decision.verdict });
  }
  const verdicts = [...latest.values()].reverse();
  return {
    same: verdicts.flatMap(({ a, b, verdict }) =>
      verdict === 'same' ? [{ one: a, other: b, reason: 'operator' as const, confidence: 1 }] : [],
    ),
    different: verdicts.flatMap(({ a, b, verdict }) =>
      verdict === 'different' ? [[a, b] as [number, number]] : [],
    ),
    unused,
  };
}

/**
 * Gives each company its id. If an operator separated spellings with the same main anchor, the company that was seen
 * first keeps the anchor; the other gets the next free one of its anchors.
 */
function namedApart(
  groups: readonly { own: readonly SeenSpelling[]; members: readonly Membership[] }[],
): Company[] {
  const owners = new Set<string>();
  const inOrder = groups.toSorted((one, other) => bySight(one.own[0]!, other.own[0]!));
  return inOrder
    .map(({ own, members }): Company => {
      const anchors = own.map(mainAnchorOf);
      const anchor = anchors.find((one) => !owners.has(one)) ?? spellingAnchor(own[0]!);
      for (const main of anchors) owners.add(main);
      return { id: companyIdentity(anchor), anchor, kind: own[0]!.kind, spellings: own, members };
    })
    .sort((one, other) => compare(one.id, other.id));
}

import type { Groups, Strength } from './groups.ts';
import type { LinkReason } from './link.ts';

/**
 * Joins groups of spellings by links; the result is a function of the set of links. Decision:
 * docs/decisions/0080-companies-are-clusters-of-spellings.md
 */

/** A link between two places in the list of spellings. */
export type PlacedLink = { one: number; other: number; reason: LinkReason; confidence: number };

const strengthOf = (reason: LinkReason): Strength => {
  if (reason === 'registration-number') return 'registration';
  return reason === 'csd-number' ? 'csd' : 'name';
};

type Edge = { one: number; other: number; strength: Strength };

/**
 * Takes links by descending confidence; those with equal confidence together, because none of them comes first. A group
 * that fits several groups which cannot be one company joins none of them.
 * @param links sorted by confidence, the highest first; the order of equal ones does not matter
 */
export function joinByLinks(groups: Groups, links: readonly PlacedLink[]): void {
  for (let from = 0; from < links.length; ) {
    let to = from;
    while (to < links.length && links[to]?.confidence === links[from]?.confidence) to += 1;
    const level = links.slice(from, to);
    joinAlike(groups, level);
    for (const component of componentsOf(edgesOf(groups, level))) joinComponent(groups, component);
    from = to;
  }
}

/**
 * First joins groups with the same numbers and forms: whatever fits one of them fits the others, and nothing separates
 * them.
 */
function joinAlike(groups: Groups, links: readonly PlacedLink[]): void {
  for (const { one, other, reason } of links) {
    const [a, b] = [groups.rootOf(one), groups.rootOf(other)];
    if (a !== b && groups.areAlike(a, b) && groups.conflictOf(a, b, strengthOf(reason)) === null)
      groups.join(a, b);
  }
}

/** More than the number of spellings, so that two places fit into one number. */
const MANY = 2 ** 26;

/**
 * @returns links between groups that may be joined, each pair of groups once, in an order that depends on the members
 */
function edgesOf(groups: Groups, links: readonly PlacedLink[]): Edge[] {
  const edges = new Map<number, Edge | null>();
  for (const { one, other, reason } of links) {
    const [x, y] = [groups.rootOf(one), groups.rootOf(other)];
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    if (a === b || edges.has(a * MANY + b)) continue;
    const strength = strengthOf(reason);
    const joins = groups.conflictOf(a, b, strength) === null;
    edges.set(a * MANY + b, joins ? { one: a, other: b, strength } : null);
  }
  return [...edges.values()]
    .filter((edge) => edge !== null)
    .sort((x, y) => x.one - y.one || x.other - y.other);
}

/** @returns the edges of each connected component */
function componentsOf(edges: readonly Edge[]): Edge[][] {
  if (edges.length < 2) return edges.length === 0 ? [] : [[...edges]];
  const parents = new Map<number, number>();
  const rootOf = (node: number): number => {
    let root = node;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next;
    parents.set(node, root);
    return root;
  };
  for (const { one, other } of edges) parents.set(rootOf(one), rootOf(other));
  return [...Map.groupBy(edges, ({ one }) => rootOf(one)).values()];
}

function joinComponent(groups: Groups, edges: readonly Edge[]): void {
  const kept = edges.length === 1 || agree(groups, edges) ? edges : withoutTorn(groups, edges);
  for (const component of componentsOf(kept)) joinInOrder(groups, component);
}

/** Joins groups in order, if they may still be joined then. */
function joinInOrder(groups: Groups, edges: readonly Edge[]): void {
  for (const { one, other, strength } of edges) {
    const [a, b] = [groups.rootOf(one), groups.rootOf(other)];
    if (a !== b && groups.conflictOf(a, b, strength) === null) groups.join(a, b);
  }
}

/** Whether no two groups of a component conflict. All edges with one confidence have the same strength. */
function agree(groups: Groups, edges: readonly Edge[]): boolean {
  const nodes = [...new Set(edges.flatMap(({ one, other }) => [one, other]))];
  const strength = edges[0]?.strength ?? 'name';
  return !nodes.some((node, place) => conflictsWithAny(groups, node, nodes.slice(place + 1), strength));
}

const conflictsWithAny = (
  groups: Groups,
  node: number,
  others: readonly number[],
  strength: Strength,
): boolean => others.some((other) => other !== node && groups.conflictOf(node, other, strength) !== null);

/** Leaves out the edges of a group to neighbours that conflict with each other: it fits both, so it joins neither. */
function withoutTorn(groups: Groups, edges: readonly Edge[]): Edge[] {
  const neighbours = new Map<number, number[]>();
  for (const { one, other } of edges)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = neighbours.get(from);
      if (own) own.push(to);
      else neighbours.set(from, [to]);
    }
  const torn = (node: number, towards: number, strength: Strength): boolean =>
    conflictsWithAny(groups, towards, neighbours.get(node) ?? [], strength);
  return edges.filter(
    ({ one, other, strength }) => !torn(one, other, strength) && !torn(other, one, strength),
  );
}

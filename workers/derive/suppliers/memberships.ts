import { mistypedLinks } from '#shared/domain/suppliers/agreement.ts';
import type { Clustering, Refusal } from '#shared/domain/suppliers/companies.ts';
import type { SpellingLink } from '#shared/domain/suppliers/link.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import type { companySpellings, RefusedLink } from '#shared/tables/suppliers.ts';

/** Maximum number of links that are listed for one spelling; further ones would tell an operator nothing new. */
const MAX_REFUSED = 20;

type Connections = {
  links: readonly SpellingLink[];
  decisions: readonly { one: string; other: string }[];
  doubtful: readonly SpellingLink[];
};

type Row = RowOf<typeof companySpellings>;

/**
 * @param connections links and decisions, which connect two spellings whether or not they belong to one company;
 *   `doubtful`: the links by typing errors that did not count
 * @returns a row for each spelling
 */
export function rowsOf({ companies, refused }: Clustering, connections: Connections): Row[] {
  const { links, decisions, doubtful } = connections;
  const components = componentsOf([...links, ...decisions]);
  const companyOf = new Map(
    companies.flatMap(({ id, members }) => members.map(({ spelling }) => [spelling, id])),
  );
  const apart = doubtful.filter(({ one, other }) => companyOf.get(one) !== companyOf.get(other));
  const refusals = refusedOf([
    ...refused,
    ...apart.map((link): Refusal => ({ ...link, because: 'no-agreement' })),
  ]);
  const mistyped = new Set(mistypedLinks(links).flatMap(({ one, other }) => [one, other]));
  return companies.flatMap(({ id, anchor, members }) =>
    members.map(
      ({ spelling, to, reason, confidence }): Row => ({
        id: spelling,
        component_id: components.get(spelling) ?? spelling,
        company_id: id,
        anchor,
        linked_to: to,
        reason,
        confidence,
        mistyped: mistyped.has(spelling),
        refused: refusals.get(spelling) ?? [],
      }),
    ),
  );
}

/** @returns the smallest id that is connected with each of the ids */
function componentsOf(connections: readonly { one: string; other: string }[]): Map<string, string> {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next;
    parents.set(id, root);
    return root;
  };
  for (const { one, other } of connections) {
    const [first, second] = [rootOf(one), rootOf(other)].sort() as [string, string];
    parents.set(second, first);
  }
  return new Map([...parents.keys()].map((id) => [id, rootOf(id)]));
}

/** @returns the refused links of each spelling, the most certain first */
function refusedOf(refused: readonly Refusal[]): Map<string, RefusedLink[]> {
  const found = new Map<string, RefusedLink[]>();
  for (const { one, other, reason, confidence, because } of refused)
    for (const [spelling, neighbour] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = found.get(spelling) ?? [];
      own.push({ spelling: neighbour, reason, confidence, because });
      found.set(spelling, own);
    }
  for (const [spelling, own] of found)
    found.set(
      spelling,
      own
        .toSorted((x, y) => y.confidence - x.confidence || (x.spelling < y.spelling ? -1 : 1))
        .slice(0, MAX_REFUSED),
    );
  return found;
}

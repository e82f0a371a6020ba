import type { Clustering, Refusal } from '#shared/domain/suppliers/companies.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import type { companySpellings, RefusedLink } from '#shared/tables/suppliers.ts';

/** Links that are listed of one spelling; further ones would tell an operator nothing new. */
const MAX_REFUSED = 20;

type Row = RowOf<typeof companySpellings>;

/**
 * @param connections pairs that connect two spellings, whether they are of one company or not
 * @returns a row for each spelling
 */
export function rowsOf(
  { companies, refused }: Clustering,
  connections: readonly { one: string; other: string }[],
): Row[] {
  const components = componentsOf(connections);
  const refusals = refusedOf(refused);
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

/** @returns the refused links of each spelling, the surest first */
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

import type { Executor } from '#shared/database/connection.ts';
import { compare } from '#shared/text/order.ts';
import { cents, leading, readAwards } from './won.ts';

/** From whom every buyer should buy, counted one by one from the rows of `core`, and what `derived` has. */

type Figures = {
  suppliers: number;
  awards_of_three: number;
  value_of_three: bigint | null;
  first_suppliers: { id: string; name: string; awards: number; value: bigint | null }[];
};

const highest = (values: readonly bigint[]): bigint[] =>
  values.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)).slice(0, 3);

/** @returns the figures of every buyer with an award to a company */
export async function expectedSuppliers(pool: Executor): Promise<Record<string, Figures>> {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from derived.company');
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const won = (await readAwards(pool)).filter(
    (each) => each.status === 'awarded' && each.buyer !== null && leading(each) !== null,
  );
  return Object.fromEntries(
    [...Map.groupBy(won, ({ buyer }) => buyer!)].map(([buyer, own]) => {
      const suppliers = [...Map.groupBy(own, (each) => leading(each)!)].map(([id, all]) => ({
        ...{ id, name: nameOf.get(id)!, awards: all.length, value: cents(all) },
      }));
      const values = highest(suppliers.flatMap(({ value }) => (value === null ? [] : [value])));
      const awards = highest(suppliers.map((each) => BigInt(each.awards)));
      return [
        buyer,
        {
          suppliers: suppliers.length,
          awards_of_three: Number(awards.reduce((sum, each) => sum + each, 0n)),
          value_of_three: values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0n),
          first_suppliers: suppliers
            .sort(
              (one, other) =>
                Number((other.value ?? -1n) - (one.value ?? -1n)) ||
                other.awards - one.awards ||
                compare(one.name, other.name) ||
                compare(one.id, other.id),
            )
            .slice(0, 10),
        },
      ];
    }),
  );
}

/** @returns the figures that `derived` has */
export async function computedSuppliers(pool: Executor): Promise<Record<string, Figures>> {
  const { rows } = await pool.query<{
    id: string;
    suppliers: number;
    awards_of_three: number;
    cents: string | null;
    first: { id: string; name: string; awards: number; cents: string | null }[];
  }>(
    `select id, suppliers, awards_of_three, (value_of_three * 100)::bigint::text as cents,
       (select jsonb_agg(jsonb_build_object('id', one->'id', 'name', one->'name', 'awards', one->'awards',
         'cents', ((one->>'value')::numeric * 100)::bigint::text) order by nth)
        from jsonb_array_elements(first_suppliers) with ordinality first (one, nth)) as first
     from derived.organization_supplier`,
  );
  const money = (value: string | null) => (value === null ? null : BigInt(value));
  return Object.fromEntries(
    rows.map(({ id, suppliers, awards_of_three, cents: value, first }) => [
      id,
      {
        ...{ suppliers, awards_of_three, value_of_three: money(value) },
        first_suppliers: first.map(({ cents: own, ...rest }) => ({ ...rest, value: money(own) })),
      },
    ]),
  );
}

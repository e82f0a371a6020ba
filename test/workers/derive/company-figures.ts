import type { Executor } from '#shared/database/connection.ts';
import { compare } from '#shared/text/order.ts';
import { southAfricanDay } from '#shared/time.ts';
import { buyers } from './award-histories.ts';
import { at, basis, cents, counts, frequent, leading, readAwards, type Won } from './won.ts';

/** What every company should show, counted one by one from the rows of `core`, and what `derived` has. */

function history(own: readonly Won[], of: 'level' | 'type') {
  const stated = own.filter((each) => each[of] !== null);
  const values = [...Map.groupBy(stated, (each) => each[of]!)].map(([value, all]) => {
    const times = all.map(at);
    const [first, last] = [Math.min(...times), Math.max(...times)];
    const days = { from: southAfricanDay(new Date(first)), until: southAfricanDay(new Date(last)) };
    return { last, row: { value, ...days, awards: all.length } };
  });
  const latest = values.toSorted(
    (one, other) =>
      other.last - one.last || other.row.awards - one.row.awards || compare(one.row.value, other.row.value),
  )[0];
  const list = values
    .map(({ row }) => row)
    .sort(
      (one, other) =>
        compare(one.from, other.from) || compare(one.until, other.until) || compare(one.value, other.value),
    );
  return { latest: latest?.row.value ?? null, list };
}

/** Awards of each year, with the value of those to the company itself. */
function yearsOf(company: string, made: readonly Won[]) {
  const years = Map.groupBy(made, (each) => Number(southAfricanDay(new Date(at(each))).slice(0, 4)));
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, all]) => {
      const own = all.filter((each) => leading(each) === company);
      const value = cents(own);
      return {
        ...{ year, awards: all.length, countedAwards: own.filter(counts).length },
        value: value === null ? null : Number(value) / 100,
      };
    });
}

/** Counts by the definitions of docs/data/companies.md. */
function figures(company: string, all: readonly Won[], nameOf: ReadonlyMap<string, string>) {
  const naming = all.filter(({ mentions }) => mentions.some((one) => one.company === company));
  const made = naming.filter(({ status }) => status === 'awarded');
  const own = made.filter((each) => leading(each) === company);
  const joint = made.filter((each) => leading(each) !== company);
  const inTime = made.toSorted((one, other) => at(one) - at(other) || compare(basis(one), basis(other)));
  const last = inTime.filter((each) => at(each) === at(inTime.at(-1)!))[0];
  const [levels, types] = [history(own, 'level'), history(own, 'type')];
  const buyerNames = frequent(made.map(({ buyer }) => buyer)).map(({ name, awards: n }) => ({
    ...{ id: name, name: `Buyer ${buyers.map(String).indexOf(name)}`, awards: n },
  }));
  const others = naming
    .filter((each) => leading(each) === company)
    .flatMap(({ mentions }) => mentions.map((one) => one.company));
  const members = [...new Set(others)]
    .filter((id) => id !== company)
    .map((id) => ({ id, name: nameOf.get(id)! }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
  const ventures = [...new Set(naming.map(leading))]
    .filter((id) => id !== null && id !== company)
    .map((id) => ({ id, name: nameOf.get(id!)!, awards: made.filter((each) => leading(each) === id).length }))
    .sort(
      (one, other) =>
        other.awards - one.awards || compare(one.name, other.name) || compare(one.id!, other.id!),
    );
  const spelled = all.flatMap(({ mentions }) => mentions).filter((one) => one.company === company);
  const parties = naming
    .filter((each) => leading(each) === company && each.party !== null)
    .sort((one, other) => at(other) - at(one) || compare(one.id, other.id));
  return {
    ...{ awards: made.length, joint_awards: joint.length, counted_awards: made.filter(counts).length },
    awards_without_amount: made.filter(({ amount }) => amount === null).length,
    awards_left_out: made.filter((each) => each.amount !== null && !counts(each)).length,
    suspect_awards: made.filter((each) => each.amount !== null && each.currency !== 'EUR' && !counts(each))
      .length,
    ...{ value: cents(own), joint_value: cents(joint) },
    first_award_at: inTime[0] ? at(inTime[0]) : null,
    first_award_basis: inTime[0] ? basis(inTime[0]) : null,
    last_award_at: last ? at(last) : null,
    last_award_basis: last ? basis(last) : null,
    ...{ bee_level: levels.latest, bee_levels: levels.list },
    ...{ enterprise_type: types.latest, enterprise_types: types.list },
    supplier_party_id: parties[0]?.party ?? null,
    registration_number: frequent(spelled.map(({ registration }) => registration))[0]?.name ?? null,
    provinces: frequent(made.map(({ province }) => province)),
    categories: frequent(made.map(({ category }) => category)),
    years: yearsOf(company, made),
    buyers: buyerNames.sort((one, other) => other.awards - one.awards || compare(one.name, other.name)),
    buyer_count: buyerNames.length,
    buyer_awards: made.filter(({ buyer }) => buyer !== null).length,
    tenders: new Set(made.map(({ tender_id }) => tender_id)).size,
    contracts: naming.reduce((sum, { contracts }) => sum + contracts, 0),
    names: frequent(spelled.map(({ name }) => name)),
    ...{ members, joint_ventures: ventures },
    named_at: Math.max(...naming.map(({ seen }) => Date.parse(seen))),
  };
}

/** @returns the figures of every company that an award mentions, counted one by one */
export async function expectedCompanies(pool: Executor): Promise<Record<string, unknown>> {
  const all = await readAwards(pool);
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from derived.company');
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const ids = new Set(all.flatMap(({ mentions }) => mentions.map(({ company }) => company)));
  return Object.fromEntries([...ids].map((id) => [id, figures(id, all, nameOf)]));
}

/** @returns the figures that `derived` has */
export async function computedCompanies(pool: Executor): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(
    `select *, (value * 100)::bigint::text as cents, (joint_value * 100)::bigint::text as joint_cents
     from derived.company_aggregate`,
  );
  const money = (value: string | null) => (value === null ? null : BigInt(value));
  const time = (value: string | null) => (value === null ? null : Date.parse(value));
  return Object.fromEntries(
    rows.map(({ id, cents: own, joint_cents, first_award_at, last_award_at, named_at, ...row }) => [
      id,
      {
        ...{ ...row, value: money(own), joint_value: money(joint_cents), named_at: time(named_at) },
        ...{ first_award_at: time(first_award_at), last_award_at: time(last_award_at) },
      },
    ]),
  );
}

import type { Executor } from '#shared/database/connection.ts';
import { compare } from '#shared/text/order.ts';
import { southAfricanDay } from '#shared/time.ts';
import { at, basis, cents, counts, frequent, leading, readAwards, type Won } from './won.ts';

/**
 * What provinces, categories, rankings of companies and the list of winners should show, counted one by one from the rows of
 * `core`, and what `derived` has. Amounts are cents as text.
 */

const dayOf = (moment: number): string => southAfricanDay(new Date(moment));
const yearOf = (award: Won): number => Number(dayOf(at(award)).slice(0, 4));
const text = (given: bigint | null): string | null => given?.toString() ?? null;
const newest = (given: readonly { seen: string }[]): number | null =>
  given.length === 0 ? null : Math.max(...given.map(({ seen }) => Date.parse(seen)));

/** A tender that invites bids. */
type Invitation = { province: string | null; category: string | null; published: string; seen: string };

async function readInvitations(pool: Executor): Promise<Invitation[]> {
  const { rows } = await pool.query<Invitation>(
    `select province, category, coalesce(publication_date_time, first_captured_at) as published, first_captured_at as seen
     from core.tender left join derived.tender_relation relation using (id)
     where notice_kind is null and original_id is null and not 'placeholder-tender' = any(validation_errors)`,
  );
  return rows;
}

/** Awards and invitations of one place, in parts by what `part` says of their days. */
function traded<Part extends string | number>(
  awards: readonly Won[],
  invitations: readonly Invitation[],
  part: (day: string) => Part,
) {
  const days = [...awards.map((one) => dayOf(at(one))), ...invitations.map(ofInvitation)];
  const parts = [...new Set(days.map(part))].sort((one, other) => (one < other ? -1 : 1));
  return parts.map((name) => ({
    name,
    ...sums(
      awards.filter((one) => part(dayOf(at(one))) === name),
      invitations.filter((one) => part(ofInvitation(one)) === name),
    ),
  }));
}
const ofInvitation = ({ published }: Invitation): string => dayOf(Date.parse(published));
const sums = (awards: readonly Won[], invitations: readonly Invitation[]) => ({
  tenders: invitations.length,
  awards: awards.length,
  countedAwards: awards.filter(counts).length,
  value: text(cents(awards)),
});

function places(column: 'province' | 'category', awards: readonly Won[], invitations: readonly Invitation[]) {
  const names = new Set([...awards, ...invitations].map((one) => one[column]));
  return Object.fromEntries(
    [...names]
      .filter((name) => name !== null)
      .map((name) => {
        const won = awards.filter((one) => one[column] === name);
        const invited = invitations.filter((one) => one[column] === name);
        const { tenders: _, ...all } = sums(won, invited);
        const parts =
          column === 'category'
            ? { months: traded(won, invited, (day) => day.slice(0, 7)) }
            : {
                years: traded(won, invited, (day) => Number(day.slice(0, 4))),
                categories: sectors(won, invited),
              };
        return [name, { ...all, ...parts, computed_at: newest([...won, ...invited]) }];
      }),
  );
}

/** By category, the greatest value first. */
function sectors(awards: readonly Won[], invitations: readonly Invitation[]) {
  const names = [...new Set([...awards, ...invitations].map(({ category }) => category))];
  return names
    .filter((name) => name !== null)
    .map((name) => ({
      name,
      ...sums(
        awards.filter(({ category }) => category === name),
        invitations.filter(({ category }) => category === name),
      ),
    }))
    .sort(
      (one, other) =>
        byValue(one.value, other.value) || other.awards - one.awards || compare(one.name, other.name),
    );
}

/** The greater one first, none last. */
const byValue = (one: string | null, other: string | null): number =>
  Number(BigInt(other ?? -1) - BigInt(one ?? -1) > 0n) - Number(BigInt(other ?? -1) - BigInt(one ?? -1) < 0n);

function rankings(awards: readonly Won[], nameOf: ReadonlyMap<string, string>) {
  const named = awards.filter(({ mentions }) => mentions.length > 0);
  const scopes = named.flatMap((one) =>
    [null, one.province].flatMap((province) =>
      [null, one.category].flatMap((category) =>
        [null, yearOf(one)].map((year) => JSON.stringify({ province, category, year })),
      ),
    ),
  );
  return Object.fromEntries(
    [...new Set(scopes)].map((scope) => [scope, ranking(JSON.parse(scope), named, nameOf)]),
  );
}

function ranking(
  { province, category, year }: { province: string | null; category: string | null; year: number | null },
  awards: readonly Won[],
  nameOf: ReadonlyMap<string, string>,
) {
  const within = awards.filter(
    (one) =>
      (province === null || one.province === province) &&
      (category === null || one.category === category) &&
      (year === null || yearOf(one) === year),
  );
  const companies = [...new Set(within.flatMap(({ mentions }) => mentions.map(({ company }) => company)))];
  const entries = companies.map((company) => {
    const won = within.filter(({ mentions }) => mentions.some((one) => one.company === company));
    const value = text(cents(won.filter((one) => leading(one) === company)));
    const home = frequent(won.map((one) => one.province))[0]?.name ?? null;
    return {
      ...{ companyId: company, name: nameOf.get(company), province: home, value, awards: won.length },
      // No list of restricted suppliers is read here.
      restricted: null,
    };
  });
  const ranked = (list: typeof entries) => list.map((entry, nth) => ({ rank: nth + 1, ...entry }));
  const by_value = entries
    .filter(({ value }) => value !== null)
    .sort((one, other) => byValue(one.value, other.value) || other.awards - one.awards || byId(one, other));
  const by_awards = entries.toSorted(
    (one, other) => other.awards - one.awards || byValue(one.value, other.value) || byId(one, other),
  );
  return { by_value: ranked(by_value), by_awards: ranked(by_awards), computed_at: newest(within) };
}
const byId = (one: { companyId: string }, other: { companyId: string }): number =>
  compare(one.companyId, other.companyId);

/** When an award was made; a date after the day on which it was seen does not count. */
const wonAt = ({ awarded, seen }: Won): number =>
  Math.min(Date.parse(seen), awarded === null ? Number.POSITIVE_INFINITY : Date.parse(awarded));

function winners(awards: readonly Won[]) {
  const latest = awards
    .filter((one) => one.tender !== null && one.supplier !== null && counts(one))
    .sort((one, other) => wonAt(other) - wonAt(one) || compare(one.id, other.id));
  const list = latest.map((one) => ({
    ...{ id: one.id, supplierName: one.supplier, awardValue: text(cents([one])), title: one.tender },
    ...{ province: one.province, category: one.category, date: dayOf(wonAt(one)) },
    ...{ at: new Date(wonAt(one)).toISOString(), restricted: null },
    dateBasis: Date.parse(one.awarded ?? one.seen) > Date.parse(one.seen) ? 'firstSeen' : basis(one),
  }));
  return list.length === 0 ? [] : [{ winners: list, computed_at: newest(latest) }];
}

/** What should be in `derived`, by table. Reads the companies that it has. */
export async function expectedMarkets(pool: Executor): Promise<Record<string, unknown>> {
  const made = (await readAwards(pool)).filter(({ status }) => status === 'awarded');
  const ofTenders = made.filter(({ tender }) => tender !== null);
  const invitations = await readInvitations(pool);
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from derived.company');
  return {
    province_value: places('province', ofTenders, invitations),
    sector_trend: places('category', ofTenders, invitations),
    company_ranking: rankings(made, new Map(rows.map(({ id, name }) => [id, name]))),
    winner_list: winners(made),
  };
}

/** A list of jsonb with amounts as cents. */
const inCents = (list: string, amount: string): string =>
  `(select coalesce(jsonb_agg(one || jsonb_build_object('${amount}', ((one->>'${amount}')::numeric * 100)::bigint::text) order by nth), '[]')
    from jsonb_array_elements(${list}) with ordinality listed (one, nth))`;

/** What is in `derived`, by table. */
export async function computedMarkets(pool: Executor): Promise<Record<string, unknown>> {
  const time = (value: string | null) => (value === null ? null : Date.parse(value));
  const named = ({ month, year, ...figures }: Record<string, unknown>) => ({
    name: month ?? year,
    ...figures,
  });
  const keyed = async (
    statement: string,
    change: (row: Record<string, unknown>) => Record<string, unknown>,
  ) =>
    Object.fromEntries(
      (await pool.query(statement)).rows.map(({ key, computed_at, ...row }) => [
        key,
        { ...change(row), computed_at: time(computed_at) },
      ]),
    );
  const all = `awards, counted_awards as "countedAwards", (value * 100)::bigint::text as value, computed_at`;
  const entry = `join core.codelist_entry entry using (id)`;
  const list = (value: unknown) => value as Record<string, unknown>[];
  return {
    province_value: await keyed(
      `select entry->>'name' as key, ${all}, ${inCents('years', 'value')} as years, ${inCents('categories', 'value')} as categories
       from derived.province_value ${entry}`,
      (row) => ({ ...row, years: list(row['years']).map(named) }),
    ),
    sector_trend: await keyed(
      `select entry->>'name' as key, ${all}, ${inCents('months', 'value')} as months from derived.sector_trend ${entry}`,
      (row) => ({ ...row, months: list(row['months']).map(named) }),
    ),
    company_ranking: Object.fromEntries(
      (
        await pool.query(
          `select province, category, year, ${inCents('by_value', 'value')} as by_value,
             ${inCents('by_awards', 'value')} as by_awards, computed_at from derived.company_ranking`,
        )
      ).rows.map(({ province, category, year, computed_at, ...lists }) => [
        JSON.stringify({ province, category, year }),
        { ...lists, computed_at: time(computed_at) },
      ]),
    ),
    winner_list: (
      await pool.query(
        `select ${inCents('winners', 'awardValue')} as winners, computed_at from derived.winner_list`,
      )
    ).rows.map(({ winners: shown, computed_at }) => ({
      winners: list(shown).map(({ department: _, buyerName: __, ...winner }) => winner),
      computed_at: time(computed_at),
    })),
  };
}

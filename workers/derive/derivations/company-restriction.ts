import { type Client, databaseTime } from '#shared/database/connection.ts';
import type { ScreeningMethod } from '#shared/domain/screening/decision.ts';
import { screenedQuery } from '#shared/domain/screening/matching.ts';
import { isHeld, standingOf, type Verdict } from '#shared/domain/screening/standing.ts';
import { isInForce, nextChange } from '#shared/domain/screening/timing.ts';
import { firmlyJoined, type Membership } from '#shared/domain/suppliers/explain.ts';
import { companies, companyAggregates } from '#shared/tables/companies.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { type CompanyRestriction, companyRestrictions, screeningMatches } from '#shared/tables/screening.ts';
import { restrictedSuppliers, supplierListEditions } from '#shared/tables/supplier-lists.ts';
import { companySpellings } from '#shared/tables/suppliers.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { southAfricanDay } from '#shared/time.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { currentEntries } from '#workers/derive/screening/entries.ts';
import { periodColumns, periodOf, type StatedPeriod } from '#workers/derive/screening/period.ts';
import { surest } from '#workers/derive/screening/surest.ts';

/** Whether a company is restricted today, by the matches of its spellings and of its record. */
export const companyRestriction: Derivation = {
  name: 'company_restriction',
  table: companyRestrictions,
  does: 'says which companies are restricted',
  staleBy: [
    changeOf(companies, ['kind', 'name'], 'select id as key from changed'),
    changeOf(companyAggregates, ['registration_number'], 'select id as key from changed'),
    changeOf(
      companySpellings,
      ['company_id', 'linked_to', 'reason'],
      'select company_id as key from changed',
    ),
    changeOf(
      screeningMatches,
      ['subject_id', 'entry_id', 'score', 'method', 'reason', 'verdict'],
      'select company_id as key from derived.company_spelling where id = any(array(select subject_id from changed))',
    ),
    changeOf(
      restrictedSuppliers,
      [
        'supplier_name',
        'registration_number',
        'identity_hash',
        'period_from',
        'period_to',
        'listed',
        'steps',
      ],
      `select company_id as key from derived.company_spelling where id = any(array(
        select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))`,
    ),
    // Only now, or no longer, is it known that a company is not restricted.
    changeOf(
      supplierListEditions,
      ['state'],
      `select id as key from derived.company where exists (select from changed where state = 'in-use')`,
    ),
  ],
  due: `select id from derived.company_restriction where changes_on <= (now() at time zone 'Africa/Johannesburg')::date`,
  everyKey: 'select id from derived.company union select id from derived.company_restriction',
  compute: computeCompanies,
  emits: 'company',
  // It reads numbers of companies, which are aggregates.
  pace: 'aggregate',
};

type Found = StatedPeriod & {
  company: string;
  spelling: string;
  match: string;
  entry: string;
  name: string;
  score: number;
  method: ScreeningMethod;
  reason: string;
  verdict: Verdict;
};

/** A company as its record shows it. */
type Shown = { id: string; name: string; registration: string | null };
type Spelled = Membership & { company: string; name: string | null };

async function computeCompanies(client: Client, keys: readonly string[]): Promise<Computed> {
  const known = await client.query<Shown>({
    name: 'derive-screened-companies',
    text: `select id, name, registration_number as registration
      from derived.company left join derived.company_aggregate using (id) where id = any($1::uuid[])
      and exists (select from core.supplier_list_edition where state = 'in-use')`,
    values: [keys],
  });
  const { rows } = await client.query<Found>({
    name: 'derive-restricted-companies',
    text: `select spelling.company_id as company, spelling.id as spelling, match.id as match, match.entry_id as entry,
        entry.supplier_name as name, match.score, match.method, match.reason, match.verdict, ${periodColumns('entry')}
      from derived.company_spelling spelling join derived.screening_match match on match.subject_id = spelling.id
      join core.restricted_supplier entry on entry.id = match.entry_id
      where spelling.company_id = any($1::uuid[]) and match.verdict <> 'dismissed'`,
    values: [keys],
  });
  const today = southAfricanDay(await databaseTime(client));
  const byCompany = Map.groupBy(rows, ({ company }) => company);
  const firmIn = await firmSpellings(client, known.rows, [...byCompany.keys()]);
  const judge = await judgeOf(client, byCompany.size);
  return {
    keys,
    rows: known.rows.map((company) => {
      const found = byCompany.get(company.id) ?? [];
      const firm = firmIn.get(company.id);
      return rowOf(
        company.id,
        found.map((one) => judge(company, one, firm?.has(one.spelling) ?? false)),
        today,
      );
    }),
  };
}

/** @returns for each company the spellings that more than similarity joins with the name of its record */
async function firmSpellings(
  client: Client,
  shown: readonly Shown[],
  companies: readonly string[],
): Promise<Map<string, Set<string>>> {
  if (companies.length === 0) return new Map();
  const { rows } = await client.query<Spelled>({
    name: 'derive-restricted-spellings',
    text: `select company_id as company, id as spelling, name, linked_to as "to", reason, confidence
      from derived.company_spelling join derived.supplier_spelling using (id) where company_id = any($1::uuid[])`,
    values: [companies],
  });
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  return new Map(
    [...Map.groupBy(rows, ({ company }) => company)].map(([id, members]) => {
      const own = members.filter(({ name }) => name === null || name === names.get(id));
      return [id, firmlyJoined(members, new Set(own.map(({ spelling }) => spelling)))];
    }),
  );
}

/** @returns what the match of a spelling means for its company */
async function judgeOf(
  client: Client,
  companies: number,
): Promise<(company: Shown, found: Found, firm: boolean) => Found> {
  const { entries, list } = await currentEntries(client);
  const places = new Map(companies === 0 ? [] : entries.map(({ id }, place) => [id, place]));
  return ({ name, registration }, found, firm) => {
    const place = places.get(found.entry);
    // As in a query for the company.
    const query = screenedQuery(maskSuspectedNumbers(name), registration);
    const own = place === undefined ? null : list.compare(query, place);
    return { ...found, ...standingOf({ ...found, firm }, own) };
  };
}

function rowOf(id: string, found: readonly Found[], today: string): RowOf<typeof companyRestrictions> {
  const byEntry = [...Map.groupBy(found, ({ entry }) => entry).values()].map(surest);
  const chosen = byEntry.toSorted((a, b) => b.score - a.score || (a.entry < b.entry ? -1 : 1));
  const entries = chosen.map(
    (one): CompanyRestriction => ({
      ...{ id: one.entry, name: one.name, matchConfidence: one.score, matchMethod: one.method },
      ...{ matchReason: one.reason, verdict: one.verdict, inForce: isInForce(periodOf(one), today) },
    }),
  );
  const changes = chosen.map((one) => nextChange(periodOf(one), today)).filter((day) => day !== null);
  return {
    ...{ id, entries, changes_on: changes.toSorted()[0] ?? null },
    restricted: chosen.some((one) => isHeld(one) && isInForce(periodOf(one), today)),
  };
}

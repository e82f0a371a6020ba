import { type Client, databaseTime } from '#shared/database.ts';
import type { ScreeningMethod } from '#shared/domain/screening/decision.ts';
import { isHeld, type Verdict } from '#shared/domain/screening/standing.ts';
import { isInForce, nextChange } from '#shared/domain/screening/timing.ts';
import { companies } from '#shared/tables/companies.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { type CompanyRestriction, companyRestrictions, screeningMatches } from '#shared/tables/screening.ts';
import { restrictedSuppliers, supplierListEditions } from '#shared/tables/supplier-lists.ts';
import { companySpellings } from '#shared/tables/suppliers.ts';
import { southAfricanDay } from '#shared/time.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { periodColumns, periodOf, type StatedPeriod } from '#workers/derive/screening/period.ts';
import { surest } from '#workers/derive/screening/surest.ts';

/** Whether a company is restricted today, by the matches of its spellings. */
export const companyRestriction: Derivation = {
  name: 'company_restriction',
  table: companyRestrictions,
  does: 'says which companies are restricted',
  staleBy: [
    changeOf(companies, ['kind'], 'select id as key from changed'),
    changeOf(companySpellings, ['company_id'], 'select company_id as key from changed'),
    changeOf(
      screeningMatches,
      ['subject_id', 'entry_id', 'score', 'method', 'reason', 'verdict'],
      'select company_id as key from derived.company_spelling where id = any(array(select subject_id from changed))',
    ),
    changeOf(
      restrictedSuppliers,
      ['supplier_name', 'period_from', 'period_to', 'listed', 'presence'],
      `select company_id as key from derived.company_spelling where id = any(array(
        select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))`,
    ),
    // Only now, or no longer, can it be said that a company is not restricted.
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
  pace: 'prompt',
};

type Found = StatedPeriod & {
  company: string;
  match: string;
  entry: string;
  name: string;
  score: number;
  method: ScreeningMethod;
  reason: string;
  verdict: Verdict;
};

async function computeCompanies(client: Client, keys: readonly string[]): Promise<Computed> {
  const known = await client.query<{ id: string }>({
    name: 'derive-screened-companies',
    text: `select id from derived.company where id = any($1::uuid[])
      and exists (select from core.supplier_list_edition where state = 'in-use')`,
    values: [keys],
  });
  const { rows } = await client.query<Found>({
    name: 'derive-restricted-companies',
    text: `select spelling.company_id as company, match.id as match, match.entry_id as entry, entry.supplier_name as name,
        match.score, match.method, match.reason, match.verdict, ${periodColumns('entry')}
      from derived.company_spelling spelling join derived.screening_match match on match.subject_id = spelling.id
      join core.restricted_supplier entry on entry.id = match.entry_id
      where spelling.company_id = any($1::uuid[]) and match.verdict <> 'dismissed'`,
    values: [keys],
  });
  const today = southAfricanDay(await databaseTime(client));
  const byCompany = Map.groupBy(rows, ({ company }) => company);
  return { keys, rows: known.rows.map(({ id }) => rowOf(id, byCompany.get(id) ?? [], today)) };
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

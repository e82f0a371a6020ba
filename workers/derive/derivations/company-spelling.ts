import type { Client } from '#shared/database.ts';
import { companiesOf } from '#shared/domain/suppliers/companies.ts';
import { findLinks } from '#shared/domain/suppliers/find-links.ts';
import { companySpellings, supplierSpellings } from '#shared/tables/suppliers.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { takeFurtherKeys } from '#workers/derive/further-keys.ts';
import { findConnected, maxInBlock } from '#workers/derive/suppliers/connected.ts';
import { activeDecisions, pairsOf } from '#workers/derive/suppliers/decisions.ts';
import { rowsOf } from '#workers/derive/suppliers/memberships.ts';

/** Spellings with a key that was passed over until a spelling went that had it, too. */
const NO_LONGER_PASSED_OVER = `select unnest(having_it.ids) as key from derived.passed_over_block passed
    cross join lateral (select array_agg(id) as ids from (
      select id from derived.supplier_spelling where blocks @> array[passed.block] limit ${maxInBlock('passed.block')} + 1) own) having_it
    where passed.block in (select unnest(blocks) from changed
        where not exists (select from derived.supplier_spelling still where still.id = changed.id))
      and cardinality(having_it.ids) <= ${maxInBlock('passed.block')}`;

/**
 * Which spellings are of one company. The rules are in shared/domain/suppliers; a spelling is computed together with all
 * that links and decisions connect with it, because the company of one depends on the others.
 */
export const companySpelling: Derivation = {
  name: 'company_spelling',
  table: companySpellings,
  does: 'makes companies of the spellings of suppliers',
  staleBy: [
    changeOf(
      supplierSpellings,
      ['blocks', 'first_seen_at'],
      `select id as key from changed union all ${NO_LONGER_PASSED_OVER}`,
    ),
    {
      table: { schema: 'ops', name: 'company_decision' },
      columns: ['one_side', 'other_side', 'undone_at'],
      keys: 'select unnest(one_side || other_side) as key from changed',
    },
  ],
  // Spellings that are computed together stand together, so that few are computed twice.
  everyKey: `select id from derived.supplier_spelling full join derived.company_spelling using (id) order by component_id, id`,
  compute: computeCompanies,
  issues: `select 'ambiguous-supplier' as kind, id::text as subject,
      jsonb_build_object('name', spelling.name, 'company', member.company_id, 'refused', member.refused) as detail
    from derived.company_spelling member join derived.supplier_spelling spelling using (id)
    where id = any($1::uuid[]) and member.refused <> '[]' order by id`,
  pace: 'prompt',
  portion: 2_000,
};

async function computeCompanies(client: Client, keys: readonly string[]): Promise<Computed> {
  const taken = await activeDecisions(client);
  const { spellings, ids } = await findConnected(client, keys, taken, (further) =>
    takeFurtherKeys(client, companySpelling, further),
  );
  const links = findLinks(spellings);
  const decisions = pairsOf(taken, new Set(spellings.map(({ id }) => id)));
  return { keys: ids, rows: rowsOf(companiesOf(spellings, links, decisions), [...links, ...decisions]) };
}

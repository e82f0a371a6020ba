import type { Client } from '#shared/database/connection.ts';
import { agreedLinks, MOST_OF_ONE, mistypedLinks } from '#shared/domain/suppliers/agreement.ts';
import { companiesOf } from '#shared/domain/suppliers/companies.ts';
import { findLinks } from '#shared/domain/suppliers/find-links.ts';
import { awards } from '#shared/tables/awards.ts';
import { companySpellings, supplierMentions, supplierSpellings } from '#shared/tables/suppliers.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { readAgreements } from '#workers/derive/suppliers/agreements.ts';
import { findConnected, maxInBlock } from '#workers/derive/suppliers/connected.ts';
import { activeDecisions, pairsOf } from '#workers/derive/suppliers/decisions.ts';
import { rowsOf } from '#workers/derive/suppliers/memberships.ts';

/** Spellings with a key that was ignored for being too frequent until another spelling with it disappeared. */
const NO_LONGER_PASSED_OVER = `select unnest(having_it.ids) as key from derived.passed_over_block passed
    cross join lateral (select array_agg(id) as ids from (
      select id from derived.supplier_spelling where blocks @> array[passed.block] limit ${maxInBlock('passed.block')} + 1) own) having_it
    where passed.block in (select unnest(blocks) from changed
        where not exists (select from derived.supplier_spelling still where still.id = changed.id))
      and cardinality(having_it.ids) <= ${maxInBlock('passed.block')}`;

/**
 * Spellings with a possible typing error, one of whose words is now in more or fewer names, or is seen more or less
 * often.
 */
const WITH_THE_WORDS = `select near.id as key from (select distinct unnest(words) as word from changed) own
    cross join lateral (select id from derived.supplier_spelling where words @> array[own.word] limit ${MOST_OF_ONE + 2}) near
    join derived.company_spelling member on member.id = near.id where member.mistyped`;

/** The same, for changes of mentions. */
const mistypedIn = (condition: string): string =>
  `select spelling_id as key from core.supplier_mention mention
    join derived.company_spelling member on member.id = mention.spelling_id where ${condition} and member.mistyped`;

/**
 * Which spellings are of one company. The rules are in shared/domain/suppliers; a spelling is computed together with
 * all spellings that links and decisions connect with it, because its company depends on them. Decision:
 * docs/decisions/0088-companies-by-component.md
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
    changeOf(supplierSpellings, ['words', 'awards', 'bids'], WITH_THE_WORDS),
    changeOf(awards, ['tender_id', 'amount'], mistypedIn('award_id = any(array(select id from changed))')),
    changeOf(
      supplierMentions,
      ['tender_id', 'award_id', 'spelling_id'],
      mistypedIn('mention.id = any(array(select id from changed))'),
    ),
    {
      table: { schema: 'ops', name: 'company_decision' },
      columns: ['one_side', 'other_side', 'undone_at'],
      keys: 'select unnest(one_side || other_side) as key from changed',
    },
  ],
  // Spellings that are computed together are stored together, so that few are computed twice.
  everyKey: `select id from derived.supplier_spelling full join derived.company_spelling using (id) order by component_id, id`,
  compute: computeCompanies,
  issues: `select 'ambiguous-supplier' as kind, id::text as subject,
      jsonb_build_object('name', spelling.name, 'company', member.company_id, 'refused', member.refused) as detail
    from derived.company_spelling member join derived.supplier_spelling spelling using (id)
    where id = any($1::uuid[]) and jsonb_path_exists(member.refused, '$[*] ? (@.because != "no-agreement")') order by id`,
  pace: 'prompt',
  portion: 2_000,
};

async function computeCompanies(client: Client, keys: readonly string[]): Promise<Computed> {
  const taken = await activeDecisions(client);
  const { spellings, ids } = await findConnected(client, keys, taken, (further) =>
    takeFurtherKeys(client, companySpelling, further),
  );
  const links = findLinks(spellings);
  const byId = new Map(spellings.map((spelling) => [spelling.id, spelling]));
  const decisions = pairsOf(taken, new Set(byId.keys()));
  const known = await readAgreements(client, mistypedLinks(links), byId);
  const { agreed, doubtful } = agreedLinks(links, byId, known);
  return {
    keys: ids,
    rows: rowsOf(companiesOf(spellings, agreed, decisions), { links, decisions, doubtful }),
  };
}

/**
 * Removes further stale keys, which a batch must compute together with those that it took. Their data is read again: it
 * may have changed, and nothing else would report that.
 * @returns those that were stale
 */
async function takeFurtherKeys(
  client: Client,
  { name }: Pick<Derivation, 'name'>,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>({
    name: 'derive-take-further',
    text: 'delete from derived.stale where derivation = $1 and key = any($2::uuid[]) returning key',
    values: [name, keys],
  });
  return rows.map(({ key }) => key);
}

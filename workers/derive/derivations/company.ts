import type { Client } from '#shared/database/connection.ts';
import { aliasesOf } from '#shared/domain/suppliers/anchors.ts';
import { displayNameOf } from '#shared/domain/suppliers/display-name.ts';
import { sharedNumbersOf } from '#shared/domain/suppliers/shared-number.ts';
import { type SeenSpelling, type SpellingParts, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import { companies } from '#shared/tables/companies.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { companySpellings, supplierMentions, supplierSpellings } from '#shared/tables/suppliers.ts';
import { companyKey, splitTradingName } from '#shared/text/names.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';

/** Joins mentions of joint ventures and of their members if the same award or bid names both. */
const MEMBERS = `core.supplier_mention part join core.supplier_mention whole
  on whole.tender_id = part.tender_id and whole.role = 'joint-venture' and part.role = 'member'
    and (whole.award_id = part.award_id or whole.bidder_id = part.bidder_id)`;

/** Each company from all its spellings, including its partners. */
export const company: Derivation = {
  name: 'company',
  table: companies,
  does: 'names companies, and gathers their numbers, the ids they had, and the members of joint ventures',
  staleBy: [
    changeOf(
      companySpellings,
      ['company_id', 'anchor', 'linked_to'],
      `select company_id as key from changed
        union select venture.company_id from changed join ${MEMBERS} on part.spelling_id = changed.id
          join derived.company_spelling venture on venture.id = whole.spelling_id`,
    ),
    changeOf(
      supplierSpellings,
      ['blocks', 'first_seen_at', 'awards', 'bids'],
      'select company_id as key from derived.company_spelling where id = any(array(select id from changed))',
    ),
    changeOf(
      supplierMentions,
      ['tender_id', 'award_id', 'bidder_id', 'role', 'spelling_id'],
      `select company_id as key from derived.company_spelling where id = any(array(
          select spelling_id from changed where role = 'joint-venture'))
        union select company_id from derived.company_spelling where id = any(array(
          select whole.spelling_id from changed join core.supplier_mention whole
            on whole.tender_id = changed.tender_id and whole.role = 'joint-venture' where changed.role = 'member'))`,
    ),
  ],
  everyKey: 'select company_id from derived.company_spelling union select id from derived.company order by 1',
  compute: computeCompanies,
  issues: `select 'shared-registration-number' as kind, id::text as subject,
      jsonb_build_object('name', name, 'numbers', shared_numbers) as detail
    from derived.company where id = any($1::uuid[]) and shared_numbers <> '[]' order by id`,
  emits: 'company',
  pace: 'prompt',
};

type Spelled = SpellingParts & {
  id: string;
  company: string;
  anchor: string;
  /** Whether it is the spelling that was seen first. */
  first: boolean;
  seen: string;
  mentions: number;
};

async function computeCompanies(client: Client, keys: readonly string[]): Promise<Computed> {
  const { rows } = await client.query<Spelled>({
    name: 'derive-company-spellings',
    text: `select id, kind, name, registration_number as registration, csd_number as csd, company_id as company, anchor,
        linked_to is null as first, first_seen_at as seen, awards + bids as mentions
      from derived.company_spelling join derived.supplier_spelling using (id)
      where company_id = any($1::uuid[]) order by company_id, id`,
    values: [keys],
  });
  const members = await membersOf(client, keys);
  const byCompany = Map.groupBy(rows, (row) => row.company);
  return {
    keys,
    rows: [...byCompany].map(([id, spelled]) => rowOf(id, spelled, members.get(id) ?? [])),
  };
}

async function membersOf(client: Client, keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ id: string; members: string[] }>({
    name: 'derive-company-members',
    text: `select venture.company_id as id,
        array_agg(distinct member.company_id::text order by member.company_id::text) as members
      from derived.company_spelling venture join core.supplier_mention of_venture on of_venture.spelling_id = venture.id
      join ${MEMBERS} on whole.id = of_venture.id
      join derived.company_spelling member on member.id = part.spelling_id
      where venture.company_id = any($1::uuid[]) group by venture.company_id`,
    values: [keys],
  });
  return new Map(rows.map(({ id, members }) => [id, members]));
}

function rowOf(id: string, spelled: readonly Spelled[], members: string[]): RowOf<typeof companies> {
  const spellings = spelled.map(
    ({ seen, mentions, ...parts }): SeenSpelling => ({
      ...spellingOf(parts, { id: parts.id }),
      ...{ firstSeen: seen, mentions },
    }),
  );
  const leading = spelled.find(({ first }) => first) ?? spelled[0]!;
  const registrations = distinct(spelled.map(({ registration }) => registration));
  const csds = distinct(spelled.map(({ csd }) => csd));
  const name = displayNameOf(spellings) ?? registrations[0] ?? csds[0] ?? leading.anchor;
  return {
    ...{ id, anchor: leading.anchor, kind: leading.kind, name, normalized_name: companyKey(name) },
    name_keys: distinct(spelled.flatMap((one) => keysOf(one.name))),
    registration_numbers: registrations,
    csd_numbers: csds,
    alias_ids: aliasesOf(spellings).flatMap((alias) => (alias.main && alias.id !== id ? alias.id : [])),
    member_company_ids: members,
    shared_numbers: sharedNumbersOf(spellings),
    spellings: spelled.length,
    first_seen_at: leading.seen,
  };
}

/** @returns the keys by which look-ups find a name: its own, and that of its trading name */
const keysOf = (name: string | null): string[] =>
  name === null
    ? []
    : [name, splitTradingName(name).trading ?? ''].map(companyKey).filter((key) => key !== '');

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].sort();

import {
  derivedTable,
  int,
  jsonb,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** Companies, and the records of core that they are named in. */

export const companies = derivedTable('company', {
  comment: 'A company or a joint venture: what its spellings say together.',
  columns: {
    id: uuid('UUIDv5 of the anchor.'),
    anchor: text('The strongest key of the spelling that was seen first.'),
    kind: oneOf(['company', 'joint-venture']),
    name: text('As most mentions have it; a number where no spelling has a name.'),
    normalized_name: text('Key of the name, as look-ups use it.'),
    name_keys: texts('Keys of the names and trading names of all spellings.'),
    registration_numbers: texts(),
    csd_numbers: texts(),
    alias_ids: texts(
      'Ids that the company had before it was joined with an older one, or would have had. An id that another company has belongs to that one.',
    ),
    member_company_ids: texts('Companies that supply together as this joint venture.'),
    shared_numbers: jsonb<{ registration: string; names: string[] }[]>(
      'Registration numbers that stand beside clearly different names.',
    ),
    spellings: int(),
    first_seen_at: timestamptz(),
  },
  indexes: [
    { gin: 'name_keys' },
    { gin: 'registration_numbers' },
    { gin: 'alias_ids' },
    { gin: 'member_company_ids' },
  ],
});

export const awardCompanies = derivedTable('award_company', {
  comment: 'The companies of an award. Awards whose supplier means nobody have no row.',
  columns: {
    id: uuid('Id of the award.'),
    tender_id: uuid(),
    company_id: uuid(
      'Of the supplier, or of the joint venture; null where only the members of one are known.',
    ).nullable(),
    company_ids: texts('The same, and the members of a joint venture.'),
  },
  indexes: [['tender_id'], { gin: 'company_ids' }],
});

export const tenderCompanies = derivedTable('tender_company', {
  comment: 'The companies of the awards of a tender, as the tender and its contracts show them.',
  columns: {
    id: uuid('Id of the tender.'),
    company_ids: texts('Of the awards that were made, with the members of joint ventures.'),
    by_award: jsonb<Record<string, [string | null, string[]]>>(
      'The companies of every award, by its id: when they change, the tender is published again with its contracts.',
    ),
  },
});

/** A value with the number of awards that have it. */
type Counted = { name: string; awards: number };
/** A value that awards stated, with the days of the first and the last of them, as `2026-03-31`. */
export type StatedValue = { value: string; from: string; until: string; awards: number };

/** The date by which an award was placed in time: its own date, or when it was first seen. */
export const awardBases = ['award', 'firstSeen'] as const;

export const companyAggregates = derivedTable('company_aggregate', {
  comment:
    'Aggregates of the awards of a company. Companies that no award names have no row. An award of a joint venture counts for each member, but its value for the joint venture alone.',
  columns: {
    id: uuid('Id of the company.'),
    awards: int('Awards that were made, those of joint ventures that it is a member of included.'),
    joint_awards: int('Those of joint ventures.'),
    counted_awards: int('Those whose amount is in one of the two values.'),
    awards_without_amount: int(),
    awards_left_out: int('Those whose amount is in another currency, or looks wrong.'),
    suspect_awards: int('Those whose amount looks wrong.'),
    value: numeric('Of the awards to itself, in rand; null where none has an amount that counts.').nullable(),
    joint_value: numeric('Of the awards of joint ventures that it is a member of, in rand.').nullable(),
    first_award_at: timestamptz().nullable(),
    first_award_basis: oneOf(awardBases).nullable(),
    last_award_at: timestamptz().nullable(),
    last_award_basis: oneOf(awardBases).nullable(),
    bee_level: text('Of the latest award that states one.').nullable(),
    bee_levels: jsonb<StatedValue[]>('In order of time.'),
    enterprise_type: text('Of the latest award that states one.').nullable(),
    enterprise_types: jsonb<StatedValue[]>('In order of time.'),
    supplier_party_id: text('Of the latest award that has one.').nullable(),
    registration_number: text('That most awards have.').nullable(),
    provinces: jsonb<Counted[]>('Of the tenders, the most frequent first.'),
    categories: jsonb<Counted[]>('Of the tenders, the most frequent first.'),
    years: jsonb<{ year: number; awards: number; countedAwards: number; value: number | null }[]>(
      'Its awards by the year in which they were made, or first seen; the earliest first. Null in a row that an earlier release computed.',
    ).nullable(),
    buyers: jsonb<(Counted & { id: string })[]>('The most frequent first, at most 50.'),
    buyer_count: int(),
    buyer_awards: int('Awards whose buyer is known.'),
    tenders: int('Tenders of the awards that were made.'),
    contracts: int('Contracts that follow from its awards.'),
    names: jsonb<Counted[]>('Its names in awards and bids, the most frequent first, at most 200.'),
    members: jsonb<{ id: string; name: string }[]>('Of a joint venture, by name, at most 50.'),
    joint_ventures: jsonb<(Counted & { id: string })[]>(
      'That it is a member of, the most frequent first, at most 50.',
    ),
    named_at: timestamptz('When the newest of its awards was first captured.'),
  },
});

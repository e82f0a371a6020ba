import { defineTable, int, jsonb, oneOf, text, texts, timestamptz, uuid } from '#shared/tables/definition.ts';

/** Companies, and the records of core that they are named in. */

export const companies = defineTable({
  schema: 'derived',
  name: 'company',
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
  key: ['id'],
  indexes: [{ gin: 'name_keys' }, { gin: 'alias_ids' }, { gin: 'member_company_ids' }],
});

export const awardCompanies = defineTable({
  schema: 'derived',
  name: 'award_company',
  comment: 'The companies of an award. Awards whose supplier means nobody have no row.',
  columns: {
    id: uuid('Id of the award.'),
    tender_id: uuid(),
    company_id: uuid(
      'Of the supplier, or of the joint venture; null where only the members of one are known.',
    ).nullable(),
    company_ids: texts('The same, and the members of a joint venture.'),
  },
  key: ['id'],
  indexes: [['tender_id']],
});

export const tenderCompanies = defineTable({
  schema: 'derived',
  name: 'tender_company',
  comment: 'The companies of the awards of a tender, as the tender and its contracts show them.',
  columns: {
    id: uuid('Id of the tender.'),
    company_ids: texts('Of the awards that were made, with the members of joint ventures.'),
    by_award: jsonb<Record<string, [string | null, string[]]>>(
      'The companies of every award, by its id: when they change, the tender is published again with its contracts.',
    ),
  },
  key: ['id'],
});

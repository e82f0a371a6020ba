import {
  boolean,
  coreTable,
  derivedTable,
  float,
  int,
  jsonb,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** From the names that publishers give suppliers to companies. */

export const supplierMentions = coreTable('supplier_mention', {
  comment:
    'A company as an award or a bid names it. A joint venture has a mention of its own and one for each member that can be told apart. A text that means nobody has none.',
  columns: {
    id: uuid('UUIDv5 of the id of the award or bidder and the position.'),
    tender_id: uuid(),
    award_id: uuid('The award whose supplier it is.').nullable(),
    bidder_id: uuid('The bidder that it is.').nullable(),
    position: int('Order in the text, 0-based.'),
    role: oneOf(
      ['supplier', 'joint-venture', 'member'],
      'Alone, several companies together, or one of those.',
    ),
    spelling_id: uuid('UUIDv5 of kind, name and both numbers: mentions with the same are one spelling.'),
    kind: oneOf(['company', 'joint-venture']),
    name: text('As written, without numbers; null where there is only a number.').nullable(),
    registration_number: text('As `2015/123456/07`; null for a number that cannot be one.').nullable(),
    csd_number: text('Number in the Central Supplier Database, as MAAA and seven digits.').nullable(),
    first_seen_at: timestamptz('Time of the first capture with the award or bidder.'),
  },
  indexes: [['tender_id'], ['award_id'], ['spelling_id']],
});

export const supplierSpellings = derivedTable('supplier_spelling', {
  comment: 'A distinct combination of name and numbers among the mentions of suppliers.',
  columns: {
    id: uuid('UUIDv5 of kind, name and both numbers.'),
    kind: oneOf(['company', 'joint-venture']),
    name: text().nullable(),
    registration_number: text().nullable(),
    csd_number: text().nullable(),
    name_key: text('What spellings of one name have in common; empty without a name.'),
    blocks: texts('Spellings that may be of one company share at least one of these.'),
    words: texts('Telling words of the name, by which it is found how many companies have them.'),
    first_seen_at: timestamptz('Of its earliest mention.'),
    awards: int('Mentions in awards.'),
    bids: int('Mentions as bidder.'),
  },
  indexes: [{ gin: 'blocks' }, { gin: 'words' }],
});

export const passedOverBlocks = derivedTable('passed_over_block', {
  comment:
    'Keys that are passed over when companies are computed, because too many spellings have them. When a key becomes one of these, or ceases to be, everything that has it is computed again.',
  columns: { block: text('As in derived.supplier_spelling.') },
  key: ['block'],
});

/** A link to another spelling that was not followed. */
export type RefusedLink = { spelling: string; reason: string; confidence: number; because: string };

export const companySpellings = derivedTable('company_spelling', {
  comment: 'The company that a spelling belongs to, and why.',
  columns: {
    id: uuid('Id of the spelling.'),
    component_id: uuid(
      'The smallest id of all spellings that links and decisions connect with this one, whether followed or not: what changes one of them may change the company of all.',
    ),
    company_id: uuid('UUIDv5 of the anchor.'),
    anchor: text('The strongest key of the spelling of the company that was seen first.'),
    linked_to: uuid(
      'The spelling that links this one with the company; null for the one that was seen first.',
    ).nullable(),
    reason: text('Why these two are one company.').nullable(),
    confidence: float('Of that link, 0 to 1.'),
    mistyped: boolean(
      'Whether a typing error may link it with another one, so that its company depends on how often words are seen.',
    ),
    refused: jsonb<RefusedLink[]>('Links to spellings of other companies, and what keeps them apart.'),
  },
  indexes: [['company_id'], ['component_id']],
});

import {
  boolean,
  coreTable,
  float,
  int,
  jsonb,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** The child records of a tender, except its awards. A trigger deletes these rows with their tender. */

export const documents = coreTable('tender_document', {
  columns: {
    id: uuid("UUIDv5 of ocid and the publisher's document id (or URL)."),
    tender_id: uuid(),
    position: int("Order in the publisher's list, 0-based."),
    source_id: text().nullable(),
    file_name: text().nullable(),
    description: text().nullable(),
    url: text().nullable(),
    document_type: text().nullable(),
    format: text().nullable(),
    language: text().nullable(),
    published_at: timestamptz().nullable(),
    modified_at: timestamptz().nullable(),
  },
  indexes: [['tender_id']],
});

export const parties = coreTable('tender_party', {
  comment: 'A party of one contracting process, with the name that the publisher uses.',
  columns: {
    id: uuid('UUIDv5 of ocid and party id (or name).'),
    tender_id: uuid(),
    ocds_party_id: text().nullable(),
    name: text(),
    roles: texts(),
  },
  indexes: [['tender_id']],
});

export const bidders = coreTable('tender_bidder', {
  columns: {
    id: uuid("UUIDv5 of ocid and the name's key."),
    tender_id: uuid(),
    position: int(),
    name: text(),
  },
  indexes: [['tender_id']],
});

export const contracts = coreTable('tender_contract', {
  columns: {
    id: uuid('UUIDv5 of ocid and contract id.'),
    tender_id: uuid(),
    position: int(),
    ocds_contract_id: text().nullable(),
    award_id: uuid('The award that the contract follows from, if known.').nullable(),
    title: text().nullable(),
    status: text().nullable(),
    description: text().nullable(),
    amount: numeric().nullable(),
    currency: text().nullable(),
    starts_at: timestamptz().nullable(),
    ends_at: timestamptz().nullable(),
    signed_at: timestamptz().nullable(),
  },
  indexes: [['tender_id']],
});

export const milestones = coreTable('tender_milestone', {
  comment: 'Milestones of the publisher; the briefing session of a notice is a milestone too.',
  columns: {
    id: uuid('UUIDv5 of ocid and milestone id.'),
    tender_id: uuid(),
    position: int(),
    ocds_milestone_id: text().nullable(),
    title: text().nullable(),
    type: text().nullable(),
    description: text().nullable(),
    code: text().nullable(),
    due_at: timestamptz().nullable(),
    met_at: timestamptz().nullable(),
    modified_at: timestamptz().nullable(),
    status: text().nullable(),
  },
  indexes: [['tender_id']],
});

export const categories = coreTable('tender_category_relation', {
  columns: {
    id: uuid('UUIDv5 of ocid and category.'),
    tender_id: uuid(),
    category_id: uuid('Permanent id of the category, a row of core.codelist_entry.'),
  },
  indexes: [['tender_id'], ['category_id']],
});

/** `publisher` if the publisher states the date, `comparison` if the event follows from the difference of two captures. */
export const eventSources = ['publisher', 'comparison'] as const;

export const events = coreTable('tender_event', {
  comment: 'Events of a tender: changes between two captures, and events with a date from the publisher.',
  columns: {
    id: uuid("UUIDv5 of ocid, event type, subject and the capture's time."),
    tender_id: uuid(),
    event_type: text(),
    occurred_at: timestamptz(),
    title: text(),
    description: text().nullable(),
    field: text(
      'The changed field of the published record; null for events of the whole process.',
    ).nullable(),
    before: jsonb().nullable(),
    after: jsonb().nullable(),
    source: oneOf(eventSources),
    confidence: float('0 to 1.'),
    of_subject: boolean(
      'Whether the event is shown with the tender that this notice is about, once that is known.',
    ).default(false),
  },
  indexes: [['tender_id', 'occurred_at']],
});

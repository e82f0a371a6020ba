import {
  boolean,
  coreTable,
  date,
  int,
  jsonb,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** The lists of restricted suppliers: their editions, and the combined content of these. */

/**
 * `in-use`: the latest accepted edition; `superseded`: accepted, and a later one is in use; `refused`: never accepted,
 * with the reason.
 */
export const editionStates = ['in-use', 'superseded', 'refused'] as const;

/** What an edition did to an entry, as a list is computed (shared/domain/supplier-lists/register.ts). */
export type ListStep = {
  event: 'added' | 'changed' | 'removed' | 'returned';
  /** When the edition was received. */
  at: string;
  /** Day on which the publisher made it; null if unknown. */
  reportDate: string | null;
  sha256: string;
  changes: readonly { field: string; before: string | null; after: string | null }[];
};

export const supplierListEditions = coreTable('supplier_list_edition', {
  comment:
    'Every edition of a list of restricted suppliers that was received, also those that could not be read. The same bytes are one edition, however often they were received.',
  columns: {
    id: uuid('UUIDv5 of list and hash.'),
    register: text('The list, as the name of its source.'),
    sha256: text('Of the bytes as received, hexadecimal.'),
    response_id: text('The response that was the first to bring it; raw keeps its bytes.'),
    form: oneOf(['pdf', 'xlsx', 'csv', 'unknown']),
    report_date: date('Day on which the publisher made it; null where it does not say.').nullable(),
    received_at: timestamptz('When it was first received.'),
    last_received_at: timestamptz('When it was last received.'),
    entries: int('Entries that could be read.'),
    problems: int('Places that could not be read; each is an issue.'),
    lost: int('Problems by which entries may be missing.').default(0),
    unreadable: text('Why the file gives no list, in a sentence; null where it does.').nullable(),
    state: oneOf(editionStates),
    refusal: text('Why it was refused, in a sentence.').nullable(),
    accepted: boolean('Whether an operator has accepted it although it lost many entries.'),
    content: jsonb<readonly object[]>(
      'Its entries as they were read, identity numbers as keyed hashes; the entries of the list are computed from these.',
    ),
  },
  unique: [['register', 'sha256']],
  indexes: [['register', 'received_at']],
});

export const restrictedSuppliers = coreTable('restricted_supplier', {
  comment:
    'Entries of the lists of restricted suppliers, also those that the edition in use has no more. Computed from the editions that were taken, in the order in which they were received.',
  columns: {
    id: uuid('UUIDv5 of list and natural key.'),
    register: text('The list, as the name of its source.'),
    natural_key: text(
      'Who and since when, as the first edition with the entry has it; it stays when a later one corrects name, number or day.',
    ),
    supplier_name: text(),
    registration_number: text(
      'Canonical where it is one of the company register; as written otherwise.',
    ).nullable(),
    identity_hash: text(
      'Keyed hash of the identity number of a person; see shared/text/identity-hash.ts.',
    ).nullable(),
    restriction_type: text('As the list states it, in capitals; otherwise what the list restricts by.'),
    reference: text('Reference of the entry in the list, where it has one.').nullable(),
    reason: text().nullable(),
    period_from: date('First day.').nullable(),
    period_to: date('Last day.').nullable(),
    authorised_by: text('Organ of state that restricted.').nullable(),
    severity: text(
      'One of `severities` in shared/codelists/restrictions.ts; null where nothing shows it.',
    ).nullable(),
    regulatory_references: texts(),
    edition_id: uuid('The latest taken edition that has the entry.'),
    report_date: date('Of that edition.').nullable(),
    sha256: text('Of that edition.'),
    first_seen_at: timestamptz('When the first taken edition with the entry was received.'),
    last_seen_at: timestamptz('When the latest taken edition with the entry was first received.'),
    listed: boolean('Whether the edition in use has it.'),
    steps: jsonb<readonly ListStep[]>('The editions that added, changed or removed it, in order.'),
    updated_at: timestamptz(
      'When the edition was received that last changed the entry, or was the first without it.',
    ),
  },
  indexes: [['register'], ['period_to']],
});

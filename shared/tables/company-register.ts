import {
  boolean,
  date,
  derivedTable,
  float,
  int,
  jsonb,
  oneOf,
  text,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** What imported registers say about companies and the persons who direct them, with the companies that they are here. */

/** Why an entry of a register is taken to be a company that awards name. */
export const companyLinks = ['registration-number', 'name-and-form', 'name'] as const;

/** The company of an entry, in every table of entries about companies. */
const linked = {
  company_id: uuid(
    'The company that awards name; null where none fits, or several fit equally well.',
  ).nullable(),
  link_reason: oneOf(companyLinks, 'By what it was found; null without a company.').nullable(),
  link_confidence: float('Of that, 0 to 1; null without a company.').nullable(),
};

/** An entry's data about a person. Of an identity number there is a keyed hash and the visible part. */
const person = {
  full_name: text('As the file has it.'),
  person_key: text('The words of the name in one order, without titles.'),
  identity_hash: text(
    'Keyed hash of the identity or passport number, in hexadecimal: equal for one person.',
  ).nullable(),
  masked_number: text('First six digits, four asterisks, last three; null for a passport.').nullable(),
};

const imported = {
  created_at: timestamptz('When the entry was first imported.'),
  changed_at: timestamptz('When an import last changed it.'),
};

export const companyDirectors = derivedTable('company_director', {
  comment: 'A person in a role in a company, as a register of directors has it.',
  columns: {
    id: uuid('UUIDv5 of company, person, role and day of the appointment.'),
    director_id: uuid(
      'The person: UUIDv5 of the hash of the identity number; without one, of company and name.',
    ),
    ...person,
    nationality: text().nullable(),
    is_foreign: boolean('Null where the register does not say.').nullable(),
    is_disqualified: boolean('Null where the register does not say.').nullable(),
    company_name: text(),
    registration_number: text(
      'Of the company; canonical where it is one of the company register.',
    ).nullable(),
    role_type: text().nullable(),
    status: text('As the file has it.').nullable(),
    is_active: boolean('Whether the role is held: no resignation, and no status that says that it ended.'),
    appointed_on: date().nullable(),
    resigned_on: date().nullable(),
    enrichment_id: uuid(
      'The id that an entry of the company register has or would have: by registration number, otherwise by name.',
    ),
    ...linked,
    ...imported,
  },
  indexes: [['director_id'], ['enrichment_id'], ['company_id'], ['person_key'], ['identity_hash']],
});

export const sourceDirectors = derivedTable('source_director', {
  comment: 'A person who directs an organ of state. Entries of organs that no tender names have no row.',
  columns: {
    id: uuid('UUIDv5 of organization, person and position.'),
    organization_id: uuid(),
    ...person,
    position: text().nullable(),
    appointed_on: date().nullable(),
    validated_at: timestamptz().nullable(),
    validation_status: text().nullable(),
    ...imported,
  },
  indexes: [['organization_id'], ['person_key'], ['identity_hash']],
});

/** A director of a company who is an official of an organ of state as well, or whose name is that of one. */
export type OfficialDirector = {
  name: string;
  official: string;
  organization: string;
  position: string | null;
  /** The same identity number is certain; the same name may be two persons. */
  by: 'identity-number' | 'name';
};

/** The inputs of the scores of an entry of the company register. Null: not known. */
export type RegisterEvidence = {
  status: string | null;
  outstandingReturns: number | null;
  /** Directors that the register of directors has, with those who resigned. */
  directors: number;
  activeDirectors: number;
  disqualifiedDirectors: string[];
  /** Active directors who direct other companies of the register, too. */
  sharedDirectors: { name: string; companies: number }[];
  officials: OfficialDirector[];
  registeredOn: string | null;
  /** South African day of the first award of the linked company. */
  firstAwardOn: string | null;
};

export const cipcEnrichments = derivedTable('cipc_enrichment', {
  comment: 'A company as the company register has it, with what its directors and awards say.',
  columns: {
    id: uuid('UUIDv5 of the registration number; without one, of the name.'),
    name: text(),
    registration_number: text('Canonical where it is one of the company register.').nullable(),
    enterprise_type: text().nullable(),
    status: text('As the file has it.').nullable(),
    status_on: date().nullable(),
    registered_on: date().nullable(),
    tax_number: text().nullable(),
    cidb_grading: text('Each grading once, as `7CE, 5GB PE`.').nullable(),
    contact_email: text().nullable(),
    contact_phone: text().nullable(),
    website: text().nullable(),
    director_count: int('Persons with an active role; null where no director of it was imported.').nullable(),
    evidence: jsonb<RegisterEvidence>('What the scores are made from.'),
    ...linked,
    ...imported,
  },
  indexes: [['company_id'], ['registration_number']],
});

export const directorEvidence = derivedTable('director_evidence', {
  comment:
    'For a director, what the scores of the company in the register are made from. Directors of companies without an entry have no row.',
  columns: {
    id: uuid('Id of the director.'),
    enrichment_id: uuid('The entry of the company register.'),
    evidence: jsonb<RegisterEvidence>('As in the entry.'),
  },
  indexes: [['enrichment_id']],
});

/** A director inside a company. */
export type ListedDirector = { name: string; idNumber: string | null };

export const companyRegisters = derivedTable('company_register', {
  comment: 'What the registers say about a company that awards name. Companies without an entry have no row.',
  columns: {
    id: uuid('Id of the company.'),
    enrichment_id: uuid('Its entry of the company register; null where only directors are known.').nullable(),
    evidence: jsonb<RegisterEvidence>('As in that entry.').nullable(),
    entry: jsonb<Record<string, string | null>>(
      'What that entry says, for the record of the company.',
    ).nullable(),
    director_count: int('Persons with an active role; null where none was imported.').nullable(),
    directors: jsonb<ListedDirector[]>('Persons with an active role, by name, at most 100.'),
  },
  indexes: [['enrichment_id']],
});

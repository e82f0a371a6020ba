import { readGrading, readMail, readTelephone, readWebsite } from './contact-values.ts';
import {
  type BrokenRule,
  type ReadIdentity,
  readCount,
  readDay,
  readFlag,
  readIdentity,
  readName,
  readPassport,
  readRegistration,
  readTaxNumber,
  readText,
} from './values.ts';

/** Files about companies and the persons who direct them; each has its own columns. */

export const registerKinds = ['cipc', 'directors', 'source-directors'] as const;
export type RegisterKind = (typeof registerKinds)[number];

export type RegisterValue = string | number | boolean | ReadIdentity;

/** How the texts of a column are read, and the other names that it may have. */
export type RegisterColumn = {
  means: string;
  alsoCalled: readonly string[];
  read: (text: string, today: string) => RegisterValue | BrokenRule;
};

const column = (means: string, read: RegisterColumn['read'], alsoCalled: string): RegisterColumn => ({
  means,
  read,
  alsoCalled: alsoCalled.split(/\s+/).filter((name) => name !== ''),
});

const registrationNames =
  'registration_number registration_no company_registration_number company_registration reg_number reg_no company_number enterprise_number';
const numberNames = 'identity_number id_no identity_no director_id_number director_id_no sa_id sa_id_number';
const others = (names: string, own: string): string =>
  names
    .split(' ')
    .filter((name) => name !== own)
    .join(' ');

const cipc = {
  registration_number: column(
    'registration number of the company; what identifies it',
    readRegistration,
    others(registrationNames, 'registration_number'),
  ),
  name: column(
    'name in the register',
    readName,
    'company_name enterprise_name registered_name legal_name company',
  ),
  enterprise_type: column('kind of enterprise', readText, 'company_type entity_type type'),
  status: column('standing in the register', readText, 'enterprise_status company_status cipc_status'),
  status_date: column('day of that standing', readDay, 'status_on date_of_status'),
  registration_date: column(
    'day of the registration',
    readDay,
    'registered_on date_registered incorporation_date date_of_incorporation date_of_registration',
  ),
  outstanding_annual_returns: column(
    'number of annual returns that are overdue',
    readCount,
    'annual_returns_outstanding outstanding_returns returns_outstanding',
  ),
  tax_number: column('income tax number', readTaxNumber, 'tax_no income_tax_number'),
  cidb_grading: column(
    'grading of the Construction Industry Development Board',
    readGrading,
    'cidb_grade cidb_gradings cidb grading',
  ),
  contact_email: column('address for messages', readMail, 'email email_address e_mail'),
  contact_phone: column('telephone', readTelephone, 'phone telephone telephone_number phone_number tel'),
  website: column('web site', readWebsite, 'web_site url web_address'),
} satisfies Record<string, RegisterColumn>;

const directors = {
  registration_no: column(
    'registration number of the company',
    readRegistration,
    others(registrationNames, 'registration_no'),
  ),
  company_name: column(
    'name of the company',
    readName,
    'company enterprise_name registered_name legal_name name_of_company',
  ),
  director_full_name: column(
    'name of the person',
    readName,
    'full_name director_name name_of_director director name full_names',
  ),
  id_number: column('number of the identity document or passport', readIdentity, numberNames),
  passport_number: column('number of the passport', readPassport, 'passport_no passport'),
  role_type: column('role in the company', readText, 'role director_type designation capacity'),
  status: column('whether the role is held', readText, 'director_status'),
  appointed_date: column(
    'day of the appointment',
    readDay,
    'appointment_date date_appointed appointed_on date_of_appointment',
  ),
  resigned_date: column(
    'day of the resignation',
    readDay,
    'resignation_date date_resigned resigned_on date_of_resignation',
  ),
  nationality: column('nationality', readText, 'director_nationality country_of_origin'),
  is_foreign: column('whether of another nationality', readFlag, 'director_is_foreign foreign'),
  is_disqualified: column(
    'whether the person may not be a director',
    readFlag,
    'director_is_disqualified disqualified',
  ),
} satisfies Record<string, RegisterColumn>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const sourceDirectors = {
  organization_id: column(
    'id of the organ of state here',
    (text) => (UUID.test(text) ? text.toLowerCase() : { must: 'be an id of an organization' }),
    'organisation_id',
  ),
  organization_slug: column('its slug here', readName, 'organisation_slug slug'),
  organization: column(
    'name of the organ of state',
    readName,
    'organization_name organisation organisation_name organ_of_state department municipality entity',
  ),
  full_name: column('name of the person', readName, 'name director_name director full_names'),
  id_number: column('number of the identity document or passport', readIdentity, numberNames),
  passport_number: column('number of the passport', readPassport, 'passport_no passport'),
  position: column('office held', readText, 'office designation role job_title'),
  appointment_date: column('day of the appointment', readDay, 'appointed_date date_appointed appointed_on'),
  validated_at: column('day of the last check of the entry', readDay, 'last_validated_at checked_at'),
  validation_status: column('result of that check', readText, 'validated_status'),
} satisfies Record<string, RegisterColumn>;

export const registerColumns: Readonly<Record<RegisterKind, Readonly<Record<string, RegisterColumn>>>> = {
  cipc,
  directors,
  'source-directors': sourceDirectors,
};

/** Columns of which every row must have a text: one of each group. */
export const requiredColumns: Readonly<Record<RegisterKind, readonly (readonly string[])[]>> = {
  cipc: [['name']],
  directors: [['company_name'], ['director_full_name']],
  'source-directors': [['organization', 'organization_id', 'organization_slug'], ['full_name']],
};

/** @returns the column that a name in a file means; null where there is none */
export function registerColumn(kind: RegisterKind, name: string): string | null {
  const columns = registerColumns[kind];
  if (Object.hasOwn(columns, name)) return name;
  return Object.keys(columns).find((own) => columns[own]?.alsoCalled.includes(name)) ?? null;
}

import { organId, organSlug } from '#shared/codelists/organ-names.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import {
  companyDirectorIdentity,
  enrichmentIdentity,
  personIdentity,
  sourceDirectorIdentity,
} from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';
import type { RegisterKind, RegisterValue } from './columns.ts';
import { personKey } from './persons.ts';
import type { ReadIdentity } from './values.ts';

/** Columns that name the organ of state of an official. */
const naming = ['organization', 'organization_id', 'organization_slug'] as const;
export type NamedOrgan = Partial<Record<(typeof naming)[number], string>>;

/** What is stored of a row of a register's file. Of an identity number there is a keyed hash and the part that is shown. */
export type RegisterEntry = {
  /** UUIDv5 of what identifies the entry: another file with the same is about the same. */
  id: string;
  registrationNumber: string | null;
  /** Key of the name of the company, or the slug of an organization that only a slug names. */
  nameKey: string;
  organizationId: string | null;
  /** What the row gives of the columns that name an organ of state. */
  named: NamedOrgan;
  /** The values of the columns that the file has; null where the cell was empty. */
  entry: Record<string, string | number | boolean | null>;
};

/** A row: the values that were read, by column; null where the cell was empty. */
export type RegisterRow = ReadonlyMap<string, RegisterValue | null>;

/** What is wrong with a row whose cells can all be read, and in which column. */
export type RowFault = { column: string; reason: string };

/**
 * @param hash keyed hash of an identity number
 * @returns the entry; what is wrong where values contradict each other
 */
export function registerEntry(
  kind: RegisterKind,
  row: RegisterRow,
  hash: (number: string) => string,
): RegisterEntry | RowFault {
  if (kind === 'cipc') return companyEntry(row);
  return kind === 'directors' ? directorEntry(row, hash) : officialEntry(row, hash);
}

const textOf = (row: RegisterRow, column: string): string | null =>
  (row.get(column) as string | null | undefined) ?? null;

/** What identifies a company in a register: its number, which names come and go beside. */
const companyOf = (registration: string | null, name: string): string => registration ?? companyKey(name);

function companyEntry(row: RegisterRow): RegisterEntry | RowFault {
  const [registered, standing] = [textOf(row, 'registration_date'), textOf(row, 'status_date')];
  if (registered !== null && standing !== null && standing < registered)
    return { column: 'status_date', reason: 'status_date must not be before registration_date' };
  const registrationNumber = textOf(row, 'registration_number');
  const name = textOf(row, 'name') ?? '';
  return {
    id: enrichmentIdentity(companyOf(registrationNumber, name)),
    registrationNumber,
    nameKey: companyKey(name),
    organizationId: null,
    named: {},
    entry: plain(row, ['registration_number']),
  };
}

function directorEntry(row: RegisterRow, hash: (number: string) => string): RegisterEntry | RowFault {
  const [appointed, resigned] = [textOf(row, 'appointed_date'), textOf(row, 'resigned_date')];
  if (appointed !== null && resigned !== null && resigned < appointed)
    return { column: 'resigned_date', reason: 'resigned_date must not be before appointed_date' };
  const registrationNumber = textOf(row, 'registration_no');
  const companyName = textOf(row, 'company_name') ?? '';
  const company = companyOf(registrationNumber, companyName);
  const person = personOf(row, textOf(row, 'director_full_name') ?? '', hash);
  const { identity_hash: known, person_key: key } = person;
  return {
    id: companyDirectorIdentity(
      company,
      known ?? key,
      textOf(row, 'role_type')?.toLowerCase() ?? '',
      appointed ?? '',
    ),
    registrationNumber,
    nameKey: companyKey(companyName),
    organizationId: null,
    named: {},
    entry: {
      ...plain(row, ['registration_no']),
      ...person,
      director_id: known === null ? personIdentity(company, key) : personIdentity(known),
      enrichment_id: enrichmentIdentity(company),
    },
  };
}

function officialEntry(row: RegisterRow, hash: (number: string) => string): RegisterEntry | RowFault {
  const given = naming.map((column) => [column, textOf(row, column)] as const);
  const named: NamedOrgan = Object.fromEntries(given.filter(([, text]) => text !== null));
  const { organization: name, organization_id: id, organization_slug: slug } = named;
  const organizationId =
    id !== undefined ? organId(id) : name !== undefined ? describeBuyer(name, null).organization.id : null;
  const person = personOf(row, textOf(row, 'full_name') ?? '', hash);
  const bySlug = organizationId === null ? organSlug(slug ?? '') : '';
  return {
    id: sourceDirectorIdentity(
      organizationId ?? bySlug,
      person.identity_hash ?? person.person_key,
      textOf(row, 'position')?.toLowerCase() ?? '',
    ),
    registrationNumber: null,
    nameKey: bySlug,
    organizationId,
    named,
    entry: { ...plain(row, naming), ...person },
  };
}

/** Columns whose numbers are hashed. */
const numbers = ['id_number', 'passport_number'];

function personOf(row: RegisterRow, name: string, hash: (number: string) => string) {
  const given = numbers.map((column) => row.get(column)).find((value) => value != null) as
    | ReadIdentity
    | undefined;
  return {
    person_key: personKey(name),
    identity_hash: given === undefined ? null : hash(given.hashed),
    masked_number: given?.masked ?? null,
  };
}

/** The values that need no other form, by column. */
const plain = (row: RegisterRow, apart: readonly string[]): RegisterEntry['entry'] =>
  Object.fromEntries(
    [...row].filter(([column]) => !apart.includes(column) && !numbers.includes(column)),
  ) as RegisterEntry['entry'];

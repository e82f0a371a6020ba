import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { organizationKey } from '#shared/text/names.ts';

export const organTypes = [
  'government_department',
  'municipality',
  'municipal_entity',
  'state_enterprise',
  'public_entity',
  'constitutional_institution',
  'legislature',
  'education',
] as const;

/**
 * Types of organs of state. `state_enterprise`: companies and trading boards (Eskom, water boards); `public_entity`: other
 * bodies outside of departments; `municipal_entity`: entities owned by a municipality; `education`: universities and
 * public colleges.
 */
export type OrganType = (typeof organTypes)[number];

/**
 * The three kinds that existing client programs know, by the law under which an organ buys: departments, constitutional
 * institutions and legislatures; municipalities and what they own; companies of the state and its other bodies.
 */
const organizationTypeOf: Readonly<Record<OrganType, OrganizationType>> = {
  government_department: 'government_department',
  constitutional_institution: 'government_department',
  legislature: 'government_department',
  municipality: 'municipality',
  municipal_entity: 'municipality',
  state_enterprise: 'state_enterprise',
  public_entity: 'state_enterprise',
  education: 'state_enterprise',
};
export const organizationTypes = ['government_department', 'municipality', 'state_enterprise'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** @returns the kind that clients know of an organ of this type; null for any other value */
export const organizationType = (type: unknown): OrganizationType | null =>
  organizationTypeOf[type as OrganType] ?? null;

export type Sphere = 'national' | 'provincial' | 'local';

/** `seat` is the code of the only municipality or province that the organ works in; null for the whole country. */
export type OrganKind = { type: OrganType; sphere: Sphere; seat: string | null };

/** Organs whose kind cannot be derived from their names. */
const kinds = new Map<string, OrganKind>(
  rowsOf('organ-kinds').flatMap(([type, sphere, seat = '', names]) => {
    const kind = { type: type as OrganType, sphere: sphere as Sphere, seat: seat === '-' ? null : seat };
    return partsOf(names).map((name) => [organizationKey(name), kind] as const);
  }),
);

/** @returns the kind of a listed organ by its name, ignoring case and punctuation; null for an organ that is not listed */
export const listedKind = (name: string): OrganKind | null => kinds.get(organizationKey(name)) ?? null;

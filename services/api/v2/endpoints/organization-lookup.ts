import { organId, organSlug } from '#shared/codelists/organ-names.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { registrationKey } from '#shared/text/registration.ts';

/**
 * How paths name an organization: by id, registration number in any customary spelling, slug or name. Ids and slugs of
 * names that became one organization lead to it.
 */
export const organizationLookup = {
  columns: organization.identifiers,
  canonical: { id: organId, registration_number: registrationKey, slug: organSlug },
} as const;

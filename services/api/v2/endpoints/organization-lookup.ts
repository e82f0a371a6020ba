import { organization } from '#shared/resources/buyers/organization.ts';
import { registrationKey } from '#shared/text/registration.ts';
import { slugify } from '#shared/text/slug.ts';

/** How paths name an organization: by id, registration number in any customary spelling, slug or name. */
export const organizationLookup = {
  columns: organization.identifiers,
  canonical: { registration_number: registrationKey, slug: slugify },
} as const;

import {
  ADDRESS,
  FREE_MAIL_DOMAIN,
  INVENTED_NUMBER,
  OFFICE_NAME,
  OFFICE_NUMBER,
  RELIED_ON,
} from '#shared/domain/buyers/office-contact.ts';
import { organizationContacts } from '#shared/tables/derived.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** The placeholders in braces of the statement, as SQL literals. */
const rules = {
  ...{ ADDRESS, FREE_MAIL_DOMAIN, INVENTED_NUMBER, OFFICE_NAME, OFFICE_NUMBER },
  RELIED_ON,
};

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** The address and the telephone number of an office of a buyer, as most of its tenders show them. */
export const organizationContact: Derivation = {
  name: 'organization_contact',
  table: organizationContacts,
  does: "finds the address and number of each buyer's office among the contacts of its tenders",
  staleBy: [
    changeOf(organizations, ['id'], 'select id as key from changed'),
    changeOf(
      tenders,
      [
        'tender_id',
        'organization_id',
        'contact_name',
        'contact_email',
        'contact_telephone',
        'publication_date_time',
        'first_captured_at',
        'validation_errors',
      ],
      'select organization_id as key from changed',
    ),
  ],
  everyKey: 'select id from core.organization union select id from derived.organization_contact',
  compute: statementOf('organization_contact').replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(rules, name) ? literal(rules[name as keyof typeof rules]) : whole,
  ),
  emits: 'organization',
  pace: 'aggregate',
};

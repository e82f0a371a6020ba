import { flag, instant, text, texts, uri } from '#shared/resources/definition/fields.ts';
import { anyOf, equals } from '#shared/resources/definition/filters.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { foldName } from '#shared/text/names.ts';

/** The feed repeats the buyer's contact data for suppliers, so none is published until another source states it. */
const later = { pending: 'portal' } as const;
const folded = (value: unknown): string | null => (typeof value === 'string' ? foldName(value) : null);

/** Parties under the feed's names: one record for each party of each contracting process. */
export const ocdsParty = defineResource({
  name: 'ocds_party',
  plural: 'ocds_parties',
  title: 'OCDS party',
  description: 'A party of one contracting process, as its publisher names it.',
  fields: {
    id: recordId('a3f8c9f2-4c0e-5d35-8f3b-9a7b1c2d3e4f').listed(),
    name: text('Name as published.', 'MAHIKA TECHNOLOGIES').required().listed(),
    role: text('First of its roles.', 'supplier').listed(),
    ocdsPartyId: text("The publisher's id of the party.", '72140').promoted().listed(),
    roles: texts('What the party is in the process.', ['supplier']).promoted().listed(),
    ...ofTender,
    legalName: text('Registered name.', 'Mahika Technologies (Pty) Ltd', later),
    identifierId: text('Number in a register.', '2014/123456/07', later),
    identifierScheme: text('Which register.', 'ZA-CIPC', later),
    contactName: text('Whom to ask.', 'Sales office', later),
    email: text('Electronic mail.', 'sales@example.org', later),
    telephone: text('Telephone.', '012-400-0000', later),
    faxNumber: text('Fax.', '012-400-0001', later),
    url: uri('Web site.', 'https://example.org', later),
    streetAddress: text('Street and number.', '1 Church Street', later),
    locality: text('Town.', 'Pretoria', later),
    region: text('Province.', 'Gauteng', later),
    postalCode: text('Postal code.', '0002', later),
    countryName: text('Country.', 'South Africa', later),
    normalizedName: text('Name without case, accents and punctuation.', 'mahika technologies', {
      prepare: folded,
    }),
    dataSource: text('Publisher of the record.', 'ocds'),
    isProtected: flag('Whether a person set the record.', 0, later),
    lastSyncedAt: instant('When the process was first seen with its parties.', '2026-06-02T09:00:00.000Z'),
    createdAt: instant('When the process was first seen.', '2026-06-02T09:00:00.000Z'),
    updatedAt: instant('When the process was first seen.', '2026-06-02T09:00:00.000Z').promoted({
      required: true,
    }),
    syncedAt: instant('When the process was first seen here.', '2026-06-02T09:00:00.000Z'),
  },
  sorts: { name: 'name' },
  defaultSort: 'name',
  filters: {
    role: anyOf('roles', 'Role in the process, such as buyer or supplier.', 'supplier'),
    ocdsPartyId: equals('ocds_party_id', "The publisher's id of the party.", '72140'),
    tenderId: equals('tender_id', "The publisher's number of the tender.", '161207'),
  },
  indexes: [
    ['tender_id', 'name'],
    ['ocds_party_id', 'name'],
  ],
});

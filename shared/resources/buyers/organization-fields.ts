import { z } from 'zod';
import { factBases } from '#shared/codelists/fact-bases.ts';
import { organizationType, organizationTypes, organTypes } from '#shared/codelists/organ-kinds.ts';
import { optional, provinceSlug } from '#shared/resources/definition/canonical.ts';
import {
  instant,
  integer,
  number,
  object,
  objects,
  text,
  texts,
  uri,
} from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { registrationKey } from '#shared/text/registration.ts';
import { organizationStats, statsExample } from './organization-stats.ts';
import { organizationSuppliers, publicSuppliers, suppliersExample } from './organization-suppliers.ts';

const later = { pending: 'derive' } as const;
const slugOf = optional(provinceSlug);

/** Fields of lists and details, in payload order. */
export const organizationSummary = {
  id: recordId('0b6f1e0a-6f0f-5d7a-9f57-1f2f3f4f5f60').listed(),
  name: text('Name as given in its notices.', 'City of Cape Town').required().listed(),
  legalName: text(
    'Legal name, known for municipalities.',
    'City of Cape Town Metropolitan Municipality',
  ).listed(),
  organizationType: text(
    'Kind of organ by the law under which it buys: `municipality` includes what municipalities own, `government_department` constitutional institutions and legislatures, `state_enterprise` every other body of the state.',
    'municipality',
    { values: organizationTypes, prepare: organizationType },
  )
    .promoted()
    .listed(),
  organizationTypeDetail: text('Kind of organ in more detail, judged by its name.', 'municipality', {
    values: organTypes,
  })
    .promoted()
    .listed(),
  parentOrganization: text(
    'The department that it reports to, or the municipality that owns it; null for departments, municipalities, and if it is not known.',
    'National Treasury',
  ).listed(),
  province: text(
    'The province that it works in; null for organs of the whole country.',
    'Western Cape',
  ).listed(),
  seat: text('Town of its head office.', 'Cape Town').listed(),
  registrationNumber: text('Number in the companies register.', '2002/015527/30')
    .promoted({ of: optional(registrationKey) })
    .listed(),
  bbbeeLevel: integer('B-BBEE level.', 2).listed(),
  industryCodes: texts('Industries by code.', ['84']).listed(),
  provincesOperating: texts('Provinces in which it has bought.', ['Western Cape'])
    .promoted({
      name: 'province_slugs',
      of: (value) => ((value ?? []) as unknown[]).map(slugOf).filter((slug) => slug !== null),
    })
    .listed(),
  contactEmail: text('Electronic mail of an office of it.', 'tenders@example.org').listed(),
  contactPhone: text('Telephone of an office of it.', '021-400-0000').listed(),
  website: uri('Web site.', 'https://www.example.org').listed(),
  physicalAddress: text('Street address.', '12 Hertzog Boulevard, Cape Town, 8001').listed(),
  google: object(
    'The place in Google Maps.',
    z.object({
      placeId: z.string().nullable().describe('Id of the place.'),
      rating: z.number().nullable().describe('Rating, 1 to 5.'),
      mapUrl: z.string().nullable().describe('Map of the place.'),
      types: z.array(z.string()).describe('Kinds of place.'),
    }),
    {
      placeId: 'ChIJ1-4miA9QzB0Rh6ooKPzhf2g',
      rating: 3.9,
      mapUrl: 'https://maps.example.org/?cid=1',
      types: ['city_hall'],
    },
  ).listed(),
  wikidata: object(
    'The item in Wikidata.',
    z.object({
      id: z.string().describe('Id of the item.'),
      label: z.string().nullable().describe('Its label.'),
      description: z.string().nullable().describe('Its description.'),
    }),
    { id: 'Q5456', label: 'City of Cape Town', description: 'metropolitan municipality' },
  ).listed(),
  govDirectoryUrl: uri('Entry in the government directory.', 'https://www.gov.za/about/contact').listed(),
  salgaMunicipalityCode: text('Demarcation code of the municipality.', 'CPT').listed(),
  csdNumber: text('Number in the Central Supplier Database.', 'MAAA0012345').listed(),
  enrichmentSources: texts(
    'Sources of the profile: publishers, and imported files with line, time and hash.',
    ['ocds', 'organs.csv line 14 (imported 2026-08-14T20:00:00.000Z, sha256 9f86d081…)'],
  ).listed(),
  confidenceScore: number(
    'Confidence of type, province and municipality, which follow from the name: 0 to 1.',
    0.98,
  ).listed(),
  slug: text('Readable name for addresses.', 'city-of-cape-town').required().listed(),
  stats: object(
    'What it has bought: tenders in every state, and the value of awards made in rand, without amounts that look wrong. How it buys: shares of the tenders that invite bids.',
    organizationStats,
    statsExample,
    {
      nullable: false,
      column: {
        name: 'total_tenders',
        type: 'int',
        of: (value) => (value as { totalTenders: number }).totalTenders,
        required: true,
      },
    },
  ).listed(),
};

/** Fields that only details have. */
export const organizationDetail = {
  taxNumber: text('Tax number.', '9012345678'),
  bbbeeCertificateUrl: uri('B-BBEE certificate.', 'https://example.org/bbbee.pdf'),
  contactEmailSource: text(
    'Where the address was found: notices, or import for a file of the operator.',
    'notices',
    {
      values: ['notices', 'import'],
    },
  ),
  contactEmailSourceUrl: text(
    'Address of that source.',
    'https://www.etenders.gov.za/Home/TenderDetails/165050',
  ),
  contactEmailConfidence: text('Confidence of the address.', 'high', {
    values: ['high', 'medium', 'low'],
  }),
  contactEmailVerifiedAt: instant('When it was checked.', '2026-08-14T20:00:00.000Z'),
  contactEmailIsRoleBased: text('1 if it belongs to an office, 0 if it belongs to a person.', '1'),
  contactPhoneSource: text('Where the number was found, in the same way as contactEmailSource.', 'notices', {
    values: ['notices', 'import'],
  }),
  postalAddress: text('Postal address.', 'PO Box 298, Cape Town, 8000'),
  factSources: objects(
    'Sources of values that do not come from its notices: web site, department, seat and legal name.',
    z.object({
      field: z.string().describe('The field.'),
      basis: z.enum(factBases).describe('The source of the value.'),
      note: z.string().describe('The source in a sentence.'),
    }),
    [{ field: 'seat', basis: 'knowledge', note: "Public knowledge of 2025; the organ's own site shows it." }],
  ),
  apiSourceId: text("The publisher's id of the buyer.", '320').promoted(),
  apiSource: text('Interface from which the record was read.', 'ocds'),
  lastValidatedAt: instant('When the profile was checked.', '2026-08-14T20:00:00.000Z', later),
  validationStatus: text('Outcome of the check.', 'valid', later),
  googlePlaceId: text('Id of the place in Google Maps.', 'ChIJ1-4miA9QzB0Rh6ooKPzhf2g'),
  googleRating: number('Rating there.', 3.9),
  googleUserRatingsTotal: integer('Number of ratings there.', 120),
  googleMapUrl: uri('Map of the place.', 'https://maps.example.org/?cid=1'),
  googleWebsite: text('Web site named there.', 'https://www.example.org'),
  googleAddress: text('Address named there.', '12 Hertzog Boulevard, Cape Town'),
  googleTypes: texts('Kinds of place.', ['city_hall']),
  months: objects(
    'What it published, by South African month of publication, including notices, the oldest first. Months without publications are not listed.',
    z.object({
      month: z.string().describe('The month, as `2026-03`.'),
      tenders: z.int().describe('Its tenders and notices.'),
    }),
    [{ month: '2026-03', tenders: 31 }],
  ),
  suppliers: object(
    'Its suppliers, by awards that were made. An award whose supplier is not a known company is in no list and no share, but counts in the totals of the shares.',
    organizationSuppliers,
    suppliersExample,
    { prepare: publicSuppliers },
  ),
  enrichments: objects(
    'Fields whose values come from a file of the operator, with the place in the file.',
    z.object({
      field: z.string().describe('The field, in snake_case.'),
      file: z.string().describe('Name of the file.'),
      sha256: z.string().describe('Hash of its bytes, hexadecimal.'),
      line: z.int().describe('Line of the file.'),
      importedAt: z.string().describe('When it was imported.'),
    }),
    [
      {
        field: 'website',
        file: 'organs.csv',
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        line: 14,
        importedAt: '2026-08-14T20:00:00.000Z',
      },
    ],
  ),
  lastEnrichedAt: instant('When a file last extended the profile.', '2026-08-14T20:00:00.000Z'),
  ocdsPartyLinkedId: text(
    'Party of the feed linked to it, an `ocdsPartyId` of /v2/ocds/parties, whose records `?ocdsPartyId=` lists.',
    '320',
  ),
  ocdsIdentifierId: text('Its identifier in the feed.', '320'),
  ocdsLastCheckedAt: instant('When a notice last brought something new.', '2026-08-14T19:13:26.000Z'),
  wikidataId: text('Id of the item in Wikidata.', 'Q5456'),
  wikidataLabel: text('Its label.', 'City of Cape Town'),
  wikidataDescription: text('Its description.', 'metropolitan municipality'),
  wikidataLastCheckedAt: instant('When Wikidata was asked.', '2026-08-14T20:00:00.000Z', later),
  govDirectoryLastCheckedAt: instant('When the directory was asked.', '2026-08-14T20:00:00.000Z', later),
  salgaLastCheckedAt: instant('When that code was looked up.', '2026-08-14T20:00:00.000Z', later),
  csdLastCheckedAt: instant('When that number was looked up.', '2026-08-14T20:00:00.000Z', later),
  createdAt: instant('When its first tender was seen.', '2025-11-03T08:00:00.000Z'),
  updatedAt: instant(
    'When a tender or an award of it was last added, or a file about it imported.',
    '2026-08-14T19:13:26.000Z',
  ).promoted(),
  syncedAt: instant('When a notice last brought something new here.', '2026-08-14T19:13:26.000Z'),
};

import { z } from 'zod';
import { enterpriseType, enterpriseTypes } from '#shared/codelists/enterprise-types.ts';
import { categorySlug, optional, provinceSlug } from '#shared/resources/definition/canonical.ts';
import {
  day,
  instant,
  integer,
  listed,
  number,
  objects,
  present,
  promoted,
  required,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { publicRegistration } from '#shared/resources/definition/privacy.ts';
import { changedAt, madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { awardSubcontractor } from '#shared/resources/suppliers/award-subcontractor.ts';
import { awardStatuses } from '#shared/tables/awards.ts';
import { awardBases } from '#shared/tables/companies.ts';
import { slugify } from '#shared/text/slug.ts';

/** A subcontractor inside its award; the publisher may leave out the name. */
const subcontractorPart = partOf(
  {
    ...awardSubcontractor.fields,
    name: text('Name as published.', 'Thabo Plumbing CC'),
  },
  [
    'name',
    'percentage',
    'beeLevel',
    'blackYouth',
    'blackWomen',
    'blackDisabled',
    'blackMilitary',
    'blackRural',
  ],
);

/** Fields of an award, in payload order; those of lists are marked. */
export const awardFields = {
  awardId: listed(
    required(
      text(
        'Number of the award: the tender number and the publisher’s award id, or a key of ours where the portal showed the award before the feed numbered it. It never changes.',
        '161207-72140',
      ),
    ),
  ),
  tenderId: listed(required(text("The publisher's number of the tender.", '161207'))),
  title: listed(
    text(
      'Title as published; that of the tender where the publisher repeats the supplier there, as it mostly does.',
      'Toners and drums for one year',
    ),
  ),
  status: listed(required(text('State of the award.', 'awarded', { values: awardStatuses }))),
  awardDate: listed(
    day(
      "Day of the award; null where the publisher gives none. A day that a document about the outcome states is the finding `awardedOn` of the tender's analysis.",
      '2026-06-02',
      {
        column: { name: 'awarded_at', type: 'timestamptz' },
      },
    ),
  ),
  datedAt: listed(
    required(
      instant(
        'The date of the award; where the publisher gives none, when it was first seen.',
        '2026-06-01T22:00:00.000Z',
      ),
    ),
  ),
  dateBasis: listed(present(text('Which of both `datedAt` is.', 'award', { values: awardBases }))),
  amount: listed(promoted(number('Amount as published; null where none was.', 347760))),
  currency: listed(
    present(
      text(
        'ISO 4217 code of the amount. Organs of state award in rand: ZAR also where the publisher gives no code, or no amount.',
        'ZAR',
      ),
    ),
  ),
  supplierName: listed(
    text('Supplier, without numbers glued to the name.', 'MAHIKA TECHNOLOGIES', {
      column: { name: 'supplier_slug', type: 'text', of: optional(slugify) },
    }),
  ),
  supplierId: listed(promoted(text("The publisher's id of the supplier.", '478679'))),
  enterpriseType: listed(
    text('Size class of the supplier.', 'EME', {
      nullable: false,
      values: enterpriseTypes,
      prepare: enterpriseType,
      column: { type: 'text' },
    }),
  ),
  enterpriseTypeDetail: listed(
    text('The size class in the words of the publisher; null where none is stated.', 'EME'),
  ),
  beeLevel: listed(promoted(text('B-BBEE level.', '1'))),
  beePoints: listed(number('Points for B-BBEE.', 20)),
  points: listed(number('Points in all.', 95.5)),
  description: listed(
    text(
      'Description as published; that of the tender where the publisher repeats the enterprise type there, as it mostly does.',
      'Supply of toners and drums',
    ),
  ),
  tenderTitle: listed(text('Title of the tender.', 'MC Pretoria - Toners and Drums')),
  tenderReference: listed(text("The buyer's tender number.", 'POU00003VR')),
  tenderCategory: listed(
    text('First category of the tender.', 'Supplies: Computer Equipment', {
      column: { name: 'category_slug', type: 'text', of: optional(categorySlug) },
    }),
  ),
  tenderProvince: listed(
    text('Province of the tender.', 'Gauteng', {
      column: { name: 'province_slug', type: 'text', of: optional(provinceSlug) },
    }),
  ),
  subcontractors: listed(
    objects('Subcontractors named in the award.', subcontractorPart.shape, [subcontractorPart.example]),
  ),
  id: recordId('7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11'),
  ocid: required(text('Open contracting id of the process.', 'ocds-9t57fa-161207')),
  tenderRecordId: uuid('Permanent id of the tender.', 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11', {
    nullable: false,
    column: { type: 'uuid' },
  }),
  etendersAwardId: integer("The portal's award id.", 72140),
  publisherAwardId: promoted(
    text(
      'The tender number and the award id in the OCDS feed; look-ups take it as well as `awardId`.',
      '161207-72140',
    ),
  ),
  ocdsAwardId: promoted(text('Award id in the OCDS feed.', '72140')),
  supplierRawName: text(
    'Supplier as published, with everything glued to the name.',
    'MAHIKA TECHNOLOGIES and MAAA1234716',
  ),
  supplierPartyId: promoted(text('Party of the feed that stands for the supplier.', '72140')),
  supplierCsdNumber: text(
    'Number in the Central Supplier Database, where one is glued to the name; null for several, which `supplierMembers` has.',
    'MAAA1234716',
  ),
  supplierRegistrationNumber: text(
    'Registration number that the publisher gives beside the name, as identifier of the party or supplier; null where another name has it, too, or the name another one.',
    '2015/123456/07',
    { prepare: publicRegistration },
  ),
  supplierMembers: objects(
    'Members of a joint venture with several numbers glued to its name, each with its number; the name is null where the text does not say whose the number is. Empty for all other suppliers.',
    z.object({
      name: z.string().nullable().meta({ description: 'Name of the member.' }),
      csdNumber: z.string().meta({ description: 'Its number in the Central Supplier Database.' }),
    }),
    [{ name: 'MAHIKA TECHNOLOGIES', csdNumber: 'MAAA1234716' }],
  ),
  companyRecordId: promoted(
    uuid(
      'Permanent id of the company that is the supplier, or of the joint venture; null where the publisher names nobody.',
      '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911',
    ),
  ),
  companyRecordIds: texts(
    'The same, and the permanent ids of the members of a joint venture.',
    ['3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911'],
    { column: { type: 'text[]', of: (value) => value ?? [] } },
  ),
  dataSource: text('Publishers that show the award, in order of precedence, joined by `+`.', 'ocds+etenders'),
  countedAmount: promoted(
    number(
      'Amount in rand that sums and means contain; null where none was published, or it is in another currency or flagged in `validationErrors`.',
      347760,
    ),
  ),
  buyerName: text('Organ of state that awarded.', 'Department of Justice and Constitutional Development'),
  validationErrors: texts('Suspicions found in the source, by name.', ['suspect-amount']),
  firstSeenAt: instant(
    'When the award was first seen; the best evidence of its date upstream.',
    '2026-06-02T09:00:00.000Z',
    { column: { type: 'timestamptz', required: true } },
  ),
  createdAt: madeAt('2026-06-02T09:00:05.000Z'),
  updatedAt: changedAt('2026-06-02T09:00:05.000Z'),
  syncedAt: publishedAt('2026-06-02T09:00:06.000Z'),
};

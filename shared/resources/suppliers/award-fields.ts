import { z } from 'zod';
import { categorySlug, optional, provinceSlug } from '#shared/resources/definition/canonical.ts';
import {
  day,
  instant,
  integer,
  number,
  objects,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { publicRegistration } from '#shared/resources/definition/privacy.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { awardSubcontractor } from '#shared/resources/suppliers/award-subcontractor.ts';
import { awardStatuses } from '#shared/tables/awards.ts';
import { awardBases } from '#shared/tables/companies.ts';
import { slugify } from '#shared/text/slug.ts';
import { sizeClass } from './class-filters.ts';

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
  awardId: text(
    'Number of the award: the tender number and the publisher’s award id, or a key of ours if the portal showed the award before the feed numbered it. It never changes.',
    '161207-72140',
  )
    .required()
    .listed(),
  tenderId: text("The publisher's number of the tender.", '161207').required().listed(),
  title: text(
    'Title as published; if the publisher only repeats the supplier there, as it mostly does, the title of the tender.',
    'Toners and drums for one year',
  ).listed(),
  status: text('State of the award.', 'awarded', { values: awardStatuses }).required().listed(),
  awardDate: day(
    "Day of the award; null if the publisher gives none. If a document about the outcome states a day, it is the finding `awardedOn` of the tender's analysis.",
    '2026-06-02',
    {
      column: { name: 'awarded_at', type: 'timestamptz' },
    },
  ).listed(),
  datedAt: instant(
    'The date of the award or, if the publisher gives none, when it was first seen.',
    '2026-06-01T22:00:00.000Z',
  )
    .required()
    .listed(),
  dateBasis: text('Whether `datedAt` is the date of the award or when it was first seen.', 'award', {
    values: awardBases,
  })
    .present()
    .listed(),
  amount: number('Amount as published; null if none was published.', 347760).promoted().listed(),
  currency: text(
    'ISO 4217 code of the amount. Organs of state award in rand, so it is ZAR even if the publisher gives no code or no amount.',
    'ZAR',
  )
    .present()
    .listed(),
  supplierName: text(
    'Name of the supplier, without numbers that were published in it.',
    'MAHIKA TECHNOLOGIES',
  )
    .promoted({ name: 'supplier_slug', of: optional(slugify) })
    .listed(),
  supplierId: text("The publisher's id of the supplier.", '478679').promoted().listed(),
  enterpriseType: sizeClass('Size class of the supplier.'),
  enterpriseTypeDetail: text(
    'The size class in the words of the publisher; null where none is stated.',
    'EME',
  ).listed(),
  beeLevel: text('B-BBEE level.', '1').promoted().listed(),
  beePoints: number('Points for B-BBEE.', 20).listed(),
  points: number('Total points.', 95.5).listed(),
  description: text(
    'Description as published; if the publisher only repeats the enterprise type there, as it mostly does, the description of the tender.',
    'Supply of toners and drums',
  ).listed(),
  tenderTitle: text('Title of the tender.', 'MC Pretoria - Toners and Drums').listed(),
  tenderReference: text("The buyer's tender number.", 'POU00003VR').listed(),
  tenderCategory: text('First category of the tender.', 'Supplies: Computer Equipment')
    .promoted({ name: 'category_slug', of: optional(categorySlug) })
    .listed(),
  tenderProvince: text('Province of the tender.', 'Gauteng')
    .promoted({ name: 'province_slug', of: optional(provinceSlug) })
    .listed(),
  subcontractors: objects('Subcontractors named in the award.', subcontractorPart.shape, [
    subcontractorPart.example,
  ]).listed(),
  id: recordId('7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11'),
  ocid: text('Open contracting id of the process.', 'ocds-9t57fa-161207').required(),
  tenderRecordId: uuid('Permanent id of the tender.', 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11', {
    nullable: false,
  }).promoted(),
  etendersAwardId: integer("The portal's award id.", 72140),
  publisherAwardId: text(
    'The tender number and the award id in the OCDS feed; paths take it as well as `awardId`.',
    '161207-72140',
  ).promoted(),
  ocdsAwardId: text('Award id in the OCDS feed.', '72140').promoted(),
  supplierRawName: text(
    'Supplier as published, including numbers and other additions to the name.',
    'MAHIKA TECHNOLOGIES and MAAA1234716',
  ),
  supplierPartyId: text('Party of the OCDS feed that is the supplier.', '72140').promoted(),
  supplierCsdNumber: text(
    'Number in the Central Supplier Database that is part of the published name; null if there are several, which `supplierMembers` has.',
    'MAAA1234716',
  ),
  supplierRegistrationNumber: text(
    'Registration number that the publisher gives as identifier of the party or supplier; null if another name has the same number, or the name has another number.',
    '2015/123456/07',
    { prepare: publicRegistration },
  ),
  supplierMembers: objects(
    'Members of a joint venture whose published name contains several numbers, each with its number; the name is null if the text does not say whose number it is. Empty for all other suppliers.',
    z.object({
      name: z.string().nullable().describe('Name of the member.'),
      csdNumber: z.string().describe('Its number in the Central Supplier Database.'),
    }),
    [{ name: 'MAHIKA TECHNOLOGIES', csdNumber: 'MAAA1234716' }],
  ),
  companyRecordId: uuid(
    'Permanent id of the company or joint venture that is the supplier; null if the publisher names none.',
    '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911',
  ).promoted(),
  companyRecordIds: texts(
    'The id in `companyRecordId`, and the permanent ids of the members of a joint venture.',
    ['3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911'],
  ).promoted(),
  dataSource: text('Publishers that show the award, in order of precedence, joined by `+`.', 'ocds+etenders'),
  countedAmount: number(
    'Amount in rand that counts in sums and means; null if none was published, or if it is in another currency or flagged in `validationErrors`.',
    347760,
  ).promoted(),
  buyerName: text('Organ of state that awarded.', 'Department of Justice and Constitutional Development'),
  validationErrors: texts('Suspicions found in the source, by name.', ['suspect-amount']),
  firstSeenAt: instant(
    'When the award was first seen; the best evidence of its date.',
    '2026-06-02T09:00:00.000Z',
  ).promoted({ required: true }),
  ...timesOf('2026-06-02T09:00:05.000Z', '2026-06-02T09:00:05.000Z', '2026-06-02T09:00:06.000Z'),
};

import { z } from 'zod';
import {
  categorySlug,
  optional,
  provinceSlug,
  provinceSlugs,
} from '#shared/resources/definition/canonical.ts';
import {
  day,
  instant,
  integer,
  listed,
  number,
  objects,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { slugify } from '#shared/text/slug.ts';

export const awardStatuses = ['awarded', 'pending', 'cancelled', 'unsuccessful'] as const;

/** Awards: one record for each supplier that won a part of a tender. */
export const award = defineResource({
  name: 'award',
  plural: 'awards',
  title: 'Award',
  description: 'An award to one supplier.',
  fields: {
    awardId: listed(
      text(
        'Number of the award: the tender number and the publisher’s award id, or a key of ours where the portal showed the award before the feed numbered it. It never changes.',
        '161207-72140',
        {
          nullable: false,
          column: { type: 'text', required: true },
        },
      ),
    ),
    tenderId: listed(
      text("The publisher's number of the tender.", '161207', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    title: listed(text('Title as published; upstream it is the supplier.', 'MAHIKA TECHNOLOGIES')),
    status: listed(
      text('State of the award.', 'awarded', {
        nullable: false,
        values: awardStatuses,
        column: { type: 'text', required: true },
      }),
    ),
    awardDate: listed(
      day('Day of the award; null where the publisher gives none.', '2026-06-02', {
        column: { name: 'awarded_at', type: 'timestamptz' },
      }),
    ),
    amount: listed(
      number('Amount as published; null where none was.', 347760, { column: { type: 'numeric' } }),
    ),
    currency: listed(text('ISO 4217 code of the amount.', 'ZAR')),
    supplierName: listed(
      text('Supplier, without numbers glued to the name.', 'MAHIKA TECHNOLOGIES', {
        column: { name: 'supplier_slug', type: 'text', of: optional(slugify) },
      }),
    ),
    supplierId: listed(text("The publisher's id of the supplier.", '478679', { column: { type: 'text' } })),
    enterpriseType: listed(
      text('Size class: EME, QSE, …', 'EME', {
        column: { type: 'text', of: optional((value) => value.toLowerCase()) },
      }),
    ),
    beeLevel: listed(text('B-BBEE level.', '1', { column: { type: 'text' } })),
    beePoints: listed(number('Points for B-BBEE.', 20)),
    points: listed(number('Points in all.', 95.5)),
    description: listed(text('Description as published; upstream it is the enterprise type.', 'EME')),
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
      objects(
        'Subcontractors named in the award.',
        z.object({
          name: z.string().nullable(),
          percentage: z.number().nullable(),
          beeLevel: z.string().nullable(),
          blackYouth: z.boolean().nullable(),
          blackWomen: z.boolean().nullable(),
          blackDisabled: z.boolean().nullable(),
          blackMilitary: z.boolean().nullable(),
          blackRural: z.boolean().nullable(),
        }),
        [],
      ),
    ),
    id: uuid('Permanent id of the record.', '7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11', { nullable: false }),
    ocid: text('Open contracting id of the process.', 'ocds-9t57fa-161207', {
      nullable: false,
      column: { type: 'text', required: true },
    }),
    tenderRecordId: uuid('Permanent id of the tender.', 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11', {
      nullable: false,
      column: { type: 'uuid' },
    }),
    etendersAwardId: integer("The portal's award id.", 72140),
    publisherAwardId: text(
      'The tender number and the award id in the OCDS feed; look-ups take it as well as `awardId`.',
      '161207-72140',
      { column: { type: 'text' } },
    ),
    ocdsAwardId: text('Award id in the OCDS feed.', '72140', { column: { type: 'text' } }),
    supplierRawName: text(
      'Supplier as published, with everything glued to the name.',
      'MAHIKA TECHNOLOGIES and MAAA1234716',
    ),
    supplierPartyId: text('Party of the feed that stands for the supplier.', '72140', {
      column: { type: 'text' },
    }),
    supplierCsdNumber: text(
      'Number in the Central Supplier Database, where one is glued to the name; null for several, which `supplierMembers` has.',
      'MAAA1234716',
    ),
    supplierMembers: objects(
      'Members of a joint venture with several numbers glued to its name, each with its number; the name is null where the text does not say whose the number is. Empty for all other suppliers.',
      z.object({ name: z.string().nullable(), csdNumber: z.string() }),
      [],
    ),
    companyRecordId: uuid('Permanent id of the company.', '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911', {
      pending: 'derive',
      column: { type: 'uuid' },
    }),
    dataSource: text(
      'Publishers that show the award, in order of precedence, joined by `+`.',
      'ocds+etenders',
    ),
    buyerName: text('Organ of state that awarded.', 'Department of Justice and Constitutional Development'),
    validationErrors: texts('Suspicions found in the source, by name.', ['suspect-amount']),
    firstSeenAt: instant(
      'When the award was first seen; the best evidence of its date upstream.',
      '2026-06-02T09:00:00.000Z',
      { column: { type: 'timestamptz', required: true } },
    ),
    createdAt: instant('When the record was made.', '2026-06-02T09:00:05.000Z'),
    updatedAt: instant('When the record last changed.', '2026-06-02T09:00:05.000Z', {
      column: { type: 'timestamptz', required: true },
    }),
    syncedAt: instant('When the record was published here.', '2026-06-02T09:00:06.000Z'),
  },
  identifiers: ['id', 'award_id', 'publisher_award_id', 'ocds_award_id'],
  searchable: false,
  sorts: {
    firstSeenAt: 'first_seen_at',
    awardDate: 'awarded_at',
    amount: 'amount',
    updatedAt: 'updated_at',
  },
  defaultSort: '-firstSeenAt',
  filters: {
    supplierName: {
      match: 'equals',
      column: 'supplier_slug',
      type: 'text',
      canonical: slugify,
      description: 'Supplier, by name or slug.',
      example: 'mahika-technologies',
    },
    supplierId: {
      match: 'equals',
      column: 'supplier_id',
      type: 'text',
      description: "The publisher's id of the supplier.",
      example: '478679',
    },
    supplierPartyId: {
      match: 'equals',
      column: 'supplier_party_id',
      type: 'text',
      description: 'Party of the feed that stands for the supplier.',
      example: '72140',
    },
    tenderId: {
      match: 'equals',
      column: 'tender_id',
      type: 'text',
      description: "The publisher's number of the tender.",
      example: '161207',
    },
    category: {
      match: 'equals',
      column: 'category_slug',
      type: 'text',
      canonical: categorySlug,
      description: 'Category of the tender, by slug or name.',
      example: 'construction',
    },
    province: {
      match: 'equals',
      column: 'province_slug',
      type: 'text',
      canonical: provinceSlug,
      among: provinceSlugs,
      description: 'Province of the tender, by slug, name or code.',
      example: 'gauteng',
    },
    enterpriseType: {
      match: 'equals',
      column: 'enterprise_type',
      type: 'text',
      canonical: (value) => value.toLowerCase(),
      description: 'Size class, such as EME or QSE.',
      example: 'EME',
    },
    beeLevel: {
      match: 'equals',
      column: 'bee_level',
      type: 'text',
      description: 'B-BBEE level.',
      example: '1',
    },
    status: {
      match: 'equals',
      column: 'status',
      type: 'text',
      values: awardStatuses,
      canonical: (value) => value.toLowerCase(),
      description: 'State of the award.',
      example: 'awarded',
    },
    minAmount: {
      match: 'from',
      column: 'amount',
      type: 'number',
      description: 'Amount at least this many rand.',
      example: '100000',
    },
    maxAmount: {
      match: 'until',
      column: 'amount',
      type: 'number',
      description: 'Amount at most this many rand.',
      example: '5000000',
    },
    awardDateFrom: {
      match: 'from',
      column: 'awarded_at',
      type: 'day',
      description: 'Awarded on or after this South African day.',
      example: '2026-01-01',
    },
    awardDateTo: {
      match: 'until',
      column: 'awarded_at',
      type: 'day',
      description: 'Awarded on or before this South African day.',
      example: '2026-12-31',
    },
  },
  counted: ['status', 'province_slug', 'category_slug', 'enterprise_type'],
  indexes: [
    ['supplier_slug', 'first_seen_at'],
    ['supplier_id', 'first_seen_at'],
    ['supplier_party_id', 'first_seen_at'],
    ['tender_id', 'first_seen_at'],
    ['tender_record_id', 'first_seen_at'],
    ['company_record_id', 'first_seen_at'],
    ['province_slug', 'first_seen_at'],
    ['category_slug', 'first_seen_at'],
    ['enterprise_type', 'first_seen_at'],
    ['bee_level', 'first_seen_at'],
    // For aggregates of awards: the index contains every column they need, so the table is not read.
    ['status', 'awarded_at', 'province_slug', 'category_slug', 'enterprise_type', 'bee_level', 'amount'],
  ],
});

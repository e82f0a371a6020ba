import { tradedExamples, tradedInMonth } from '#shared/resources/buyers/traded.ts';
import {
  flag,
  instant,
  integer,
  number,
  objects,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

const later = { pending: 'derive' } as const;

/** The categories of tenders. */
export const tenderCategory = defineResource({
  name: 'tender_category',
  plural: 'tender_categories',
  title: 'Category',
  description: 'A category of tenders, with the number of its tenders.',
  from: 'codelists',
  fields: {
    slug: text('Readable name for addresses.', 'civil-engineering').required().listed(),
    name: text('Name as the portal writes it.', 'Civil engineering').required().listed(),
    tenderCount: integer('Tenders in every state.', 412).required().listed(),
    categorySlug: text('The same as `slug`.', 'civil-engineering').present().listed(),
    categoryName: text('The same as `name`.', 'Civil engineering').present().listed(),
    id: recordId('6c1d0b77-9b1e-5c39-9a29-0d5b7f3f1a20'),
    portalId: integer("The portal's number; null for a name that the portal does not list.", 13, {
      column: { type: 'text', of: (value) => (value === null || value === undefined ? null : String(value)) },
    }),
    canonicalName: text('Canonical name, which replaces all spellings.', 'Civil engineering'),
    nameLower: text('Name in lower case.', 'civil engineering'),
    description: text('What belongs to it.', 'Roads, bridges, dams and pipelines', later),
    parentId: uuid('Category above it.', '6c1d0b77-9b1e-5c39-9a29-0d5b7f3f1a20', later),
    isCommonCategory: flag('Whether many tenders are filed under it.', 1, later),
    isProtected: flag('Whether the entry is fixed by the publisher.', 1),
    displayOrder: integer('Place in lists, from 0.', 12).required(),
    iconName: text('Icon that stands for it.', 'bridge', later),
    aliases: texts('What people call it.', ['Civil works']),
    keywords: texts('Words that point to it.', ['road', 'bridge'], later),
    aiConfidence: number('Confidence that the category is meaningful, 0 to 1.', 1, later),
    aiGenerated: flag('Whether a machine proposed it.', 0),
    aiSuggestedAt: instant('When it was proposed.', '2026-08-14T20:00:00.000Z', later),
    matchCount: integer('Tenders put into it by their words.', 12, later),
    lastMatchedAt: instant(
      'When a tender was last put into it by its words.',
      '2026-08-14T20:00:00.000Z',
      later,
    ),
    tendersCount: integer('The same as `tenderCount`.', 412),
    industryId: text('Industry it belongs to.', 'construction'),
    isStandardIndustry: flag('Whether it is a division of ISIC.', 1, later),
    totalAwards: integer('Awards that were made for tenders of the category.', 97).present().listed(),
    countedAwards: integer('Awards among them whose amount is in totalAwardValue.', 64).present().listed(),
    totalAwardValue: number(
      'Sum of the amounts that count, in rand; null if none does.',
      98213456.5,
    ).listed(),
    months: objects('The same figures by month.', tradedInMonth, tradedExamples.months),
    computedAt: instant(
      'Age of these figures: when the newest of the tenders and awards was first seen.',
      '2026-06-02T09:00:05.000Z',
    ),
    createdAt: instant('When the entry was made.', '2026-06-02T09:00:00.000Z'),
    updatedAt: instant('When the entry was last changed.', '2026-06-02T09:00:00.000Z'),
    syncedAt: instant('When the entry was imported.', '2026-06-02T09:00:00.000Z'),
  },
  identifiers: ['id', 'slug', 'portal_id'],
  sorts: { displayOrder: 'display_order', name: 'name', tenderCount: 'tender_count' },
  defaultSort: 'displayOrder',
});

import { z } from 'zod';
import { enterpriseType } from '#shared/codelists/enterprise-types.ts';
import { instant } from '#shared/resources/definition/fields.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { awardFields } from '#shared/resources/suppliers/award-fields.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { tenderTimeline } from '#shared/resources/tenders/tender-timeline.ts';

/** Objects inside a tender. */

/** A category of a tender. */
export const categoryShape = z.object({
  name: z.string().describe('Name of the category.'),
  slug: z.string().describe('Its slug, as filters take it.'),
});

/** An amount, with its unit in the description of the interface and for spreadsheets. */
const rand = (description: string) => z.number().nullable().meta({ description, 'x-unit': 'ZAR' });

/** The estimated value of a tender. */
export const valueShape = z.object({
  min: rand('Minimum.'),
  max: rand('Maximum.'),
  median: rand('Median.'),
  confidence: z.number().min(0).max(1).describe('How sure the values are, 0 to 1.'),
  methodology: z
    .enum(['historical', 'document', 'benchmark', 'hybrid'])
    .describe(
      'Basis of the values: past awards, the notice itself, benchmarks of the industry, or several of these.',
    ),
});

/** The organ of state that buys. */
export const buyerShape = z.object({
  id: z.uuid().describe('Permanent id of the organization.'),
  name: z.string().describe('Name as the notice gives it.'),
  slug: z.string().describe('Readable name for addresses.'),
});

/** Whom to ask. */
export const contactShape = z.object({
  name: z.string().nullable().describe('Person or office.'),
  email: z.string().nullable().describe('Address for messages.'),
  telephone: z.string().nullable().describe('Telephone.'),
  fax: z.string().nullable().describe('Fax.'),
});

/** A document inside its tender; its times are South African, as those of the tender are. */
export const documentPart = partOf(
  {
    ...tenderDocument.fields,
    publishedAt: instant('When it was published.', '2026-08-14T07:00:00.000Z'),
    modifiedAt: instant('When it was changed.', '2026-08-20T07:00:00.000Z'),
  },
  ['documentId', 'fileName', 'fileUrl', 'format', 'publishedAt', 'modifiedAt'],
);
/** An award inside its tender, with the fields that a list of awards gives. */
export const awardPart = partOf(awardFields);

/** Gives the awards of a tender the class of enterprise that their own records have. */
export const withEnterpriseTypes = (awards: unknown): unknown =>
  Array.isArray(awards)
    ? awards.map((award: { enterpriseType: unknown }) => ({
        ...award,
        enterpriseType: enterpriseType(award.enterpriseType),
      }))
    : awards;

/** One event in the life of a tender. */
export const eventPart = partOf(tenderTimeline.fields, [
  'event',
  'label',
  'date',
  'type',
  'field',
  'before',
  'after',
]);

import { z } from 'zod';
import { instantText } from '#shared/resources/definition/fields.ts';
import { noticeKinds } from '#shared/tables/tenders.ts';

/** Objects that are embedded in several records. */

/** A subcontractor inside its award. */
export const subcontractorSummary = z.object({
  name: z.string().nullable(),
  percentage: z.number().nullable(),
  beeLevel: z.string().nullable(),
  blackYouth: z.boolean().nullable(),
  blackWomen: z.boolean().nullable(),
  blackDisabled: z.boolean().nullable(),
  blackMilitary: z.boolean().nullable(),
  blackRural: z.boolean().nullable(),
});

/** An award inside its tender, with the fields that a list of awards gives. */
export const awardSummary = z.object({
  awardId: z.string(),
  tenderId: z.string(),
  title: z.string().nullable(),
  status: z.string(),
  awardDate: z.iso.date().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  supplierName: z.string().nullable(),
  supplierId: z.string().nullable(),
  enterpriseType: z.string().nullable(),
  beeLevel: z.string().nullable(),
  beePoints: z.number().nullable(),
  points: z.number().nullable(),
  description: z.string().nullable(),
  tenderTitle: z.string().nullable(),
  tenderReference: z.string().nullable(),
  tenderCategory: z.string().nullable(),
  tenderProvince: z.string().nullable(),
  subcontractors: z.array(subcontractorSummary),
});

/** A document inside its tender. */
export const documentSummary = z.object({
  documentId: z.uuid(),
  fileName: z.string().nullable(),
  fileUrl: z.string().nullable(),
  format: z.string().nullable(),
  publishedAt: instantText.nullable(),
  modifiedAt: instantText.nullable(),
});

/** A notice about the tender; `after` is the new closing time or last day of validity where it gives one. */
export const noticeSummary = z.object({
  tenderId: z.string(),
  kind: z.enum(noticeKinds),
  event: z.string(),
  label: z.string(),
  date: instantText,
  description: z.string().nullable(),
  after: z.unknown(),
});

/** One event in the life of a tender; `before` and `after` are set where a value changed. */
export const timelineEvent = z.object({
  event: z.string(),
  label: z.string(),
  date: instantText,
  type: z.enum(['milestone', 'deadline', 'status']),
  field: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

import { z } from 'zod';
import { about, listOf, text, whole } from '#services/api/http/shapes.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { submissionRequirement } from '#shared/resources/tenders/submission-requirement.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderAnalysis } from '#shared/resources/tenders/tender-analysis.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { tenderTimeline } from '#shared/resources/tenders/tender-timeline.ts';

/** Tenders in the shapes that applications read: published records of /v2 under the names and in the parts that those expect. */

/** A published record, as its JSON text says. */
export type Published = Readonly<Record<string, unknown>>;

/** Fields of a tender that have the same name in /v2. */
const SAME = [
  ...['id', 'title', 'referenceNumber', 'sourceOrganization', 'description', 'province', 'closingDate'],
  ...['estimatedValue', 'type', 'publicationType', 'delivery', 'createdAt', 'requirements'],
  ...[
    'eligibilityCriteria',
    'bbbeeRequirements',
    'slug',
    'status',
    'closingDateTime',
    'municipality',
    'aiSummary',
  ],
] as const;
const SAME_DETAIL = ['sourceUrl', 'updatedAt', 'contactPerson', 'briefingDateTime'] as const;

/** Fields of /v2 that a listed tender is made of, besides those with the same name. */
export const LIST_FIELDS = [...SAME, 'tenderId', 'category', 'documents'];

const BUYER = ['name', 'organizationType', 'contactEmail', 'contactPhone', 'physicalAddress'] as const;
const EVENT = ['id', 'eventType', 'eventDate', 'title', 'description', 'isAutomatic'] as const;
const REQUIREMENT = [
  'id',
  'category',
  'requirement',
  'isMandatory',
  'dueDate',
  'orderIndex',
  'documentId',
] as const;
const FILE = ['id', 'fileName', 'processingStatus', 'fileSize', 'mimeType', 'processedAt'] as const;
const ANALYSIS = ['id', 'evaluationCriteria', 'complianceRequirements', 'confidence', 'extractedAt'] as const;

const shapeOf = ({ fields }: Resource, names: readonly string[]) => partOf(fields, names).shape;
const flag = (description: string) => about(z.boolean().nullable(), description);
const count = (description: string) => whole(description);

export const listedTender = shapeOf(tender, SAME).extend({
  tender_id: text('Number of the tender at the publisher.', '165050'),
  industryCategories: about(z.array(z.string()), 'Names of its categories.', ['Civil engineering']),
  documentCount: count('Documents that the publisher lists.'),
});

export const detailedTender = listedTender.extend({
  ...shapeOf(tender, SAME_DETAIL).shape,
  briefingSession: flag('Whether there is a briefing.'),
  requiredDocuments: listOf(z.string(), 'Documents to hand in, as required by the documents of the tender.'),
  sourceOrganizationRelation: about(shapeOf(organization, BUYER).nullable(), 'The buyer.'),
  timeline: z.array(
    shapeOf(tenderTimeline, EVENT).extend({
      isAutomatic: flag('Whether it was found by comparing records.'),
    }),
  ),
  submissionRequirements: z.array(
    shapeOf(submissionRequirement, REQUIREMENT).extend({
      isMandatory: flag('Whether a bid without it fails.'),
    }),
  ),
  documents: z.array(
    shapeOf(tenderDocument, FILE).extend({
      summary: z.string().nullable(),
      keyPoints: z.array(z.string()),
      hasExtractedText: z.boolean(),
      analyses: z.array(shapeOf(tenderAnalysis, ANALYSIS)),
    }),
  ),
  documentStats: z.object({
    total: count('All documents.'),
    processed: count('Those whose text was read.'),
    pending: count('Those that wait to be read, or are being read.'),
    failed: count('Those that cannot be read.'),
  }),
});

/** Requirements that are no papers. */
const NO_PAPERS = new Set(['grading', 'briefing']);

/** @param record fields of /v2, at least `LIST_FIELDS` */
export function listedOf(record: Published): Published {
  const categories = itemsIn(record['category']) as { name: string }[];
  return {
    ...pick(record, SAME),
    tender_id: record['tenderId'],
    industryCategories: categories.map(({ name }) => name),
    documentCount: itemsIn(record['documents']).length,
  };
}

/** What belongs to a tender, each as its full record. */
export type Parts = {
  buyer: Published | null;
  timeline: readonly Published[];
  requirements: readonly Published[];
  documents: readonly Published[];
  analyses: readonly Published[];
};

/** @param record the full record of /v2 */
export function detailOf(record: Published, parts: Parts): Published {
  const { buyer, timeline, requirements, documents, analyses } = parts;
  return {
    ...listedOf({ ...record, documents }),
    ...pick(record, SAME_DETAIL),
    briefingSession: truthOf(record['briefingSession']),
    requiredDocuments: requirements
      .filter(({ category }) => !NO_PAPERS.has(String(category)))
      .map(({ requirement }) => requirement),
    sourceOrganizationRelation: buyer && pick(buyer, BUYER),
    timeline: timeline.map((event) => ({
      ...pick(event, EVENT),
      isAutomatic: truthOf(event['isAutomatic']),
    })),
    submissionRequirements: requirements.map((one) => ({
      ...pick(one, REQUIREMENT),
      isMandatory: truthOf(one['isMandatory']),
    })),
    documents: documents.map((document) => ({
      ...pick(document, FILE),
      summary: document['aiSummary'] ?? null,
      keyPoints: itemsIn(document['aiKeyPoints']),
      hasExtractedText: Number(document['extractedTextLength'] ?? 0) > 0,
      analyses: analyses
        .filter(({ documentId }) => documentId === document['id'])
        .map((analysis) => pick(analysis, ANALYSIS)),
    })),
    documentStats: {
      total: documents.length,
      processed: countOf(documents, 'COMPLETED'),
      pending: countOf(documents, 'PENDING', 'PROCESSING'),
      failed: countOf(documents, 'FAILED'),
    },
  };
}

const pick = (record: Published, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Flags are 0 and 1 in /v2. */
const truthOf = (value: unknown): boolean | null =>
  value === null || value === undefined ? null : Boolean(value);
const countOf = (documents: readonly Published[], ...states: string[]): number =>
  documents.filter(({ processingStatus }) => states.includes(String(processingStatus))).length;

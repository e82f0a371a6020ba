import { z } from 'zod';
import {
  instant,
  integer,
  number,
  object,
  objects,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { changedAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

const facts = z.record(z.string(), z.unknown());

/** Data extracted from tender documents: one record for each tender. */
export const tenderAnalysis = defineResource({
  name: 'tender_analysis',
  plural: 'tender_analyses',
  description: 'What was read from the documents of a tender.',
  fields: {
    evaluationCriteria: objects(
      'How bids are compared; weights in percent, separately for functionality and for price and specific goals.',
      z.object({
        criterion: z.string().describe('What is compared.'),
        weight: z.number().nullable().describe('Its weight in percent.'),
      }),
      [{ criterion: 'Price', weight: 80 }],
    ).listed(),
    submissionGuidelines: object(
      'How and by when bids are handed in.',
      z.object({
        format: z.string().nullable().describe('In which form, and how many copies.'),
        deadline: z.string().nullable().describe('Deadline in the words of the documents.'),
      }),
      { format: 'sealed envelope, one copy', deadline: '2026-09-16T09:00:00.000Z' },
    ).listed(),
    complianceRequirements: texts('What a bidder must comply with.', ['CIDB 5GB or higher']).listed(),
    qualityScore: number('Quality of the analysis, 0 to 1.', 0.7).listed(),
    confidence: number('Confidence of the analysis, 0 to 1.', 0.7).listed(),
    id: recordId('f1e2d3c4-b5a6-5789-8a9b-0c1d2e3f4a5b').listed(),
    ...ofTender,
    documentId: uuid('Document it was read from.', '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10'),
    importantDates: objects(
      'Dates named in the documents.',
      z.object({
        label: z.string().describe('What happens on the date.'),
        date: z.string().describe('The date as the documents give it.'),
      }),
      [{ label: 'Compulsory briefing', date: '2026-08-25T09:00:00.000Z' }],
    ),
    contactInformation: object('Whom to ask.', facts, {
      name: 'Tender Office',
      email: 'tenders@example.org',
    }),
    technicalSpecifications: texts('What must be delivered.', ['five ablution blocks']),
    financialRequirements: texts('What a bidder must be able to pay.', ['10 % performance guarantee']),
    evaluationStructured: object('The evaluation, stage by stage.', facts, {
      system: '80/20',
      functionality: 70,
    }),
    localContentRequirement: text('Share that must be produced locally.', '100 % steel'),
    hdiRequirement: text('Goals for historically disadvantaged bidders.', '10 points for black women'),
    extractionVersion: integer('Version of the rules that read it.', 1),
    unclassifiedContent: texts('Passages that no rule could classify.', ['Annexure C']),
    evidence: objects(
      'Where the documents state each fact: one entry for each passage. `start` and `end` count UTF-16 units in the text of the page.',
      z.object({
        field: z.string().describe('The field that the passage states.'),
        value: z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]).describe('The value.'),
        confidence: z
          .number()
          .describe('Lower bound of the share of such values that are right on real documents, 0 to 1.'),
        source: z.enum(['rule', 'model']).describe('Whether rules or a language model read it.'),
        documentId: z.string().describe('The document.'),
        page: z.number().describe('Its page, from 1.'),
        start: z.number().describe('Where the passage begins.'),
        end: z.number().describe('Where it ends.'),
        quote: z.string().describe('The passage.'),
      }),
      [
        {
          field: 'validityDays',
          value: 90,
          confidence: 0.97,
          source: 'rule',
          documentId: '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10',
          page: 2,
          start: 140,
          end: 187,
          quote: 'Bids must remain valid for ninety (90) days',
        },
      ],
    ),
    findings: objects(
      'Passages that may say what bidders need to know, but are not facts: values of their kind are not right often enough on real documents, the rules are not sure, a language model read them, or another passage contradicts them. No other field has them. At most 200, contradictions first.',
      z.object({
        field: z
          .string()
          .describe('What the passage may say: a field, or a part of one, such as `briefing.venue`.'),
        reason: z.enum(['unproven', 'doubtful', 'model', 'contradiction']).describe('Why it is not a fact.'),
        value: z
          .union([
            z.string(),
            z.number(),
            z.boolean(),
            z.array(z.string()),
            z.record(z.string(), z.unknown()),
          ])
          .describe('What was read.'),
        confidence: z
          .number()
          .describe('Lower bound of the share of such values that are right on real documents, 0 to 1.'),
        documentId: z.string().describe('The document.'),
        page: z.number().describe('Its page, from 1.'),
        start: z.number().describe('Where the passage begins.'),
        end: z.number().describe('Where it ends.'),
        quote: z.string().describe('The passage.'),
        against: z
          .array(z.record(z.string(), z.unknown()))
          .describe('For a contradiction: the passages that say otherwise, with their values.'),
      }),
      [
        {
          field: 'briefing.venue',
          reason: 'unproven',
          value: 'Boardroom, Civic Centre',
          confidence: 0.529,
          documentId: '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10',
          page: 1,
          start: 310,
          end: 340,
          quote: 'Venue: Boardroom, Civic Centre',
          against: [],
        },
      ],
    ),
    analysisSections: objects(
      'Sections of the documents, by kind.',
      z.object({
        section: z.string().describe('Kind of section.'),
        text: z.string().describe('What it says.'),
      }),
      [{ section: 'scope', text: 'Construction of ablution facilities' }],
    ),
    sectionTaxonomyVersion: integer('Version of the kinds of section.', 1),
    aiConfidence: number('Confidence of the reading, 0 to 1.', 0.7),
    aiModel: text('Rules or language model that read it.', 'rules-1'),
    aiProcessingTime: integer('Milliseconds spent.', 140, { pending: 'documents' }),
    aiExtractionMethod: text(
      'How it was read: `rules`, or `rules+model` if a language model read some values.',
      'rules',
    ),
    extractedAt: instant('When it was read.', '2026-08-14T20:00:05.000Z'),
    updatedAt: changedAt('2026-08-14T20:00:05.000Z'),
    syncedAt: publishedAt('2026-08-14T20:00:06.000Z'),
  },
  part: true,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  indexes: [['tender_record_id', 'updated_at']],
});

import { flag, instant, integer, number, text, uuid } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Documents and proofs that bidders have to submit. */
export const submissionRequirement = defineResource({
  name: 'submission_requirement',
  description: 'Something a bidder has to hand in or to prove.',
  fields: {
    category: text('Kind of requirement.', 'form').listed(),
    requirement: text('What is asked for.', 'SBD 4: bidder’s disclosure').present().listed(),
    isMandatory: flag('Whether a bid without it is rejected.', 1).listed(),
    dueDate: instant('Last day to do so.', '2026-09-16T09:00:00.000Z').listed(),
    orderIndex: integer('Place in the list, from 0.', 0).required().listed(),
    documentId: uuid('Document that asks for it.', '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10').listed(),
    id: recordId('e7d3b9c5-1b4a-5c2d-9e8f-7a6b5c4d3e2f'),
    ...ofTender,
    aiExtracted: flag('Whether a machine read it from a document.', 1),
    confidence: number('Confidence of the reading, 0 to 1.', 0.9),
    source: text(
      'Where it was found: `document`, by rules, or `model`, by a language model that read the document.',
      'document',
    ),
    createdAt: madeAt('2026-08-14T20:00:05.000Z'),
    syncedAt: publishedAt('2026-08-14T20:00:06.000Z'),
  },
  part: true,
  sorts: { orderIndex: 'order_index' },
  defaultSort: 'orderIndex',
  indexes: [['tender_record_id', 'order_index']],
});

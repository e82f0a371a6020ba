import { instant, text } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Milestones of tenders: those of the publisher, and the briefing. The feed states none so far. */
export const tenderMilestone = defineResource({
  name: 'tender_milestone',
  description: 'A date that matters for a tender.',
  fields: {
    ocdsMilestoneId: text('Milestone id in the OCDS feed.', '165050-1').listed(),
    title: text('Title as published.', 'Briefing session').listed(),
    type: text('OCDS milestone type.', 'engagement').listed(),
    description: text('Description as published.', 'Compulsory briefing at the school').listed(),
    code: text('Code as published.', 'briefing').listed(),
    dueDate: instant('When it is due.', '2026-08-25T09:00:00.000Z').promoted({ name: 'due_at' }).listed(),
    dateMet: instant('When it was met.', '2026-08-25T09:00:00.000Z').listed(),
    dateModified: instant('When it was last changed.', '2026-08-20T07:00:00.000Z').listed(),
    status: text('OCDS milestone status.', 'scheduled').listed(),
    id: recordId('d4b6c0a1-0a46-5b3f-8f5a-6f7e8d9c0b1a'),
    ...ofTender,
    createdAt: madeAt('2026-08-14T19:13:30.000Z'),
    syncedAt: publishedAt('2026-08-14T19:13:31.000Z'),
  },
  part: true,
  sorts: { dueDate: 'due_at' },
  defaultSort: 'dueDate',
  indexes: [['tender_record_id', 'due_at']],
});

import { flag, instant, number, object, text } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { changedValue } from '#shared/resources/definition/shapes.ts';

/** Events of tenders: one record for each event. */
export const tenderTimeline = defineResource({
  name: 'tender_timeline',
  plural: 'tender_timeline',
  title: 'Timeline event',
  description: 'An event in the life of a tender.',
  fields: {
    event: text('Kind of event, the same as `eventType`.', 'closing-date-changed').present().listed(),
    label: text('The event in words.', 'Closing date moved to 23 September 2026').present().listed(),
    date: instant('When it happened.', '2026-09-01T07:00:00.000Z').present().listed(),
    type: text('What the event is about.', 'deadline', { values: ['milestone', 'deadline', 'status'] })
      .present()
      .listed(),
    field: text('Field of the tender that changed, if one did.', 'closingDate').listed(),
    before: object('Value before the change.', changedValue, '2026-09-16T09:00:00.000Z').listed(),
    after: object('Value after the change.', changedValue, '2026-09-23T09:00:00.000Z').listed(),
    id: recordId('5e1f6f0e-64a4-5b2b-9a9b-1b9c9ad0f7c4'),
    ...ofTender,
    eventType: text('Kind of event.', 'closing-date-changed').present(),
    eventDate: instant('When it happened.', '2026-09-01T07:00:00.000Z', { nullable: false }).promoted({
      name: 'occurred_at',
      required: true,
    }),
    title: text('The event in words.', 'Closing date moved to 23 September 2026').present(),
    description: text('More about it.', 'From 16 September 2026, 11:00'),
    isAutomatic: flag(
      'Whether it was found by comparing captures and not stated by the publisher.',
      1,
    ).present(),
    source: text('`publisher` or `comparison` of two captures.', 'comparison'),
    confidence: number('Confidence of the date, 0 to 1.', 0.9),
    createdAt: instant(
      'When the change was found; for what the publisher states, when its tender was first seen.',
      '2026-09-01T07:00:00.000Z',
    ),
    syncedAt: instant('When its tender was first seen here.', '2026-08-14T19:13:26.000Z'),
  },
  part: true,
  sorts: { eventDate: 'occurred_at' },
  defaultSort: 'eventDate',
  indexes: [['tender_record_id', 'occurred_at']],
});

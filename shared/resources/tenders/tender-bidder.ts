import { text } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { foldName } from '#shared/text/names.ts';

const folded = (value: unknown): string | null => (typeof value === 'string' ? foldName(value) : null);

/** Bidders for tenders, from the portal's awarded list. The OCDS feed names no bidders so far. */
export const tenderBidder = defineResource({
  name: 'tender_bidder',
  description: 'A bidder for a tender.',
  fields: {
    name: text('Name as published.', 'MAHIKA TECHNOLOGIES').required().listed(),
    normalizedName: text('Name without case, accents and punctuation.', 'mahika technologies', {
      prepare: folded,
    })
      .present()
      .listed(),
    id: recordId('b6a1b0c6-4d92-5d15-9a65-2f4f3d1f8e01'),
    ...ofTender,
    createdAt: madeAt('2026-06-02T09:00:05.000Z'),
    syncedAt: publishedAt('2026-06-02T09:00:06.000Z'),
  },
  part: true,
  sorts: { name: 'name' },
  defaultSort: 'name',
  indexes: [['tender_record_id', 'name']],
});

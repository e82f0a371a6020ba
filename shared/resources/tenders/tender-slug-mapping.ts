import { instant, integer, text } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { formerSlugs } from '#shared/resources/tenders/former-slugs.ts';

/** Slugs of tenders: one record for each tender, with the tender's own id. */
export const tenderSlugMapping = defineResource({
  name: 'tender_slug_mapping',
  description: 'The readable name under which a tender is addressed.',
  fields: {
    slug: text('Readable name for addresses.', 'sanitation-programme-for-schools-165050').required().listed(),
    oldPath: text(
      'Path of the tender under its previous slug. A page there should redirect to the present one.',
      '/tenders/sanitation-programme-165050',
    ).listed(),
    formerSlugs: formerSlugs.listed(),
    id: recordId('d7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11'),
    ...ofTender,
    redirectCount: integer('How often the old path was asked for. Only web sites know; null here.', 4),
    lastRedirectAt: instant('When the old path was last asked for. Null here.', '2026-08-20T10:00:00.000Z'),
    createdAt: instant('When the tender was first seen.', '2026-08-14T19:13:26.000Z').promoted({
      required: true,
    }),
    syncedAt: instant('When the tender was first seen here.', '2026-08-14T19:13:26.000Z'),
  },
  identifiers: ['id', 'slug'],
  part: true,
  sorts: { createdAt: 'created_at' },
  defaultSort: '-createdAt',
  indexes: [['tender_record_id']],
});

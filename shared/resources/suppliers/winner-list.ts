import { z } from 'zod';
import { instant, listed, objects, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { awardBases } from '#shared/tables/companies.ts';

const name = (description: string) => z.string().nullable().meta({ description });

const winner = z.object({
  id: z.uuid().meta({ description: 'Permanent id of the award.' }),
  supplierName: z.string().meta({ description: 'The supplier, as the award names it.' }),
  awardValue: z.number().meta({ description: 'Amount in rand.' }),
  title: name('Title of the tender.'),
  department: name('The department that buys, otherwise the buyer.'),
  buyerName: name('The buyer.'),
  province: name('Province of the tender.'),
  category: name('Category of the tender.'),
  date: z.iso.date().meta({ description: 'Day of the award, otherwise the day on which it was first seen.' }),
  dateBasis: z.enum(awardBases).meta({ description: 'Which of both.' }),
});
const example: z.input<typeof winner> = {
  id: '7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11',
  supplierName: 'Mahika Technologies (Pty) Ltd',
  awardValue: 347760,
  title: 'Toners and drums',
  department: 'Public Works',
  buyerName: 'Public Works',
  province: 'Gauteng',
  category: 'Supplies: Computer Equipment',
  date: '2026-06-02',
  dateBasis: 'award',
};

/** Who won last. There is one record. */
export const winnerList = defineResource({
  name: 'winner_list',
  plural: 'winner_lists',
  title: 'Latest winners',
  description: 'The latest awards whose supplier and amount are known.',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01', { nullable: false }),
    ),
    computedAt: listed(
      instant('When the newest of them was first seen.', '2026-06-02T09:00:05.000Z', {
        nullable: false,
        column: { type: 'timestamptz', required: true },
      }),
    ),
    winners: objects('The latest first, at most 50.', winner, [example]),
  },
  identifiers: ['id'],
  searchable: false,
  sorts: { computedAt: 'computed_at' },
  defaultSort: '-computedAt',
  filters: {},
  counted: [],
  indexes: [],
});

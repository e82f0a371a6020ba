import { z } from 'zod';
import { about, number, text } from '#services/api/http/shapes.ts';
import { column, type Feed } from '#services/api/widgets/feeds/feed.ts';
import { instantText } from '#shared/resources/definition/fields.ts';

const NEWEST = 100;

export const winnersFeed: Feed = {
  path: '/api/widgets/winners-feed',
  summary: 'The latest awards',
  description: `The ${NEWEST} newest awards of all categories whose supplier and amount are known, the latest first. Awards with an amount that cannot be right are left out.`,
  parameters: [],
  limit: { default: NEWEST, max: NEWEST },
  resource: 'winner_list',
  columns: {
    id: column(
      `entry->'id'`,
      text('Permanent id of the award, as in `/v2/awards/{id}`.', '7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11'),
    ),
    supplierName: column(
      `entry->'supplierName'`,
      text('The supplier, as the award names it.', 'Mahika Technologies (Pty) Ltd'),
    ),
    amount: column(`entry->'awardValue'`, number('Amount in rand.', 347760)),
    date: column(
      `entry->'at'`,
      about(
        instantText,
        'When it was awarded, otherwise when it was first seen.',
        '2026-06-01T22:00:00.000Z',
      ),
    ),
    orgName: column(
      `coalesce(entry->>'buyerName', '')`,
      text('The buyer; empty if unknown.', 'Public Works'),
    ),
    province: column(
      `coalesce(entry->>'province', '')`,
      text('Province of the tender; empty if unknown.', 'Gauteng'),
    ),
    restricted: column(
      `case when (entry->>'restricted')::boolean then true end`,
      about(
        z.literal(true).optional(),
        'Present and true if the supplier is on a list of restricted suppliers today.',
      ),
    ),
  },
  rows: `from read.winner_list list
    cross join lateral jsonb_array_elements(list.detail::jsonb->'winners') with ordinality winner (entry, nth)
    where nth <= $1 order by nth`,
  published: 'select max(published_at) from read.winner_list',
  values: ({ limit }) => [limit],
  meta: null,
};

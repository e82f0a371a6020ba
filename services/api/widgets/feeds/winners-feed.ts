import { z } from 'zod';
import type { Feed } from '#services/api/widgets/feeds/feed.ts';
import { instantText } from '#shared/resources/definition/fields.ts';

const NEWEST = 100;

export const winnersFeed: Feed = {
  path: '/api/widgets/winners-feed',
  summary: 'The latest awards',
  description: `The ${NEWEST} newest awards of all categories whose supplier and amount are known, the latest first. An award with an amount that cannot be right is not among them.`,
  parameters: [],
  limit: { default: NEWEST, max: NEWEST },
  resource: 'winner_list',
  columns: {
    id: {
      sql: `entry->'id'`,
      schema: z.string().meta({
        description: 'Permanent id of the award, as in `/v2/awards/{id}`.',
        examples: ['7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11'],
      }),
    },
    supplierName: {
      sql: `entry->'supplierName'`,
      schema: z.string().meta({
        description: 'The supplier, as the award names it.',
        examples: ['Mahika Technologies (Pty) Ltd'],
      }),
    },
    amount: {
      sql: `entry->'awardValue'`,
      schema: z.number().meta({ description: 'Amount in rand.', examples: [347760] }),
    },
    date: {
      sql: `entry->'at'`,
      schema: instantText.meta({
        description: 'When it was awarded, otherwise when it was first seen.',
        examples: ['2026-06-01T22:00:00.000Z'],
      }),
    },
    orgName: {
      sql: `coalesce(entry->>'buyerName', '')`,
      schema: z
        .string()
        .meta({ description: 'The buyer; empty where it is not known.', examples: ['Public Works'] }),
    },
    province: {
      sql: `coalesce(entry->>'province', '')`,
      schema: z.string().meta({
        description: 'Province of the tender; empty where it is not known.',
        examples: ['Gauteng'],
      }),
    },
    restricted: {
      sql: `case when (entry->>'restricted')::boolean then true end`,
      schema: z
        .literal(true)
        .optional()
        .meta({ description: 'There where the supplier is on a list of restricted suppliers today.' }),
    },
  },
  rows: `from read.winner_list list
    cross join lateral jsonb_array_elements(list.detail::jsonb->'winners') with ordinality winner (entry, nth)
    where nth <= $1 order by nth`,
  published: 'select max(published_at) from read.winner_list',
  values: ({ limit }) => [limit],
  meta: null,
};

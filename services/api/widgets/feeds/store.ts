import { createHmac } from 'node:crypto';
import type { Pool } from '#shared/database/connection.ts';

/** Counts requests of addresses that ask often, for all processes. */
export type FeedUses = {
  /**
   * Adds requests of a minute.
   * @param network as `networkOf` gives it
   * @returns how many all processes have added in this minute
   */
  add: (network: string, minute: number, requests: number) => Promise<number>;
  /** Deletes what was counted in minutes that have ended. */
  forget: () => Promise<void>;
};

const ADD = `
  insert into app.feed_use as known (subject, used) values ($1, $2)
  on conflict (subject) do update set used = known.used + excluded.used returning used`;
/** A minute, and half of one for clocks that differ. */
const FORGET = `delete from app.feed_use where counted_at < now() - interval '90 seconds'`;

/** @param secret with which the hashes of addresses are keyed; equal for all processes of a deployment */
export const feedUses = (pool: Pool, secret: string): FeedUses => ({
  add: async (network, minute, requests) => {
    const subject = createHmac('sha256', secret).update(`feeds ${minute} ${network}`).digest('base64url');
    const { rows } = await pool.query<{ used: number }>({
      ...{ name: 'feed-use', text: ADD, values: [subject, requests] },
    });
    return rows[0]?.used ?? requests;
  },
  forget: async () => {
    await pool.query(FORGET);
  },
});

import { createHash } from 'node:crypto';
import { networkOf } from '#services/api/http/network.ts';
import { type Pool, transaction } from '#shared/database.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * Limits on logins that fail, counted in the database for all processes. Every login counts as a failure before its password is
 * looked at, and is taken back when it succeeds, so that a hundred at once are not a hundred guesses.
 */

/** Failures within a quarter of an hour: of one account from one address, of one account, and of one address. */
export const LOGIN_FAILURES = { pair: 5, account: 50, address: 100 };
const WINDOW = '15 minutes';

type Counted = keyof typeof LOGIN_FAILURES;
type Row = { subject: string; failures: number; seconds: number };

/** In one order, so that two logins at the same time do not wait for each other. */
const COUNT = `
  insert into app.login_failure as known (subject, failures, expires_at)
  select subject, 1, now() + interval '${WINDOW}' from unnest($1::text[]) as subject order by subject
  on conflict (subject) do update set
    failures = case when known.expires_at <= now() then 1 else known.failures + 1 end,
    expires_at = case when known.expires_at <= now() then excluded.expires_at else known.expires_at end
  returning subject, failures, extract(epoch from expires_at - now())::float as seconds`;
/** A success proves who it was at this address; of the address itself only this one login is taken back. */
const TAKE_BACK = `
  with gone as (delete from app.login_failure where subject = any($1))
  update app.login_failure set failures = failures - 1 where subject = $2 and failures > 0`;
const FORGET = `
  delete from app.login_failure where subject in (
    select subject from app.login_failure where expires_at < now() order by expires_at limit 100 for update skip locked)`;

/** A login that was admitted. */
export type Attempt = { succeeded: () => Promise<void> };

/**
 * Counts a login.
 * @param account as stored, whether or not there is one
 * @param address of the caller
 * @throws RequestError 429 after too many failures, with the seconds until the next try
 */
export async function admitLogin(pool: Pool, account: string, address: string): Promise<Attempt> {
  const subjects: Record<Counted, string> = {
    pair: hashOf('pair', account, networkOf(address)),
    account: hashOf('account', account),
    address: hashOf('address', networkOf(address)),
  };
  const rows = await transaction(pool, async (client) => {
    await client.query(FORGET);
    return (await client.query<Row>(COUNT, [Object.values(subjects)])).rows;
  });
  for (const [counted, limit] of Object.entries(LOGIN_FAILURES) as [Counted, number][]) {
    const row = rows.find(({ subject }) => subject === subjects[counted]);
    if (row && row.failures > limit) throw tooMany(limit, row);
  }
  return {
    succeeded: async () => {
      await pool.query(TAKE_BACK, [[subjects.pair, subjects.account], subjects.address]);
    },
  };
}

function tooMany(limit: number, { failures, seconds }: Row): RequestError {
  const wait = Math.max(1, Math.ceil(seconds));
  const resetsAt = new Date(Date.now() + wait * 1000).toISOString();
  return new RequestError(
    'RATE_LIMITED',
    `Too many logins failed; the next try is possible at ${resetsAt}.`,
    { limit, used: failures, resetsAt, window: WINDOW },
    { 'Retry-After': String(wait) },
  );
}

/** Hashed, because what people type as their account may be their password. */
const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

import { createHash } from 'node:crypto';
import { neighbourhoodOf, networkOf } from '#services/api/http/network.ts';
import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * Limits on logins that fail, counted in the database for all processes. Every login counts as a failure before its password is
 * looked at, and is taken back when it succeeds, so that a hundred at once are not a hundred guesses.
 *
 * Failures lock out who makes them, and nobody elsewhere: what others do to an account costs its user at most the further tries of a
 * place from which the account has never logged in (docs/decisions/0136-tokens-of-users.md).
 */

/** Within a quarter of an hour. */
export const LOGIN_FAILURES = {
  /** Of one account from one network; each further one must wait twice as long as the one before. */
  pair: 5,
  /** Of one account from places where it has never logged in; with more, each neighbourhood has `first` tries. */
  account: 50,
  first: 3,
  /** Of one network with accounts that have never logged in there. */
  network: 100,
};
const WINDOW = '15 minutes';
/** Wait after the failures of a pair, doubled by each further one, and the longest; in seconds. */
const WAIT_S = { first: 30, longest: 900 };
/** Days for which a place is known after a login. */
const KNOWN_DAYS = 90;

type Counted = 'pair' | 'neighbourhood' | 'account' | 'network';
type Row = { subject: string; failures: number; window: number; wait: number | null };

const FORGET = `
  with places as (delete from app.login_place where subject in (
    select subject from app.login_place where expires_at < now() order by expires_at limit 100 for update skip locked))
  delete from app.login_failure where subject in (
    select subject from app.login_failure where expires_at < now() order by expires_at limit 100 for update skip locked)`;
const IS_KNOWN = 'select from app.login_place where subject = $1 and expires_at > now()';
/** In one order, so that two logins at the same time do not wait for each other. */
const COUNT = `
  insert into app.login_failure as known (subject, failures, expires_at)
  select subject, 1, now() + interval '${WINDOW}' from unnest($1::text[]) as subject order by subject
  on conflict (subject) do update set
    failures = case when known.expires_at <= now() then 1 else known.failures + 1 end,
    next_at = case when known.expires_at <= now() then null else known.next_at end,
    expires_at = case when known.expires_at <= now() then excluded.expires_at else known.expires_at end
  returning subject, failures, extract(epoch from expires_at - now())::float as window,
    extract(epoch from next_at - now())::float as wait`;
/** The count of a pair stays at least as long as its wait. */
const LET_WAIT = `
  update app.login_failure set next_at = now() + $2 * interval '1 second',
    expires_at = greatest(expires_at, now() + $2 * interval '1 second') where subject = $1`;
/** A success proves who it was at this network; of what others count for, only this one login is taken back. */
const TAKE_BACK = `
  with gone as (delete from app.login_failure where subject = $1),
  place as (insert into app.login_place (subject, expires_at) values ($1, now() + interval '${KNOWN_DAYS} days')
    on conflict (subject) do update set expires_at = excluded.expires_at)
  update app.login_failure set failures = failures - 1 where subject = any($2) and failures > 0`;

/** A login that was admitted. */
export type Attempt = { succeeded: () => Promise<void> };

/**
 * Counts a login. One that is rejected does not count.
 * @param account as stored, whether or not there is one
 * @param address of the caller
 * @throws RequestError 429 after too many failures, with the seconds until the next try
 */
export async function admitLogin(pool: Pool, account: string, address: string): Promise<Attempt> {
  const network = networkOf(address);
  const subjects: Record<Counted, string> = {
    pair: hashOf('pair', account, network),
    neighbourhood: hashOf('neighbourhood', account, neighbourhoodOf(address)),
    account: hashOf('account', account),
    network: hashOf('network', network),
  };
  const others = [subjects.neighbourhood, subjects.account, subjects.network];
  await pool.query(FORGET);
  // What is thrown takes the counting back.
  const counted = await transaction(pool, async (client) => {
    const { rowCount } = await client.query(IS_KNOWN, [subjects.pair]);
    const counted = rowCount ? [] : others;
    const { rows } = await client.query<Row>(COUNT, [[subjects.pair, ...counted]]);
    await judge(client, (name) => rows.find(({ subject }) => subject === subjects[name]));
    return counted;
  });
  return {
    succeeded: async () => {
      await pool.query(TAKE_BACK, [subjects.pair, counted]);
    },
  };
}

/** @throws RequestError 429 */
async function judge(client: Client, rowOf: (counted: Counted) => Row | undefined): Promise<void> {
  const [pair, neighbourhood, account, network] = (
    ['pair', 'neighbourhood', 'account', 'network'] as const
  ).map(rowOf);
  if (pair?.wait != null && pair.wait > 0)
    throw tooMany('failed logins of one account from one network', LOGIN_FAILURES.pair, pair, pair.wait);
  if (network && network.failures > LOGIN_FAILURES.network)
    throw tooMany('failed logins of one network', LOGIN_FAILURES.network, network);
  const isAttacked = account !== undefined && account.failures > LOGIN_FAILURES.account;
  if (isAttacked && neighbourhood && neighbourhood.failures > LOGIN_FAILURES.first)
    throw tooMany('logins from a new place while many others fail', LOGIN_FAILURES.first, neighbourhood);
  if (pair && pair.failures >= LOGIN_FAILURES.pair) {
    const wait = WAIT_S.first * 2 ** (pair.failures - LOGIN_FAILURES.pair);
    await client.query(LET_WAIT, [pair.subject, Math.min(wait, WAIT_S.longest)]);
  }
}

function tooMany(rule: string, limit: number, row: Row, seconds = row.window): RequestError {
  const wait = Math.max(1, Math.ceil(seconds));
  const resetsAt = new Date(Date.now() + wait * 1000).toISOString();
  return new RequestError(
    'RATE_LIMITED',
    `Too many logins failed. You may try again at ${resetsAt}.`,
    { rule, limit, used: row.failures - 1, resetsAt, window: WINDOW },
    { 'Retry-After': String(wait) },
  );
}

/** Hashed, because what people type as their account may be their password. */
const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

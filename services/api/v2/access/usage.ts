import {
  ALLOW_LONG,
  type Executor,
  LONG_QUERY,
  type Pool,
  transaction,
} from '#shared/database/connection.ts';
import { logFailure } from '#shared/database/outage.ts';
import { eachSound } from '#shared/database/savepoint.ts';
import type { Logger } from '#shared/log.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { southAfricanDay } from '#shared/time.ts';

/** One call of a key, for the usage log. */
export type Call = {
  key: string;
  tier: string;
  endpoint: string;
  method: string;
  status: number;
  /** Milliseconds from request to response. */
  took: number;
  userAgent: string | null;
  address: string | null;
  /** Code and message of an error; null for a success. */
  error: string | null;
  /** Whether it was deducted from the quota. */
  counted: boolean;
};

/** Writes calls to app.usage_log and updates the figures of the keys, once a second, without delaying the calls. */
export type UsageLog = {
  record: (call: Call) => void;
  /** Writes the calls that are waiting; called before the API stops. */
  close: () => Promise<void>;
};

const EVERY_MS = 1_000;
/** Maximum number of calls kept while the database is unavailable; of later ones only the number is logged. */
const MAX_WAITING = 200_000;
/** The same for calls that differ in more than their times, of which each takes one to five kilobytes. */
const MAX_GROUPS = 5_000;
const MAX_TEXT_LENGTH = 500;
/** Of a waiting text. More than is written, because identity numbers are masked before it is shortened. */
const MAX_WAITING_LENGTH = 2 * MAX_TEXT_LENGTH;

/** Calls that differ in their times only: a busy key makes thousands of them in a second. */
type Group = Omit<Call, 'took'> & { took: number[]; at: number[] };

const WRITE_LOG = `
insert into app.usage_log (api_key_id, endpoint, method, status_code, response_time_ms, user_agent, ip_address, tier, error_message, created_at)
select g.key, g.endpoint, g.method, g.status, one.took, g."userAgent", g.address, g.tier, g.error, to_timestamp(one.at / 1000.0)
from json_to_recordset($1::json) as g (key uuid, tier text, endpoint text, method text, status int, "userAgent" text, address text, error text, took int[], at bigint[]),
  unnest(g.took, g.at) as one (took, at)
order by one.at`;

const WRITE_KEYS = `
update app.api_key k set
  last_used_at = greatest(k.last_used_at, to_timestamp(g.at / 1000.0)),
  calls_today = case when k.last_call_date = $2::date then k.calls_today else 0 end + g.counted,
  calls_this_month = case when date_trunc('month', k.last_call_date) = date_trunc('month', $2::date) then k.calls_this_month else 0 end + g.counted,
  last_call_date = $2::date
from json_to_recordset($1::json) as g (key uuid, counted int, at bigint)
where k.id = g.key`;

export function createUsageLog(pool: Pool, log: Logger): UsageLog {
  let groups = new Map<string, Group>();
  let waiting = 0;
  let dropped = 0;
  let writing: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    const [batch, size] = [[...groups.values()], waiting];
    groups = new Map();
    waiting = 0;
    if (size === 0) return;
    const unwritten = new Set(batch);
    try {
      await eachSound(
        batch,
        async (some) => {
          await transaction(pool, (client) => write(client, some));
          for (const group of some) unwritten.delete(group);
        },
        (group, error) => {
          log.warn({ err: error, calls: group.at.length }, 'calls that cannot be stored are left out');
          unwritten.delete(group);
          dropped += group.at.length;
        },
      );
    } catch (error) {
      const left = [...unwritten].reduce((sum, { at }) => sum + at.length, 0);
      logFailure(log, pool, error, 'usage was not written', { calls: left });
      if (waiting + left > MAX_WAITING) dropped += left;
      else {
        // The older calls stay first.
        const later = groups.values();
        groups = new Map();
        for (const old of [...unwritten, ...later]) {
          const group = groupOf(groups, old);
          for (const took of old.took) group.took.push(took);
          for (const at of old.at) group.at.push(at);
        }
        waiting += left;
      }
    }
    if (dropped > 0) log.error({ dropped }, 'calls are missing in the usage log');
    dropped = 0;
  };
  const flushOnce = (): Promise<void> => {
    writing ??= flush().finally(() => {
      writing = null;
    });
    return writing;
  };
  const timer = setInterval(flushOnce, EVERY_MS);
  timer.unref();

  return {
    record: (call) => {
      if (waiting >= MAX_WAITING || groups.size >= MAX_GROUPS) {
        dropped += 1;
        return;
      }
      waiting += 1;
      const group = groupOf(groups, call);
      group.took.push(Math.round(call.took));
      group.at.push(Date.now());
    },
    close: async () => {
      clearInterval(timer);
      await flushOnce();
      await flushOnce();
    },
  };
}

/** @returns the group of calls like this one; a new one, still without calls, where there is none */
function groupOf(groups: Map<string, Group>, call: Omit<Call, 'took'>): Group {
  const { key, endpoint, method, status, address, counted } = call;
  const [userAgent, error] = [shortened(call.userAgent), shortened(call.error)];
  const id = `${key} ${endpoint} ${method} ${status} ${counted} ${address} ${userAgent} ${error}`;
  let group = groups.get(id);
  if (!group) {
    group = { ...call, userAgent, error, took: [], at: [] };
    groups.set(id, group);
  }
  return group;
}

async function write(client: Executor, batch: readonly Group[]): Promise<void> {
  const groups = batch.map((group) => ({
    ...group,
    userAgent: storable(group.userAgent),
    error: storable(group.error),
  }));
  await client.query(ALLOW_LONG);
  const values = [JSON.stringify(groups)];
  await client.query({ name: 'usage-log', text: WRITE_LOG, values, ...LONG_QUERY });
  for (const [day, figures] of figuresByDay(batch)) {
    await client.query({ name: 'usage-keys', text: WRITE_KEYS, values: [JSON.stringify(figures), day] });
  }
}

type Figures = { key: string; counted: number; at: number };

/** @returns the figures of the keys by South African day, sorted by key so that processes cannot deadlock */
function figuresByDay(batch: readonly Group[]): Map<string, Figures[]> {
  const days = new Map<string, Map<string, Figures>>();
  for (const { key, counted, at: moments } of batch) {
    for (const [day, { count, last }] of countByDay(moments)) {
      const keys = days.get(day) ?? new Map<string, Figures>();
      days.set(day, keys);
      const figures = keys.get(key) ?? { key, counted: 0, at: last };
      figures.counted += counted ? count : 0;
      figures.at = Math.max(figures.at, last);
      keys.set(key, figures);
    }
  }
  return new Map(
    [...days].map(([day, keys]) => [day, [...keys.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))]),
  );
}

/** @param moments in order, so that one look-up usually gives the day of all */
function countByDay(moments: readonly number[]): Map<string, { count: number; last: number }> {
  const first = southAfricanDay(new Date(moments[0] ?? 0));
  const last = southAfricanDay(new Date(moments.at(-1) ?? 0));
  if (first === last) return new Map([[last, { count: moments.length, last: moments.at(-1) ?? 0 }]]);
  const days = Map.groupBy(moments, (moment) => southAfricanDay(new Date(moment)));
  return new Map([...days].map(([day, those]) => [day, { count: those.length, last: those.at(-1) ?? 0 }]));
}

/** @returns the text up to the length that may wait, as a copy: V8 keeps the whole text for a part of it */
const shortened = (text: string | null): string | null =>
  text === null || text.length <= MAX_WAITING_LENGTH
    ? text
    : Buffer.from(text.slice(0, MAX_WAITING_LENGTH)).toString();

/** Text of callers, shortened, without identity numbers and characters that PostgreSQL cannot store. */
const storable = (text: string | null): string | null =>
  text === null
    ? null
    : maskIdentityNumbers(text).slice(0, MAX_TEXT_LENGTH).toWellFormed().replaceAll('\0', '');

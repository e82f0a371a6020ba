import { Redis } from 'ioredis';
import type { Grant, QuotaStore } from '#services/api/v2/access/quota-store.ts';
import type { Windows } from '#services/api/v2/access/windows.ts';
import type { Logger } from '#shared/log.ts';

/** Both windows in one script, which Redis runs atomically. Arguments: wanted calls, both limits, expiry of both counters. */
const RESERVE = `
local day = tonumber(redis.call('get', KEYS[1]) or '0')
local month = tonumber(redis.call('get', KEYS[2]) or '0')
local granted = math.max(0, math.min(tonumber(ARGV[1]), tonumber(ARGV[2]) - day, tonumber(ARGV[3]) - month))
if granted > 0 then
  day = redis.call('incrby', KEYS[1], granted)
  month = redis.call('incrby', KEYS[2], granted)
  redis.call('expireat', KEYS[1], ARGV[4])
  redis.call('expireat', KEYS[2], ARGV[5])
end
return {granted, day, month}`;

/** A window that has expired meanwhile is left alone. */
const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if redis.call('exists', key) == 1 then redis.call('decrby', key, ARGV[1]) end
end`;

/** Counters are kept a day longer than their window, because clocks differ. */
const KEPT_AFTER_S = 86_400;
/** A store that does not respond within this time is treated as unavailable. */
const TIMEOUT_MS = 2_000;

type Scripts = {
  reserveCalls: (...args: (string | number)[]) => Promise<[number, number, number]>;
  giveBackCalls: (...args: (string | number)[]) => Promise<null>;
};

/** @param url of a Redis that keeps its data over a restart; otherwise a restart begins all windows anew */
export function redisQuota(url: string, log: Logger): QuotaStore {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: TIMEOUT_MS });
  redis.on('error', (error) => log.warn({ err: error }, 'redis is unavailable'));
  redis.defineCommand('reserveCalls', { numberOfKeys: 2, lua: RESERVE });
  redis.defineCommand('giveBackCalls', { numberOfKeys: 2, lua: GIVE_BACK });
  const scripts = redis as unknown as Scripts;
  return {
    kind: 'redis',
    reserve: async (key, windows, wanted, limits): Promise<Grant> => {
      const ends = [windows.dayEnds, windows.monthEnds].map((end) => end / 1000 + KEPT_AFTER_S);
      const [granted, day, month] = await scripts.reserveCalls(
        ...keysOf(key, windows),
        wanted,
        limits.daily,
        limits.monthly,
        ...ends,
      );
      return { granted, day, month };
    },
    giveBack: async (key, windows, count) => {
      await scripts.giveBackCalls(...keysOf(key, windows), count);
    },
    close: async () => {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

/** The braces put both counters of a key on the same node of a cluster, as a script requires. */
const keysOf = (key: string, { day, month }: Windows): [string, string] => [
  `tda-quota:{${key}}:day:${day}`,
  `tda-quota:{${key}}:month:${month}`,
];

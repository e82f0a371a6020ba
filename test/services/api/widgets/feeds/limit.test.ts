import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from '#services/api/http/network.ts';
import { type Availability, createAvailability } from '#services/api/v2/availability.ts';
import { ALONE, createFeedLimit, PER_MINUTE } from '#services/api/widgets/feeds/limit.ts';
import { type FeedUses, feedUses } from '#services/api/widgets/feeds/store.ts';
import { createLog } from '#shared/log.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import type { ApiResponse, TestApi } from '#test/support/api.ts';

/** How often an address may ask for feeds, over several processes that share a database. */

let other: TestApi;
const secret = 'a secret for tests only';
const at = sharedTables(
  async () => {
    other = await at.startApi();
  },
  { settings: { TRUSTED_PROXIES: '1' } },
);

const log = createLog('test', 'silent');
const ask = async (api: TestApi, from: string, headers: Record<string, string> = {}) =>
  await api.get('/api/widgets/winners-feed', { key: null, headers: { 'x-forwarded-for': from, ...headers } });

/** Waits for the database however long it takes, so that a busy machine decides nothing. */
const patient: Availability = {
  away: () => false,
  watch: (work) => work,
  answered: async (work) => {
    await work;
    return true;
  },
  done: async (work) => {
    await work;
    return true;
  },
};
/** The limit as a process has it, over the table, in a minute that does not end. */
const limitOf = () =>
  createFeedLimit({
    ...{ uses: feedUses(at.pool('tender_api'), secret), availability: patient, log, now: () => MOMENT },
  });
const MOMENT = 1_700_000_000_000;

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

/** Repeats something, with another address, until all of it falls into one minute. */
async function withinMinute<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  for (;;) {
    const minute = Math.floor(Date.now() / 60_000);
    const result = await work(newAddress());
    if (Math.floor(Date.now() / 60_000) === minute) return result;
  }
}

const times = <Result>(count: number, work: (nth: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));
const admitted = (answers: readonly ApiResponse[]): number =>
  answers.filter(({ status }) => status === 200 || status === 304).length;

describe('the limit of an address', () => {
  it('is 60 requests a minute, and the next one is told when to try again', async () => {
    const { left, late } = await withinMinute(async (address) => {
      const left: number[] = [];
      for (let nth = 0; nth < PER_MINUTE; nth += 1) {
        const { status, headers } = await ask(at.api, address);
        expect(status).toBe(200);
        left.push(Number(headers.get('x-ratelimit-remaining')));
      }
      return { left, late: await ask(at.api, address) };
    });
    expect(left).toEqual(Array.from({ length: PER_MINUTE }, (_, nth) => PER_MINUTE - 1 - nth));
    expect([late.status, late.json.code]).toEqual([429, 'RATE_LIMITED']);
    expect(late.headers.get('x-ratelimit-limit')).toBe('60');
    expect(late.headers.get('x-ratelimit-remaining')).toBe('0');
    const wait = Number(late.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('holds for requests that come at once, and for those that are answered with 304', async () => {
    const etag = (await ask(at.api, newAddress())).headers.get('etag')!;
    const answers = await withinMinute((address) =>
      times(90, () => ask(at.api, address, { 'if-none-match': etag })),
    );
    expect(answers.filter(({ status }) => status === 304)).toHaveLength(PER_MINUTE);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('holds over several processes', async () => {
    const ended = await withinMinute(async (address) => {
      const answers: ApiResponse[] = [];
      const full = new Set<TestApi>();
      while (full.size < 2) {
        const api = answers.length % 2 === 0 ? at.api : other;
        const answer = await ask(api, address);
        answers.push(answer);
        if (answer.status === 429) full.add(api);
      }
      return admitted(answers);
    });
    expect(ended).toBeGreaterThanOrEqual(PER_MINUTE);
    // Twice as many, if each counted for itself.
    expect(ended).toBeLessThan(2 * PER_MINUTE);
  });

  it('is exact if processes are asked in turn; if asked at once, it is off by what one counts alone', async () => {
    const processes = () => [limitOf(), limitOf()] as const;
    const inTurn = processes();
    const places: boolean[] = [];
    for (let nth = 0; nth < 70; nth += 1) places.push((await inTurn[nth % 2]!.take('192.0.2.10')) !== null);
    expect(places.indexOf(false)).toBe(PER_MINUTE);
    expect(places.filter((place) => place)).toHaveLength(PER_MINUTE);
    const atOnce = processes();
    const taken = await times(160, async (nth) => await atOnce[nth % 2]!.take('192.0.2.11'));
    const given = taken.filter((left) => left !== null).length;
    expect(given).toBeGreaterThanOrEqual(PER_MINUTE);
    expect(given).toBeLessThanOrEqual(PER_MINUTE + ALONE);
  });

  it('holds for each address separately, for IPv6 by its first half, and for no address that a caller invents', async () => {
    const [rejected, neighbour, same] = await withinMinute(async (address) => {
      const network = `2001:db8:0:${address.split('.')[3]}`;
      await times(PER_MINUTE, (nth) => ask(at.api, `${network}::${nth + 1}`));
      return [
        await ask(at.api, `${network}:ffff:ffff:ffff:ffff`),
        await ask(at.api, `2001:db8:1:${address.split('.')[3]}::1`),
        // The last entry of the header is from the trusted proxy.
        await ask(at.api, `192.0.2.7, ${network}::1`),
      ];
    });
    expect([rejected.status, neighbour.status, same.status]).toEqual([429, 200, 429]);
  });

  it('is not spent by requests that are rejected, and not by another path', async () => {
    const left = await withinMinute(async (address) => {
      await at.api.get('/api/tenders', { key: null, headers: { 'x-forwarded-for': address } });
      await ask(at.api, address);
      const wrong = await at.api.get('/api/widgets/heatmap?x=1', {
        ...{ key: null, headers: { 'x-forwarded-for': address } },
      });
      return [wrong.status, wrong.headers.get('x-ratelimit-remaining')];
    });
    expect(left).toEqual([400, '58']);
  });
});

describe('what is stored of addresses', () => {
  it('is nothing for those that ask seldom, and a keyed hash for the others, deleted soon', async () => {
    const rows = async () => (await at.pool('tender_api').query('select * from app.feed_use')).rows;
    await at.pool('tender_api').query('delete from app.feed_use');
    const limit = limitOf();
    for (let nth = 0; nth < ALONE; nth += 1) limit.take('192.0.2.20');
    expect(await rows()).toEqual([]);
    for (let nth = 0; nth < 5; nth += 1) await limit.take('192.0.2.20');
    limit.stop();
    expect(await rows()).toEqual([
      { subject: expect.stringMatching(/^[\w-]{43}$/), used: ALONE + 5, counted_at: expect.any(String) },
    ]);
    const uses = feedUses(at.pool('tender_api'), secret);
    await uses.forget();
    expect(await rows()).toHaveLength(1);
    await at
      .pool('tender_api')
      .query(`update app.feed_use set counted_at = counted_at - interval '2 minutes'`);
    await uses.forget();
    expect(await rows()).toEqual([]);
  });

  it('is known only to processes with the secret', async () => {
    const pool = at.pool('tender_api');
    expect(await feedUses(pool, secret).add('192.0.2.1', 1, 3)).toBe(3);
    expect(await feedUses(pool, secret).add('192.0.2.1', 1, 2)).toBe(5);
    expect(await feedUses(pool, secret).add('192.0.2.1', 2, 1)).toBe(1);
    expect(await feedUses(pool, 'another').add('192.0.2.1', 1, 1)).toBe(1);
  });
});

describe('any sequence of requests to several processes', () => {
  /** A store as the table is, in memory. */
  function memory(): FeedUses & { asked: number } {
    const used = new Map<string, number>();
    const store = {
      asked: 0,
      add: async (network: string, minute: number, requests: number) => {
        store.asked += 1;
        const sum = (used.get(`${network} ${minute}`) ?? 0) + requests;
        used.set(`${network} ${minute}`, sum);
        return sum;
      },
      forget: async () => undefined,
    };
    return store;
  }

  const request = fc.record({ process: fc.nat(2), after: fc.nat(2_000), network: fc.nat(1) });
  it('gets no more answers than the limit and what each further process counts alone, and all below it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 250 }), async (requests) => {
        let now = 1_700_000_000_000;
        const store = memory();
        const limits = [0, 1, 2].map(() =>
          createFeedLimit({ uses: store, availability: createAvailability(), log, now: () => now }),
        );
        const counts = new Map<string, { asked: number; admitted: number }>();
        for (const { process, after, network } of requests) {
          now += after;
          const address = `192.0.2.${network}`;
          const left = await limits[process]!.take(address);
          const key = `${address} ${Math.floor(now / 60_000)}`;
          const count = counts.get(key) ?? { asked: 0, admitted: 0 };
          counts.set(key, {
            asked: count.asked + 1,
            admitted: count.admitted + Number(left !== null),
          });
        }
        for (const { asked, admitted: given } of counts.values()) {
          expect(given).toBeGreaterThanOrEqual(Math.min(asked, PER_MINUTE));
          expect(given).toBeLessThanOrEqual(PER_MINUTE + 2 * ALONE);
        }
        for (const limit of limits) limit.stop();
      }),
      { numRuns: 60 },
    );
  });

  it('is shared by the processes of a port, each of which has at least one request alone', async () => {
    const asked = async (processes: number) => {
      const store = memory();
      const limit = createFeedLimit({
        ...{ uses: store, availability: patient, log, processes, now: () => MOMENT },
      });
      for (let nth = 0; nth < ALONE; nth += 1) await limit.take('192.0.2.30');
      limit.stop();
      return store.asked;
    };
    expect(await Promise.all([1, 2, 3, 40].map(asked))).toEqual([0, 5, 7, 9]);
  });

  it('costs nothing if an address asks seldom', async () => {
    const store = memory();
    const limit = createFeedLimit({
      ...{ uses: store, availability: createAvailability(), log, now: () => 1_700_000_000_000 },
    });
    for (let nth = 0; nth < 5_000; nth += 1)
      for (let times = 0; times < ALONE; times += 1)
        expect(limit.take(`198.18.${nth >> 8}.${nth & 255}`)).toBe(PER_MINUTE - 1 - times);
    expect(store.asked).toBe(0);
    limit.stop();
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:1::1', '2001:db8:0:1'],
    ['2001:0db8:0000:0001:0002:0003:0004:0005', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

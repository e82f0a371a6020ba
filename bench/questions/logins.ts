import { type Api, startApi } from '#bench/harness/api.ts';
import { startDatabase } from '#bench/harness/database.ts';
import { FILE_MIB, openVault } from '#bench/harness/vault.ts';
import type { Question } from '../question.ts';

const AT_ONCE = 60;
const DOWNLOADS = 20;
const MAX_ROUNDS = 5;
/** A person who waits for a file notices no more than this. */
const LONGEST_MS = 2_000;

export const logins: Question = {
  name: 'logins',
  asks: `a document of ${FILE_MIB} MB downloaded from a vault beside ${AT_ONCE} wrong logins at a time, against alone`,
  unit: 'ms',
  better: 'less',
  ours: `GET /api/v1/documents/{documentId} while ${AT_ONCE} callers of as many networks try passwords without a pause, mean of ${DOWNLOADS}`,
  reference: 'the same downloads of the same process, alone',
  target: 8,
  measure: async ({ harness, say, rounds }) => {
    const database = await startDatabase(harness);
    const api = await startApi(harness, database.url, '', { TRUSTED_PROXIES: '1' });
    const vault = await openVault(api, database);
    const id = await vault.upload();
    const result = { ours: [] as number[], reference: [] as number[] };
    const statuses = new Map<number, number>();
    let longest = 0;
    const downloads = async (): Promise<{ mean: number; longest: number }> => {
      const times: number[] = [];
      for (let nth = 0; nth < DOWNLOADS; nth += 1) {
        const began = performance.now();
        await vault.download(id);
        times.push(performance.now() - began);
      }
      return { mean: times.reduce((sum, time) => sum + time, 0) / DOWNLOADS, longest: Math.max(...times) };
    };
    await downloads();
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
      result.reference.push((await downloads()).mean);
      const guessing = guess(api, statuses);
      const beside = await downloads();
      await guessing.stop();
      result.ours.push(beside.mean);
      longest = Math.max(longest, beside.longest);
      say(`longest beside logins ${Math.round(beside.longest)} ms`);
    }
    return {
      ...result,
      postgres: database.version,
      limits: [{ what: 'longest ms beside logins', value: longest, max: LONGEST_MS }],
      remarks: [
        `the logins were answered with ${[...statuses].map(([status, n]) => `${status} (${n})`).join(', ')}`,
      ],
    };
  },
};

/** Tries wrong passwords for accounts that do not exist, each caller from a network of its own, until it is stopped. */
function guess({ url }: Api, statuses: Map<number, number>): { stop: () => Promise<void> } {
  let stopping = false;
  const caller = async (nth: number) => {
    for (let tried = 0; !stopping; tried += 1) {
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${nth}.${tried >> 8}.${tried & 255}`,
        },
        body: JSON.stringify({ email: `nobody-${nth}-${tried}@example.org`, password: 'wrong' }),
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  const callers = Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => caller(nth)));
  return {
    stop: async () => {
      stopping = true;
      await callers;
    },
  };
}

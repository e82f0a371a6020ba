import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { type Api, SECRET, startApi } from '#bench/harness/api.ts';
import { type Database, startDatabase, withClient } from '#bench/harness/database.ts';
import { openHarness } from '#bench/harness/harness.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { issueToken, tokenKeys } from '#shared/users/token.ts';
import type { Question } from '../question.ts';

const MAX_ROUNDS = 3;
const FILE_MIB = 10;
const TOGETHER = 50;
/** Uploads one after another: enough that the process has the memory that such uploads take. */
const IN_TURN = 25;
const LOOK_EVERY_MS = 50;
/** What the streams of one upload may hold: of the connection, the form, the check and the file, some 64 KiB each, and garbage. */
const MAX_MIB_EACH = 2;

export const uploading: Question = {
  name: 'upload',
  asks: `documents of ${FILE_MIB} MB uploaded into a vault, ${TOGETHER} at once against one after another`,
  unit: 'MiB/s',
  ours: `POST /api/v1/documents, ${TOGETHER} at once, into a folder`,
  reference: `the same process, ${IN_TURN} one after another`,
  target: 0.7,
  measure: async ({ rounds }, say) => {
    await using harness = await openHarness();
    const database = await startDatabase(harness);
    const result = { ours: [] as number[], reference: [] as number[] };
    const growth: number[] = [];
    let largest = 0;
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
      const api = await startApi(harness, database.url, '');
      const inTurn = await watched(api, async () => {
        const send = await uploaderFor(api, database);
        for (let sent = 0; sent < IN_TURN; sent += 1) await send();
        return IN_TURN;
      });
      const together = await watched(api, async () => {
        const send = await uploaderFor(api, database);
        await Promise.all(Array.from({ length: TOGETHER }, send));
        return TOGETHER;
      });
      await api.stop();
      result.reference.push(inTurn.perSecond);
      result.ours.push(together.perSecond);
      growth.push((together.peak - inTurn.peak) / (TOGETHER - 1));
      largest = Math.max(largest, together.peak);
      say(
        `in turn ${Math.round(inTurn.perSecond)} MiB/s with ${Math.round(inTurn.peak)} MiB, ` +
          `at once ${Math.round(together.perSecond)} MiB/s with ${Math.round(together.peak)} MiB`,
      );
    }
    return {
      ...result,
      postgres: database.version,
      limits: [
        { what: 'MiB that each upload at once adds', value: Math.max(...growth), max: MAX_MIB_EACH },
        { what: 'largest MiB of all', value: largest, max: 512 },
      ],
      remarks: [
        `a process that has done nothing before; resident memory at its peak, looked at every ${LOOK_EVERY_MS} ms`,
      ],
    };
  },
};

/** @returns uploads a PDF of the largest size into the vault of a new company */
async function uploaderFor({ url }: Api, database: Database): Promise<() => Promise<void>> {
  const [company, user] = [randomUUID(), randomUUID()];
  await withClient(database.url, async (client) => {
    await client.query('insert into app.company_profile (id, name) values ($1, $2)', [company, company]);
    await client.query(
      `insert into app.user_account (id, email, role, plan, company_id) values ($1, $2, 'user', 'professional', $3)`,
      [user, `${user}@example.org`, company],
    );
  });
  const { token } = await issueToken(tokenKeys(SECRET), { userId: user, version: 0 }, 3600);
  const boundary = 'between-parts';
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const head = Buffer.from(
    `${part('documentType')}\r\n\r\nCOMPANY_PROFILE\r\n${part('file')}; filename="a.pdf"\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const file = Buffer.alloc(FILE_MIB * 1024 * 1024, 'x');
  file.write('%PDF-1.7\n');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': head.length + file.length + tail.length,
  };
  return () =>
    new Promise<void>((resolve, reject) => {
      const upload = request(`${url}/api/v1/documents`, { method: 'POST', headers }, (response) => {
        response.resume().once('end', resolve);
        if (response.statusCode !== 201)
          reject(new EnvironmentError(`an upload was answered with ${response.statusCode}`));
      });
      upload.once('error', reject);
      upload.write(head);
      upload.write(file);
      upload.end(tail);
    });
}

/** @returns the speed of the work, and the peak of the resident memory of the API meanwhile */
async function watched(
  { pid }: Api,
  work: () => Promise<number>,
): Promise<{ perSecond: number; peak: number }> {
  let peak = residentMib(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMib(pid));
  }, LOOK_EVERY_MS);
  const began = performance.now();
  try {
    const files = await work();
    return { perSecond: (files * FILE_MIB) / ((performance.now() - began) / 1_000), peak };
  } finally {
    clearInterval(timer);
  }
}

import { type Api, startApi } from '#bench/harness/api.ts';
import { startDatabase } from '#bench/harness/database.ts';
import { watched } from '#bench/harness/resident.ts';
import { FILE_MIB, openVault } from '#bench/harness/vault.ts';
import type { Question } from '../question.ts';

const MAX_ROUNDS = 3;
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
  measure: async ({ harness, say, rounds }) => {
    const database = await startDatabase(harness);
    const result = { ours: [] as number[], reference: [] as number[] };
    const growth: number[] = [];
    let largest = 0;
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
      const api = await startApi(harness, database.url, '');
      const inTurn = await timed(api, async () => {
        const { upload } = await openVault(api, database);
        for (let sent = 0; sent < IN_TURN; sent += 1) await upload();
        return IN_TURN;
      });
      const together = await timed(api, async () => {
        const { upload } = await openVault(api, database);
        await Promise.all(Array.from({ length: TOGETHER }, upload));
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

/** @returns the speed of the work, and the peak of the resident memory of the API meanwhile */
async function timed(
  { pid }: Api,
  work: () => Promise<number>,
): Promise<{ perSecond: number; peak: number }> {
  const began = performance.now();
  const { result: files, peak } = await watched(pid, LOOK_EVERY_MS, work);
  return { perSecond: (files * FILE_MIB) / ((performance.now() - began) / 1_000), peak };
}

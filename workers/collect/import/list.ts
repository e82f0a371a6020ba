import { createHash, randomUUID } from 'node:crypto';
import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import type { ListReading } from '#shared/documents/list-reading.ts';
import { readApart } from '#shared/documents/read-apart.ts';
import { type EditionCandidate, LOSSES, mayReplace } from '#shared/domain/supplier-lists/editions.ts';
import { type Problem, placesOf } from '#shared/domain/supplier-lists/table.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { ListReport } from '#shared/record-files/import-report.ts';
import type { ListSourceName } from '#shared/sources.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { storeResponse } from '#workers/collect/store/response.ts';
import { lockStored } from '#workers/pipeline/locks.ts';
import { beginRun, endRun } from '#workers/pipeline/runs.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { bytesOf } from './bytes.ts';
import { FileFault } from './fault.ts';
import { inputsAt } from './inputs.ts';

/** Maximum size of a list, which is held in memory as a whole. */
const MAX_BYTES = 33_554_432;

/** An operator's confirmation that a list is right although it is shorter or older than the one in use. */
export type Acceptance = { because: string; by: string };

/**
 * Imports an edition of a list from a file, as if the publisher had sent it. The file is read first: it is not stored
 * if it or some of its rows cannot be read, or if it may not replace the edition in use.
 * @param dryRun whether the file is only read and judged
 * @throws EnvironmentError if the file does not exist
 */
export async function importList(
  list: ListSourceName,
  path: string,
  acceptance: Acceptance | null,
  store: Pick<StageContext, 'pool' | 'queues'>,
  dryRun: boolean,
): Promise<ListReport> {
  const { name, bytes } = await fileAt(path);
  // Normalise reads the file again, with the key for identity numbers; the hashes with the key used here are not
  // stored.
  const reading = await readApart(bytes, randomUUID());
  const report: ListReport = {
    source: list,
    name,
    dryRun,
    requestId: null,
    ...{ form: reading.form, reportDate: reading.candidate.reportDate, entries: reading.candidate.entries },
    problems: reading.problems.map(sentenceOf),
    known: false,
    error: await refusalOf(list, reading, acceptance, store.pool),
  };
  if (dryRun || report.error !== null) return report;
  const requestId = randomUUID();
  const run = await beginRun(store.pool, {
    kind: 'import',
    entity: `import-${list}`,
    invocationId: requestId,
  });
  try {
    const { responseId, known } = await transaction(store.pool, (client) =>
      storeFile(client, list, { name, bytes }, acceptance),
    );
    await store.queues.send('normalise', { responseId });
    await endRun(store.pool, run!, 'completed', {
      rows: known ? 0 : reading.entries.length,
      pages: 1,
      error: null,
    });
    return { ...report, requestId, known };
  } catch (error) {
    await endRun(store.pool, run!, 'failed', { error: (error as Error).message });
    throw error;
  }
}

async function fileAt(path: string): Promise<{ name: string; bytes: Buffer }> {
  const inputs = await inputsAt(path);
  const [input] = inputs;
  if (input === undefined || inputs.length > 1)
    throw new EnvironmentError(`${path} is a folder; an edition of a list is one file`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of bytesOf(input, () => undefined)) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new EnvironmentError(`${path} has more than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof FileFault) throw new EnvironmentError(`${path} ${error.message}`, { cause: error });
    throw error;
  }
  return { name: input.name, bytes: Buffer.concat(chunks) };
}

/** @returns why the file is not imported, with page and row if the reason is about one; null if it is imported */
async function refusalOf(
  list: ListSourceName,
  { candidate, problems }: ListReading,
  acceptance: Acceptance | null,
  pool: Pool,
): Promise<string | null> {
  if (candidate.unreadable !== null) return candidate.unreadable;
  const lost = problems.filter(({ kind }) => LOSSES.includes(kind));
  if (lost[0] !== undefined)
    return lost.length === 1
      ? sentenceOf(lost[0])
      : `${sentenceOf(lost[0])}, and ${lost.length - 1} more rows cannot be read`;
  const replacement = mayReplace(await inUseOf(pool, list), candidate, acceptance !== null);
  return replacement.may ? null : replacement.reason;
}

async function inUseOf(
  pool: Pool,
  list: string,
): Promise<Pick<EditionCandidate, 'reportDate' | 'entries'> | null> {
  const { rows } = await pool.query<Pick<EditionCandidate, 'reportDate' | 'entries'>>(
    `select report_date::text as "reportDate", entries from core.supplier_list_edition
     where register = $1 and state = 'in-use'`,
    [list],
  );
  return rows[0] ?? null;
}

async function storeFile(
  client: Client,
  list: ListSourceName,
  { name, bytes }: { name: string; bytes: Buffer },
  acceptance: Acceptance | null,
): Promise<{ responseId: string; known: boolean }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (acceptance !== null)
    await client.query(
      `insert into ops.accepted_edition (register, sha256, because, accepted_by) values ($1, $2, $3, $4)
       on conflict (register, sha256) do update set because = excluded.because, accepted_by = excluded.accepted_by`,
      [list, sha256, acceptance.because, acceptance.by],
    );
  const { rows } = await client.query('select from raw.response where source = $1 and hash = $2 limit 1', [
    list,
    Buffer.from(sha256, 'hex'),
  ]);
  await lockStored(client, list);
  const { id } = await storeResponse(
    client,
    sources[list],
    { url: `file:${encodeURI(name)}`, status: 200, contentType: null, bytes, asOf: null },
    [sha256],
  );
  return { responseId: id, known: rows.length > 0 };
}

/** @returns such as `page 3, row 12, column Reason: the text is not a day` */
const sentenceOf = (problem: Problem): string => {
  const places = placesOf(problem).join(', ');
  return places === '' ? problem.message : `${places}: ${problem.message}`;
};

import type { Executor } from '#shared/database.ts';

/** Which content the records of a process stand on; all null while nothing could be understood. */
export type ProcessState = {
  ocid: string;
  hash: string | null;
  capturedAt: string | null;
  documentId: string | null;
  position: number | null;
};

/**
 * Registers processes and locks them until the end of the transaction, so that one worker at a time compiles each. In
 * the order of their ocids, so that two workers with processes in common never wait for each other.
 * @returns the state of each process, by ocid
 */
export async function lockProcesses(
  database: Executor,
  processes: readonly { ocid: string; source: string; number: number | null }[],
): Promise<Map<string, ProcessState>> {
  const distinct = [...new Map(processes.map((process) => [process.ocid, process])).values()];
  const ordered = distinct.sort((a, b) => (a.ocid < b.ocid ? -1 : 1));
  await database.query(
    `insert into core.process (ocid, source, number)
     select ocid, source, number
     from unnest($1::text[], $2::text[], $3::int[]) with ordinality as given (ocid, source, number, place) order by place
     on conflict (ocid) do nothing`,
    [
      ordered.map(({ ocid }) => ocid),
      ordered.map(({ source }) => source),
      ordered.map(({ number }) => number),
    ],
  );
  const { rows } = await database.query<ProcessState>(
    `select ocid, encode(hash, 'hex') as hash, document_id::text as "documentId", position,
       to_char(captured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "capturedAt"
     from core.process where ocid = any($1::text[]) order by ocid collate "C" for update`,
    [ordered.map(({ ocid }) => ocid)],
  );
  return new Map(rows.map((row) => [row.ocid, row]));
}

/** @returns whether a capture only repeats what the records stand on: the same content, seen at that time or later */
export function repeats(
  state: ProcessState | undefined,
  capture: { hash: string; capturedAt: string; documentId: string; position: number },
): boolean {
  if (!state || state.hash !== capture.hash || state.capturedAt === null || state.documentId === null)
    return false;
  if (capture.capturedAt !== state.capturedAt) return capture.capturedAt > state.capturedAt;
  const documents = BigInt(capture.documentId) - BigInt(state.documentId);
  return documents === 0n ? capture.position >= (state.position ?? 0) : documents > 0n;
}

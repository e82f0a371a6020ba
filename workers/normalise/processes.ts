import type { Executor } from '#shared/database.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';

/** The content of one publisher that the records of a process stand on, and the capture that first showed it. */
export type Standing = { hash: string; capturedAt: string; documentId: string; position: number };

/** By source what the records of a process stand on; null where a publisher has shown nothing that could be understood. */
export type ProcessState = { ocid: string; standing: Readonly<Record<string, Standing | null>> };

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
    `insert into core.process (ocid, number, standing)
     select ocid, number, jsonb_build_object(source, null)
     from unnest($1::text[], $2::text[], $3::int[]) with ordinality as given (ocid, source, number, place) order by place
     on conflict (ocid) do update set standing = excluded.standing || process.standing
       where not process.standing ?& array(select jsonb_object_keys(excluded.standing))`,
    [
      ordered.map(({ ocid }) => ocid),
      ordered.map(({ source }) => source),
      ordered.map(({ number }) => number),
    ],
  );
  const { rows } = await database.query<ProcessState>(
    `select ocid, standing from core.process where ocid = any($1::text[]) order by ocid collate "C" for update`,
    [ordered.map(({ ocid }) => ocid)],
  );
  return new Map(rows.map((row) => [row.ocid, row]));
}

/** @returns whether a capture only repeats what the records stand on: the same content, seen at that time or later */
export function repeats(
  state: ProcessState | undefined,
  capture: { source: string; hash: string; capturedAt: string; documentId: string; position: number },
): boolean {
  const standing = state?.standing[capture.source];
  if (!standing || standing.hash !== capture.hash) return false;
  if (capture.capturedAt !== standing.capturedAt) return capture.capturedAt > standing.capturedAt;
  const documents = BigInt(capture.documentId) - BigInt(standing.documentId);
  return documents === 0n ? capture.position >= standing.position : documents > 0n;
}

/** @returns what a process stands on after its captures were compiled */
export const standingOf = (captures: readonly Capture[]): Record<string, Standing> =>
  Object.fromEntries(
    captures.map(({ source, hash, capturedAt, documentId, position }) => [
      source,
      { hash, capturedAt, documentId, position },
    ]),
  );

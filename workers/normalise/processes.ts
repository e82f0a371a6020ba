import type { Executor } from '#shared/database/connection.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import type { CompiledVersion } from '#shared/tables/processes.ts';

/** The compiled versions of a process by source; null for a source without a readable capture of it. */
export type ProcessState = { ocid: string; versions: Readonly<Record<string, CompiledVersion | null>> };

/**
 * Registers processes and locks them until the end of the transaction, so that one worker at a time compiles each.
 * Every worker locks in the order of ocids, so that two with processes in common cannot block each other.
 * @returns the state of each process, by ocid
 */
export async function lockProcesses(
  database: Executor,
  processes: readonly { ocid: string; source: string; number: number | null }[],
): Promise<Map<string, ProcessState>> {
  const distinct = [...new Map(processes.map((process) => [process.ocid, process])).values()];
  const ordered = distinct.sort((a, b) => (a.ocid < b.ocid ? -1 : 1));
  await database.query(
    `insert into core.process (ocid, number, compiled_versions)
     select ocid, number, jsonb_build_object(source, null)
     from unnest($1::text[], $2::text[], $3::int[]) with ordinality as given (ocid, source, number, place) order by place
     on conflict (ocid) do update set compiled_versions = excluded.compiled_versions || process.compiled_versions
       where not process.compiled_versions ?& array(select jsonb_object_keys(excluded.compiled_versions))`,
    [
      ordered.map(({ ocid }) => ocid),
      ordered.map(({ source }) => source),
      ordered.map(({ number }) => number),
    ],
  );
  const { rows } = await database.query<ProcessState>(
    `select ocid, compiled_versions as versions from core.process where ocid = any($1::text[]) order by ocid collate "C" for update`,
    [ordered.map(({ ocid }) => ocid)],
  );
  return new Map(rows.map((row) => [row.ocid, row]));
}

/** @returns whether a capture only repeats the compiled version: the same content, seen at that time or later */
export function repeats(
  state: ProcessState | undefined,
  capture: { source: string; hash: string; capturedAt: string; responseId: string; position: number },
): boolean {
  const version = state?.versions[capture.source];
  if (!version || version.hash !== capture.hash) return false;
  if (capture.capturedAt !== version.capturedAt) return capture.capturedAt > version.capturedAt;
  const responses = BigInt(capture.responseId) - BigInt(version.responseId);
  return responses === 0n ? capture.position >= version.position : responses > 0n;
}

/** @returns the compiled versions to store, by source, for the captures that a process was compiled from */
export const compiledVersions = (captures: readonly Capture[]): Record<string, CompiledVersion> =>
  Object.fromEntries(
    captures.map(({ source, hash, capturedAt, responseId, position }) => [
      source,
      { hash, capturedAt, responseId, position },
    ]),
  );

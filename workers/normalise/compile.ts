import type { Client } from '#shared/database.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import type { Reader } from '#shared/domain/tenders/read/reader.ts';
import { changesOf, type StoredCapture, type StoredResponse, withReleases } from './captures.ts';

/** How a source's responses are split into captures, and how those are read. Both throw for an unknown source. */
export type KnownSources = {
  formatOf: (source: string) => Format;
  readerOf: (source: string) => Reader;
};

/** A capture of the response being normalised whose release can be read. */
export type ReadableCapture = StoredCapture & { ocid: string };

export type CompiledProcesses = {
  /** Captures of the response at which the content of their process changes. */
  changing: Set<ReadableCapture>;
  /** The processes of those captures; `result` is null where no capture says what the process is about. */
  processes: { ocid: string; result: Compiled | null }[];
};

/**
 * Compiles the processes that a response changes, each from all of its captures. The caller holds their locks.
 * @param candidates captures of the response that may change their process
 */
export async function compileChanged(
  client: Client,
  response: StoredResponse,
  candidates: readonly ReadableCapture[],
  known: KnownSources,
): Promise<CompiledProcesses> {
  if (candidates.length === 0) return { changing: new Set(), processes: [] };
  const changes = await changesOf(client, [...new Set(candidates.map(({ ocid }) => ocid))]);
  const changedAt = new Set(
    changes.filter(({ responseId }) => responseId === response.id).map(({ position }) => position),
  );
  const changing = new Set(candidates.filter(({ position }) => changedAt.has(position)));
  const ocids = new Set([...changing].map(({ ocid }) => ocid));
  const captures = await withReleases(
    client,
    changes.filter(({ ocid }) => ocids.has(ocid)),
    response,
    known.formatOf,
  );
  const byProcess = Map.groupBy(captures, ({ ocid }) => ocid);
  return {
    changing,
    processes: [...byProcess].map(([ocid, list]) => ({ ocid, result: compile(ocid, list, known.readerOf) })),
  };
}

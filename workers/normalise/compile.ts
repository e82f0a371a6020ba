import type { Client } from '#shared/database.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import type { Reader } from '#shared/domain/tenders/read/reader.ts';
import { changesOf, type StoredCapture, type StoredResponse, withReleases } from './captures.ts';
import { lockProcesses, repeats } from './processes.ts';

/** How a source's responses are split into captures, and how those are read. Both throw for an unknown source. */
export type KnownSources = {
  formatOf: (source: string) => Format;
  readerOf: (source: string) => Reader;
};

export type CompiledProcesses = {
  /** Captures of the response at which the content of their process changes. */
  changing: Set<StoredCapture>;
  /** The processes of those captures; `result` is null where no capture says what the process is about. */
  processes: { ocid: string; result: Compiled | null }[];
};

/**
 * Locks the processes of a response and compiles those that it changes, each from all of its captures.
 * @param unreadable captures of the response to leave out
 */
export async function compileChanged(
  client: Client,
  response: StoredResponse,
  unreadable: ReadonlySet<StoredCapture>,
  known: KnownSources,
): Promise<CompiledProcesses> {
  const named = response.captures.flatMap((capture) =>
    capture.ocid === null ? [] : [{ ...capture, ocid: capture.ocid, capture }],
  );
  if (named.length === 0) return { changing: new Set(), processes: [] };
  // Processes of unreadable captures are registered too: the publisher has published under these numbers.
  const states = await lockProcesses(client, named);
  const candidates = named.filter(
    ({ capture, ...own }) =>
      !unreadable.has(capture) && !repeats(states.get(own.ocid), { ...own, responseId: response.id }),
  );
  if (candidates.length === 0) return { changing: new Set(), processes: [] };
  const changes = await changesOf(client, [...new Set(candidates.map(({ ocid }) => ocid))]);
  const changedAt = new Set(
    changes.filter(({ responseId }) => responseId === response.id).map(({ position }) => position),
  );
  const changing = new Set(
    candidates.filter(({ position }) => changedAt.has(position)).map(({ capture }) => capture),
  );
  const ocids = new Set([...changing].map(({ ocid }) => ocid));
  const captures = await withReleases(
    client,
    changes.filter(({ ocid }) => ocids.has(ocid)),
    response,
    known.formatOf,
  );
  const byProcess = new Map<string, Capture[]>();
  for (const capture of captures) {
    const list = byProcess.get(capture.ocid);
    if (list) list.push(capture);
    else byProcess.set(capture.ocid, [capture]);
  }
  return {
    changing,
    processes: [...byProcess].map(([ocid, list]) => ({ ocid, result: compile(ocid, list, known.readerOf) })),
  };
}

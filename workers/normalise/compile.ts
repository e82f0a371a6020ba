import type { Client } from '#shared/database/connection.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import type { RecordReader } from '#shared/domain/tenders/read/reader.ts';
import { type Attempt, attemptEach, type Failure } from '#workers/pipeline/attempt.ts';
import {
  changesOf,
  type StoredCapture,
  type StoredResponse,
  UnreadableCapture,
  withReleases,
} from './captures.ts';
import { fieldAtFault } from './fault.ts';

/** How a source's responses are split into captures, and how those are read. Both throw for an unknown source. */
export type KnownSources = {
  formatOf: (source: string) => Format;
  readerOf: (source: string) => RecordReader;
};

/** A capture of the response being normalised whose release can be read. */
export type ReadableCapture = StoredCapture & { ocid: string };

/** A defect of the rules: a capture for which they fail, and its field, if known. */
export type Defect = Failure & { ocid: string | null; position: number; path: string };

export type CompiledProcesses = {
  /** Captures of the response at which the content of their process changes. */
  changing: Set<ReadableCapture>;
  /**
   * The processes of those captures, compiled without captures for which the rules fail. `result` is null if no capture
   * says what the process is about; a process for which the rules fail altogether is missing.
   */
  processes: { ocid: string; result: Compiled | null }[];
  /** Captures among `changing` for which the rules fail. */
  defects: Defect[];
};

/**
 * Compiles the processes that a response changes, each from all of its captures. The caller holds their locks.
 * @param candidates captures of the response that may change their process
 * @param limit milliseconds that the rules may take for one process
 */
export async function compileChanged(
  client: Client,
  response: StoredResponse,
  candidates: readonly ReadableCapture[],
  known: KnownSources,
  limit: number,
): Promise<CompiledProcesses> {
  const compiled: CompiledProcesses = { changing: new Set(), processes: [], defects: [] };
  if (candidates.length === 0) return compiled;
  const changes = await changesOf(client, [...new Set(candidates.map(({ ocid }) => ocid))]);
  const changedAt = new Set(
    changes.filter(({ responseId }) => responseId === response.id).map(({ position }) => position),
  );
  for (const candidate of candidates) if (changedAt.has(candidate.position)) compiled.changing.add(candidate);
  const ocids = new Set([...compiled.changing].map(({ ocid }) => ocid));
  const captures = await withReleases(
    client,
    changes.filter(({ ocid }) => ocids.has(ocid)),
    response,
    { formatOf: known.formatOf, limit },
  );
  const byProcess = Map.groupBy(captures.map(readable), ({ ocid }) => ocid);
  const work = [...byProcess].map(([ocid, list]): Work => ({ ocid, captures: list }));
  const attempts = await attemptEach(work, compileBy(known), limit);
  for (const [at, { ocid, captures: list }] of work.entries()) {
    const attempt = attempts[at] as Attempt<Compiled | null>;
    const { result, defects } =
      'result' in attempt
        ? { result: attempt.result, defects: [] }
        : await compileWithoutDefects(ocid, list, attempt.failure, known, limit);
    if (result !== undefined) compiled.processes.push({ ocid, result });
    compiled.defects.push(...defects.filter(({ responseId }) => responseId === response.id));
  }
  return compiled;
}

/** A capture whose list cannot be read is ignored, like one whose release cannot. */
const readable = <Of extends Capture>(capture: Of): Of =>
  capture.release instanceof UnreadableCapture ? { ...capture, release: undefined } : capture;

type Work = { ocid: string; captures: readonly Capture[] };

const compileBy =
  ({ readerOf }: KnownSources) =>
  ({ ocid, captures }: Work): Compiled | null =>
    compile(ocid, captures, readerOf);

/**
 * Compiles a process for which the rules have failed from the captures for which they do not fail. This depends on each
 * capture alone, so the result is still a function of the set of captures.
 * @returns `undefined` if the rules still fail; then every capture has the defect
 */
async function compileWithoutDefects(
  ocid: string,
  captures: readonly Capture[],
  failure: Failure,
  known: KnownSources,
  limit: number,
): Promise<{ result: Compiled | null | undefined; defects: (Defect & { responseId: string })[] }> {
  const rules = compileBy(known);
  const alone = await attemptEach(captures, (capture) => rules({ ocid, captures: [capture] }), limit);
  const failed = captures.flatMap((capture, at) => {
    const attempt = alone[at];
    return attempt !== undefined && 'failure' in attempt ? [{ capture, failure: attempt.failure }] : [];
  });
  const sound = captures.filter((capture) => !failed.some((entry) => entry.capture === capture));
  const [again] =
    failed.length > 0 && sound.length > 0 ? await attemptEach([{ ocid, captures: sound }], rules, limit) : [];
  const whole = again !== undefined && 'result' in again;
  const blamed = whole ? failed : captures.map((capture) => ({ capture, failure }));
  const defects = [];
  for (const { capture, failure } of blamed) {
    const { responseId, position } = capture;
    const path = await pathOf(
      capture,
      failure,
      (release) => rules({ ocid, captures: [{ ...capture, release }] }),
      limit,
    );
    defects.push({ ...failure, ocid, responseId, position, path });
  }
  return { result: whole ? again.result : undefined, defects };
}

/** @returns the field for which the rules throw an error; empty if they are too slow, because each try takes as long */
async function pathOf(
  { release }: Capture,
  { reason }: Failure,
  rules: (release: unknown) => unknown,
  limit: number,
): Promise<string> {
  if (reason !== 'error') return '';
  const fails = (content: unknown): boolean => {
    try {
      rules(content);
      return false;
    } catch {
      return true;
    }
  };
  const [found] = await attemptEach(
    [release],
    (content) => (fails(content) ? fieldAtFault(content, fails) : ''),
    limit,
  );
  return found !== undefined && 'result' in found ? found.result : '';
}

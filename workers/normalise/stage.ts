import { randomUUID } from 'node:crypto';
import { type Client, COST_BY_THE_BATCH, transaction } from '#shared/database.ts';
import { type Format, formatOf } from '#shared/domain/captures/format.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import type { Reader } from '#shared/domain/tenders/read/reader.ts';
import { readerOf } from '#shared/domain/tenders/read/readers.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { announce } from '#workers/pipeline/outbox.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';
import {
  changesOf,
  loadResponse,
  type StoredCapture,
  type StoredResponse,
  withReleases,
} from './captures.ts';
import { notesOf, refusalNote } from './notes.ts';
import { lockProcesses, repeats } from './processes.ts';
import { type Changes, storeProcesses } from './store.ts';

/**
 * Bytes to records. The records of a process are a pure function of all its captures, so what is stored in the end does
 * not depend on the order in which responses arrive, on repetitions, or on crashes in between:
 *
 * - One transaction does everything for a response: records, outbox, notes, and the response's outcome. A crash leaves
 *   nothing of it.
 * - Every process of the response is locked first; only then are its captures read. Two workers that meet in a process
 *   take turns, and the later one sees the captures of the earlier one.
 * - A capture is passed over only if it cannot change the result: it repeats the content that the records stand on, or
 *   the content of the capture right before it. Whatever was not visible yet is handled by its own response's message.
 * - Handling a response again finds nothing to write: rows are written where they differ, and the outcome of the first
 *   time stays. The wake-up for publish is sent again, because the first one may have been lost in a crash after the
 *   commit; publish finds an empty outbox then.
 */
export const normaliseFrom = (known: KnownSources): Stage<'normalise'> =>
  defineStage({
    queue: 'normalise',
    does: 'reads stored responses into tenders, awards, parties and history, and writes only what changed',
    reads: ['raw'],
    writes: ['core', 'raw.response', 'ops.issue'],
    emits: 'changed records, for derive and publish',
    start: async ({ pool, queues }) =>
      announce(queues, await storeCodelists(pool), `codelists-${randomUUID()}`),
    handle: (message, context) => handle(message, context, known),
  });

/** How the responses of a source are cut into captures, and how those are read. Both throw for an unknown source. */
export type KnownSources = {
  formatOf: (source: string) => Format;
  readerOf: (source: string) => Reader;
};

export const normalise = normaliseFrom({ formatOf, readerOf });

async function handle(
  { responseId }: Message<'normalise'>,
  { pool, queues, log }: StageContext,
  known: KnownSources,
): Promise<void> {
  const response = await loadResponse(pool, responseId, known.formatOf);
  if (response === null) {
    log.warn({ responseId }, 'no usable response to normalise');
    return;
  }
  const { changes, ...outcome } = await transaction(pool, (client) =>
    normaliseResponse(client, response, known),
  );
  log.debug({ responseId, ...outcome, ...changes }, 'normalised');
  // Sent again for a response that was handled before: the first messages may have been lost in a crash after the commit.
  const changed = (Object.keys(changes) as (keyof Changes)[]).filter(
    (record) => response.done || changes[record] > 0,
  );
  await announce(queues, changed, `response-${response.id}`);
}

type Outcome = { normalised: number; unchanged: number; rejected: number };

async function normaliseResponse(
  client: Client,
  response: StoredResponse,
  known: KnownSources,
): Promise<Outcome & { changes: Changes }> {
  await client.query(`select ${COST_BY_THE_BATCH}`);
  const refused = response.captures.flatMap((capture) => {
    const refusal = known.readerOf(capture.source).rejectionOf(capture.release, capture.ocid);
    return refusal === null ? [] : [{ capture, refusal }];
  });
  const rejected = new Set<StoredCapture>(refused.map(({ capture }) => capture));
  const compiled = await compileChanged(client, response, rejected, known);
  const empty = compiled.processes.filter(({ result }) => result === null);
  const results = compiled.processes.flatMap(({ result }) => (result === null ? [] : [result]));
  const changes = await storeProcesses(client, results);

  const withoutContent = new Set(empty.map(({ ocid }) => ocid));
  const late = response.captures.filter(
    (capture) => !rejected.has(capture) && withoutContent.has(capture.ocid ?? ''),
  );
  const outcome = {
    normalised: compiled.changing.size - late.filter((capture) => compiled.changing.has(capture)).length,
    unchanged:
      response.captures.length -
      rejected.size -
      compiled.changing.size -
      late.filter((capture) => !compiled.changing.has(capture)).length,
    rejected: rejected.size + late.length,
  };
  await recordIssues(client, [
    ...refused.map(({ capture, refusal }) => refusalNote(response, capture, refusal)),
    ...late.map((capture) => refusalNote(response, capture, 'no-tender')),
    ...notesOf(response, results),
  ]);
  await settle(client, response.id, outcome);
  return { ...outcome, changes };
}

type CompiledProcesses = {
  /** Captures of the response at which the content of their process changes. */
  changing: Set<StoredCapture>;
  /** Their processes; `result` is null where no capture says what the process is about. */
  processes: { ocid: string; result: Compiled | null }[];
};

async function compileChanged(
  client: Client,
  response: StoredResponse,
  rejected: ReadonlySet<StoredCapture>,
  known: KnownSources,
): Promise<CompiledProcesses> {
  const named = response.captures.flatMap((capture) =>
    capture.ocid === null ? [] : [{ ...capture, ocid: capture.ocid, capture }],
  );
  if (named.length === 0) return { changing: new Set(), processes: [] };
  // Processes of refused releases too: the publisher has published under this number.
  const states = await lockProcesses(client, named);
  const open = named.filter(
    (capture) =>
      !rejected.has(capture.capture) &&
      !repeats(states.get(capture.ocid), { ...capture, responseId: response.id }),
  );
  if (open.length === 0) return { changing: new Set(), processes: [] };
  const changed = await changesOf(client, [...new Set(open.map(({ ocid }) => ocid))]);
  const here = new Set(
    changed.filter(({ responseId }) => responseId === response.id).map(({ position }) => position),
  );
  const changing = new Set(open.filter(({ position }) => here.has(position)).map(({ capture }) => capture));
  const ocids = new Set([...changing].map(({ ocid }) => ocid));
  const captures = await withReleases(
    client,
    changed.filter(({ ocid }) => ocids.has(ocid)),
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

/** Sets the outcome once; again only where the rules have changed and another number of releases is refused now. */
async function settle(
  client: Client,
  responseId: string,
  { normalised, unchanged, rejected }: Outcome,
): Promise<void> {
  await client.query(
    `update raw.response set normalised = $2, unchanged = $3, rejected = $4, normalised_at = now()
     where id = $1 and (normalised_at is null or rejected <> $4)`,
    [responseId, normalised, unchanged, rejected],
  );
}

import { randomUUID } from 'node:crypto';
import { requireSetting } from '#shared/config.ts';
import { transaction } from '#shared/database/connection.ts';
import { isOfContent } from '#shared/database/savepoint.ts';
import { type ReadList, readApart } from '#shared/documents/read-apart.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { readerOf } from '#shared/domain/tenders/read/readers.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { TIME_LIMIT_MS } from '#workers/pipeline/attempt.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { announce } from '#workers/pipeline/outbox.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';
import { loadResponse, type StoredResponse } from './captures.ts';
import type { KnownSources } from './compile.ts';
import { waitingResponses } from './left-work.ts';
import { type ListResponse, loadListResponse, normaliseList } from './lists/normalise-list.ts';
import type { Rules } from './response.ts';
import type { Changes, StoreProcesses } from './store.ts';

/**
 * Makes records from stored responses. The records of a process depend only on the set of its captures, so the final
 * rows are the same whatever the order in which responses arrive, however often one is handled, and wherever a process
 * crashes:
 *
 * - One transaction writes everything for a response: records, outbox, issues, and the counts in raw.response. A crash
 *   leaves nothing of it.
 * - Every process in the response is locked before its captures are read. Where two workers have a process in common,
 *   the second waits for the first and then sees its captures too.
 * - A capture is skipped only if it cannot change the result: its content is the one that the records were compiled
 *   from, or that of the capture right before it. A capture that is not committed yet has a message of its own.
 * - Handling a response again finds nothing to write: only rows that differ are written, and the counts of the first
 *   time stay. Publish is woken again, because the first message may have been lost in a crash after the commit; if it
 *   was not lost, publish finds an empty outbox.
 * - An edition of a list of restricted suppliers is handled by `lists/normalise-list.ts`, which says why it may run twice.
 * - A capture for which our rules fail or do not end is rejected with an issue, and the others of the response are stored.
 *
 * @param limit milliseconds that the rules may take for one process
 * @param readList reads a list of restricted suppliers; by default in a process of its own
 */
export const normaliseFrom = (
  known: KnownSources,
  limit = TIME_LIMIT_MS,
  readList: ReadList = readApart,
): Stage<'normalise'> =>
  defineStage({
    queue: 'normalise',
    does: 'converts stored responses to tenders, awards, parties, history and restricted suppliers, and writes only changes',
    reads: ['raw', 'ops.accepted_edition'],
    writes: ['core', 'raw.response', 'ops.issue'],
    emits: 'changed records, for derive and publish',
    start: async ({ pool, queues }) =>
      announce(queues, await storeCodelists(pool), `codelists-${randomUUID()}`),
    leftWork: waitingResponses,
    // A response is one transaction.
    progressOf: () => Promise.resolve(''),
    suspectsAlone: true,
    handle: async (message, context) => {
      const list = await loadListResponse(context.pool, message.responseId);
      if (list === null) await handle(message, context, { ...known, limit });
      else await handleList(list, context, readList);
    },
  });

export const normalise = normaliseFrom({ formatOf, readerOf });

async function handle(
  { responseId }: Message<'normalise'>,
  context: StageContext,
  rules: Rules,
): Promise<void> {
  const { pool, queues, log } = context;
  const response = await loadResponse(pool, responseId, rules);
  if (response === null) {
    log.warn({ responseId }, 'there is no usable response with this id');
    return;
  }
  const { changes, defects, ...outcome } = await store(context, response, rules);
  for (const { error, ...defect } of defects)
    log.error({ err: error, responseId, ...defect }, 'our rules failed for a capture, which was set aside');
  log.debug({ responseId, ...outcome, ...changes }, 'normalised');
  // For a response that was handled before, every message is sent again: the first ones may have been lost.
  const changed = (Object.keys(changes) as (keyof Changes)[]).filter(
    (record) => response.done || changes[record] > 0,
  );
  await announce(queues, changed, `response-${response.id}`);
}

async function handleList(
  response: ListResponse,
  { config, pool, queues, log }: StageContext,
  readList: ReadList,
): Promise<void> {
  const result = await normaliseList(pool, response, readList, requireSetting(config, 'IDENTITY_KEY'));
  log.debug({ responseId: response.id, ...result }, 'normalised a list');
  const changed = response.done || result.changed > 0;
  await announce(queues, changed ? ['restricted_supplier'] : [], `response-${response.id}`);
}

/** Processes are stored together; if one of them makes this fail, each is stored separately. */
async function store({ pool }: StageContext, response: StoredResponse, rules: Rules) {
  // Loaded with the first response: the schedule, which also has the declarations of all stages, compiles nothing.
  const { normaliseResponse } = await import('./response.ts');
  const { storeApart, storeTogether } = await import('./store-apart.ts');
  const storeBy = (processes: StoreProcesses) =>
    transaction(pool, (client) => normaliseResponse(client, response, rules, processes));
  try {
    return await storeBy(storeTogether);
  } catch (error) {
    if (!isOfContent(error)) throw error;
    return await storeBy(storeApart);
  }
}

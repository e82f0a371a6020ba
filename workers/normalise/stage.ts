import { randomUUID } from 'node:crypto';
import { transaction } from '#shared/database.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { readerOf } from '#shared/domain/tenders/read/readers.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { announce } from '#workers/pipeline/outbox.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';
import { loadResponse } from './captures.ts';
import type { KnownSources } from './compile.ts';
import { normaliseResponse } from './response.ts';
import type { Changes } from './store.ts';

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

export const normalise = normaliseFrom({ formatOf, readerOf });

async function handle(
  { responseId }: Message<'normalise'>,
  { pool, queues, log }: StageContext,
  known: KnownSources,
): Promise<void> {
  const response = await loadResponse(pool, responseId, known.formatOf);
  if (response === null) {
    log.warn({ responseId }, 'there is no usable response with this id');
    return;
  }
  const { changes, ...outcome } = await transaction(pool, (client) =>
    normaliseResponse(client, response, known),
  );
  log.debug({ responseId, ...outcome, ...changes }, 'normalised');
  // For a response that was handled before, every message is sent again: the first ones may have been lost.
  const changed = (Object.keys(changes) as (keyof Changes)[]).filter(
    (record) => response.done || changes[record] > 0,
  );
  await announce(queues, changed, `response-${response.id}`);
}

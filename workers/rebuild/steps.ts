import { randomUUID } from 'node:crypto';
import type { Client } from '#shared/database/connection.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { isPublishedUpTo, newestChange, waitingChanges, waitingResources } from '#workers/pipeline/outbox.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import {
  isDerivedUpTo,
  isEverythingStale,
  markEverythingStale,
  newestStaleKey,
} from '#workers/pipeline/stale-keys.ts';
import { recount, refreshWords, renumber } from '#workers/rebuild/counts.ts';
import { markOrganizations, markProcesses, markResponses, RELEASES } from '#workers/rebuild/mark.ts';
import { removePatterns, removeProcesses, replaceBuyers } from '#workers/rebuild/orphans.ts';
import { emitNext, published } from '#workers/rebuild/records.ts';
import type { RebuildRun, RebuildStep, StepResult } from '#workers/rebuild/run.ts';
import { givenUpMessages, waitFor, waitingResponses } from '#workers/rebuild/waiting.ts';

/**
 * Number of records put into the outbox together. Other changes wait for these to be published, so they are a second or
 * two of work; the next ones follow when half of them are published, so that publish always has work.
 */
const RECORDS = 2_000;
/** Time between two look-ups of the messages that were given up: these are slow, and rarely the reason for a wait. */
const LOOK_UP_MS = 2_000;

/** Result of a step, and a function that sends the messages to the other stages after the commit. */
export type StepOutcome = StepResult & { wake?: (context: StageContext) => Promise<void> };

/** Waits until a step may be taken. @returns false if the process must stop before */
export async function waitUntilReady(run: RebuildRun, context: StageContext): Promise<boolean> {
  const { pool, signal } = context;
  const { step } = run;
  const again = () => resend(run, context);
  switch (step.do) {
    case 'responses':
      return waitFor(signal, untilNormalised(run, context, step.after, RELEASES / 2), again);
    case 'settle':
      return waitFor(signal, untilNormalised(run, context, step.last, 1), again);
    case 'derived': {
      if (!(await waitFor(signal, async () => !(await isEverythingStale(pool)), again))) return false;
      const newest = await newestStaleKey(pool);
      if (!(await waitFor(signal, () => isDerivedUpTo(pool, newest), again))) return false;
      // Computing one derivation may make keys stale for another that reads its rows.
      const following = await newestStaleKey(pool);
      return waitFor(signal, () => isDerivedUpTo(pool, following), again);
    }
    case 'publish':
      return waitFor(
        signal,
        async () => (await waitingChanges(pool, step.record, RECORDS / 2)) < RECORDS / 2,
        again,
      );
    case 'words': {
      // Later changes belong to other work, which a rebuild does not wait for.
      const newest = await newestChange(pool);
      return waitFor(signal, () => isPublishedUpTo(pool, newest), again);
    }
    default:
      return true;
  }
}

/** @returns a function that returns whether fewer than `max` captures are still to be normalised */
function untilNormalised(run: RebuildRun, { pool, queues }: StageContext, upTo: string, max: number) {
  let givenUp: ReadonlySet<string> = new Set();
  let lookUpAt = performance.now() + LOOK_UP_MS;
  return async () => {
    if (performance.now() >= lookUpAt) {
      givenUp = await givenUpMessages(queues);
      lookUpAt = performance.now() + LOOK_UP_MS;
    }
    const { queued } = await waitingResponses(pool, run, upTo, givenUp);
    return queued.reduce((sum, { captures }) => sum + captures, 0) < max;
  };
}

/** Does a step, in the transaction that also records it. */
export async function takeStep(
  client: Client,
  run: RebuildRun,
  { pool, queues }: StageContext,
): Promise<StepOutcome> {
  const { step, record } = run;
  switch (step.do) {
    case 'numbers':
      // Before anything is published in between.
      for (const name of published) await renumber(client, name);
      return { next: { do: 'organizations' } };
    case 'organizations':
      return markOrganizations(client);
    case 'processes':
      return markProcesses(client, step.after);
    case 'responses': {
      const { responses, ...done } = await markResponses(client, step);
      return { ...done, wake: (context) => context.queues.send('normalise', ...messagesFor(responses)) };
    }
    case 'settle': {
      const { queued, givenUp } = await waitingResponses(pool, run, step.last, await givenUpMessages(queues));
      const left = queued.length + givenUp.length;
      return {
        next: { do: 'orphans', after: '' },
        problem:
          left === 0 ? null : `${left} ${left === 1 ? 'response' : 'responses'} could not be normalised`,
      };
    }
    case 'orphans':
      return removeProcesses(client, step.after);
    case 'buyers':
      return replaceBuyers(client, run.problem === null);
    case 'patterns':
      return removePatterns(client);
    case 'derive':
      await storeCodelists(pool);
      await markEverythingStale(client);
      return { next: { do: 'derived' }, wake: wakeDerive };
    case 'derived':
      return { next: { do: 'publish', record: published[0], after: '' } };
    case 'publish':
      // A rebuild of all records has stored them with its step `derive`.
      if (record !== null && step.after === '') await storeCodelists(pool);
      return publishNext(client, run, step);
    case 'words': {
      for (const name of record === null ? published : [record]) await refreshWords(client, name);
      return { next: null };
    }
  }
}

async function publishNext(
  client: Client,
  { record }: RebuildRun,
  step: Extract<RebuildStep, { do: 'publish' }>,
): Promise<StepOutcome> {
  if (step.after === '') {
    await renumber(client, step.record);
    await recount(client, step.record);
  }
  const emitted = await emitNext(client, step.record, {
    after: step.after,
    alone: record !== null,
    max: RECORDS,
  });
  if (emitted === null) {
    const following = record === null ? published[published.indexOf(step.record) + 1] : undefined;
    return {
      next: following === undefined ? { do: 'words' } : { do: 'publish', record: following, after: '' },
    };
  }
  return {
    next: { ...step, after: emitted.last },
    rows: record === null ? 0 : emitted.ids,
    wake: ({ queues }) => queues.send('publish', wakeUp(step.record)),
  };
}

/**
 * Sends the messages for all remaining work again: they may have been lost, and a message that was not lost is not
 * added twice.
 */
export async function resend(run: RebuildRun, { pool, queues }: StageContext): Promise<void> {
  const { step } = run;
  if (step.do === 'responses' || step.do === 'settle') {
    const upTo = step.do === 'responses' ? step.after : step.last;
    const { queued } = await waitingResponses(pool, run, upTo, new Set());
    if (queued.length > 0) await queues.send('normalise', ...messagesFor(queued.map(({ id }) => id)));
  }
  if (step.do === 'derived') await wakeDerive({ queues });
  if (step.do === 'publish' || step.do === 'words') {
    const resources = await waitingResources(pool);
    await queues.send('publish', ...resources.map((resource) => wakeUp(resource as ResourceName)));
  }
}

const messagesFor = (responses: readonly string[]) => responses.map((responseId) => ({ responseId }));
const wakeDerive = ({ queues }: Pick<StageContext, 'queues'>) =>
  queues.send('derive', { cause: `rebuild-${randomUUID()}` });
const wakeUp = (resource: ResourceName) => ({ resource, cause: `rebuild-${randomUUID()}` });

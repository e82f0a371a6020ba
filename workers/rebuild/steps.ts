import { randomUUID } from 'node:crypto';
import type { Client } from '#shared/database.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { isPublishedUpTo, newestChange, waitingChanges, waitingResources } from '#workers/pipeline/outbox.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { recollectWords, recount, renumber } from '#workers/rebuild/counts.ts';
import {
  isDerived,
  isEverythingStale,
  markEverythingStale,
  newestStaleKey,
} from '#workers/rebuild/derived.ts';
import { markOrganizations, markProcesses, markResponses, RELEASES } from '#workers/rebuild/mark.ts';
import { givenUpMessages, responsesLeft, waitFor } from '#workers/rebuild/outstanding.ts';
import { type Published, published, touchNext } from '#workers/rebuild/records.ts';
import { removePatterns, removeProcesses, replaceBuyers } from '#workers/rebuild/remains.ts';
import type { Done, Run, Step } from '#workers/rebuild/run.ts';

/**
 * Records put into the outbox at a time. Whatever else is published meanwhile waits behind these, so a portion is work
 * for a second or two; the next one follows when half of it is done, so that publish does not run dry.
 */
const RECORDS = 2_000;
/** How long a wait lasts before it is looked up which messages were given up: that is dear, and rarely the reason. */
const DOUBT_MS = 2_000;

/**
 * Publishing makes records that depend on others out of date, and those others again; so many times at most. What comes
 * later belongs to other work, and a rebuild does not wait for that.
 */
const ROUNDS = 4;

/** What a step has done, and the messages that tell the other stages, sent after the commit. */
export type Taken = Done & { wake?: (context: StageContext) => Promise<void> };

/** Waits until a step may be taken. @returns false when the process is asked to stop before */
export async function ready(run: Run, context: StageContext): Promise<boolean> {
  const { pool, signal } = context;
  const { step } = run;
  const again = () => remind(run, context);
  switch (step.do) {
    case 'responses':
      return waitFor(signal, untilNormalised(run, context, step.after, RELEASES / 2), again);
    case 'settle':
      return waitFor(signal, untilNormalised(run, context, step.last, 1), again);
    case 'derived': {
      if (!(await waitFor(signal, async () => !(await isEverythingStale(pool)), again))) return false;
      const newest = await newestStaleKey(pool);
      return waitFor(signal, () => isDerived(pool, newest), again);
    }
    case 'publish':
      return waitFor(
        signal,
        async () => (await waitingChanges(pool, step.record, RECORDS / 2)) < RECORDS / 2,
        again,
      );
    case 'words':
      for (let round = 1; round <= ROUNDS; round += 1) {
        const newest = await newestChange(pool);
        // Sums may wait for somebody to ask for them.
        await again();
        if (!(await waitFor(signal, () => isPublishedUpTo(pool, newest), again))) return false;
      }
      return true;
    default:
      return true;
  }
}

/** @returns what tells whether fewer than so many releases are still to be normalised */
function untilNormalised(run: Run, { pool, queues }: StageContext, upTo: string, most: number) {
  let givenUp: ReadonlySet<string> = new Set();
  let doubt = performance.now() + DOUBT_MS;
  return async () => {
    if (performance.now() >= doubt) {
      givenUp = await givenUpMessages(queues);
      doubt = performance.now() + DOUBT_MS;
    }
    const { carried } = await responsesLeft(pool, run, upTo, givenUp);
    return carried.reduce((sum, { captures }) => sum + captures, 0) < most;
  };
}

/** Does a step; its entry in the books belongs into the same transaction. */
export async function take(client: Client, run: Run, { pool, queues }: StageContext): Promise<Taken> {
  const { step } = run;
  switch (step.do) {
    case 'numbers':
      // Before anything is published on the way.
      for (const name of published) await renumber(client, name);
      return { next: { do: 'organizations' } };
    case 'organizations':
      return markOrganizations(client);
    case 'processes':
      return markProcesses(client, step.after);
    case 'responses': {
      const { responses, ...done } = await markResponses(client, step);
      return { ...done, wake: ({ queues: own }) => own.send('normalise', ...messagesFor(responses)) };
    }
    case 'settle': {
      const { carried, lost } = await responsesLeft(pool, run, step.last, await givenUpMessages(queues));
      const left = carried.length + lost.length;
      return {
        next: { do: 'remains', after: '' },
        trouble:
          left === 0 ? null : `${left} ${left === 1 ? 'response' : 'responses'} could not be normalised`,
      };
    }
    case 'remains':
      return removeProcesses(client, step.after);
    case 'buyers':
      return replaceBuyers(client, run.trouble === null);
    case 'patterns':
      return removePatterns(client);
    case 'derive':
      await storeCodelists(pool);
      await markEverythingStale(client);
      return { next: { do: 'derived' }, wake: wakeDerive };
    case 'derived':
      return { next: { do: 'publish', record: published[0], after: '' } };
    case 'publish':
      if (step.after === '') await storeCodelists(pool);
      return publishNext(client, run, step);
    case 'words': {
      for (const name of run.record === null ? published : [run.record]) await recollectWords(client, name);
      return { next: null };
    }
  }
}

async function publishNext(
  client: Client,
  { record }: Run,
  step: Extract<Step, { do: 'publish' }>,
): Promise<Taken> {
  if (step.after === '') {
    await renumber(client, step.record);
    await recount(client, step.record);
  }
  const touched = await touchNext(client, step.record, {
    after: step.after,
    alone: record !== null,
    max: RECORDS,
  });
  if (touched === null) {
    const following = record === null ? published[published.indexOf(step.record) + 1] : undefined;
    return {
      next: following === undefined ? { do: 'words' } : { do: 'publish', record: following, after: '' },
    };
  }
  return {
    next: { ...step, after: touched.last },
    rows: record === null ? 0 : touched.ids,
    wake: ({ queues }) => queues.send('publish', wakeUp(step.record)),
  };
}

/** Sends the messages of what is outstanding once more: they may have been lost, and twice is once. */
export async function remind(run: Run, { pool, queues }: StageContext): Promise<void> {
  const { step } = run;
  if (step.do === 'responses' || step.do === 'settle') {
    const upTo = step.do === 'responses' ? step.after : step.last;
    const { carried } = await responsesLeft(pool, run, upTo, new Set());
    if (carried.length > 0) await queues.send('normalise', ...messagesFor(carried.map(({ id }) => id)));
  }
  if (step.do === 'derived') await wakeDerive({ queues });
  if (step.do === 'publish' || step.do === 'words') {
    const resources = await waitingResources(pool);
    await queues.send('publish', ...resources.map((resource) => wakeUp(resource as Published)));
  }
}

const messagesFor = (responses: readonly string[]) => responses.map((responseId) => ({ responseId }));
const wakeDerive = ({ queues }: Pick<StageContext, 'queues'>) =>
  queues.send('derive', { cause: `rebuild-${randomUUID()}` });
const wakeUp = (resource: Published) => ({ resource, cause: `rebuild-${randomUUID()}` });

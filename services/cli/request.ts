import { UsageError } from '#shared/errors.ts';
import type { SyncRequest } from '#shared/queues/enqueue.ts';
import { type SourceName, sourceNames } from '#shared/sources.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import type { CommandOutcome, Context } from './command.ts';
import { type Followed, follow } from './follow.ts';

/** @throws UsageError where no source has this name; a worker would only make a failed run of it */
export function sourceNamed(word: string): SourceName {
  const source = sourceNames.find((name) => name === word);
  if (source === undefined)
    throw new UsageError(`there is no source ${word}; known are ${sourceNames.join(', ')}`);
  return source;
}

/**
 * Requests runs and follows them one after the other until everything they stored is published.
 * @param requests at least one
 * @param wait whether to follow the runs or only request them
 */
export async function requestAndFollow(
  context: Context,
  requests: readonly SyncRequest[],
  wait: boolean,
): Promise<CommandOutcome> {
  const queues = await (await context.connect()).queues();
  const requested: { request: SyncRequest; requestId: string }[] = [];
  for (const request of requests) requested.push({ request, requestId: await queues.requestSync(request) });
  if (!wait) {
    return {
      code: 0,
      json: { runs: requested.map(({ request, requestId }) => ({ ...request, requestId, following: 'no' })) },
      text: requested
        .map(({ request, requestId }) => `requested ${describe(request)} (${requestId})`)
        .join('\n'),
    };
  }
  const runs: (SyncRequest & Followed)[] = [];
  for (const { request, requestId } of requested) {
    const followed = await follow(context, requestId);
    runs.push({ ...request, ...followed });
    if (followed.following === 'stopped') break;
  }
  const failed = runs.some((run) => run.following === 'ended' && run.status !== 'completed');
  return { code: failed ? 1 : 0, json: { runs }, text: runs.map(sentence).join('\n') };
}

const describe = ({ source, mode, from, to }: SyncRequest): string =>
  `${mode} of ${source}${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}`;

function sentence(run: SyncRequest & Followed): string {
  const what = describe(run);
  if (run.following === 'stopped') {
    return `${what} continues in the background; \`tenders status\` shows its progress`;
  }
  const amount = `${plural(run.stored, 'release')} stored, ${grouped(run.settled)} normalised and published`;
  if (run.status === 'completed') return `${what} is complete: ${amount}`;
  const failing = run.tasks.failing > 0 ? `, ${plural(run.tasks.failing, 'task')} failing` : '';
  return `${what} ended ${run.status}: ${run.error ?? 'no reason recorded'} (${amount}${failing})`;
}

import type { Client } from '#shared/database/connection.ts';
import { UpstreamError } from '#shared/errors.ts';
import type { Pass, PlannedTask } from '#shared/pace/task-scope.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import type { Meter } from '#workers/collect/meter.ts';
import type { AskOptions, PoliteClient } from '#workers/collect/polite.ts';
import type { Source } from '#workers/collect/source.ts';
import { storeFault, storePage } from '#workers/collect/store.ts';
import type { Task } from '#workers/collect/tasks.ts';
import { DiskLow, hasRoom } from '#workers/pipeline/room.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** One task of a pass, with everything needed to work on it. */
export type Work<Of extends Pass = Pass> = {
  source: Source;
  /** Address of the publisher, without a slash at its end. */
  base: string;
  task: Task<Of>;
  /** The connection with the source's lock. */
  client: Client;
  publisher: PoliteClient;
  meter: Meter;
  context: StageContext;
  signal: AbortSignal | undefined;
};

/**
 * Works on one task to its end. Every page is stored before the next is requested, so the work may be stopped at any
 * point, and the next call continues it.
 * @returns subsequent tasks
 * @throws UpstreamError if the publisher keeps failing
 */
export type PassWork<Of extends Pass = Pass> = (work: Work<Of>) => Promise<PlannedTask[]>;

/**
 * Sends a request to the publisher, and stores unusable responses.
 * @throws as `PoliteClient.ask`; TaskYields if other tasks should go first; DiskLow if there is no room for a response
 */
export async function askFor<Value>(
  { source, task, client, publisher, meter, context, signal }: Work,
  url: string,
  read: AskOptions<Value>['read'],
  {
    page = null,
    ...options
  }: { page?: number | null } & Pick<AskOptions<Value>, 'attempts' | 'open' | 'known'> = {},
): Promise<{ response: PublisherResponse; value: Value }> {
  await meter.beforeRequest();
  if (!(await hasRoom(context, 'collect'))) throw new DiskLow(`${source.name} waits for room on the disk`);
  let failed = true;
  try {
    const answered = await publisher.ask(url, {
      read,
      unusable: (response: PublisherResponse, error: UpstreamError) =>
        storeFault(client, source, task, page, response, error),
      ...options,
      ...(signal ? { signal } : {}),
    });
    failed = false;
    return answered;
  } finally {
    meter.afterRequest(failed);
  }
}

/**
 * Stores a page and wakes normalise; the requeue job replaces a message that is lost.
 * @returns id of the response
 * @throws UpstreamError `unreadable` if our rules fail for the page; its bytes are kept
 */
export async function keepPage(
  { source, task, client, context }: Work,
  response: PublisherResponse,
  releases: unknown[],
  page: number | null,
): Promise<string> {
  const responseId = await storePage(client, { source, task, response, releases, page }).catch(
    async (error: unknown) => {
      if (error instanceof UpstreamError) await storeFault(client, source, task, page, response, error);
      throw error;
    },
  );
  if (releases.length > 0) await context.queues.send('normalise', { responseId });
  return responseId;
}

import type { Message } from '#shared/queues/contracts.ts';
import type { Row } from '#test/support/database.ts';
import type { Harness } from '#test/support/harness.ts';

/** Starts rebuilds and waits for their runs. */

/** The stages that a rebuild needs. */
export const rebuildStages = ['normalise', 'derive', 'publish', 'rebuild'] as const;

let requests = 0;

/** Requests a rebuild of all records, or of one resource, and waits for its end. @returns its row in the run log */
export async function rebuilt({ queues, until }: Harness, record?: Message<'rebuild'>['record']) {
  requests += 1;
  const requestId = `rebuild-${requests}`;
  await queues.send('rebuild', {
    kind: record === undefined ? 'start' : 'finish',
    requestId,
    ...(record === undefined ? {} : { record }),
  });
  return ended({ until }, requestId);
}

/** Waits for the end of a requested rebuild. @returns its row in the run log */
export const ended = ({ until }: Pick<Harness, 'until'>, requestId: string): Promise<Row> =>
  until(
    `select entity, status, rows_synced, error_message from ops.cron_runs
     where invocation_id = $1 and status <> 'running'`,
    [requestId],
  );

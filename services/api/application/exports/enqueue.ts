import type { Config } from '#shared/config.ts';
import type { Logger } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';

/**
 * Sends the messages of exports: the only file of the API that sends any (test/support/architecture.ts). The row of the export is
 * there before, so a message that cannot be sent costs time only: `requeue` sends it within two minutes.
 */
export type ExportQueue = { send: (exportId: string) => Promise<void>; close: () => Promise<void> };

export function openExportQueue(config: Config, log: Logger): ExportQueue {
  const queues = openQueues(config);
  return {
    send: async (exportId) => {
      try {
        await queues.send('exports', { exportId });
      } catch (error) {
        log.warn(
          { err: error, export: exportId },
          'the message of an export could not be sent; it is sent later',
        );
      }
    },
    close: queues.close,
  };
}

import type { Config } from '#shared/config.ts';
import type { Logger } from '#shared/log.ts';
import type { Queues } from '#shared/queues/enqueue.ts';

/**
 * Sends the messages of exports: the only file of the API that sends any (test/support/architecture.ts). The row of the export is
 * there before, so a message that cannot be sent costs time only: `requeue` sends it within two minutes.
 */
export type ExportQueue = { send: (exportId: string) => Promise<void>; close: () => Promise<void> };

export function openExportQueue(config: Config, log: Logger): ExportQueue {
  let opened: Promise<Queues> | null = null;
  // Queues are loaded with the first export: they would take some 10 MB of an API that has none.
  const queues = (): Promise<Queues> => {
    opened ??= import('#shared/queues/enqueue.ts').then(({ openQueues }) => openQueues(config));
    return opened;
  };
  return {
    send: async (exportId) => {
      try {
        await (await queues()).send('exports', { exportId });
      } catch (error) {
        log.warn(
          { err: error, export: exportId },
          'the message of an export could not be sent; it is sent later',
        );
      }
    },
    close: async () => (await opened)?.close(),
  };
}

import cluster from 'node:cluster';
import { keepProcesses } from '#services/api/processes.ts';
import { startApi } from '#services/api/server.ts';
import { apiProcesses, loadConfig } from '#shared/config.ts';
import { ConfigError, EnvironmentError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { onShutdown } from '#shared/process/shutdown.ts';

/**
 * `node services/api/main.ts`: serves the API until SIGINT or SIGTERM. With `API_PROCESSES` above 1 this process serves
 * nothing itself: it keeps so many others running, which share its port.
 */
try {
  const config = loadConfig();
  const log = createLog('api', config.LOG_LEVEL);
  const count = apiProcesses(config);
  if (cluster.isPrimary && count > 1) {
    const { url, steps } = await keepProcesses(count, config, log);
    onShutdown(log, steps);
    log.info({ url, processes: count }, 'serving');
    process.send?.({ ready: url });
  } else {
    const { url, steps } = await startApi(config, log, { oneOfSeveral: cluster.isWorker });
    const stop = onShutdown(log, steps);
    if (cluster.isWorker)
      process.on('message', (message: { stop?: true; ping?: true }) => {
        if (message.stop) stop('asked to');
        if (message.ping) process.send?.({ pong: true });
      });
    log.info({ url }, 'serving');
    process.send?.({ ready: url });
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

import { startApi } from '#services/api/server.ts';
import { loadConfig } from '#shared/config.ts';
import { ConfigError, EnvironmentError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { onShutdown } from '#shared/shutdown.ts';

/** `node services/api/main.ts`: serves the API until SIGINT or SIGTERM. */
try {
  const config = loadConfig();
  const log = createLog('api', config.LOG_LEVEL);
  const { url, steps } = await startApi(config, log);
  onShutdown(log, steps);
  log.info({ url }, 'serving');
  process.send?.({ ready: url });
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

import type { Logger } from '#shared/log.ts';

/** Maximum time for the shutdown steps; after it the process exits with 1. */
const GRACE_MS = 10_000;

/**
 * Runs the given steps in order on SIGINT, SIGTERM, or when the parent that forked this process has ended, then exits.
 * A second signal exits at once.
 * @param steps by name, in the order in which they run; a step that fails is logged, and the next one runs
 * @returns begins the same without a signal; does nothing where it has begun
 */
export function onShutdown(
  log: Logger,
  steps: Record<string, () => Promise<unknown> | unknown>,
): (reason: string) => void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    for (const [step, run] of Object.entries(steps)) {
      try {
        await run();
      } catch (error) {
        log.error({ err: error, step }, 'a shutdown step failed');
      }
    }
    process.exit(0);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('disconnect', () => stop('parent gone'));
  // The parent may have ended while this process was starting.
  if (process.connected === false) void stop('parent gone');
  return (reason) => {
    if (!stopping) void stop(reason);
  };
}

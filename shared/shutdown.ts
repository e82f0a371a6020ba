import type { Logger } from '#shared/log.ts';

/** Longest time a process takes to finish what it holds before it leaves anyway. */
const GRACE_MS = 10_000;

/**
 * Runs the given steps in order on SIGINT, SIGTERM, or when the parent that forked this process is gone,
 * then exits. A second signal exits at once.
 * @param steps named, in the order they must run; a failing step is logged and the next one runs
 */
export function onShutdown(log: Logger, steps: Record<string, () => Promise<unknown> | unknown>): void {
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
  if (process.channel) process.on('disconnect', () => stop('parent gone'));
}

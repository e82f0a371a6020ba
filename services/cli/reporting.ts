import { setTimeout as wait } from 'node:timers/promises';

/** Time between two lines of progress. */
export const LINE_EVERY_MS = 2_000;
/** After this long without any change a hint is printed. */
export const STANDSTILL_MS = 30_000;
const POLL_MS = 500;

/** How following ended: by Ctrl-C, or with the work. */
export type Following = { following: 'ended' | 'stopped' };

/**
 * Looks at work again and again until it has ended. Ctrl-C ends the following, not the work.
 * @param look is told how often it was called
 */
export async function followed<State extends object>(
  look: (calls: number) => Promise<{ state: State; ended: boolean }>,
): Promise<State & Following> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  try {
    for (let calls = 1; ; calls += 1) {
      const { state, ended } = await look(calls);
      if (ended) return { ...state, following: 'ended' };
      if (interrupt.signal.aborted) return { ...state, following: 'stopped' };
      await wait(POLL_MS, undefined, { signal: interrupt.signal }).catch(() => undefined);
    }
  } finally {
    process.off('SIGINT', stop);
  }
}

/** @returns a function to call with each state; it returns whether nothing has changed for a while, once for each standstill */
export function watchStandstill(): (state: unknown) => boolean {
  let changed = { state: '', at: performance.now() };
  return (state) => {
    const now = performance.now();
    const seen = JSON.stringify(state);
    if (seen !== changed.state) changed = { state: seen, at: now };
    else if (now - changed.at >= STANDSTILL_MS) {
      changed = { state: seen, at: Number.POSITIVE_INFINITY };
      return true;
    }
    return false;
  };
}

/** What a stage works on, as people call it; `stage` is the one that does it. */
type Work = { what: string; stage: string };

/**
 * Tells of work that a stage does, while it is followed.
 * @param sentence what a line says of a state; `none` is the status of work that no worker has begun
 * @returns a function that prints a state if its line has changed, and a hint if the state has not changed for a while
 */
export function reporter<State extends { status: string }>(
  { what, stage }: Work,
  say: (line: string) => void,
  sentence: (state: State) => string,
): (state: State) => void {
  let printed = { line: '', at: Number.NEGATIVE_INFINITY };
  const stands = watchStandstill();
  return (state) => {
    const now = performance.now();
    const line = sentence(state);
    if (line !== printed.line && now - printed.at >= LINE_EVERY_MS) {
      printed = { line, at: now };
      say(line);
    }
    // The time that work has taken changes without any progress.
    if (stands({ ...state, seconds: 0 }))
      say(
        state.status === 'none'
          ? `no worker has started the ${what} yet; check that \`npm start\` or \`node workers/main.ts ${stage}\` is running`
          : `no progress for ${STANDSTILL_MS / 1000} s; \`tenders status\` and \`tenders failed list\` show more`,
      );
  };
}

/** Time between two lines of progress. */
const LINE_EVERY_MS = 2_000;
/** After this long without any change a hint is printed. */
const STANDSTILL_MS = 30_000;

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
  let changed = { state: '', at: performance.now() };
  return (state) => {
    const now = performance.now();
    const line = sentence(state);
    if (line !== printed.line && now - printed.at >= LINE_EVERY_MS) {
      printed = { line, at: now };
      say(line);
    }
    // The time that work has taken changes without any progress.
    const seen = JSON.stringify({ ...state, seconds: 0 });
    if (seen !== changed.state) changed = { state: seen, at: now };
    else if (now - changed.at >= STANDSTILL_MS) {
      changed = { state: seen, at: Number.POSITIVE_INFINITY };
      say(
        state.status === 'none'
          ? `no worker has started the ${what} yet; check that \`npm start\` or \`node workers/main.ts ${stage}\` is running`
          : `no progress for ${STANDSTILL_MS / 1000} s; \`tenders status\` and \`tenders failed list\` show more`,
      );
    }
  };
}

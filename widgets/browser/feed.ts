import type { State } from '../view/frame.ts';

const EVERY_MS = 300_000;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 20_000;
const LONGEST_PAUSE_S = 86_400;

/** `ask` requests the feed as soon as the service allows it, and does nothing while a request is under way. */
type Following = { ask: () => void; stop: () => void };
/** Called with the current state, at once and after every change. */
type See = (state: State) => void;

const feeds: Record<string, (see: See) => Following> = {};

/** Follows a feed: requests it now unless it is known, then every five minutes while the page is visible. */
export const follow = (url: string, see: See): Following => {
  feeds[url] ??= open(url);
  return feeds[url](see);
};

/** @returns a function by which any number of widgets follow a feed, with one request at a time */
function open(url: string): (see: See) => Following {
  const state: State = {};
  const listeners = new Set<See>();
  let timer: ReturnType<typeof setTimeout>;
  /** The time of the next request, and the earliest time that the service allows, in milliseconds of the clock. */
  let due = 0;
  let notBefore = 0;

  /** Reports the current state, and sets the timer for the next request. */
  const arm = (): void => {
    clearTimeout(timer);
    for (const see of listeners) see(state);
    if (listeners.size && !document.hidden && !state.busy) timer = setTimeout(load, due - Date.now());
  };
  const load = async (): Promise<void> => {
    state.busy = true;
    arm();
    let failure = 'The figures cannot be loaded now.';
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(GIVEN_UP_MS) });
      const seconds = Math.min(+response.headers.get('retry-after')!, LONGEST_PAUSE_S);
      if (seconds) {
        notBefore = Date.now() + seconds * 1000;
        failure += ` They come in ${seconds} s.`;
      }
      const { data, meta, generatedAt, message } = await response.json();
      state.wrong = message && response.status < 405 ? ` ${message}` : '';
      if (response.ok && data.map) {
        state.entries = data;
        state.made = generatedAt ?? meta.generatedAt;
        failure = '';
      }
    } catch {
      // Offline, interrupted, or of another form: the message above covers it.
    }
    state.failure = failure;
    due = Math.max(notBefore, Date.now() + (failure ? RETRY_MS : EVERY_MS) * (0.9 + Math.random() / 5));
    state.busy = false;
    arm();
  };
  // A page that becomes visible again requests overdue feeds at once.
  document.addEventListener('visibilitychange', arm);
  return (see) => {
    listeners.add(see);
    arm();
    return {
      ask: () => {
        due = notBefore;
        arm();
      },
      stop: () => {
        listeners.delete(see);
        arm();
      },
    };
  };
}

import type { State } from '../view/frame.ts';

/** A feed that widgets follow, with what is known of it. */
type Feed = State & {
  url: string;
  listeners: Set<(state: State) => void>;
  timer?: ReturnType<typeof setTimeout>;
  /** When it is asked for next, and before when the service shall not be asked: milliseconds of the clock. */
  due: number;
  notBefore: number;
};

const EVERY_MS = 300_000;
const RETRY_MS = 60_000;
const GIVEN_UP_MS = 20_000;
const LONGEST_PAUSE_S = 86_400;

const feeds: Record<string, Feed> = {};

/**
 * Follows a feed: it is asked for now unless it is known, then every five minutes while the page is visible.
 * @param see is called with what is known, now and after every change
 * @returns `ask` asks as soon as the service allows it, and does nothing while a request is under way
 */
export function follow(url: string, see: (state: State) => void): { ask: () => void; stop: () => void } {
  feeds[url] ??= { url, listeners: new Set(), due: 0, notBefore: 0 };
  const feed = feeds[url];
  feed.listeners.add(see);
  arm(feed);
  return {
    ask: () => arm(feed, feed.notBefore),
    stop: () => {
      feed.listeners.delete(see);
      arm(feed);
    },
  };
}

/** Tells what is known, and sets the clock for the next request. */
function arm(feed: Feed, due = feed.due): void {
  feed.due = due;
  clearTimeout(feed.timer);
  for (const see of feed.listeners) see(feed);
  if (feed.listeners.size && !document.hidden && !feed.busy)
    feed.timer = setTimeout(load, due - Date.now(), feed);
}

async function load(feed: Feed): Promise<void> {
  feed.busy = true;
  arm(feed);
  let failure = 'The figures cannot be loaded now.';
  try {
    const response = await fetch(feed.url, {
      signal: AbortSignal.timeout(GIVEN_UP_MS),
    });
    const seconds = Math.min(+response.headers.get('retry-after')!, LONGEST_PAUSE_S);
    if (seconds) {
      feed.notBefore = Date.now() + seconds * 1000;
      failure += ` They come in ${seconds} s.`;
    }
    const { data, meta, generatedAt, message } = await response.json();
    feed.wrong = message && response.status < 405 ? ` ${message}` : '';
    if (response.ok && data.map) {
      feed.entries = data;
      feed.made = generatedAt ?? meta.generatedAt;
      failure = '';
    }
  } catch {
    // Offline, cut off, or another form: the sentence is there.
  }
  feed.failure = failure;
  feed.due = Math.max(
    feed.notBefore,
    Date.now() + (failure ? RETRY_MS : EVERY_MS) * (0.9 + Math.random() / 5),
  );
  feed.busy = false;
  arm(feed);
}

// A page that is looked at again asks at once for what is due.
document.addEventListener('visibilitychange', () => {
  for (const feed of Object.values(feeds)) arm(feed);
});

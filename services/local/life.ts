import { isatty } from 'node:tty';
import { surroundings } from '#shared/config.ts';
import { commandLine, parentOf } from './orphans.ts';

/** When `npm start` ends: at a signal, with its terminal, with npm. */

export type Life = {
  /** A piece of this process's own command line. */
  command: string;
  /** Stops everything in order. */
  stop: () => Promise<void>;
  /** Ends everything at once, without waiting. */
  abandon: () => void;
};

const STARTER_POLL_MS = 250;
const SAME_SIGNAL_MS = 1_000;

/**
 * The first signal stops the stack in order, a second one ends everything at once. Signals within one second count as
 * one, because Ctrl-C arrives from the terminal and again from npm.
 *
 * SIGHUP says that a terminal was closed. It counts where we are attached to one. Where input and output lead elsewhere
 * (`nohup npm start &`, a service manager), we go on, also after npm, which the signal ends. Whether it was to be ignored
 * cannot be asked: Node.js restores the default of every signal when it starts.
 */
export async function stopInTime({ command, stop, abandon }: Life): Promise<void> {
  let askedAt: number | null = null;
  let detached = false;
  const react = () => {
    if (askedAt === null) {
      askedAt = Date.now();
      void stop();
    } else if (Date.now() - askedAt > SAME_SIGNAL_MS) {
      abandon();
      process.exit(1);
    }
  };
  process.on('SIGINT', react);
  process.on('SIGTERM', react);
  const attached = [0, 1, 2].some((stream) => isatty(stream));
  process.on('SIGHUP', () => {
    if (attached) react();
    else detached = true;
  });
  if (surroundings.childEnvironment({})['npm_lifecycle_event'] === undefined) return;
  const starters = await startersOf(command);
  const before = starters();
  let gone = 0;
  // A killed npm cannot pass a signal on, so its end is taken as the signal. It must be seen twice: one signal may end npm
  // and reach us too, and we may see the end first.
  setInterval(() => {
    gone = starters() === before ? 0 : gone + 1;
    if (gone > 1 && askedAt === null && !detached) react();
  }, STARTER_POLL_MS).unref();
}

/**
 * @returns a function that gives the ids of our ancestors up to npm, which is our parent, or our grandparent where its
 * shell remains between us. Whoever started npm may end: that is no reason to.
 */
async function startersOf(command: string): Promise<() => string> {
  const shellBetween = (await commandLine(process.ppid)).includes(command);
  return () => `${process.ppid} ${shellBetween ? parentOf(process.ppid) : ''}`;
}

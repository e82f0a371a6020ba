import { MultiBar, type SingleBar } from 'cli-progress';
import { grouped, plural } from './table.ts';

/** How far a run is. */
export type RunState = {
  /** none (no worker has taken the request), running, completed, partial, failed */
  status: string;
  error: string | null;
  tasks: { total: number; done: number; failing: number };
  /** Releases the run has stored, and how many of them are normalised. */
  stored: number;
  settled: number;
  /** Changed records that wait to be published. */
  outbox: number;
};

/** Shows how far a run is while it is followed. */
export type Progress = {
  show: (state: RunState) => void;
  /** A remark in passing, which leaves what is drawn intact. */
  remark: (line: string) => void;
  stop: () => void;
};

export type ProgressStream = { write: (text: string) => unknown; isTTY?: boolean };

/** Between two lines where there is no terminal to draw on. */
const LINE_EVERY_MS = 2_000;

/** @returns bars on a terminal, else a line every other second */
export const openProgress = (stream: ProgressStream): Progress =>
  stream.isTTY ? bars(stream as NodeJS.WriteStream) : lines(stream);

function bars(stream: NodeJS.WriteStream): Progress {
  const multi = new MultiBar({
    stream,
    hideCursor: true,
    clearOnComplete: false,
    forceRedraw: true,
    format: '{phase} {bar} {percentage}%  {remark}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
  });
  const make = (phase: string): SingleBar => multi.create(1, 0, { phase, remark: '' });
  const collect = make('collect');
  const publish = make('publish');
  return {
    show: (state) => {
      // An empty bar, not a full one, while it is not known how much there is.
      collect.setTotal(Math.max(1, state.tasks.total));
      collect.update(state.tasks.done, { remark: collecting(state) });
      publish.setTotal(Math.max(1, state.stored));
      publish.update(state.settled, { remark: publishing(state) });
    },
    remark: (line) => multi.log(`${line}\n`),
    stop: () => multi.stop(),
  };
}

function lines(stream: ProgressStream): Progress {
  let last = Number.NEGATIVE_INFINITY;
  let written = '';
  return {
    show: (state) => {
      const line = `${collecting(state)}; ${publishing(state)}`;
      const now = performance.now();
      if (line === written || now - last < LINE_EVERY_MS) return;
      stream.write(`${line}\n`);
      last = now;
      written = line;
    },
    remark: (line) => stream.write(`${line}\n`),
    stop: () => undefined,
  };
}

function collecting({ status, tasks, stored }: RunState): string {
  if (status === 'none') return 'waiting for a worker to take the request';
  const failing = tasks.failing > 0 ? `, ${grouped(tasks.failing)} failing` : '';
  return `${grouped(tasks.done)} of ${plural(tasks.total, 'task')}${failing}, ${plural(stored, 'release')} stored`;
}

const publishing = ({ settled, outbox }: RunState): string =>
  `${grouped(settled)} normalised${outbox > 0 ? `, ${plural(outbox, 'change')} to publish` : ''}`;

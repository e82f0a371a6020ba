import { MultiBar, type SingleBar } from 'cli-progress';
import { grouped, plural } from '#shared/text/plural.ts';
import { LINE_EVERY_MS } from './reporting.ts';

/** Progress of a run. */
export type RunState = {
  /** none (not started by a worker yet), running, completed, partial or failed */
  status: string;
  error: string | null;
  tasks: { total: number; done: number; failing: number };
  /** Releases the run has stored, and how many of them are normalised. */
  stored: number;
  settled: number;
  /** Keys of derived values waiting to be computed. */
  stale: number;
  /** Changed records that are not yet published. */
  outbox: number;
};

/** Shows the progress of a run while it is followed. */
export type Progress = {
  show: (state: RunState) => void;
  /** Prints a line without disturbing the bars. */
  remark: (line: string) => void;
  stop: () => void;
};

export type ProgressStream = { write: (text: string) => unknown; isTTY?: boolean };

/** @returns progress as bars on a terminal, elsewhere as a line every two seconds */
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
      // At least 1, because the bar of a total of 0 would be full.
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
  if (status === 'none') return 'waiting for a worker to start the run';
  const failing = tasks.failing > 0 ? `, ${grouped(tasks.failing)} failing` : '';
  return `${grouped(tasks.done)} of ${plural(tasks.total, 'task')}${failing}, ${plural(stored, 'release')} stored`;
}

function publishing({ settled, stale, outbox }: RunState): string {
  const compute = stale > 0 ? `, ${plural(stale, 'derived value')} to compute` : '';
  const publish = outbox > 0 ? `, ${plural(outbox, 'change')} to publish` : '';
  return `${grouped(settled)} normalised${compute}${publish}`;
}

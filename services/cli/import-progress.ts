import { SingleBar } from 'cli-progress';
import type { ImportProgress } from '#shared/record-files/import-report.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import type { ProgressStream } from './progress.ts';
import { LINE_EVERY_MS, watchStandstill } from './reporting.ts';

/** Shows the progress of an import. */
export type ImportBar = { show: (progress: ImportProgress) => void; stop: () => void };

const MEGABYTE = 1_000_000;
const HINT =
  'normalise and publish make no progress; check that `npm start` or `node workers/main.ts normalise derive publish` is running';

/** @returns progress as a bar on a terminal, elsewhere as a line every two seconds */
export function openImportProgress(stream: ProgressStream): ImportBar {
  let stands = watchStandstill();
  const view = stream.isTTY ? bar(stream as NodeJS.WriteStream) : lines(stream);
  return {
    show: (progress) => {
      view.show(progress);
      // Who waits for room on the disk has been told so.
      if (progress.waiting?.diskLow) stands = watchStandstill();
      else if (stands(progress)) stream.write(`${HINT}\n`);
    },
    stop: view.stop,
  };
}

function bar(stream: NodeJS.WriteStream): ImportBar {
  const single = new SingleBar({
    stream,
    hideCursor: true,
    format: 'import {bar} {percentage}%  {remark}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
  });
  single.start(1, 0, { remark: '' });
  return {
    show: (progress) => {
      single.setTotal(Math.max(1, progress.allBytes ?? 1));
      single.update(progress.allBytes === null ? 0 : progress.bytes, { remark: sentence(progress) });
    },
    stop: () => single.stop(),
  };
}

function lines(stream: ProgressStream): ImportBar {
  let last = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      const now = performance.now();
      if (now - last < LINE_EVERY_MS) return;
      last = now;
      stream.write(`${sentence(progress)}\n`);
    },
    stop: () => undefined,
  };
}

function sentence({
  file,
  files,
  name,
  bytes,
  allBytes,
  releases,
  stored,
  rejected,
  waiting,
}: ImportProgress): string {
  const read = `${megabytes(bytes)}${allBytes === null ? '' : ` of ${megabytes(allBytes)}`} MB`;
  const refused = rejected > 0 ? `, ${grouped(rejected)} rejected` : '';
  const behind =
    waiting === null || waiting.responses + waiting.changes === 0
      ? ''
      : `; ${plural(waiting.responses, 'response')} to normalise, ${plural(waiting.changes, 'change')} to publish`;
  const room = waiting?.diskLow ? '; waiting for room on the disk' : '';
  const place = files === 1 ? name : `${name} (${file} of ${grouped(files)})`;
  return `${place}: ${read}, ${plural(releases, 'release')}, ${grouped(stored)} stored${refused}${behind}${room}`;
}

const megabytes = (bytes: number): string => grouped(Math.ceil(bytes / MEGABYTE));

import { type Program, type ReadApart, type ReadingProcess, startProcess } from './process.ts';

/**
 * Reads files in processes of their own.
 * Decision: docs/decisions/0159-files-are-read-by-processes-with-limits-of-their-own.md
 */
export type Apart = {
  /**
   * @param question what is asked about the file; any JSON
   * @param signal ends the reading, and its process
   * @returns the answer of the program. It rejects only where no process can be started.
   */
  ask: (question: unknown, bytes: Uint8Array, signal?: AbortSignal) => Promise<ReadApart>;
  /** Ends the processes that wait for a file. */
  close: () => void;
};

/** Files that one process reads. Whatever libraries leave behind does not pile up, and starting it costs a hundredth for each. */
const MAX_FILES = 100;
/** A process that keeps more than this share of the memory that a file may take makes room for another. */
const MAX_KEPT = 0.6;
const IDLE_MILLISECONDS = 10_000;

/** A process that waits for a file. */
type Waiting = { process: ReadingProcess; files: number; timer: NodeJS.Timeout };

/**
 * Reads files in processes of their own: one file at a time in each, so that a file that ends its process costs no other one
 * anything, and one after the other, because starting a process takes longer than reading most files. A file is only given up in a
 * process that has read nothing before, so that what is said about it does not depend on its neighbours.
 *
 * As many processes run as files are asked for at the same time.
 */
export function openApart(program: Program): Apart {
  const waiting: Waiting[] = [];
  const read = async (
    { process, files }: { process: ReadingProcess; files: number },
    ...asked: Parameters<ReadingProcess['ask']>
  ): Promise<ReadApart> => {
    const [read, told] = await process.ask(...asked);
    const { limits } = program;
    const isWorn =
      told === null ||
      files + 1 >= MAX_FILES ||
      told.megabytes > MAX_KEPT * limits.megabytes ||
      told.milliseconds > limits.milliseconds;
    if (isWorn) process.end();
    else wait(process, files + 1);
    return read;
  };
  const wait = (process: ReadingProcess, files: number) => {
    const timer = setTimeout(() => end(one), IDLE_MILLISECONDS).unref();
    const one = { process, files, timer };
    waiting.push(one);
  };
  const end = (one: Waiting) => {
    waiting.splice(waiting.indexOf(one), 1);
    one.process.end();
  };
  return {
    ask: async (...asked) => {
      const used = waiting.pop();
      if (used !== undefined) {
        clearTimeout(used.timer);
        const found = await read(used, ...asked);
        if ('output' in found || found.ended === 'stopped') return found;
      }
      return await read({ process: startProcess(program), files: 0 }, ...asked);
    },
    close: () => {
      for (const one of [...waiting]) end(one);
    },
  };
}

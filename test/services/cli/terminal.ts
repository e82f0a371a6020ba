import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '#services/cli/program.ts';
import { loadConfig } from '#shared/config.ts';
import { openBackend } from '#shared/queues/backend.ts';
import type { QueueName } from '#shared/queues/contracts.ts';

/** A folder that does not exist, so that no command finds the stack that may run in this clone. */
const NO_STACK = join(tmpdir(), 'tender-data-api-no-stack');

export type Ran = { code: number; stdout: string; stderr: string };

/**
 * Runs a command line in this process, with settings instead of the environment.
 * @param printed called after each write to standard error, with everything written to it so far
 */
export async function tenders(
  argv: readonly string[],
  settings: Record<string, string> = {},
  printed: (stderr: string) => void = () => undefined,
): Promise<Ran> {
  const ran: Ran = { code: -1, stdout: '', stderr: '' };
  ran.code = await runProgram(argv, {
    stdout: {
      write: (text) => {
        ran.stdout += text;
      },
    },
    stderr: {
      write: (text) => {
        ran.stderr += text;
        printed(ran.stderr);
      },
    },
    loadConfig: () => loadConfig({ DATA_DIR: NO_STACK, ...settings }),
  });
  return ran;
}

/** Runs a command line with `--json`. @throws if standard output is not exactly one JSON value */
export async function tendersJson(
  argv: readonly string[],
  settings: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the JSON of its command
): Promise<{ code: number; document: any }> {
  const { code, stdout } = await tenders([...argv, '--json'], settings);
  return { code, document: JSON.parse(stdout) };
}

/** Gives the messages of a queue to a function, as a worker does, while `act` runs. @returns its result */
export async function working<Result>(
  settings: Record<string, string>,
  queue: QueueName,
  handle: (message: never) => unknown,
  act: () => Promise<Result>,
): Promise<Result> {
  const backend = openBackend(loadConfig(settings));
  const worker = backend.worker(queue, async (job) => void (await handle(job.data as never)), {});
  try {
    return await act();
  } finally {
    await worker.close();
    await backend.close();
  }
}

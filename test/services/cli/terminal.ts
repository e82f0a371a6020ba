import { runProgram } from '#services/cli/program.ts';
import { loadConfig } from '#shared/config.ts';

/** What a command line printed and how it ended. */
export type Ran = { code: number; stdout: string; stderr: string };

/**
 * Runs a command line in this process, with settings instead of the environment.
 * @param printed called with everything written to standard error so far, whenever something is
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
    loadConfig: () => loadConfig(settings),
  });
  return ran;
}

/** Runs with `--json` and reads the one document; fails where standard output is anything else. */
export async function tendersJson(
  argv: readonly string[],
  settings: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the document of its command
): Promise<{ code: number; document: any }> {
  const { code, stdout } = await tenders([...argv, '--json'], settings);
  return { code, document: JSON.parse(stdout) };
}

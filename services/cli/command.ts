import type { Config } from '#shared/config.ts';
import type { Connections } from './connect.ts';
import type { Progress } from './progress.ts';

/** An option of a command, for `parseArgs` and for the help. */
export type Option = {
  type: 'string' | 'boolean';
  description: string;
  /** Placeholder of the value in the help, such as `<date>`; absent for flags. */
  value?: string;
};

/**
 * The result of a command: exit code, the value that `--json` prints, and the text for people. `json` is null for a
 * command whose child process has printed its own output and ended with this code.
 */
export type Outcome = { code: 0 | 1; json: unknown; text: string } | { code: number; json: null };

export type Context = {
  config: Config;
  /** Arguments after the command's name that are not options. */
  args: readonly string[];
  /** Options given, by name; checked against the declaration, absent where not given. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Opens database and queues on first use; closed when the command has ended. */
  connect: () => Promise<Connections>;
  /** Shows progress on standard error. */
  progress: () => Progress;
  /** Prints a line for people on standard error. */
  say: (line: string) => void;
};

/** One command of `tenders`: a value in the registry. */
export type Command = {
  name: string;
  summary: string;
  /** Forms of the command line after the program's name, one per line of help. */
  usage: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** All arguments after the name are passed to another program unchanged. */
  forwards?: true;
  /**
   * @throws UsageError where the arguments are wrong (exit code 2); EnvironmentError where something is missing or not
   *   running (exit code 1)
   */
  run: (context: Context) => Promise<Outcome>;
};

/** @returns the value of a text option, undefined where it was not given */
export function textOption(context: Context, name: string): string | undefined {
  const value = context.options[name];
  return typeof value === 'string' ? value : undefined;
}

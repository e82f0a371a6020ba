import type { Config } from '#shared/config.ts';
import type { Connections } from './connect.ts';
import type { Progress } from './progress.ts';

/** An option of a command: what `parseArgs` needs, and what the help says. */
export type Option = {
  type: 'string' | 'boolean';
  description: string;
  /** What stands for the value in the help, such as `<date>`; absent for flags. */
  value?: string;
};

/**
 * What a command has to say at its end: one JSON document for programs, the same for people, and whether it worked.
 * Null for a command whose child process has spoken for itself with this code.
 */
export type Outcome = { code: 0 | 1; document: unknown; text: string } | { code: number; document: null };

export type Context = {
  config: Config;
  /** Words after the command's name that are no options. */
  args: readonly string[];
  /** Options given, by name; checked against the declaration, absent where not given. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Opens database and queues on first use; closed when the command has ended. */
  connect: () => Promise<Connections>;
  /** Where progress is shown; never on the stream of results. */
  progress: () => Progress;
  /** Tells a person something in passing, on the stream of progress. */
  say: (line: string) => void;
};

/** One command of `tenders`: a value in the registry. */
export type Command = {
  name: string;
  summary: string;
  /** Forms of the command line after the program's name, one per line of help. */
  usage: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** Everything after the name goes to another program as it is. */
  forwards?: true;
  /**
   * @throws UsageError when the words make no sense together (exit 2); EnvironmentError when something is not there
   *   or not running (exit 1)
   */
  run: (context: Context) => Promise<Outcome>;
};

/** @returns an option's text where it was given */
export function textOption(context: Context, name: string): string | undefined {
  const value = context.options[name];
  return typeof value === 'string' ? value : undefined;
}

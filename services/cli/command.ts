import type { Config } from '#shared/config.ts';
import { UsageError } from '#shared/errors.ts';
import type { CommandRole, Connections } from './connect.ts';
import type { ImportBar } from './import-progress.ts';
import type { Progress } from './progress.ts';

/** An option of a command, as declared for `parseArgs` and shown in the help. */
export type CommandOption = {
  type: 'string' | 'boolean';
  description: string;
  /** Placeholder for the value in the help, such as `<date>`; absent for flags. */
  value?: string;
};

/**
 * The result of a command: exit code, the value that `--json` prints, and the text for people. `json` is null if a child
 * process has printed the output; `code` is then its exit code.
 */
export type CommandOutcome = { code: 0 | 1; json: unknown; text: string } | { code: number; json: null };

export type Context = {
  config: Config;
  /** Arguments after the command's name that are not options. */
  args: readonly string[];
  /** Values of the given options, by name, checked against the declaration. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  /**
   * Connects to the database on first use, by default as the operator; the connections are closed when the command has
   * ended.
   */
  connect: (role?: CommandRole) => Promise<Connections>;
  /** Shows progress on standard error. */
  progress: () => Progress;
  /** Shows the progress of an import on standard error. */
  importProgress: () => Promise<ImportBar>;
  /** Prints a line on standard error. */
  say: (line: string) => void;
};

/** One command of `tenders`; commands/index.ts has its name and summary. */
export type Command = {
  /** Forms of the command line without the program's name; the help shows one per line. */
  usage: readonly string[];
  options: Readonly<Record<string, CommandOption>>;
  /** Whether all arguments after the name are passed to another program unchanged. */
  forwards?: true;
  /**
   * @throws UsageError if the arguments are wrong whatever the data (exit code 2); RequestError if what they name does not
   *   exist or its state does not allow it, EnvironmentError if something is missing or not running (exit code 1)
   */
  run: (context: Context) => Promise<CommandOutcome>;
};

/** An option without a value. */
export const flag = (description: string): CommandOption => ({ type: 'boolean', description });

/** An option with a value, such as `<date>`. */
export const valued = (value: string, description: string): CommandOption => ({
  type: 'string',
  value,
  description,
});

/** What follows the name of an action, such as `revoke` of `keys revoke <id>`, is given to it as words. */
export type Actions = Readonly<
  Record<string, (context: Context, words: readonly string[]) => Promise<CommandOutcome>>
>;

/**
 * @param name of the command
 * @param most words that an action may take
 * @returns its `run`: runs the action that the first argument names
 */
export const runAction =
  (name: string, actions: Actions, most = Number.POSITIVE_INFINITY): Command['run'] =>
  async (context) => {
    const [action = '', ...words] = context.args;
    if (!Object.hasOwn(actions, action))
      throw new UsageError(
        `${name} takes one of ${Object.keys(actions).join(', ')}; not ${action || 'nothing'}`,
      );
    if (words.length > most)
      throw new UsageError(`${name} ${action} takes only options, not ${words.join(' ')}`);
    return actions[action]!(context, words);
  };

/** @returns the value of a text option, or undefined if it was not given */
export function textOption(context: Context, name: string): string | undefined {
  const value = context.options[name];
  return typeof value === 'string' ? value : undefined;
}

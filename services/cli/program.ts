import { parseArgs } from 'node:util';
import type { Config } from '#shared/config.ts';
import { ConfigError, EnvironmentError, RequestError, UsageError } from '#shared/errors.ts';
import { nearest } from '#shared/text/nearest.ts';
import type { Command, CommandOutcome, Context } from './command.ts';
import { commands, type ListedCommand } from './commands/index.ts';
import type { Connections } from './connect.ts';
import { commandHelp, overview } from './help.ts';
import { openProgress, type ProgressStream } from './progress.ts';

/** Output streams and settings of the program. */
export type Terminal = {
  /** Results: text for people, or exactly one JSON value. */
  stdout: { write: (text: string) => unknown };
  /** Progress, hints and failures. */
  stderr: ProgressStream;
  loadConfig: () => Config | Promise<Config>;
};

/**
 * Runs one command line.
 * @param argv arguments after the program's name
 * @returns the exit code: 0 success, 1 failure, 2 wrong usage
 */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  const json = argv.includes('--json');
  try {
    return await dispatch(argv, json, terminal);
  } catch (error) {
    const { code, message } = explain(error);
    // With --json the message is printed without the usage text after the blank line.
    const [reason] = message.split('\n\n');
    if (json) terminal.stdout.write(`${JSON.stringify({ error: reason }, null, 2)}\n`);
    terminal.stderr.write(`${message}\n`);
    return code;
  }
}

async function dispatch(argv: readonly string[], json: boolean, terminal: Terminal): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.stdout.write(`${overview(commands)}\n`);
    return 0;
  }
  const listed = commands.find((known) => known.name === name);
  if (!listed) throw new UsageError(unknownCommand(name));
  const { command } = await listed.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.stdout.write(`${commandHelp(listed, command)}\n`);
    return 0;
  }
  const { args, options } = command.forwards
    ? { args: rest, options: {} }
    : parseWords(listed, command, rest);
  if (!command.forwards) refuseOptions(listed, command, args, options);
  const outcome = await run(command, args, options, terminal);
  if (outcome.json === null) return outcome.code;
  terminal.stdout.write(json ? `${JSON.stringify(outcome.json, null, 2)}\n` : `${outcome.text}\n`);
  return outcome.code;
}

async function run(
  command: Command,
  args: readonly string[],
  options: Context['options'],
  terminal: Terminal,
): Promise<CommandOutcome> {
  const config = await terminal.loadConfig();
  let connections: Promise<Connections> | undefined;
  const context: Context = {
    config,
    args,
    options,
    connect: (role = 'tender_operator') => {
      // Loaded on first use, as commands and settings are: help needs none of them.
      connections ??= import('./connect.ts').then(({ connect }) => connect(config, role));
      return connections;
    },
    progress: () => openProgress(terminal.stderr),
    importProgress: async () => (await import('./import-progress.ts')).openImportProgress(terminal.stderr),
    say: (line) => terminal.stderr.write(`${line}\n`),
  };
  try {
    return await command.run(context);
  } finally {
    // An error while connecting has already been thrown to the command.
    const open = await connections?.catch(() => undefined);
    await open?.close();
  }
}

function parseWords(
  listed: ListedCommand,
  command: Command,
  words: string[],
): Pick<Context, 'args' | 'options'> {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...command.options, json: { type: 'boolean' } },
    });
    return { args: positionals, options: values as Context['options'] };
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // What follows the first sentence is advice for another kind of word than an operator meant.
    const [reason] = (error as Error).message.split('. To specify');
    throw new UsageError(`${reason}\n\n${commandHelp(listed, command)}`);
  }
}

/**
 * An option counts only in the forms of `usage` that name it; elsewhere it would be ignored without a word.
 * @throws UsageError for an option that belongs to another action of the command, and for options of which no form has all
 */
function refuseOptions(
  { name }: ListedCommand,
  { usage }: Command,
  [action = '']: Context['args'],
  options: Context['options'],
): void {
  const second = (form: string) => form.split(' ')[1] ?? '';
  const named = usage.filter((form) => second(form).split('|').includes(action));
  const forms =
    named.length > 0 ? named : usage.filter((form) => ['<', '[', '-'].includes(second(form).charAt(0)));
  if (action === '' || forms.length === 0) return;
  const ofForms = forms.map((form) => {
    const words = form.replaceAll('[', '').replaceAll(']', '').split(' ');
    return new Set(['--json', ...words.filter((word) => word.startsWith('--'))]);
  });
  const known = new Set(ofForms.flatMap((ofForm) => [...ofForm]));
  const given = Object.keys(options).map((option) => `--${option}`);
  const refused = given.filter((option) => !known.has(option));
  if (refused.length > 0)
    throw new UsageError(
      `${name} ${action} does not take ${refused.join(', ')}; it takes ${[...known].join(', ')}`,
    );
  const clashing = given.filter((one) =>
    given.some((other) => !ofForms.some((ofForm) => ofForm.has(one) && ofForm.has(other))),
  );
  if (clashing.length > 0)
    throw new UsageError(
      `${name} ${action} does not take ${clashing.join(', ')} together; \`tenders ${name} --help\` shows its forms`,
    );
}

function unknownCommand(name: string | undefined): string {
  if (name === undefined || name.startsWith('-')) return overview(commands);
  const guess = nearest(
    name,
    commands.map((command) => command.name),
  );
  return `there is no command ${name}${guess ? `; did you mean ${guess}?` : ''}\n\n${overview(commands)}`;
}

/** @returns exit code and message; unexpected errors are defects and include their stack */
function explain(error: unknown): { code: number; message: string } {
  if (error instanceof UsageError || error instanceof ConfigError) return { code: 2, message: error.message };
  if (error instanceof EnvironmentError || error instanceof RequestError) {
    return { code: 1, message: error.message };
  }
  if (lostConnection.has((error as { code?: string } | null)?.code ?? '')) {
    return { code: 1, message: `the connection to the database was lost: ${(error as Error).message}` };
  }
  return { code: 1, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Error codes of the system and of PostgreSQL for a lost connection. */
const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

/** The terminal of this process. */
export const ownTerminal = (): Terminal => ({
  stdout: process.stdout,
  stderr: process.stderr,
  loadConfig: async () => (await import('#shared/config.ts')).loadConfig(),
});

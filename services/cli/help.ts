import type { Command, CommandOption } from './command.ts';
import type { ListedCommand } from './commands/index.ts';

const PROGRAM = 'npm run -s tenders --';

const forEveryCommand: Record<string, CommandOption> = {
  json: { type: 'boolean', description: 'print one JSON value on standard output, for programs' },
  help: { type: 'boolean', description: 'show this help' },
};

/** @returns the list of commands */
export function overview(commands: readonly ListedCommand[]): string {
  return [
    `usage: ${PROGRAM} <command> [options]`,
    '',
    'commands:',
    ...aligned(commands.map(({ name, summary }) => [name, summary])),
    '',
    `\`${PROGRAM} <command> --help\` shows a command's options.`,
    'The database is DATABASE_URL if set, otherwise that of a running `npm start`.',
    'Exit codes: 0 success, 1 failure, 2 wrong usage.',
  ].join('\n');
}

/** @returns the usage and options of a command */
export function commandHelp({ name, summary }: ListedCommand, command: Command): string {
  const options = { ...command.options, ...(command.forwards ? {} : forEveryCommand) };
  return [
    `${name}: ${summary}`,
    '',
    ...command.usage.map((form, index) => `${index === 0 ? 'usage:' : '      '} ${PROGRAM} ${form}`),
    '',
    'options:',
    ...aligned(
      Object.entries(options).map(([name, { value, description }]) => [
        `--${name}${value ? ` ${value}` : ''}`,
        description,
      ]),
    ),
  ].join('\n');
}

function aligned(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, EnvironmentError, UsageError } from '#shared/errors.ts';
import { southAfricanTime } from '#shared/time.ts';
import { disposeAll, openHarness } from './harness/harness.ts';
import { describeCommit, describeMachine } from './machine.ts';
import type { Answer, Failure, Question, RunSettings } from './question.ts';
import { questions } from './questions/index.ts';
import { describeAnswers, record } from './report.ts';
import { conclude } from './statistics.ts';

/** `npm run bench [-- name…]`: answers questions about speed, each as a ratio measured in this run. */

const FULL: RunSettings = { rounds: 7, seconds: 4, releases: 50_000, tenders: 200_000, large: 500_000 };
const RESULTS = new URL('results.md', import.meta.url);
const drawingOf = ({ name }: Question) => new URL(`${name}.svg`, import.meta.url);

const USAGE = `usage: npm run -s bench -- [name…] [options]

questions:
${questions.map(({ name, asks }) => `  ${name.padEnd(12)}${asks}`).join('\n')}

options:
  --rounds <n>    measured rounds of each side (${FULL.rounds}; ingest at most 3)
  --seconds <n>   length of one round of requests (${FULL.seconds})
  --releases <n>  releases that ingest takes in; crowd asks four times as many requests, screening compares twice as many names (${FULL.releases})
  --tenders <n>   tenders that cold-list and peers read from (${FULL.tenders})
  --large <n>     tenders that search, site, memory and snapshot read from; export writes twice as many (${FULL.large})
  --against <dir> checkout of another commit, installed, that the question against measures (this one, which shows the noise)
  --json          print a JSON array instead of a table
  --strict        end with 1 when a target is not met
  --record        write bench/results.md although the sizes were changed
A run with changed sizes is not written to bench/results.md.`;

type Command = {
  chosen: readonly Question[];
  settings: RunSettings;
  json: boolean;
  strict: boolean;
  record: boolean;
};

function parse(argv: string[]): Command | null {
  const count = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      rounds: count,
      seconds: count,
      releases: count,
      tenders: count,
      large: count,
      against: count,
      json: flag,
      strict: flag,
      record: flag,
      help: flag,
    },
  });
  if (values.help) return null;
  const unknown = positionals.filter((name) => !questions.some((question) => question.name === name));
  if (unknown.length > 0) throw new UsageError(`there is no question ${unknown.join(', ')}\n\n${USAGE}`);
  const settings = { ...FULL };
  for (const name of ['rounds', 'seconds', 'releases', 'tenders', 'large'] as const) {
    const value = values[name];
    if (value === undefined) continue;
    if (!/^[1-9]\d{0,7}$/.test(value))
      throw new UsageError(`--${name} must be a whole number from 1, not ${value}`);
    settings[name] = Number(value);
  }
  if (values.against !== undefined) settings.against = resolve(values.against);
  const full = JSON.stringify(settings) === JSON.stringify(FULL);
  return {
    chosen: questions.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    settings,
    json: values.json,
    strict: values.strict,
    record: full || values.record,
  };
}

async function main(argv: string[]): Promise<number> {
  const command = parse(argv);
  if (command === null) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const { chosen, settings } = command;
  const answers: (Answer | Failure)[] = [];
  let postgres: string | undefined;
  for (const question of chosen) {
    const say = (line: string) => process.stderr.write(`${question.name}: ${line}\n`);
    say(question.asks);
    try {
      await using harness = await openHarness();
      const measured = await question.measure({ ...settings, harness, say });
      postgres ??= measured.postgres;
      answers.push(conclude(question, measured));
      if (command.record && measured.drawing) await writeFile(drawingOf(question), measured.drawing);
    } catch (error) {
      // Failures while everything is being stopped mean nothing.
      if (stopping) return 1;
      const message = expected(error) ? error.message : ((error as Error).stack ?? String(error));
      say(`failed: ${message}`);
      answers.push({
        question: question.name,
        target: question.target,
        met: false,
        ...(question.better && { better: question.better }),
        error: message,
      });
    }
  }
  if (command.record) {
    await record(RESULTS, {
      date: southAfricanTime(new Date()).slice(0, 16).replace('T', ' '),
      machine: describeMachine(postgres),
      commit: describeCommit(),
      settings: `${settings.rounds} rounds of ${settings.seconds} s, ${settings.releases} releases, ${settings.tenders} and ${settings.large} tenders`,
      answers,
    });
  }
  const text = command.json ? JSON.stringify(answers, null, 2) : `\n${describeAnswers(answers)}`;
  process.stdout.write(`${text}\n`);
  const failed = answers.some((answer) => 'error' in answer);
  return failed || (command.strict && answers.some(({ met }) => !met)) ? 1 : 0;
}

const expected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof ConfigError || error instanceof EnvironmentError;

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    stopping = true;
    await disposeAll();
    process.exit(1);
  });
}
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const misused = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  if (!misused && !expected(error)) throw error;
  process.stderr.write(`${(error as Error).message}\n${misused ? `\n${USAGE}\n` : ''}`);
  process.exitCode = misused || error instanceof UsageError ? 2 : 1;
}

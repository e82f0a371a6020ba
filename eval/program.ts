import { parseArgs } from 'node:util';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { type Evaluation, resultOf } from './evaluation.ts';
import type { RealData } from './real-data.ts';
import { describeResult } from './report.ts';

/** What the program works with, so that tests can replace it. */
export type Environment = {
  evaluations: readonly Evaluation[];
  data: RealData;
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
};

/**
 * Runs one evaluation on real data.
 * @param argv the name of an evaluation, and options
 * @returns the exit code: 0 all targets met, or skipped because the data is absent; 1 a target not met; 2 wrong usage
 */
export async function runEvaluation(argv: readonly string[], environment: Environment): Promise<number> {
  const { evaluations, data, stdout, stderr } = environment;
  const usage = describeUsage(evaluations);
  try {
    const command = parse(argv, evaluations);
    if (command === null) {
      stdout.write(`${usage}\n`);
      return 0;
    }
    const { evaluation, json } = command;
    try {
      const progress = (line: string) => stderr.write(`${evaluation.name}: ${line}\n`);
      const result = resultOf(evaluation, await evaluation.run({ data, progress }));
      stdout.write(`${json ? JSON.stringify(result, null, 2) : describeResult(result)}\n`);
      return result.met ? 0 : 1;
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      stderr.write(`${evaluation.name}: skipped: ${error.message}\n`);
      if (json) stdout.write(`${JSON.stringify(skippedResult(evaluation, error), null, 2)}\n`);
      return 0;
    }
  } catch (error) {
    const misused = error instanceof UsageError || isParseError(error);
    if (!misused) throw error;
    stderr.write(`${error.message}\n\n${usage}\n`);
    return 2;
  }
}

function parse(
  argv: readonly string[],
  evaluations: readonly Evaluation[],
): { evaluation: Evaluation; json: boolean } | null {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { json: flag, help: flag },
  });
  if (values.help) return null;
  const [name, ...more] = positionals;
  if (name === undefined) throw new UsageError('the name of an evaluation is missing');
  if (more.length > 0) throw new UsageError(`one evaluation at a time, not ${positionals.join(' ')}`);
  const evaluation = evaluations.find((one) => one.name === name);
  if (!evaluation) throw new UsageError(`there is no evaluation ${name}`);
  return { evaluation, json: values.json };
}

const describeUsage = (
  evaluations: readonly Evaluation[],
): string => `usage: npm run -s eval -- <name> [--json]

evaluations:
${evaluations.map(({ name, question }) => `  ${name.padEnd(12)}${question}`).join('\n')}

options:
  --json  print one JSON document instead of tables
Ends with 0 when all targets are met or the data is absent, 1 when a target is not met, 2 when misused.`;

const skippedResult = ({ name }: Evaluation, { message }: Error) => ({
  name,
  n: 0,
  figures: {},
  baselines: {},
  targets: {},
  met: false,
  error: message,
});

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') ?? false);

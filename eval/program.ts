import { parseArgs } from 'node:util';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { type Claim, judge } from './evaluation.ts';
import type { RealData } from './real-data.ts';
import { describeVerdict } from './report.ts';

/** What the program needs of its surroundings. */
export type Surroundings = {
  claims: readonly Claim[];
  data: RealData;
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
};

/**
 * Puts one claim to the test on real data.
 * @param argv the name of a claim and options
 * @returns the exit code: 0 met, 1 not met or the data is absent, 2 a command line that cannot be understood
 */
export async function runEval(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { claims, data, stdout, stderr } = surroundings;
  const usage = describeUsage(claims);
  try {
    const command = parse(argv, claims);
    if (command === null) {
      stdout.write(`${usage}\n`);
      return 0;
    }
    const { claim, json } = command;
    try {
      const say = (line: string) => stderr.write(`${claim.name}: ${line}\n`);
      const verdict = judge(claim, await claim.run({ data, say }));
      stdout.write(`${json ? JSON.stringify(verdict, null, 2) : describeVerdict(verdict)}\n`);
      return verdict.met ? 0 : 1;
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      stderr.write(`${claim.name}: not judged: ${error.message}\n`);
      if (json) stdout.write(`${JSON.stringify(unjudged(claim, error), null, 2)}\n`);
      return 1;
    }
  } catch (error) {
    const misused = error instanceof UsageError || isParseError(error);
    if (!misused) throw error;
    stderr.write(`${error.message}\n\n${usage}\n`);
    return 2;
  }
}

function parse(argv: readonly string[], claims: readonly Claim[]): { claim: Claim; json: boolean } | null {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { json: flag, help: flag },
  });
  if (values.help) return null;
  const [name, ...more] = positionals;
  if (name === undefined) throw new UsageError('which claim?');
  if (more.length > 0) throw new UsageError(`one claim at a time, not ${positionals.join(' ')}`);
  const claim = claims.find((one) => one.name === name);
  if (!claim) throw new UsageError(`there is no claim ${name}`);
  return { claim, json: values.json };
}

const describeUsage = (claims: readonly Claim[]): string => `usage: npm run -s eval -- <name> [--json]

claims:
${claims.map(({ name, question }) => `  ${name.padEnd(12)}${question}`).join('\n')}

options:
  --json  print one JSON document instead of tables
Ends with 0 when the claim is met, 1 when it is not or its data is absent, 2 when misused.`;

const unjudged = ({ name }: Claim, { message }: Error) => ({
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

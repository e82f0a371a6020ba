import { parseArgs } from 'node:util';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { giveBackAtRest } from '#shared/process/rest.ts';
import { onShutdown } from '#shared/process/shutdown.ts';
import { faultKinds } from '#shared/sample/faults.ts';
import { parseSouthAfrican, parseStandard } from '#shared/time.ts';
import type { PublisherOptions } from './http/server.ts';

/**
 * Runs the sample publisher alone. Prints `publisher <url>`; a parent that forked it receives `{ ready, since }`.
 */

const USAGE = `usage: node services/sample-publisher/main.ts [options]
  --port <n>          port to listen on; 0, the default, takes a free one
  --host <address>    address to listen on (127.0.0.1)
  --releases <n>      number of releases published at the start (2000)
  --seed <n>          the same seed gives the same data (1)
  --faults <spec>     such as 500:0.05,slow:0.02:30000,unstable; probability and parameter may be left out
  --files <folder>    serve the real releases and portal rows of a folder instead of generated ones
  --now <time>        time of the clock at the start (the real time); without an offset, South African time
  --clock-rate <n>    clock seconds per second (1)
  --since <time>      beginning of the publications, to continue the data of an earlier run
  --page-cap <n>      largest page a list gives (1000)
faults: ${Object.entries(faultKinds)
  .map(([kind, { meaning }]) => `\n  ${kind.padEnd(18)}${meaning}`)
  .join('')}
`;

function options(): PublisherOptions {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      releases: { type: 'string' },
      seed: { type: 'string' },
      faults: { type: 'string' },
      files: { type: 'string' },
      now: { type: 'string' },
      'clock-rate': { type: 'string' },
      since: { type: 'string' },
      'page-cap': { type: 'string' },
    },
  });
  return given({
    port: whole('port', values.port, 0, 65_535),
    host: values.host,
    releases: whole('releases', values.releases, 1, 10_000_000),
    seed: whole('seed', values.seed, 0, 0xffffffff),
    faults: values.faults,
    files: values.files,
    now: time('now', values.now),
    clockRate: rate(values['clock-rate']),
    since: time('since', values.since),
    pageCap: whole('page-cap', values['page-cap'], 1, 1_000_000),
  });
}

function whole(name: string, value: string | undefined, min: number, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}`);
  return number;
}

function rate(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!(number >= 0)) throw new UsageError('--clock-rate must be a number from 0');
  return number;
}

/** Of a time that states it, such as the `since` of an earlier run. */
const OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

function time(name: string, value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const parsed = OFFSET.test(value) ? parseStandard(value) : parseSouthAfrican(value);
  if (parsed.kind !== 'instant') throw new UsageError(`--${name} must be a time such as 2026-09-16T11:00`);
  return new Date(parsed.instant);
}

/** Leaves out what was not given, so that defaults apply. */
const given = (
  values: { [Name in keyof PublisherOptions]: PublisherOptions[Name] | undefined },
): PublisherOptions => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const misused = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}
try {
  giveBackAtRest();
  const chosen = options();
  // Loaded when the options are right: what it generates from takes half a second.
  const { startPublisher } = await import('./http/server.ts');
  const publisher = await startPublisher(chosen);
  onShutdown(createLog('publisher', 'warn'), { server: () => publisher.close() });
  for (const note of publisher.notes) process.stderr.write(`${note}\n`);
  process.stdout.write(`publisher ${publisher.url}\n`);
  process.send?.({ ready: publisher.url, since: publisher.since?.toISOString() ?? null });
} catch (error) {
  if (misused(error)) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

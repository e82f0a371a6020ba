import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '#shared/errors.ts';
import { parseFaults } from '#shared/sample/faults.ts';
import { replayedFiles } from '#shared/sample/replayed-files.ts';

/** The options of `npm start`. */
export type LocalOptions = {
  /** Where releases come from: the real publishers, generated ones, or the files of a folder (absolute path). */
  data:
    | { kind: 'live' }
    | { kind: 'generated'; releases: number; seed: number }
    | { kind: 'files'; folder: string };
  /** Fault spec of the sample publisher; null for no faults. */
  faults: string | null;
  /** Whether the queues are in Redis if there is one; otherwise they are in PostgreSQL. */
  redis: boolean;
};

const DEFAULT_RELEASES = 2_000;
const DEFAULT_SEED = 1;

/** What `npm start -- --help` prints. */
export const USAGE = `usage: npm start -- [--live | --files <folder> | --releases <n> --seed <n>] [--faults <spec>] [--no-redis]
  --live            the real publishers (OCDS_BASE_URL and so on) instead of the sample publisher
  --files <folder>  the sample publisher replays real release files
  --releases <n>    how many releases the sample publisher generates (${DEFAULT_RELEASES})
  --seed <n>        another set of generated releases (${DEFAULT_SEED})
  --faults <spec>   the sample publisher fails on purpose, such as 500:0.05,unstable (node services/sample-publisher/main.ts --help)
  --no-redis        queues in PostgreSQL, also where Redis is installed or REDIS_URL is set
`;

/** Whether somebody asks for the options, and wants nothing started. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

/** @throws UsageError naming the error, with the usage text */
export function parseOptions(args: string[]): LocalOptions {
  const { live, files, releases, seed, faults, 'no-redis': noRedis } = read(args);
  const redis = !noRedis;
  const generated = releases !== undefined || seed !== undefined;
  if (live && (files !== undefined || generated || faults !== undefined)) {
    throw wrong('--live uses the real publishers; the other options are for the sample publisher');
  }
  if (files !== undefined && generated)
    throw wrong('--files replays what it finds; it takes neither --releases nor --seed');
  if (live) return { data: { kind: 'live' }, faults: null, redis };
  if (files !== undefined)
    return { data: { kind: 'files', folder: existing(files) }, faults: knownFaults(faults), redis };
  return {
    data: {
      kind: 'generated',
      releases: whole('--releases', releases, 1) ?? DEFAULT_RELEASES,
      seed: whole('--seed', seed, 0) ?? DEFAULT_SEED,
    },
    faults: knownFaults(faults),
    redis,
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        live: { type: 'boolean', default: false },
        files: { type: 'string' },
        releases: { type: 'string' },
        seed: { type: 'string' },
        faults: { type: 'string' },
        'no-redis': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

/** @returns the absolute path of a folder; looked at before anything is started */
function existing(folder: string): string {
  const path = resolve(folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw wrong(`--files ${folder}: must be a folder with release files, and ${path} is none`);
  if (replayedFiles(path).length === 0)
    throw wrong(`--files ${folder}: must hold release files (.json or .json.gz), and ${path} holds none`);
  return path;
}

/** @returns the spec, which is checked before anything starts; null if it names no fault */
function knownFaults(spec: string | undefined): string | null {
  try {
    return spec === undefined || Object.keys(parseFaults(spec)).length === 0 ? null : spec;
  } catch (error) {
    throw wrong(`--faults ${spec}: ${(error as Error).message}`);
  }
}

function whole(name: string, text: string | undefined, min: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= 10_000_000) return value;
  throw wrong(`${name} ${text}: must be a whole number from ${min} to 10000000`);
}

const wrong = (reason: string): UsageError => new UsageError(`${reason}\n${USAGE}`);

/**
 * The name of a data set. Each data set has its own database and queues, so that generated and real tenders are never
 * mixed, nor those of two seeds.
 */
export function dataSet({ data }: LocalOptions): string {
  switch (data.kind) {
    case 'live':
      return 'live';
    case 'generated':
      return `sample_${data.releases}_${data.seed}`;
    case 'files':
      return `files_${createHash('sha256').update(data.folder).digest('hex').slice(0, 12)}`;
  }
}

/** @returns the data in a few words, for people */
export const describeData = (data: LocalOptions['data']): string => {
  switch (data.kind) {
    case 'live':
      return 'the real publishers';
    case 'files':
      return `the files in ${data.folder}`;
    case 'generated':
      return `${data.releases} generated releases, seed ${data.seed}`;
  }
};

import { readFileSync } from 'node:fs';
import { availableParallelism, hostname, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#shared/errors.ts';
import { contentSettings } from '#shared/settings/content.ts';
import { fileSettings } from '#shared/settings/files.ts';
import { modelSettings } from '#shared/settings/models.ts';
import { amount, oneOf, port, positive, secret, url, whole } from '#shared/settings/rules.ts';

/**
 * The only file that reads the environment. Each setting is declared once, with its default and its meaning;
 * `.env.example` and docs/reference/settings.md are generated from these declarations (`npm run generate`).
 */

const text = z.string();
const web = url(['http:', 'https:']);
const register = (of: string) =>
  web
    .optional()
    .describe(
      `Address of a file with ${of}, as \`tenders import\` takes it; fetched every night. Without it, none is fetched.`,
    );
const hosts = text
  .transform((names) => names.split(',').flatMap((host) => host.trim().toLowerCase() || []))
  .default([]);
const milliseconds = amount;
/** Printable ASCII, because PostgreSQL and its clients agree on the bytes of no other text. */
const password = (role: string, processes: string) =>
  text
    .regex(/^[\x21-\x7e]{16,}$/, { error: 'must be at least 16 printable ASCII characters without blanks' })
    .optional()
    .describe(
      `Password with which ${processes} log in as ${role}; \`prisma/migrate.ts deploy\` sets it. Read by nothing else.`,
    );

export const settings = {
  PORT: port.default(8080).describe('Port of the API; 0 takes a free one.'),
  HOST: text.default('127.0.0.1').describe('Address the API listens on; 0.0.0.0 in a container.'),
  API_PROCESSES: whole(1, 64)
    .optional()
    .describe(
      'Number of processes that share the port of the API. By default one fewer than the machine has cores, and at least 1.',
    ),
  OPERATOR_PORT: port
    .default(9464)
    .describe(
      'Port of /healthz and /metrics of each process; 0, or a port that another process has, takes a free one.',
    ),
  OPERATOR_HOST: text.default('127.0.0.1').describe('Address of that port; only operators should reach it.'),
  PUBLIC_URL: web
    .optional()
    .describe('Address callers use, for links in responses; by default http://HOST:PORT.'),
  TRUSTED_PROXIES: amount
    .default(0)
    .describe(
      'Number of proxies in front of the API that add the address of their caller to X-Forwarded-For. With 0, the API ignores that header.',
    ),
  DATA_DIR: text
    .default('.data')
    .describe('Folder of the one-command stack: embedded PostgreSQL, secrets, logs.'),
  DATABASE_URL: url(['postgres:', 'postgresql:'])
    .optional()
    .describe(
      'PostgreSQL 15 or newer, as the login of this process: the owner of the database for migrations, else tender_api, tender_worker or tender_operator. Without it the one-command stack starts its own.',
    ),
  DATABASE_PASSWORD_API: password('tender_api', 'API processes'),
  DATABASE_PASSWORD_WORKER: password('tender_worker', 'workers'),
  DATABASE_PASSWORD_OPERATOR: password('tender_operator', 'commands'),
  DATABASE_POOL: positive.default(10).describe('Maximum number of database connections of one process.'),
  REDIS_URL: url(['redis:', 'rediss:'])
    .optional()
    .describe(
      'Redis or Valkey for queues; without it they are in PostgreSQL. `npm start` has a Redis of its own then, where one is installed, unless `--no-redis` is given. Quotas are always in PostgreSQL.',
    ),
  JWT_SECRET: secret
    .optional()
    .describe(
      'Secret that signs cursors, sessions and addresses of stored files. It also keys the hashes of addresses that ask for feeds. `npm start` makes and keeps one.',
    ),
  JWT_PREVIOUS_SECRETS: text
    .transform((secrets) => secrets.split(','))
    .pipe(z.array(secret))
    .default([])
    .describe(
      'Earlier values of JWT_SECRET, separated by commas, whose tokens of users are accepted until they expire, and whose cursors are.',
    ),
  SESSION_HOURS: positive.default(12).describe('Hours after which a user has to log in again.'),
  LOGIN_JWKS_URL: web
    .optional()
    .describe(
      'Address of the keys (JWKS) of an external identity provider. With it, only tokens of that provider are accepted from users, and logins by password are rejected.',
    ),
  LOGIN_ISSUER: text.optional().describe('Issuer (`iss`) of the tokens of that provider.'),
  LOGIN_AUDIENCE: text.optional().describe('Audience (`aud`) of the tokens of that provider.'),
  LOGIN_CLAIMS: text
    .regex(/^(email|role|plan)=[^,=]+(,(email|role|plan)=[^,=]+)*$/, {
      error: 'must be a list of name=claim, such as email=email,role=tender_role,plan=tender_plan',
    })
    .transform((pairs) => Object.fromEntries(pairs.split(',').map((pair) => pair.split('='))))
    .pipe(
      z.object({
        email: z.string().default('email'),
        role: z.string().optional(),
        plan: z.string().optional(),
      }),
    )
    .default({ email: 'email' })
    .describe(
      'Claims of that provider that name the account of a user (`email`) and, where given, replace the stored role and plan: `email=email,role=tender_role`.',
    ),
  ...fileSettings,
  IDENTITY_KEY: secret
    .optional()
    .describe(
      'Secret with which workers hash identity numbers of persons. `npm start` makes and keeps one. After a change, records of one person are no longer recognised as such until a rebuild.',
    ),
  OCDS_BASE_URL: web
    .default('https://ocds-api.etenders.gov.za')
    .describe('National Treasury OCDS release API.'),
  ETENDERS_BASE_URL: web.default('https://www.etenders.gov.za').describe('eTenders portal.'),
  TREASURY_RESTRICTED_URL: web
    .default('https://ocpo.treasury.gov.za/RestrictedSupplier/RestrictedSuppliersReport.pdf')
    .describe('File with the Database of Restricted Suppliers, as PDF or workbook.'),
  TREASURY_DEFAULTERS_URL: web
    .default('https://www.treasury.gov.za/publications/other/Register%20for%20Tender%20Defaulters.pdf')
    .describe('File with the Register for Tender Defaulters, as PDF or workbook.'),
  REGISTER_CIPC_URL: register('the company register'),
  REGISTER_DIRECTORS_URL: register('directors of companies'),
  REGISTER_SOURCE_DIRECTORS_URL: register('directors of organs of state'),
  READER_TIMEOUT_MS: positive
    .default(20_000)
    .describe('Time after which the API disconnects a caller who reads nothing of an answer.'),
  COLLECT_FROM: z.iso
    .date({ error: 'must be a date such as 2024-01-31' })
    .default('2021-04-01')
    .describe('First publication day that is collected, unless a request names an earlier one.'),
  COLLECT_DELAY_MS: milliseconds
    .default(1000)
    .describe('Pause between two requests to one publisher; the publisher is slow and shared.'),
  COLLECT_TIMEOUT_MS: milliseconds
    .default(120_000)
    .describe('Maximum wait for one response; the publisher usually takes 45 to 60 s.'),
  COLLECT_RETRY_MS: milliseconds
    .default(5_000)
    .describe('Wait after the first failed request; doubled with every further failure.'),
  DOCUMENTS_ALLOWED_HOSTS: hosts.describe(
    'Hosts inside your network from which documents may be fetched, separated by commas, with the port where it is not the usual one. All other hosts that are not on the public internet are refused.',
  ),
  DOCUMENTS_MAX_MB: positive.default(50).describe('Largest document that is fetched, in megabytes.'),
  DOCUMENTS_TIMEOUT_MS: milliseconds
    .default(300_000)
    .describe('Longest time for fetching a document, redirects included.'),
  INTEL_SOURCES: oneOf('read', 'paused')
    .default('read')
    .describe(
      'Whether the sources of news that ship with the service are read from the start, or paused until `tenders intel resume`.',
    ),
  INTEL_SAMPLE_URL: web
    .optional()
    .describe(
      'Address of a sample publisher whose news is read in place of the sources that ship with the service, which are paused then.',
    ),
  INTEL_ALLOWED_HOSTS: hosts.describe(
    'Hosts inside your network from which news may be read, as in DOCUMENTS_ALLOWED_HOSTS.',
  ),
  ...contentSettings,
  ...modelSettings,
  QUEUE_LOCK_MS: positive
    .default(30_000)
    .describe('Time without a sign of life after which the message of a worker is given to another one.'),
  QUEUE_MAX_DEATHS: positive
    .default(3)
    .describe('A message is set aside when its process has died so many times without progress.'),
  SCHEDULE_JOBS: text
    .transform((names) => names.split(',').map((name) => name.trim()))
    .optional()
    .describe(
      'Names of the jobs that run at fixed times, separated by commas. All by default; `transition,requeue` leaves syncs to commands.',
    ),
  RAW_PAGE_DAYS: positive
    .default(14)
    .describe(
      'Days for which the exact bytes of responses are kept; the contents of their records stay for ever.',
    ),
  DISK_FREE_MB: amount
    .default(1024)
    .describe(
      'Megabytes that must be free on every watched disk and on that of the files. With less, uploads are rejected, and collecting, documents and exports wait until a quarter more is free.',
    ),
  DISK_PATHS: text
    .transform((paths) => paths.split(delimiter))
    .optional()
    .describe(
      'Folders on the disks that the service watches, separated by colons, such as that of PostgreSQL. By default DATA_DIR where it exists.',
    ),
  EVAL_DATA: text
    .default('../shared/data')
    .describe(
      'Folder with captured real data for evaluations and tests; a relative path starts at the project.',
    ),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .default('info')
    .describe('Lowest level that is logged.'),
} as const;

export type Config = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> };

/** `<NAME>_FILE` names a file that holds the value of `<NAME>`, as container platforms hand out secrets. */
const FILE = '_FILE';

/**
 * Reads and checks all settings. Each may be given as a variable or, under its name with `_FILE`, in a file.
 * @param env the variables to read, by default those of this process; empty strings count as absent
 * @returns every setting, parsed, with defaults
 * @throws ConfigError naming each wrong setting and its rule
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = givenValue(name, env);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const result = z.object(settings).safeParse(given);
  if (result.success) return result.data as Config;
  throw new ConfigError(
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  );
}

function givenValue(name: string, env: Record<string, string | undefined>): string | undefined {
  const [value, file] = [env[name], env[name + FILE]].map((text) => (text === '' ? undefined : text));
  if (file === undefined) return value;
  if (value !== undefined) throw new ConfigError(`${name}: set either ${name} or ${name}${FILE}, not both`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new ConfigError(
      `${name}${FILE}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

/**
 * @returns a setting that this process cannot run without
 * @throws ConfigError naming the setting when it is absent
 */
export function requireSetting<Name extends keyof Config>(
  config: Config,
  name: Name,
): NonNullable<Config[Name]> {
  const value = config[name];
  if (value === undefined || value === null) throw new ConfigError(`${name}: must be set for this process`);
  return value;
}

/** The folder of the one-command stack, absolute. */
export const dataDirectory = (config: Pick<Config, 'DATA_DIR'>): string => resolve(config.DATA_DIR);

/** How many API processes share a port. One core is left to PostgreSQL. */
export const apiProcesses = (config: Pick<Config, 'API_PROCESSES'>): number =>
  config.API_PROCESSES ?? Math.max(1, availableParallelism() - 1);

/** The folders on disks that are looked after. */
export const watchedPaths = (config: Pick<Config, 'DISK_PATHS' | 'DATA_DIR'>): string[] => [
  ...new Set(config.DISK_PATHS ?? [dataDirectory(config)]),
];

/** The folder with captured real data, absolute. It may be absent. */
export const evaluationDataDirectory = (config: Config): string =>
  resolve(import.meta.dirname, '..', config.EVAL_DATA);

/** Facts about the machine and the run that are not settings; here because only this file reads the environment. */
export const surroundings = {
  continuousIntegration: (process.env['CI'] ?? '') !== '' && process.env['CI'] !== 'false',
  hostname: hostname(),
  /** Of this user alone, because the folder of another user of the machine is closed. */
  scratch: join(tmpdir(), `tender-data-api-${process.getuid?.() ?? 'files'}`),
  /** The variables of this process, for a child process, with some added or replaced, also those given as files. */
  childEnvironment: (extra: Record<string, string | undefined>): NodeJS.ProcessEnv => ({
    ...process.env,
    ...Object.fromEntries(Object.keys(extra).map((name) => [name + FILE, undefined])),
    ...extra,
  }),
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { API_MEMORY, WORKER_MEMORY } from '#services/local/child.ts';
import { settings } from '#shared/config.ts';
import { newFolder } from '#test/support/folders.ts';
import { stages } from '#workers/all-stages.ts';
import { projectRoot } from './support/processes.ts';

type Service = {
  image: string;
  build?: { args: Record<string, string> };
  command?: string[];
  entrypoint?: string[];
  profiles?: string[];
  user?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  restart?: string;
  mem_limit?: string;
  logging?: { options: Record<string, string> };
  secrets?: string[];
  ports?: string[];
};

const text = readFileSync(join(projectRoot, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const services = Object.entries(compose.services);
const MEMORY = [...WORKER_MEMORY, ...API_MEMORY];
/** Without the options of node itself; the memory of a process is bounded in the same way everywhere. */
const ours = services
  .filter(([, service]) => service.build !== undefined)
  .map(([name, service]): [string, Service] => [
    name,
    {
      ...service,
      command: [...(service.entrypoint ?? []), ...(service.command ?? [])].filter(
        (word) => !MEMORY.includes(word),
      ),
    },
  ]);
/** Settings of the database image. */
const DATABASE_IMAGE = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'POSTGRES_INITDB_ARGS'];
/** Each setting may be given in a file. */
const SETTINGS = Object.keys(settings).flatMap((name) => [name, `${name}_FILE`]);
/** What each of our programs may be given. */
const programs: Record<string, (args: string[]) => boolean> = {
  'prisma/migrate.ts': ([command, ...rest]) =>
    ['deploy', 'status'].includes(command ?? '') && rest.length === 0,
  'workers/main.ts': (names) => names.length > 0 && names.every((name) => Object.hasOwn(stages, name)),
  'services/api/main.ts': (args) => args.length === 0,
  'services/cli/main.ts': (args) => args.length === 1,
};

/** @returns what is wrong with a command line of ours, or null */
function whyNotRunnable([program, file = '', ...args]: string[]): string | null {
  if (program !== 'node') return `${program} is not node`;
  if (file === '-e') return null;
  if (!existsSync(join(projectRoot, file))) return `${file} does not exist`;
  if (!programs[file]) return `${file} is not a process of the topology`;
  return programs[file](args) ? null : `${file} does not take ${args.join(' ')}`;
}

describe('compose.yaml', () => {
  it('runs each process of ours as a separate service', () => {
    const commands = ours.map(([, { command = [] }]) => command.slice(1).join(' ')).toSorted();
    expect(commands).toEqual([
      'prisma/migrate.ts deploy',
      'services/api/main.ts',
      'services/cli/main.ts --help',
      'workers/main.ts documents intel',
      'workers/main.ts exports',
      'workers/main.ts normalise derive publish content',
      'workers/main.ts plan collect',
      'workers/main.ts schedule rebuild',
    ]);
  });

  it.each([
    ['workers/main.ts', WORKER_MEMORY],
    ['services/api/main.ts', API_MEMORY],
  ])('bounds the memory of every process of %s', (file, options) => {
    for (const [name, { command = [] }] of services)
      if (command.includes(file))
        expect([name, options.filter((option) => !command.includes(option))]).toEqual([name, []]);
  });

  it('leaves no stage without a worker', () => {
    const worked = ours.flatMap(([, { command = [] }]) =>
      command[1] === 'workers/main.ts' ? command.slice(2) : [],
    );
    expect(worked.toSorted()).toEqual(Object.keys(stages).toSorted());
  });

  it.each(ours)('%s: command and health check can be run', (_, { command = [], healthcheck }) => {
    expect(whyNotRunnable(command)).toBeNull();
    if (healthcheck) expect(whyNotRunnable(healthcheck.test.slice(1))).toBeNull();
  });

  it('a command that cannot be run is found', () => {
    expect(whyNotRunnable(['node', 'workers/gone.ts'])).toMatch(/does not exist/);
    expect(whyNotRunnable(['node', 'workers/main.ts', 'colect'])).toMatch(/does not take colect/);
    expect(whyNotRunnable(['npm', 'start'])).toMatch(/not node/);
  });

  it.each(services)('%s: every environment name is a setting', (name, { environment = {} }) => {
    const known = name === 'postgres' ? DATABASE_IMAGE : SETTINGS;
    expect(Object.keys(environment).filter((key) => !known.includes(key))).toEqual([]);
  });

  it.each(services)('%s: does not run as root, and has a health check unless it ends', (_, service) => {
    expect(service.user).toMatch(/^(?!0|root)\w+/);
    expect(service.read_only).toBe(true);
    if (service.restart !== 'no') expect(service.healthcheck?.test.length).toBeGreaterThan(1);
  });

  it('every variable has a default or is required', () => {
    const variables = [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, inside = '']) => inside);
    expect(variables.length).toBeGreaterThan(0);
    // Without the first two, nothing is asked of a language model; the third is for a bucket only.
    const mayBeEmpty = ['AI_BASE_URL:-', 'AI_MODEL:-', 'STORAGE_ACCESS_KEY_ID:-'];
    expect(variables.filter((inside) => !/^\w+:[-?]./.test(inside) && !mayBeEmpty.includes(inside))).toEqual(
      [],
    );
    expect(text.replaceAll(/\$\{[^}]*\}/g, '')).not.toMatch(/(?<!\$)\$\w/);
  });

  it('secrets are files, made by the script, and each service has those it names', async () => {
    const folder = await newFolder();
    const { makeSecrets } = await import(join(projectRoot, 'scripts/compose-secrets.mjs'));
    expect(Object.keys(compose.secrets).toSorted()).toEqual(makeSecrets(folder).toSorted());
    for (const [name, { environment = {}, command = [], secrets = [] }] of services) {
      const paths = [...Object.values(environment), ...command].filter((word) =>
        word.startsWith('/run/secrets/'),
      );
      expect([name, paths.filter((path) => !secrets.includes(path.slice('/run/secrets/'.length)))]).toEqual([
        name,
        [],
      ]);
      expect(
        // These addresses hold no secret.
        Object.keys(environment).filter(
          (key) =>
            /(PASSWORD|SECRET|_URL|_KEY)$/.test(key) &&
            !['PUBLIC_URL', 'STORAGE_URL', 'AI_BASE_URL'].includes(key),
        ),
      ).toEqual([]);
    }
  });

  it('gives the key of a bucket to each service that reads or writes files', () => {
    const withFiles = ours.filter(([, { environment = {} }]) => 'STORAGE_URL' in environment);
    expect(withFiles.map(([name]) => name).toSorted()).toEqual([
      'api',
      'schedule',
      'worker-documents',
      'worker-exports',
    ]);
    for (const [name, { environment }] of withFiles)
      expect([name, Object.keys(environment!)]).toEqual([
        name,
        expect.arrayContaining(['STORAGE_ACCESS_KEY_ID', 'STORAGE_SECRET_ACCESS_KEY_FILE']),
      ]);
  });

  it.each(services)('%s: bounds memory and logs', (_, service) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.logging?.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
  });

  it('listens on the loopback address by default', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    expect(ports).toEqual([expect.stringMatching(/^\$\{API_BIND:-127\.0\.0\.1\}:/)]);
  });

  it('every third-party image may be given with its digest', () => {
    const images = services.flatMap(([, { build, image }]) => (build === undefined ? [image] : []));
    expect(images.filter((image) => !/^\$\{[A-Z]+_IMAGE:-\w+:\d+\}$/.test(image))).toEqual([]);
    for (const [, { build }] of ours) expect(Object.keys(build?.args ?? {})).toEqual(['NODE_IMAGE']);
  });

  it('gives each process the login of its role, and gives the owner and the passwords to the migration alone', () => {
    const given = Object.fromEntries(
      ours.map(([name, { environment = {} }]) => [name, environment['DATABASE_URL_FILE']?.split('/').at(-1)]),
    );
    expect(given).toEqual({
      migrate: 'database_url',
      'worker-collect': 'worker_database_url',
      'worker-documents': 'worker_database_url',
      'worker-exports': 'worker_database_url',
      'worker-normalise-publish': 'worker_database_url',
      schedule: 'worker_database_url',
      api: 'api_database_url',
      commands: 'operator_database_url',
    });
    for (const [name, { secrets = [] }] of ours)
      expect([name, secrets.filter((secret) => /_password$|^database_url$/.test(secret)).length]).toEqual([
        name,
        name === 'migrate' ? 4 : 0,
      ]);
  });

  it('shows replicas of API and workers, and waits for the migration', () => {
    for (const name of ['api', 'worker-collect', 'worker-normalise-publish']) {
      expect(compose.services[name]?.deploy?.replicas).toBeGreaterThan(1);
    }
    for (const [name, service] of ours.filter(([, { restart }]) => restart !== 'no')) {
      expect(service.depends_on?.['migrate']?.condition, name).toBe('service_completed_successfully');
    }
  });

  it('every service that another one waits for exists and supports that wait', () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const target = compose.services[other];
        expect(target, `${name} waits for ${other}`).toBeDefined();
        if (condition === 'service_healthy') expect(target?.healthcheck).toBeDefined();
        else expect(target?.restart).toBe('no');
      }
    }
  });
});

describe('Dockerfile', () => {
  const lines = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8').split('\n');

  it('copies folders that exist and all that the processes need', () => {
    const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    expect(copied).toEqual(
      expect.arrayContaining(['prisma', 'shared', 'workers', 'services', 'fixtures', 'package.json']),
    );
  });

  it('compiles modules as the user of the processes, because Node finds them for that user only', () => {
    const at = (line: string) => lines.findIndex((one) => one.startsWith(line));
    expect(at('RUN node --eval')).toBeGreaterThan(at('USER node'));
    expect(at('RUN for main in')).toBeGreaterThan(at('USER node'));
  });

  it('does not run as root in the end', () => {
    expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER node');
  });
});

import { parse } from 'yaml';
import { stages } from '#workers/all-stages.ts';
import { markdown } from './markdown.ts';

/** What the tables need of a service in compose.yaml. */
type Service = {
  build?: unknown;
  profiles?: string[];
  command?: string[];
  environment?: Record<string, string>;
  mem_limit?: string;
  volumes?: string[];
  restart?: string;
  deploy?: { replicas: number };
};

/** The login of a process, by the secret that has its address. */
const LOGINS: Readonly<Record<string, string>> = {
  database_url: 'owner of the database',
  worker_database_url: '`tender_worker`',
  api_database_url: '`tender_api`',
};

const servicesOf = (compose: string): [string, Service][] =>
  Object.entries((parse(compose, { merge: true }) as { services: Record<string, Service> }).services);

/** @returns the services that run a process of ours for as long as the service runs, and the migration */
const processesOf = (compose: string): [string, Service][] =>
  servicesOf(compose).filter(([, { build, profiles }]) => build !== undefined && profiles === undefined);

/** @returns the command line without the options of node about its memory */
const commandOf = ({ command = [] }: Service): string =>
  command.filter((word) => !/^--max|^--min/.test(word)).join(' ');

const runs = ({ command = [] }: Service, stage: string): boolean =>
  command.includes('workers/main.ts') && command.includes(stage);

/**
 * @param compose the text of compose.yaml
 * @returns Markdown table: each process of the service, the command that starts it, and its login
 */
export const processesTable = (compose: string): string =>
  markdown(
    ['process', 'command', 'login', 'how many'],
    processesOf(compose).map(([name, service]) => [
      `\`${name}\``,
      `\`${commandOf(service)}\``,
      LOGINS[service.environment?.['DATABASE_URL_FILE']?.split('/').at(-1) ?? ''] ?? '',
      service.restart === 'no' ? 'one, before the others; it ends' : 'one or more',
    ]),
  );

/**
 * @param compose the text of compose.yaml
 * @returns Markdown table: each stage of the registry, what it does, and the process that runs it
 * @throws when no process runs a stage
 */
export const stageProcessesTable = (compose: string): string =>
  markdown(
    ['stage', 'does', 'runs in'],
    Object.entries(stages).map(([stage, { does }]) => {
      const running = processesOf(compose).filter(([, service]) => runs(service, stage));
      if (running.length === 0) throw new Error(`no service of compose.yaml runs the stage ${stage}`);
      return [`\`${stage}\``, does, running.map(([name]) => `\`${name}\``).join(', ')];
    }),
  );

/**
 * @param compose the text of compose.yaml
 * @returns Markdown table: each service that compose starts, how many containers, their limit of memory, their volumes
 */
export const containersTable = (compose: string): string =>
  markdown(
    ['service', 'runs', 'containers', 'memory of each', 'volumes'],
    servicesOf(compose)
      .filter(([, { profiles }]) => profiles === undefined)
      .map(([name, service]) => [
        `\`${name}\``,
        service.build === undefined ? `the image of ${name}` : `\`${commandOf(service)}\``,
        String(service.deploy?.replicas ?? 1),
        service.mem_limit ?? '',
        (service.volumes ?? []).map((volume) => `\`${volume.split(':/')[0]}\``).join(', '),
      ]),
  );

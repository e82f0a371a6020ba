import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import { asEnvironmentError, conditionIn, exists, readIfThere, writePrivate } from './folders.ts';
import { endAll, isAlive, processesIn } from './leftovers.ts';
import { type Account, mayUse, runAs, sharedFolder } from './postgres-program.ts';

/** A PostgreSQL data folder: where it is, how it is made, and how it is freed from what an earlier run left in it. */

/** What is kept beside the data, in `server.json` (mode 600). */
export type Kept = {
  password: string;
  /** Folder that holds the data folder `cluster`. */
  folder: string;
  port?: number;
};

const POSTGRES = 'postgres';
const OWNER_FILE = 'owner';

const keptFile = (directory: string): string => join(directory, 'server.json');

/** @returns what an earlier start kept, or null at the first one */
export async function readKept(directory: string): Promise<Kept | null> {
  const text = await readIfThere(keptFile(directory));
  if (text !== null) return JSON.parse(text) as Kept;
  if (!(await exists(join(directory, 'cluster')))) return null;
  throw new EnvironmentError(
    `${keptFile(directory)} holds the password of the database beside it and is missing; put it back, or remove ${directory} to start afresh`,
  );
}

export const writeKept = (directory: string, kept: Kept): Promise<void> =>
  writePrivate(keptFile(directory), JSON.stringify(kept));

/** Chooses place and password of a new server. */
export async function plan(directory: string, account: Account): Promise<Kept> {
  const password = randomBytes(24).toString('hex');
  if (mayUse(account, 'x', directory)) return { password, folder: directory };
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const folder = join(await sharedFolder(account), name);
  // Nothing knows the password of what may still be here: its folder was removed.
  await endLeftovers(join(folder, 'cluster'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, OWNER_FILE), `${directory}\n`);
  return { password, folder };
}

/**
 * Makes the data folder under a draft name, so that a killed run never leaves half a database behind.
 * @throws EnvironmentError when the disk or the permissions do not allow it
 */
export async function initialise(
  programs: string,
  account: Account,
  { folder, password }: Kept,
  durable: boolean,
): Promise<void> {
  // Of this process alone: an initdb that outlived a killed run empties its own draft when it fails.
  const draft = join(folder, `cluster.new-${process.pid}`);
  const passwordFile = join(folder, 'password.new');
  try {
    await removeDrafts(folder);
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid);
    }
    await runInitdb(join(programs, 'initdb'), account, [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order and letter cases on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    await rename(draft, join(folder, 'cluster'));
  } catch (error) {
    throw asEnvironmentError(error, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith('cluster.new-'));
  for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}

async function runInitdb(program: string, account: Account, args: string[]): Promise<void> {
  const child = spawn(program, args, { ...runAs(account), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | string>((done, fail) => {
    child.once('error', fail);
    child.once('close', (exit, signal) => done(exit ?? signal ?? 'unknown'));
  });
  if (code === 0) return;
  const reason = conditionIn(output) ?? output.trim().split('\n').slice(-4).join(' ');
  throw new EnvironmentError(`PostgreSQL could not make its data folder (initdb: ${code}): ${reason}`);
}

/**
 * Ends every PostgreSQL process of the data folder (a server whose parent was killed, backends whose server was
 * killed) and removes a lock file whose process number now belongs to something else.
 * @returns process ids that had to be ended
 * @throws EnvironmentError when one of them does not end
 */
export async function endLeftovers(cluster: string): Promise<number[]> {
  const lockFile = join(cluster, 'postmaster.pid');
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  const postmaster = Number.parseInt(text, 10);
  const known = postmaster > 1 ? [postmaster] : [];
  const all = () => processesIn(cluster, POSTGRES, known);
  // Politely first, and only the server: its backends follow it.
  const server = async () => (await all()).filter((pid) => known.includes(pid));
  const found = await all();
  await endAll(server, [
    ['SIGINT', 10_000],
    ['SIGKILL', 5_000],
  ]);
  await endAll(all, [
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);
  // With no process of this folder alive the file is stale, whoever has the number in it now.
  if (known.some(isAlive)) await rm(lockFile, { force: true });
  return found;
}

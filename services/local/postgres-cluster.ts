import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import { asEnvironmentError, conditionIn, exists, readIfThere, writePrivate } from './folders.ts';
import { endAll, isAlive, processesIn } from './orphans.ts';
import { type Account, mayUse, runAs, sharedFolder } from './postgres-program.ts';

/** The data folder of PostgreSQL: chooses its place, makes it, and ends processes that an earlier run left in it. */

/** The content of `server.json` (mode 600), which is stored beside the data. */
export type StoredServer = {
  password: string;
  /** Folder that holds the data folder `cluster`. */
  folder: string;
  port?: number;
};

const POSTGRES = 'postgres';
const OWNER_FILE = 'owner';

const storedFile = (directory: string): string => join(directory, 'server.json');

/**
 * @returns the content that an earlier start stored, or null at the first start. Data beside it wins over the folder that
 *   it names, because the directory may have been moved, or be a copy of another one, whose server must be left alone.
 * @throws EnvironmentError when the password is missing, or the data is another directory's
 */
export async function readStored(directory: string): Promise<StoredServer | null> {
  const text = await readIfThere(storedFile(directory));
  const beside = await exists(join(directory, 'cluster'));
  if (text !== null) {
    const stored = JSON.parse(text) as StoredServer;
    if (beside) return { ...stored, folder: directory };
    await requireOwn(directory, stored.folder);
    return stored;
  }
  if (!beside) return null;
  throw new EnvironmentError(
    `${storedFile(directory)} is missing: it holds the password of the database beside it. Put it back, or remove ${directory} to start with an empty database`,
  );
}

/**
 * @throws EnvironmentError when data outside the directory is another one's: that of a copy belongs to the original, while
 *   an original that was moved has it still
 */
async function requireOwn(directory: string, folder: string): Promise<void> {
  if (folder === directory) return;
  const owner = (await readIfThere(join(folder, OWNER_FILE)))?.trim();
  if (owner === directory || (owner !== undefined && !(await exists(storedFile(owner))))) return;
  throw new EnvironmentError(
    `${directory} is a copy of ${owner ?? folder} without the data, which is in ${join(folder, 'cluster')}: stop that service and copy this folder, too, to ${join(directory, 'cluster')}, or remove ${directory} to start with an empty database`,
  );
}

export const writeStored = (directory: string, kept: StoredServer): Promise<void> =>
  writePrivate(storedFile(directory), JSON.stringify(kept));

/** Chooses place and password of a new server. */
export async function plan(directory: string, account: Account): Promise<StoredServer> {
  const password = randomBytes(24).toString('hex');
  if (mayUse(account, 'x', directory)) return { password, folder: directory };
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const folder = join(await sharedFolder(account), name);
  // A server that may still be here cannot be used: its password was in the folder that was removed.
  await endOrphans(join(folder, 'cluster'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, OWNER_FILE), `${directory}\n`);
  return { password, folder };
}

/**
 * Makes the data folder under a temporary name and renames it at the end, so that a killed run leaves no partial one.
 * @throws EnvironmentError when the disk or the permissions do not allow it
 */
export async function initialise(
  programs: string,
  account: Account,
  { folder, password }: StoredServer,
  durable: boolean,
): Promise<void> {
  // The name contains the process id: the initdb of a killed run may still be running and empties its folder on failure.
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
      // The same sort order and letter cases on every machine, independent of its locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      // Each login would make the client hash its password 4,096 times.
      ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
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
 * killed) and removes a lock file whose process id belongs to another program by now.
 * @returns ids of the processes that were ended
 * @throws EnvironmentError when one of them does not end
 */
export async function endOrphans(cluster: string): Promise<number[]> {
  const lockFile = join(cluster, 'postmaster.pid');
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  const postmaster = Number.parseInt(text, 10);
  const known = postmaster > 1 ? [postmaster] : [];
  const all = () => processesIn(cluster, POSTGRES, known);
  // The server first, with time to shut down: its backends end with it.
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
  // No process of this folder is alive, so the id in the file belongs to another program.
  if (known.some(isAlive)) await rm(lockFile, { force: true });
  return found;
}

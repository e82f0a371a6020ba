import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of its own, where this process may mount one. */

const BALLOON = 'balloon';

export async function mountRoom(place: string, megabytes: number): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', place], {
    stdio: 'pipe',
  });
}

export async function unmountRoom(place: string): Promise<void> {
  execFileSync('umount', ['--lazy', place], { stdio: 'pipe' });
}

/** @returns why no disk can be mounted here, or null */
export async function whyNoRoom(): Promise<string | null> {
  const place = await mkdtemp(join(tmpdir(), 'tda-room-'));
  await chmod(place, 0o700);
  try {
    await mountRoom(place, 1);
    await unmountRoom(place);
    return null;
  } catch (error) {
    return `no disk can be mounted: ${(error as Error).message.trim().split('\n').at(-1)}`;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Writes a file that leaves no room. */
export async function fillRoom(place: string): Promise<void> {
  const file = await open(join(place, BALLOON), 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const piece = Buffer.alloc(size);
      while ((await statfs(place)).bavail * 4096 >= size)
        if (
          !(await file.write(piece).then(
            () => true,
            () => false,
          ))
        )
          break;
    }
  } finally {
    await file.close();
  }
}

export const emptyRoom = (place: string): Promise<void> => rm(join(place, BALLOON), { force: true });

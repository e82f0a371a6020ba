import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder, which is removed when the test ends; with `afterAll`, when all tests of a file have ended. */
export async function temporaryFolder(
  end: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tda-test-'));
  end(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

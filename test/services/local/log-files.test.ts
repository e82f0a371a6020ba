import { appendFileSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '#services/local/folders.ts';
import { LOG_LIMITS, rotateLog } from '#services/local/log-files.ts';
import { newFolder } from '#test/support/folders.ts';

const LIMITS = { bytes: 100, files: 3 };
let folder: string;
let log: string;

beforeEach(async () => {
  folder = await newFolder();
  log = join(folder, 'api.log');
});

describe('a log', () => {
  it('is set aside when it is large, while a process goes on writing; the latest lines are all there', async () => {
    // As a child process has it open, for its whole life.
    const writer = openSync(log, 'a', 0o600);
    const lines = Array.from({ length: 100 }, (_, n) => `line ${String(n).padStart(3, '0')}\n`);
    for (const line of lines) {
      writeSync(writer, line);
      rotateLog(log, LIMITS);
    }
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
    const texts = await Promise.all(names.toReversed().map((name) => readFile(join(folder, name), 'utf8')));
    const kept = [...texts.slice(0, 3), texts[3]].join('');
    expect(lines.join('').endsWith(kept)).toBe(true);
    expect(kept.length).toBeGreaterThan(LIMITS.files * LIMITS.bytes);
    for (const name of names) {
      const { mode, size } = await stat(join(folder, name));
      expect(size).toBeLessThanOrEqual(LIMITS.bytes + lines[0]!.length);
      expect(mode & 0o077).toBe(0);
    }
  });

  it('that is small or absent stays as it is', async () => {
    rotateLog(log, LIMITS);
    appendFileSync(log, 'a line\n');
    rotateLog(log, LIMITS);
    expect(await readdir(folder)).toEqual(['api.log']);
  });

  it('of a run before is set aside at a start, and nothing of it is lost', async () => {
    await writeFile(log, 'x'.repeat(LOG_LIMITS.bytes + 1));
    const { file, start } = await openLog(log);
    await file.close();
    expect(start).toBe(0);
    expect((await stat(`${log}.1`)).size).toBe(LOG_LIMITS.bytes + 1);
  });
});

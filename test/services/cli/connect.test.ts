import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from '#test/support/database.ts';
import { tenders, tendersJson } from './terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tda-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the stack file of `npm start` to a new DATA_DIR. @returns settings with that DATA_DIR */
async function stack(text: string): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(folder, 'data-'));
  await writeFile(join(directory, 'stack.json'), text, { mode: 0o600 });
  return { DATA_DIR: directory };
}

describe('the address of the database', () => {
  it('is read from the stack file of `npm start` if DATABASE_URL is not set', async () => {
    await using database = await newDatabase();
    const settings = await stack(
      JSON.stringify({
        databaseUrl: database.login('tender_operator'),
        workerDatabaseUrl: database.login('tender_worker'),
        redisUrl: null,
        apiUrl: 'http://127.0.0.1:8080',
      }),
    );
    expect((await tendersJson(['keys', 'create'], settings)).code).toBe(0);
    const listed = await tendersJson(['keys', 'list'], { DATABASE_URL: database.login('tender_operator') });
    expect(listed.document.keys).toHaveLength(1);
  });

  it('is DATABASE_URL if both exist', async () => {
    await using database = await newDatabase();
    const settings = await stack(
      JSON.stringify({
        databaseUrl: 'postgres://127.0.0.1:1/x',
        workerDatabaseUrl: 'postgres://127.0.0.1:1/x',
        redisUrl: null,
        apiUrl: 'http://127.0.0.1:1',
      }),
    );
    const { code } = await tenders(['keys', 'list'], {
      ...settings,
      DATABASE_URL: database.login('tender_operator'),
    });
    expect(code).toBe(0);
  });

  it.each(['status', 'keys list', 'failed list', 'sync'])(
    'without either, %s prints what to do',
    async (line) => {
      const { code, stdout, stderr } = await tenders(line.split(' '), { DATA_DIR: join(folder, 'absent') });
      expect(code).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toContain('npm start');
      expect(stderr).toContain('DATABASE_URL');
    },
  );

  it.each(['', '{"databaseUrl": 1}', '{'])('a stack file with the content %j is rejected', async (text) => {
    const { code, stderr } = await tenders(['status'], await stack(text));
    expect(code).toBe(1);
    expect(stderr).toMatch(/stack\.json was not written by `npm start`/);
  });

  it('a stack that is not running is reported as the cause, without its password', async () => {
    const settings = await stack(
      JSON.stringify({
        databaseUrl: 'postgres://postgres:secret@127.0.0.1:1/x',
        workerDatabaseUrl: 'postgres://postgres:secret@127.0.0.1:1/x',
        redisUrl: null,
        apiUrl: '',
      }),
    );
    const { code, stderr } = await tenders(['status'], settings);
    expect(code).toBe(1);
    expect(stderr).toContain('127.0.0.1:1/x cannot be used');
    expect(stderr).toContain('check that `npm start` is running');
    expect(stderr).not.toContain('secret');
  });

  it('a Redis that does not respond is an error after a limited wait', async () => {
    await using database = await newDatabase();
    const { code, document } = await tendersJson(['failed', 'list'], {
      DATABASE_URL: database.login('tender_operator'),
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(document.error).toContain('Redis at 127.0.0.1:1');
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newDatabase } from '#test/support/database.ts';
import { newFolder } from '#test/support/folders.ts';
import { tenders, tendersJson } from './terminal.ts';

/** Writes the stack file of `npm start` to a new DATA_DIR. @returns settings with that DATA_DIR */
const stackFile = async (text: string) => ({ DATA_DIR: await newFolder({ 'stack.json': text }) });
const stack = (databaseUrl: string, workerDatabaseUrl = databaseUrl) =>
  stackFile(JSON.stringify({ databaseUrl, workerDatabaseUrl, redisUrl: null, apiUrl: 'http://127.0.0.1:1' }));

describe('the address of the database', () => {
  it('is read from the stack file of `npm start` if DATABASE_URL is not set', async () => {
    await using database = await newDatabase();
    const settings = await stack(database.login('tender_operator'), database.login('tender_worker'));
    expect((await tendersJson(['keys', 'create'], settings)).code).toBe(0);
    const listed = await tendersJson(['keys', 'list'], { DATABASE_URL: database.login('tender_operator') });
    expect(listed.document.keys).toHaveLength(1);
  });

  it('is DATABASE_URL if both exist', async () => {
    await using database = await newDatabase();
    const settings = await stack('postgres://127.0.0.1:1/x');
    const both = { ...settings, DATABASE_URL: database.login('tender_operator') };
    expect((await tenders(['keys', 'list'], both)).code).toBe(0);
  });

  it.each(['status', 'keys list', 'failed list', 'sync'])(
    'without either, %s prints what to do',
    async (line) => {
      const { code, stdout, stderr } = await tenders(line.split(' '), {
        DATA_DIR: join(await newFolder(), 'absent'),
      });
      expect(code).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toContain('npm start');
      expect(stderr).toContain('DATABASE_URL');
    },
  );

  it.each(['', '{"databaseUrl": 1}', '{'])('a stack file with the content %j is rejected', async (text) => {
    const { code, stderr } = await tenders(['status'], await stackFile(text));
    expect(code).toBe(1);
    expect(stderr).toMatch(/stack\.json was not written by `npm start`/);
  });

  it('a stack that is not running is reported as the cause, without its password', async () => {
    const settings = await stack('postgres://postgres:secret@127.0.0.1:1/x');
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, type TestDatabase } from '#test/support/database.ts';
import { tenders, tendersJson } from './terminal.ts';

let database: TestDatabase;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await newDatabase();
  settings = { DATABASE_URL: database.login('tender_operator') };
});
afterAll(() => database.drop());

const refusal = async (...words: readonly string[]): Promise<string> => {
  const { code, document } = await tendersJson(['intel', ...words], settings);
  expect(code).toBe(2);
  return document.error;
};
const sources = async () => (await tendersJson(['intel', 'list'], settings)).document.sources;

describe('tenders intel', () => {
  it('adds, pauses, resumes and removes a source, under the login of commands', async () => {
    const add = ['intel', 'add', 'City statements', 'https://city.example.org/feed', '--type', 'government'];
    expect((await tendersJson(add, settings)).code).toBe(0);
    expect(await sources()).toMatchObject([
      {
        slug: 'city-statements',
        state: 'active',
        format: 'feed',
        sourceType: 'government',
        everyMinutes: 60,
      },
    ]);
    await tendersJson(['intel', 'pause', 'city-statements', '--because', 'it moves'], settings);
    expect(await sources()).toMatchObject([{ state: 'paused', pauseReason: 'it moves' }]);
    await tendersJson(['intel', 'resume', 'city-statements'], settings);
    expect(await sources()).toMatchObject([{ state: 'active', pauseReason: null }]);
    expect((await tenders(['intel', 'list'], settings)).stdout).toContain('city-statements');
    await tendersJson(['intel', 'remove', 'city-statements'], settings);
    expect(await sources()).toEqual([]);
  });

  it.each([
    [['add', 'x'], 'takes a name and an address'],
    [['add', 'x', 'ftp://example.org/'], 'begins with http'],
    [['add', 'x', 'https://user:secret@example.org/'], 'must not name a login'],
    [['add', 'x', 'https://example.org/', '--format', 'listing'], '--selector'],
    [['add', 'x', 'https://example.org/', '--format', 'pdf'], '--format'],
    [['add', 'x', 'https://example.org/', '--every', '1'], '--every'],
    [['pause', 'nowhere'], 'there is no source nowhere'],
    [['polish'], 'intel takes one of'],
  ])('%j is refused with the rule', async (words, reason) => {
    expect(await refusal(...words)).toContain(reason);
  });
});

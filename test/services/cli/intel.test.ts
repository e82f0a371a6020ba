import { describe, expect, it } from 'vitest';
import { sharedHarness } from '#test/support/shared.ts';
import { tenders, tendersJson } from './terminal.ts';

const test = sharedHarness({});
const run = (...words: readonly string[]) =>
  tendersJson(['intel', ...words], test.settingsOf('tender_operator'));
const sources = async () => (await run('list')).document.sources;

describe('tenders intel', () => {
  it('adds, pauses, resumes and removes a source, under the login of commands', async () => {
    const added = await run(
      'add',
      'City statements',
      'https://city.example.org/feed',
      '--type',
      'government',
    );
    expect(added.code).toBe(0);
    const expected = { slug: 'city-statements', state: 'active', format: 'feed', sourceType: 'government' };
    expect(await sources()).toMatchObject([{ ...expected, everyMinutes: 60 }]);
    await run('pause', 'city-statements', '--because', 'it moves');
    expect(await sources()).toMatchObject([{ state: 'paused', pauseReason: 'it moves' }]);
    await run('resume', 'city-statements');
    expect(await sources()).toMatchObject([{ state: 'active', pauseReason: null }]);
    const { stdout } = await tenders(['intel', 'list'], test.settingsOf('tender_operator'));
    expect(stdout).toContain('city-statements');
    await run('remove', 'city-statements');
    expect(await sources()).toEqual([]);
  });

  it.each([
    [['add', 'x'], 'takes a name and an address'],
    [['add', 'x', 'ftp://example.org/'], 'begins with http'],
    [['add', 'x', 'https://user:secret@example.org/'], 'must not name a login'],
    [['add', 'x', 'http://127.0.0.1:8080/feed'], '127.0.0.1:8080 is not on the public internet'],
    [['add', 'x', 'http://10.1.2.3/feed'], 'INTEL_ALLOWED_HOSTS'],
    [['add', 'x', 'http://[::1]/feed'], 'INTEL_ALLOWED_HOSTS'],
    [['add', 'x', 'http://news.localhost/feed'], 'INTEL_ALLOWED_HOSTS'],
    [['add', 'x', 'https://example.org/', '--format', 'listing'], '--selector'],
    [['add', 'x', 'https://example.org/', '--format', 'pdf'], '--format'],
    [['add', 'x', 'https://example.org/', '--every', '1'], '--every'],
    [['polish'], 'intel takes one of'],
  ])('%j is refused with the rule', async (words, reason) => {
    const { code, document } = await run(...words);
    expect([code, document.error]).toEqual([2, expect.stringContaining(reason)]);
  });

  it('an address inside the network is accepted where the settings allow its host', async () => {
    const settings = { ...test.settingsOf('tender_operator'), INTEL_ALLOWED_HOSTS: '127.0.0.1:8080' };
    const add = (address: string) => tendersJson(['intel', 'add', 'inside', address], settings);
    expect((await add('http://127.0.0.1:8081/feed')).code).toBe(2);
    expect((await add('http://127.0.0.1:8080/feed')).code).toBe(0);
  });

  it('a source that does not exist is a failure', async () => {
    const { code, document } = await run('pause', 'nowhere');
    expect([code, document.error]).toEqual([1, expect.stringContaining('there is no source nowhere')]);
  });
});

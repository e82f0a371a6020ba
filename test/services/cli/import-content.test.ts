import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { tenders, tendersJson } from './terminal.ts';

let folder: string;
const test: Harness = sharedHarness({}, async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'articles'));
  await put('a', 'First.');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const put = (slug: string, text: string) =>
  writeFile(join(folder, `articles/${slug}.md`), `---\ntitle: A title\nstatus: published\n---\n${text}\n`);
const settings = () => test.settingsOf('tender_worker');
const stored = () => test.rows<{ slug: string }>('select slug from core.article order by slug');

describe('import content', () => {
  it('shows the difference without storing it, then imports it from CONTENT_DIR', async () => {
    const tried = await tenders(['import', 'content', folder, '--dry-run'], settings());
    expect(tried).toMatchObject({ code: 0, stdout: expect.stringContaining('  + article a') });
    expect(tried.stdout).toContain('nothing was stored');
    expect(await stored()).toEqual([]);
    const { code, document } = await tendersJson(['import', 'content'], {
      ...settings(),
      CONTENT_DIR: folder,
    });
    expect({ code, document }).toMatchObject({ code: 0, document: { status: 'completed', records: 1 } });
    expect(await stored()).toEqual([{ slug: 'a' }]);
  });

  it('names file, line and rule of each fault', async () => {
    await put('b', '[x](tender:1)');
    const { code, stdout } = await tenders(['import', 'content', folder], settings());
    expect(code).toBe(1);
    expect(stdout).toContain('articles/b.md, line 5: the link tender:1 leads to nothing');
    await rm(join(folder, 'articles/b.md'));
  });

  it('goes on for as long as it watches', async () => {
    // The first report is that of the beginning; the second follows a change, and ends the command.
    let changed = false;
    const ran = tenders(['import', 'content', folder, '--watch'], settings(), (stderr) => {
      if (!changed && stderr.includes('imported: 1 record')) {
        changed = true;
        void put('c', 'Second.');
      } else if (stderr.includes('  + article c')) process.emit('SIGTERM');
    });
    expect(await ran).toMatchObject({ code: 0 });
    expect(await stored()).toEqual([{ slug: 'a' }, { slug: 'c' }]);
  });

  it.each([
    [['import', 'content'], 'import content takes one folder'],
    [['import', 'content', '/nowhere'], '/nowhere cannot be read'],
    [['import', 'ocds', 'x', '--prune'], 'import ocds does not take --prune'],
  ])('%j is refused', async (words, message) => {
    const { code, stderr } = await tenders(words, settings());
    expect(code).not.toBe(0);
    expect(stderr).toContain(message);
  });
});

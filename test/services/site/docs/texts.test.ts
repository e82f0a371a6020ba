import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guides, texts } from '#services/site/docs/texts.ts';
import { sourceNames } from '#shared/sources.ts';
import { newFolder } from '#test/support/folders.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

const run = promisify(execFile);

const at = sharedHarness({ publisher: { releases: 500, seed: 5, clockRate: 0 }, api: true });
/** Each page by its path, as the service shows it. */
let pages: ReadonlyMap<string, string>;
/** Where commands run that write files. */
const folder = await newFolder({}, afterAll);
beforeAll(async () => {
  // As normalise does when it starts.
  await storeCodelists(at.pool());
  for (const source of sourceNames) await at.requestSync({ source, mode: 'backfill' });
  await at.settled();
  await at.stages.handle('exports', { snapshot: 'examples' });
  pages = new Map(
    await Promise.all(texts.map(async ({ path }) => [path, (await at.api.page(path)).text] as const)),
  );
});

/** @returns the text as a reader sees it */
const shown = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const commandsOf = (page: string): string[] =>
  [...page.matchAll(/<code class="language-sh">([\s\S]*?)<\/code>/g)].flatMap(([, block = '']) =>
    shown(block)
      .split('\n')
      // Those of users who log in need a user; they are tested with the application.
      .filter((line) => line.startsWith('curl ') && !line.includes('$TOKEN')),
  );

/** @returns the records in what a command has printed: JSON, lines of JSON or CSV */
function recordsIn(text: string): unknown[] {
  if (text.startsWith('{"success":')) {
    const { success, data } = JSON.parse(text) as { success: boolean; data: unknown };
    expect(success, text).toBe(true);
    return Array.isArray(data) ? data : [data];
  }
  // Feeds have no other member of an envelope.
  if (text.startsWith('{"data":')) return (JSON.parse(text) as { data: unknown[] }).data;
  const lines = text.trimEnd().split(/\r?\n/);
  if (!text.startsWith('{')) return lines.slice(1);
  return lines.map((line) => JSON.parse(line)).filter((line) => line.meta === undefined);
}

/** @returns the values of an attribute in a page */
const valuesOf = (attribute: string, page: string): string[] =>
  [...page.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

const mainOf = (page = ''): string => page.split('<main')[1]?.split('</main>')[0] ?? '';

/** @returns the beginning of a file that a command has written, unpacked if it is packed */
async function writtenIn(file: string): Promise<string> {
  const bytes = await readFile(join(folder, file)).catch(() => null);
  const plain = bytes ? gunzipSync(bytes) : await readFile(join(folder, file.replace(/\.gz$/, '')));
  return plain.subarray(0, 100).toString();
}

describe('the texts', () => {
  it('have examples whose execution gives records', async () => {
    const settings = `API=${at.api.url}; KEY=${at.api.key}`;
    const commands = [...pages.values()].flatMap(commandsOf);
    expect(commands.length).toBeGreaterThan(12);
    for (const command of commands) {
      const { stdout } = await run(
        'bash',
        ['-c', `set -e; ${settings}; ${command.replace('curl ', 'curl -sS ')}`],
        { cwd: folder },
      );
      const [, file] = /-o (\S+)/.exec(command) ?? [];
      if (file === undefined) expect(recordsIn(stdout).length, command).toBeGreaterThan(0);
      else expect(await writtenIn(file), command).toMatch(/^(?:SQLite format 3|id,tenderId,)/);
    }
  });

  it('begin with the address of the service, and how to begin, in this order', () => {
    const page = pages.get('/docs/basics') ?? '';
    expect(page).toContain(`API=${at.api.url}\n`);
    const titles = ['Begin', 'Keys and quotas', 'The envelope', 'Paging', 'Errors', 'Ids', 'Versions'];
    const places = titles.map((title) => page.indexOf(`>${title}</h2>`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it.each(texts)('$path can be read without styles, scripts and a mouse', ({ path }) => {
    const page = pages.get(path) ?? '';
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(mainOf(page)).not.toMatch(/<script|<img|style=|https?:\/\/(?!127\.0\.0\.1)/);
    const ids = valuesOf('id', page);
    expect(new Set(ids).size).toBe(ids.length);
    expect(valuesOf('href', page).filter((href) => href.startsWith('#')).length).toBeGreaterThan(1);
    for (const [table] of page.matchAll(/<table>[\s\S]*?<\/table>/g)) expect(table).toContain('scope="col"');
  });

  it.each(texts)('$path links to sections that exist', ({ path }) => {
    for (const href of valuesOf('href', pages.get(path) ?? '').filter((href) => href.includes('#'))) {
      const [target, anchor] = href.split('#');
      expect(valuesOf('id', pages.get(target || path) ?? ''), href).toContain(anchor);
    }
  });

  it('are all pages of docs/api', async () => {
    const files = await readdir(join(import.meta.dirname, '../../../../docs/api'));
    const shownFiles = guides.map(({ source }) => source.replace('docs/api/', ''));
    expect(shownFiles.toSorted()).toEqual([...files, 'docs/api.md'].toSorted());
  });

  it('are linked with each other', () => {
    const [start, ...further] = guides;
    const article = (path = ''): string => mainOf(pages.get(path)).split('</article>')[0] ?? '';
    for (const { path } of further) {
      expect(valuesOf('href', article(start?.path))).toContain(path);
      expect(valuesOf('href', article(path)).map((href) => href.split('#')[0])).toContain('/docs/basics');
    }
  });
});

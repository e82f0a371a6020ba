import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceNames } from '#shared/sources.ts';
import type { TestApi } from '#test/support/api.ts';
import { type Harness, openHarness } from '#test/support/harness.ts';

const run = promisify(execFile);

let at: Harness & { api: TestApi };
let page: string;
beforeAll(async () => {
  at = await openHarness({ publisher: { releases: 700, seed: 5, clockRate: 0 }, api: true });
  for (const source of sourceNames) await at.requestSync({ source, mode: 'backfill' });
  await at.settled();
  page = await (await fetch(`${at.api.url}/docs`)).text();
});
afterAll(() => at.close());

/** @returns the text as a reader sees it */
const shown = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const commands = (): string[] =>
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
  const lines = text.trimEnd().split(/\r?\n/);
  if (!text.startsWith('{')) return lines.slice(1);
  return lines.map((line) => JSON.parse(line)).filter((line) => line.meta === undefined);
}

describe('the page to begin with', () => {
  it('has examples whose execution gives records', async () => {
    const settings = `API=${at.api.url}; KEY=${at.api.key}`;
    expect(commands().length).toBeGreaterThan(12);
    for (const command of commands()) {
      const { stdout } = await run('bash', ['-c', `${settings}; ${command.replace('curl ', 'curl -sS ')}`]);
      expect(recordsIn(stdout).length, command).toBeGreaterThan(0);
    }
  });

  it('shows the address of the service, and how to begin, in this order', () => {
    expect(page).toContain(`API=${at.api.url}\n`);
    const titles = ['Begin', 'Keys and quotas', 'Paging', 'Search', 'A copy of everything', 'Errors'];
    const places = titles.map((title) => page.indexOf(`>${title}</h2>`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('can be read without styles, scripts and a mouse', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page).not.toMatch(/<script|<img|style=|https?:\/\/(?!127\.0\.0\.1)/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(anchors.length).toBeGreaterThan(10);
    for (const anchor of anchors) expect(ids).toContain(anchor);
    for (const [table] of page.matchAll(/<table>[\s\S]*?<\/table>/g)) expect(table).toContain('scope="col"');
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { overOwnDatabase } from '#test/services/api/v2/support/own-database.ts';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { templatesOf } from '#test/services/site/templates.ts';

/** An answer is remembered as fresh for so long. */
const FRESH_MS = 5_100;
/** A busy machine may be slow; without limits an answer would take as long as the freeze. */
const MAX_MS = 20_000;
/** Pages whose figures the service holds for longer than other answers: the lists of names, counts of records and checks, files. */
const HELD = new Set(['check', 'data', 'checks', 'downloads']);
/** Pages with nothing from the database. */
const WITHOUT_RECORDS = new Set([
  ...['wrong parameters', 'not found', 'dictionary', 'quick start', 'sign in'],
]);

it('each template has its last page with its age, or a page that says so, while the database does not respond', async () => {
  const { postgres, api } = await overOwnDatabase(async (url) => {
    const tables = await openReadTables(url);
    await publishExamples(tables);
    await tables.close();
  });
  const ask = async (path: string) => {
    const began = performance.now();
    const reply = await api.page(path);
    expect(performance.now() - began, path).toBeLessThan(MAX_MS);
    return reply;
  };
  const templates = [
    ...(await templatesOf(api)).filter(([name]) => name !== 'category'),
    ['category', '/categories/civil-engineering'] as const,
    ...([
      ['quick start', '/docs'],
      ['a path', '/docs/reference/tenders'],
      ['sign in', '/account'],
    ] as const),
  ];
  const before = new Map<string, number>();
  for (const [name, path] of templates) before.set(name, (await ask(path)).status);
  await pause(FRESH_MS);
  postgres.freeze();
  const said = await Promise.all(
    templates.map(async ([name, path]) => {
      const { status, text } = await ask(path);
      const isOld = text.includes('The database does not respond at the moment');
      return [name, status, isOld] as const;
    }),
  );
  for (const [name, status, isOld] of said) {
    // The last page of each kind, even if it is made of several answers, some of which nobody remembers.
    expect.soft(status, name).toBe(before.get(name));
    if (!WITHOUT_RECORDS.has(name) && !HELD.has(name)) expect.soft(isOld, `${name} says its age`).toBe(true);
  }
  const tender = templates.find(([name]) => name === 'tender')![1];
  const other = await ask(`${tender}?seen=not+before`);
  expect(other.status).toBe(503);
  const never = await ask('/tenders?q=never+asked+before');
  expect(never.status).toBe(503);
  expect(never.text).toContain('The service cannot answer at the moment');
}, 180_000);

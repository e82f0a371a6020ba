import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '#services/api/docs/texts.ts';
import { errorStatus } from '#shared/errors.ts';
import { rawFrom } from '#test/services/api/http/raw.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { openServedTables, type ServedTables } from '#test/services/api/v2/support/served-tables.ts';

let at: ServedTables;
beforeAll(async () => {
  at = await openServedTables();
  await at.readTables.tenders(Array.from({ length: 30 }, (_, n) => tenderRow(n)));
});
afterAll(() => at.close());

const raw = rawFrom(() => at);

describe('the documentation', () => {
  const pages = [
    ...texts.map(({ path }) => path),
    '/docs/reference',
    '/docs/reference/application',
    '/docs/errors',
  ];
  it.each(pages)('%s is served with everything it links to', async (page) => {
    const { status, body, headers } = await raw(page);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const linked = [...body.toString().matchAll(/(?:src|href)="([^"#]+)"/g)].map((match) => match[1] ?? '');
    expect(linked.length).toBeGreaterThan(3);
    for (const path of linked) {
      expect(path).toMatch(/^\/docs/);
      expect((await raw(path)).status).toBe(200);
    }
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect((await raw('/v2/openapi.json')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('explains every error code where errors link to', async () => {
    const page = (await raw('/docs/errors')).body.toString();
    for (const code of Object.keys(errorStatus)) expect(page).toContain(`<section id="${code}">`);
    const { json } = await at.api.get('/v2/tenders?limit=x');
    expect(json.docs).toBe(`${at.api.url}/docs/errors#BAD_REQUEST`);
  });

  it('gives 404 for other paths', async () => {
    for (const path of ['/docs/assets/../../package.json', '/docs/nothing', '/docsx'])
      expect((await raw(path)).status).toBe(404);
  });

  it('names the page that was probably meant', async () => {
    const { json } = await at.api.get('/docs/copy');
    expect(json.message).toContain('The nearest one is /docs/copies');
  });
});

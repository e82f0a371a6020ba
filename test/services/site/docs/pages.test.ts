import { describe, expect, it } from 'vitest';
import { guides } from '#services/site/docs/texts.ts';
import { POLICY } from '#services/site/layout/document.ts';
import { errorStatus } from '#shared/errors.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { servedTables, sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { shownText } from './support/shown.ts';

const at = sharedTables(() => publishExamples(at.readTables));

const ask = (path: string) => at.api.page(path);

describe("the developers' part", () => {
  it.each(['/docs', '/docs/changelog', '/docs/errors', '/docs/reference', ...guides.map(({ path }) => path)])(
    '%s is a page of the site',
    async (path) => {
      const { status, headers, text } = await ask(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('content-security-policy')).toBe(POLICY);
      expect(text).not.toMatch(/ style=|<style| on[a-z]+="/);
      expect(text).toMatch(/<a href="\/docs" aria-current="true">Developers<\/a>/);
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      expect(text).toContain(`href="${path}" aria-current="page"`);
      expect(text).toContain('href="/status"');
    },
  );

  it('begins with commands for the address of this service, in three languages, and says where a key comes from', async () => {
    const { text } = await ask('/docs');
    for (const language of ['curl', 'JavaScript', 'Python'])
      expect(text.split(`<summary>${language}</summary>`).length).toBe(6);
    expect(shownText(text)).toContain(`"${at.api.url}/v2/tenders?province=gauteng&limit=5"`);
    expect(text).toContain('href="/account"');
    expect(text).toContain('Bearer <span data-key>tda_live_…</span>');
  });

  it('leads from the old address of the reference to the new one', async () => {
    const response = await fetch(`${at.api.url}/docs/reference/application`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/docs/reference#application']);
    expect((await ask('/docs/reference')).text).toContain('id="application"');
  });

  it('names the page that was probably meant, and searches for the words', async () => {
    const { status, text } = await ask('/docs/copy');
    expect(status).toBe(404);
    expect(text).toContain('The most similar address is <a href="/docs/copies">');
    expect(text).toContain('value="copy"');
    for (const path of ['/docs/nothing', '/docs/errors/NO_SUCH', '/docs/reference/nothing', '/docs/a/b/c'])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask('/docsx')).status).toBe(404);
  });
});

describe('errors', () => {
  it('lead to a page of their own, as an envelope and as problem details', async () => {
    const { json } = await at.api.get('/v2/tenders?limit=x');
    expect(json.docs).toBe(`${at.api.url}/docs/errors/BAD_REQUEST`);
    const problem = await at.api.get('/v2/tenders?limit=x', {
      headers: { accept: 'application/problem+json' },
    });
    expect(problem.json['type']).toBe(json.docs);
    expect((await ask('/docs/errors/BAD_REQUEST')).status).toBe(200);
  });

  it.each(Object.entries(errorStatus))(
    '%s says what it means, what to do and where it occurs',
    async (code, status) => {
      const { text } = await ask(`/docs/errors/${code}`);
      expect(shownText(text)).toContain(`${status} ${code}`);
      for (const anchor of ['do', 'causes', 'again', 'form', 'paths'])
        expect(text).toContain(`id="${anchor}"`);
      expect(shownText(text)).toContain(`"docs": "${at.api.url}/docs/errors/${code}"`);
    },
  );

  it('are found at the address that older errors have', async () => {
    const { text } = await ask('/docs/errors');
    for (const code of Object.keys(errorStatus)) {
      expect(text).toContain(`<div id="${code}">`);
      expect(text).toContain(`href="/docs/errors/${code}"`);
    }
  });

  it('of a missing or wrong key say how to get one', async () => {
    for (const code of ['UNAUTHORIZED', 'INVALID_API_KEY'])
      expect((await ask(`/docs/errors/${code}`)).text).toContain('href="/account">Get a key');
  });
});

it('a page of the reference is served while the database does not respond, with the example of the description', async () => {
  const silent = await servedTables();
  await publishExamples(silent.readTables);
  const { client } = silent.readTables;
  await client.query('begin');
  await client.query('lock table read.tender in access exclusive mode');
  const { status, text } = await silent.api.get('/docs/reference/tendersById', { key: null });
  await client.query('rollback');
  expect(status).toBe(200);
  expect(text).toContain('from the description');
  expect(shownText(text)).toContain('"tenderId": "165050"');
});

it('a page of the reference whose path answers with nothing yet has the example of the description', async () => {
  const empty = await servedTables();
  expect((await empty.api.get('/v2/meta/estimates')).json.data).toBeNull();
  const { status, text } = await empty.api.get('/docs/reference/metaEstimates', { key: null });
  expect(status).toBe(200);
  expect(text).toContain('this service has no record for this path at the moment');
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { tenderRow } from '../v2/support/rows.ts';
import { sharedApplication } from './support/served-application.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
type Operation = {
  operationId: string;
  security: unknown[];
  parameters: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };

let description: Description;
const at = sharedApplication(async () => {
  await at.readTables.tenders([tenderRow(1), tenderRow(2)]);
  description = (await at.call('/api/openapi.json')).json as unknown as Description;
});

const operation = (method: string, path: string) => description.paths[path]![method]!;

/** A path that names its last segment comes before one that takes any. */
const TOLERATED = new Set(['no-ambiguous-paths']);

describe('the description of the application', () => {
  it('has no error or unexpected warning of the linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(description), config });
    const grave = problems.filter(({ severity, ruleId }) => severity === 'error' || !TOLERATED.has(ruleId));
    expect(grave.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('names every operation differently', () => {
    const ids = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says of parameters what their check accepts', () => {
    const { parameters } = operation('get', '/api/tenders');
    const limit = parameters.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({
      ...{ in: 'query', required: false },
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
    expect(parameters.map(({ name }) => name)).toEqual([
      ...['page', 'limit', 'pageNum', 'pageSize', 'search', 'industry', 'province', 'publicationType'],
    ]);
    const [id] = operation('get', '/api/tenders/{id}').parameters;
    expect(id).toMatchObject({ name: 'id', in: 'path', required: true });
  });

  it('is used to find the nearest path for one that does not exist', async () => {
    const { status, json } = await at.call('/api/tender');
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'NOT_FOUND', details: { nearest: '/api/tenders' } });
    expect((await at.call('/api/files')).json).toMatchObject({ details: { nearest: '/api/files/{key}' } });
    const shorter = await at.call('/api/v1?page=2');
    expect(shorter.json).toMatchObject({
      details: { nearest: expect.stringMatching(/^\/api\/v1\/documents/) },
    });
  });

  it('has every content type and status that a file is sent with', () => {
    const exported = ['text/csv', 'application/json', 'application/x-ndjson'];
    for (const [path, types] of Object.entries({
      '/api/files/{key}': ['*/*'],
      '/api/snapshots/{snapshot}/{name}': ['application/gzip'],
      '/api/v1/documents/{documentId}': ['application/pdf', 'application/msword', 'image/jpeg', 'image/png'],
      '/api/tenders/export/download': exported,
    })) {
      const { responses } = operation('get', path);
      for (const status of ['200', '206'])
        expect(Object.keys(responses[status]!.content!)).toEqual(expect.arrayContaining(types));
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['304', '416']));
    }
  });

  it('tells the types of what may be JSON or text apart', () => {
    const { content } = operation('post', '/api/screening').responses['200']!;
    expect(content).toMatchObject({
      'application/json': { schema: { type: 'object' } },
      'text/csv': { schema: { type: 'string' } },
    });
    const file = operation('get', '/api/tenders/export/download').responses['200']!.content!;
    expect(file['application/json']!.schema).toEqual({});
    expect(file['text/csv']!.schema).toEqual({ type: 'string' });
  });

  it('says who may call', () => {
    expect(operation('get', '/api/tenders').security).toEqual([]);
    expect(operation('get', '/api/auth/me').security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(Object.keys(operation('get', '/api/auth/me').responses)).toContain('401');
  });

  it('has the schemas that responses fit', async () => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    const user = await at.newUser({ company: 'Mahika Technologies' });
    const calls: [string, string, string, object][] = [
      ['get', '/api/tenders', '/api/tenders', {}],
      ['get', '/api/tenders/{id}', '/api/tenders/100001', {}],
      ['get', '/api/auth/me', '/api/auth/me', { token: user.token }],
      [
        'post',
        '/api/auth/login',
        '/api/auth/login',
        { body: { email: user.email, password: user.password } },
      ],
    ];
    for (const [method, template, path, call] of calls) {
      const { status, json } = await at.call(path, call);
      const schema = operation(method, template).responses[status]!.content!['application/json']!.schema;
      const fits = ajv.compile(schema);
      expect([path, fits(json), fits.errors]).toEqual([path, true, null]);
    }
  });
});

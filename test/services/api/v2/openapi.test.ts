import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { schemaName } from '#services/api/v2/openapi/records.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { snakeCase } from '#shared/text/case.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { document, operations } from './support/contract.ts';

/** Every path of the specification of version 2, in path order. */
const specifiedPaths = readFileSync(new URL('specified-paths.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

type Node = { [name: string]: unknown };

/** Warnings about paths that the specification prescribes, the errors that all paths share, and values of any type. */
const TOLERATED = new Set([
  'no-ambiguous-paths',
  'no-unused-components',
  'no-illogical-composition-keywords',
]);

/** Members of the envelope, which the page about the API describes. */
const ENVELOPE = new Set(['success', 'data', 'meta']);
/** Words of a schema that say of which type a value is. */
const TYPED = ['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'];

/** Every `$ref` below a node. */
const references = (node: unknown): string[] =>
  node !== null && typeof node === 'object'
    ? Object.entries(node).flatMap(([name, value]) =>
        name === '$ref' ? [value as string] : references(value),
      )
    : [];

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Node | undefined)?.[name], document);

/** The description without the examples that contract.test.ts compares with their schemas, more strictly than the linter and sooner. */
function withoutWholeExamples(): object {
  const copy = structuredClone(document);
  for (const { get } of Object.values(copy.paths)) {
    const { content } = get.responses['200'] as { content: Record<string, Node> };
    delete content['application/json']?.['example'];
  }
  return copy;
}

describe('the description', () => {
  it('has every endpoint once, in the order of the paths, under a name of its own', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(endpoints.map(({ path }) => path));
    expect(Object.keys(document.paths)).toEqual(Object.keys(document.paths).toSorted());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  });

  it('has all 98 paths of the specification, and only such other paths as add to it', () => {
    const paths = operations.map(({ path }) => path);
    expect(specifiedPaths).toHaveLength(98);
    expect(specifiedPaths.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v2/categories/{id}/health-scores',
      '/v2/changes',
      '/v2/meta/estimates',
      '/v2/meta/quality/history',
      '/v2/meta/snapshots',
      '/v2/meta/status/history',
      '/v2/openapi.json',
      '/v2/organizations/counts/type',
    ]);
  });

  it('has no error or unexpected warning of the linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(withoutWholeExamples()), config });
    const grave = problems.filter(({ severity, ruleId }) => severity === 'error' || !TOLERATED.has(ruleId));
    expect(grave.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('names every property of every record in both styles', () => {
    const schemas = document.components['schemas'] as Record<string, { properties?: Record<string, Node> }>;
    for (const [name, { properties = {} }] of Object.entries(schemas)) {
      if (/Meta$|^Error$|^Stream/.test(name)) continue;
      for (const [property, schema] of Object.entries(properties))
        expect([name, property, schema['x-schema-name']]).toEqual([name, property, snakeCase(property)]);
    }
  });

  it('describes every property of every response, at any depth', () => {
    const undescribed: string[] = [];
    const look = (node: unknown, at: string): void => {
      if (node === null || typeof node !== 'object' || at.includes('/Partial')) return;
      for (const [key, value] of Object.entries(node)) {
        if (key === 'examples' || key === 'example') continue;
        if (key === 'properties')
          for (const [name, schema] of Object.entries(value as Record<string, Node>)) {
            const named = 'description' in schema || 'const' in schema || '$ref' in schema;
            if (!named && !ENVELOPE.has(name)) undescribed.push(`${at}.${name}`);
            if (!('$ref' in schema) && !TYPED.some((word) => word in schema))
              undescribed.push(`${at}.${name} has no type`);
          }
        look(value, `${at}/${key}`);
      }
    };
    look(document.paths, '');
    look(document.components, '');
    expect(undescribed).toEqual([]);
  });

  it('types the record of a change by its resource', () => {
    const { schemas } = document.components as { schemas: Record<string, Node> };
    const { oneOf, discriminator } = schemas['Change'] as {
      oneOf: { $ref: string }[];
      discriminator: { propertyName: string; mapping: Record<string, string> };
    };
    expect(discriminator.propertyName).toBe('resource');
    expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref));
    const kinds = Object.values(resources).map((resource: Resource) => [
      resource.plural,
      schemaName(resource, 'detail'),
    ]);
    const typed = Object.entries(discriminator.mapping).map(([plural, pointer]) => {
      const { properties } = resolve(pointer) as {
        properties: { resource: Node; record: { anyOf: [{ $ref: string }] } };
      };
      expect(properties.resource['const']).toBe(plural);
      return [plural, properties.record.anyOf[0].$ref.split('/').at(-1)];
    });
    expect(typed).toEqual(kinds);
  });

  it('names every sort in both spellings and both directions, and a default only if one applies', () => {
    for (const { path, parameters } of operations) {
      const sort = parameters.find(({ name }) => name === 'sort')?.schema as
        | { enum: string[]; default?: string }
        | undefined;
      if (!sort) continue;
      for (const name of sort.enum.filter((text) => !text.startsWith('-')))
        expect(sort.enum).toEqual(
          expect.arrayContaining([snakeCase(name), `-${snakeCase(name)}`, `-${name}`]),
        );
      const byLikeness = /\/search$|\/related$/.test(path);
      expect([path, sort.default === undefined]).toEqual([path, byLikeness]);
      if (sort.default) expect(sort.enum).toContain(sort.default);
    }
  });

  it('has a target for every reference', () => {
    const found = references(document);
    expect(found.length).toBeGreaterThan(50);
    for (const reference of found)
      expect([reference, resolve(reference)]).not.toEqual([reference, undefined]);
  });

  it('says which paths need no key', () => {
    const open = operations.filter(({ security }) => security?.length === 0).map(({ path }) => path);
    expect(open).toEqual([
      '/v2/meta/categories',
      '/v2/meta/estimates',
      '/v2/meta/provinces',
      '/v2/meta/quality/history',
      '/v2/meta/snapshots',
      '/v2/meta/status',
      '/v2/meta/status/history',
      '/v2/openapi.json',
    ]);
  });

  it('is the same for every call, so that the file can be compared with it', () => {
    expect(JSON.stringify(openapiDocument())).toBe(JSON.stringify(openapiDocument()));
  });
});

describe('the API', () => {
  const test: Harness & { api: TestApi } = sharedHarness({ api: true });

  it('serves the description', async () => {
    const { api } = test;
    const served = await api.get('/v2/openapi.json', { key: null });
    expect(served.json).toEqual(document);
  });

  it('rejects parameters that are not described, and names those that are', async () => {
    const { api } = test;
    for (const { path, parameters } of operations) {
      const { status, json } = await api.get(`${path.replace(/\{\w+\}/, '1')}?nosuch=1`);
      expect([path, status]).toEqual([path, 400]);
      const [problem] = json.details.filter(({ parameter }) => parameter === 'nosuch');
      for (const { name } of parameters.filter((parameter) => parameter.in === 'query'))
        expect(problem?.reason).toContain(name);
    }
  });

  it('accepts every value that the list of a parameter has', async () => {
    const { api } = test;
    // Lists of one resource have the same sorts and filters; each is tried once.
    const tried = new Set<string>();
    for (const { path, parameters } of operations) {
      for (const { name, in: place, schema } of parameters) {
        const values = (schema['enum'] ?? []) as string[];
        if (values.length === 0 || tried.has(`${name} ${values}`)) continue;
        tried.add(`${name} ${values}`);
        const required = parameters
          .filter((parameter) => parameter.in === 'query' && parameter.required)
          .map((parameter) => `${parameter.name}=${encodeURIComponent(String(parameter.example))}&`);
        for (const value of values) {
          const at =
            place === 'path'
              ? path.replace(`{${name}}`, value)
              : `${path.replace(/\{\w+\}/, '1')}?${required.join('')}${name}=${encodeURIComponent(value)}`;
          expect([at, (await api.get(at)).status]).not.toEqual([at, 400]);
        }
      }
    }
    expect(tried.size).toBeGreaterThan(20);
  });

  it('describes the status of a response in a type that it cannot write', async () => {
    const { status } = await test.api.get('/v2/tenders', { headers: { accept: 'text/html' } });
    expect(document.paths['/v2/tenders']?.get.responses).toHaveProperty(String(status));
  });
});

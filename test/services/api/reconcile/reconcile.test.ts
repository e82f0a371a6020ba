import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { askingOf, valid } from './asking.ts';
import { publishReconcilable } from './reconcilable-rows.ts';
import * as specification from './specification.ts';

const at = sharedTables(() => publishReconcilable(at.readTables));

const { room, post, reconcile, one, json } = askingOf(() => at);

describe.each(['companies', 'organizations', 'restricted-suppliers'])('%s', (service) => {
  it('has a manifest whose addresses answer', async () => {
    const { json: manifest, headers } = await json(service);
    valid(specification.manifest, manifest);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const { identifierSpace } = manifest as { identifierSpace: string };
    const [record] = await at.rows<{ id: string }>(
      `select id from read.${service === 'companies' ? 'company' : service.slice(0, -1).replace('-', '_')} limit 1`,
    );
    expect((await at.api.get(identifierSpace.replace(at.api.url, '') + record!.id)).status).toBe(200);
    const { suggest, extend } = manifest as {
      suggest: Record<string, { service_url: string; service_path: string }>;
      extend: { propose_properties: { service_url: string; service_path: string } };
    };
    const ask = async (
      { service_url, service_path }: { service_url: string; service_path: string },
      query: string,
    ) => (await fetch(`${service_url}${service_path}?${query}`)).json();
    valid(specification.suggestedEntities, await ask(suggest['entity']!, 'prefix=ci'));
    const types = await ask(suggest['type']!, 'prefix=&callback=x');
    valid(specification.suggestedTypes, types);
    const properties = await ask(suggest['property']!, 'prefix=registration');
    valid(specification.suggestedProperties, properties);
    expect((properties as { result: object[] }).result[0]).toMatchObject({ id: 'registrationNumber' });
    const proposals = await ask(extend.propose_properties, 'type=any&limit=2');
    valid(specification.proposals, proposals);
    expect(proposals).toMatchObject({ properties: [expect.anything(), expect.anything()], limit: 2 });
  });

  it.each([
    ['not JSON', 'is not JSON'],
    ['[]', 'queries: must be an object with members'],
    ['{"q0":{}}', 'needs query or properties'],
    ['{"q0":{"query":"a","limit":0}}', 'queries.q0.limit'],
    ['{"q0":{"query":"a","type":null}}', 'queries.q0.type: must be text or a list'],
    ['{"q0":{"query":"a"},"q1":{"query":"a","type":"planet"}}', 'queries.q1.type: there is no planet; known'],
    ['{"q0":{"query":"a","properties":[{"pid":"colour","v":"red"}]}}', 'there is no colour; known are'],
    [
      '{"q0":{"query":"a","properties":[{"pid":"toString","v":"x"}]}}',
      'queries.q0.properties: there is no toS',
    ],
    [
      '{"q0":{"properties":[{"pid":"registrationNumber","v":{"name":"x"}}]}}',
      'properties.0.v.id: is missing',
    ],
    [
      '{"q0":{"properties":[{"pid":"registrationNumber","v":null}]}}',
      'properties.0.v: must be text or a number or true or false or an object with members or a list',
    ],
  ])('refuses %s and says why', async (queries, reason) => {
    const response = await post(service, { queries });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.stringify(await response.json())).toContain(reason);
  });

  it('finds nobody by an identity number, by no name, and by punctuation, a long text or another script', async () => {
    const results = await reconcile(service, {
      identity: { query: '8001015009087' },
      property: { query: 'Mokoena', properties: [{ pid: 'registrationNumber', v: '800101 5009 087' }] },
      nothing: { properties: [{ pid: 'registrationNumber', v: '' }] },
      punctuation: { query: '%%((--"' },
      long: { query: 'zq '.repeat(3_500) },
      script: { query: '株式会社 建設' },
    });
    for (const [key, result] of Object.entries(results)) expect([key, result]).toEqual([key, []]);
  });
});

describe('companies', () => {
  it.each([
    ['its name', 'MAHIKA TECHNOLOGIES PTY LTD'],
    ['another spelling', 'Mahikatech Solutions'],
    ['its number', '2015 / 123456 / 07'],
    ['its supplier number', 'MAAA0097108'],
    ['its id', uuidOf(1)],
  ])('are certainly found by %s', async (_, query) => {
    const [best, ...others] = await one('companies', { query });
    expect(best).toMatchObject({
      id: uuidOf(1),
      name: 'Mahika Technologies (Pty) Ltd',
      score: 100,
      match: true,
    });
    expect(others.filter(({ match }) => match)).toEqual([]);
  });

  it('are found with typing errors, which is not a certain match', async () => {
    const [best] = await one('companies', { query: 'Mahikka Tecnologies' });
    expect(best).toMatchObject({ id: uuidOf(1), match: false });
    expect(best!.score).toBeGreaterThan(60);
    expect(best!.features).toContainEqual({ id: 'spelling', value: expect.any(Number) });
    const [common] = await one('companies', { query: 'Mahikatech Solutionzz' });
    expect(common!.score).toBeGreaterThanOrEqual(95);
    expect(common).toMatchObject({ id: uuidOf(1), match: false });
  });

  it('with one name are distinguished by legal form, number or property, and not without', async () => {
    const of = async (query: unknown) => (await one('companies', query)).map(({ id, match }) => [id, match]);
    expect((await of({ query: 'Zed Trading' })).slice(0, 2)).toEqual([
      [uuidOf(2), false],
      [uuidOf(3), false],
    ]);
    expect((await of({ query: 'Zed Trading CC' }))[0]).toEqual([uuidOf(2), true]);
    expect((await of({ query: 'Zed Trading', properties: [{ pid: 'provinces', v: 'limpopo' }] }))[0]).toEqual(
      [uuidOf(2), true],
    );
    const renamed = { query: 'Zed Trading', properties: [{ pid: 'registrationNumber', v: 'K2015123456' }] };
    expect((await of(renamed))[0]).toEqual([uuidOf(1), true]);
    const other = {
      query: 'Skyline Civils',
      properties: [{ pid: 'registrationNumber', v: '2011/777777/07' }],
    };
    expect(await of(other)).not.toContainEqual([uuidOf(5), true]);
  });

  it('of other types than wanted are left out', async () => {
    const found = await one('companies', { query: 'Zed Trading', type: 'joint-venture', limit: 1 });
    expect(found.map(({ id }) => id)).toEqual([uuidOf(4)]);
    expect(found[0]!.type.map(({ id }) => id)).toEqual(['supplier', 'joint-venture']);
  });

  it('say where an organ buys, and name no two of many provinces', async () => {
    const said = async (query: string) =>
      ((await one('organizations', { query })) as { description?: string }[])[0]!.description;
    expect(await said('City of Tshwane')).toMatch(/Gauteng$/);
    expect(await said('SAPS')).toMatch(/several provinces$/);
  });

  it('are suggested while their name is typed', async () => {
    const suggested = async (query: string) =>
      ((await json(`companies/suggest/entity?${query}`)).json as { result: { id: string }[] }).result.map(
        ({ id }) => id,
      );
    expect(await suggested('prefix=mahika%20te')).toEqual([uuidOf(1)]);
    expect((await suggested('prefix=zed')).slice(0, 2)).toEqual([uuidOf(3), uuidOf(2)]);
    expect(await suggested('prefix=zed&cursor=200')).toEqual([]);
    expect((await json('companies/suggest/entity')).status).toBe(400);
    expect((await json('companies/suggest/entity?prefix=a&cursor=x')).status).toBe(400);
  });

  it.each([
    ['companies', '2015/12', [uuidOf(1)]],
    ['companies', '2015-1234', [uuidOf(1)]],
    ['companies', 'K20151', [uuidOf(1)]],
    ['companies', '2009/000001/0', [uuidOf(5)]],
    ['companies', '2015/13', []],
    ['restricted-suppliers', '2008/12', [uuidOf(21)]],
    // The beginning of the number of a person.
    ['restricted-suppliers', '8001015', []],
  ])('of %s are suggested while their number is typed: %s', async (service, prefix, expected) => {
    const { json: found } = await json(`${service}/suggest/entity?prefix=${encodeURIComponent(prefix)}`);
    expect((found as { result: { id: string }[] }).result.map(({ id }) => id)).toEqual(expected);
  });

  it('give values of properties, even by a former id', async () => {
    const wanted = ['registrationNumber', 'totalAwards', 'totalValue', 'latestAwardDate', 'provinces'];
    const extend = { ids: [uuidOf(1), uuidOf(99), uuidOf(77)], properties: wanted.map((id) => ({ id })) };
    const response = await post('companies', { extend: JSON.stringify(extend) });
    const extended = (await response.json()) as {
      meta: { id: string }[];
      rows: Record<string, Record<string, unknown>>;
    };
    valid(specification.extension, extended);
    expect(extended.meta.map(({ id }) => id)).toEqual(wanted);
    expect(extended.rows[uuidOf(1)]).toEqual({
      registrationNumber: [{ str: '2015/123456/07' }],
      totalAwards: [{ int: 1 }],
      totalValue: [{ float: 4172400.5 }],
      latestAwardDate: [{ date: '2026-06-02T00:00:00Z' }],
      provinces: [{ str: 'Gauteng' }],
    });
    expect(extended.rows[uuidOf(99)]).toMatchObject({ totalAwards: [{ int: 5 }] });
    expect(extended.rows[uuidOf(77)]).toMatchObject({ totalAwards: [] });
    const unknown = { ids: [], properties: [{ id: 'spellings' }] };
    expect((await post('companies', { extend: JSON.stringify(unknown) })).status).toBe(400);
  });

  it('are shown in a small page that can do nothing', async () => {
    const response = await fetch(room(`companies/preview?id=${uuidOf(6)}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*frame-ancestors \*$/,
    );
    const page = await response.text();
    expect(page).toContain('&#60;b&#62;Bold&#60;/b&#62; &#38; Sons CC');
    expect(page).not.toContain('<b>');
    expect((await fetch(room(`companies/preview?id=${uuidOf(77)}`))).status).toBe(404);
    expect((await fetch(room('companies/preview'))).status).toBe(400);
  });
});

describe('organizations', () => {
  it.each([
    ['CITY OF CAPE TOWN', 11],
    ['City of Cape Town Metropolitan Municipality', 11],
    ['Eastern Cape Department of Health', 13],
    ['Department of Health: Western Cape', 14],
    ['Ethekwini Municipality', 15],
    ['joburg water', 16],
    ['SAPS', 17],
    ['Joburg', 18],
    ['ekurhuleni', 20],
    ['DUT', 19],
  ])('are found by %s', async (query, n) => {
    const [best] = await one('organizations', { query });
    expect(best).toMatchObject({ id: uuidOf(n), match: true });
  });

  it.each([
    ['words left out', 'Dawid Kruiper', 33],
    ['a typing error', 'Bergrivur Local Municipality', 31],
  ])('are found with %s, which is not a certain match', async (_, query, n) => {
    const [best] = await one('organizations', { query });
    expect(best).toMatchObject({ id: uuidOf(n), match: false });
  });
});

describe('restricted suppliers', () => {
  it.each([
    ['Skyline Civils & Plant Hire', 21],
    ['Thabo John Mokoena', 22],
    ['200812345623', 21],
  ])('are found by %s', async (query, n) => {
    const found = await one('restricted-suppliers', { query });
    expect(found[0]).toMatchObject({ id: uuidOf(n), match: true });
    expect(JSON.stringify(found)).not.toContain('8001015009087');
  });

  it('say whether they are in force', async () => {
    const [best] = await one('restricted-suppliers', { query: 'Bravo Trading Enterprise' });
    expect(best).toMatchObject({ id: uuidOf(23), match: true, type: [{ id: 'restricted-supplier' }] });
    const inForce = { query: 'Bravo Trading Enterprise', type: ['restriction-in-force'] };
    expect(await one('restricted-suppliers', inForce)).toEqual([]);
  });
});

describe('the room', () => {
  it('also answers queries in the address, without a key', async () => {
    const { status, json: batch } = await json(
      `companies?queries=${encodeURIComponent('{"q0":{"query":"Zed Trading CC"}}')}`,
    );
    expect(status).toBe(200);
    expect(batch).toMatchObject({
      q0: { result: [{ id: uuidOf(2), match: true }, expect.anything(), expect.anything()] },
    });
  });

  it('answers every query under its key, whatever the key is', async () => {
    const keys = ['__proto__', 'constructor', '', 'a.b', '0'];
    const batch = Object.fromEntries(keys.map((key) => [key, { query: 'Zed Trading CC' }]));
    for (const found of Object.values(await reconcile('companies', batch)))
      expect(found[0]).toMatchObject({ id: uuidOf(2), match: true });
  });

  it('refuses what exceeds its limits, other methods and other bodies', async () => {
    const many = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`q${at}`, { query: 'zed' }]));
    expect((await post('companies', { queries: JSON.stringify(many) })).status).toBe(413);
    expect((await post('companies', { queries: 'x'.repeat(600_000) })).status).toBe(413);
    expect((await fetch(room('companies'), { method: 'POST', body: '{"queries":{}}' })).status).toBe(400);
    expect((await fetch(room('companies'), { method: 'PUT' })).status).toBe(405);
    expect((await fetch(room('companies/preview'), { method: 'POST' })).status).toBe(405);
    const preflight = await fetch(room('companies'), { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, HEAD, POST, OPTIONS',
    ]);
    expect((await fetch(room('planets'))).status).toBe(404);
    const { json: unknown } = await json('companies/suggest/entities');
    expect(unknown).toMatchObject({ details: { nearest: '/api/reconcile/companies/suggest/entity' } });
  });

  it('has a description without errors', async () => {
    const text = await (await fetch(room('openapi.json'))).text();
    const found = await lintFromString({
      source: text,
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
    for (const path of Object.keys(paths))
      expect((await fetch(`${at.api.url}${path}`)).status, path).not.toBe(404);
  });
});

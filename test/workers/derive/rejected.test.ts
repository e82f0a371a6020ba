import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Client } from '#shared/database/connection.ts';
import { harness } from '#test/support/harness.ts';
import { tenderRelation } from '#workers/derive/derivations/tender-relation.ts';
import { computeStale } from '#workers/derive/derive.ts';

const bad = randomUUID();

it.each([
  ['our code fails for', () => Promise.reject(new TypeError('no such value')), 'no such value'],
  ['PostgreSQL refuses', (client: Client) => client.query('select 1 / 0'), 'division by zero'],
])('a key that %s becomes an issue, and the others of its batch are computed', async (_, fail, reason) => {
  const test = await harness({});
  const others = Array.from({ length: 8 }, () => randomUUID());
  await test.rows(`insert into derived.stale (derivation, key) select $1, unnest($2::uuid[])`, [
    tenderRelation.name,
    [...others.slice(0, 4), bad, ...others.slice(4)],
  ]);
  const computed = new Set<string>();
  const { related: _related, ...derivation } = tenderRelation;
  await computeStale(test.context.pool, {
    ...derivation,
    compute: async (client, keys) => {
      if (keys.includes(bad)) await fail(client);
      for (const key of keys) computed.add(key);
      return { keys, rows: [] };
    },
  });
  expect([...computed].sort()).toEqual(others.sort());
  expect(await test.rows('select from derived.stale')).toEqual([]);
  expect(await test.rows('select stage, kind, source, subject, detail from ops.issue')).toEqual([
    {
      stage: 'derive',
      kind: 'derive-rejected',
      source: tenderRelation.name,
      subject: bad,
      detail: { reason },
    },
  ]);
});

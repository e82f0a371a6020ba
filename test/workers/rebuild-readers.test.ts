import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from '#services/api/server.ts';
import { loadConfig } from '#shared/config.ts';
import { openPrisma } from '#shared/database.ts';
import { createKey } from '#shared/keys.ts';
import { createLog } from '#shared/log.ts';
import { resources } from '#shared/resources/index.ts';
import { type Filled, fill, type Harness, rebuilt, SETTLED, until, working } from './rebuilding.ts';

let filled: Filled;
beforeAll(async () => {
  filled = await fill();
});
afterAll(() => filled.close());

type Ask = (path: string) => Promise<{ status: number; text: string; json: Answer }>;
type Answer = {
  data: Record<string, unknown>[];
  meta: { nextCursor: string | null; hasNext: boolean; totalCount: number };
};

/** The real API on a harness's database. @returns what asks it */
async function apiOn(harness: Harness): Promise<Ask> {
  const url = harness.settings['DATABASE_URL'] ?? '';
  const prisma = openPrisma({ url, role: 'tender_operator', name: 'test' });
  const limits = { daily: 1_000_000, monthly: 10_000_000 };
  const { key } = await createKey(prisma, { name: 'test', tier: 'enterprise', limits });
  await prisma.$disconnect();
  const config = loadConfig({
    ...harness.settings,
    JWT_SECRET: 'a secret of the tests, long enough',
    PORT: '0',
  });
  const api = await startApi(config, createLog('test', 'silent'));
  onTestFinished(async () => {
    for (const step of Object.values(api.steps)) await step();
  });
  return async (path) => {
    const answer = await fetch(api.url + path, { headers: { authorization: `Bearer ${key}` } });
    const text = await answer.text();
    return { status: answer.status, text, json: JSON.parse(text) as Answer };
  };
}

/** All pages of a list. @returns its records by id */
async function everyPage(ask: Ask, path: string): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, text, json } = await ask(
      `${path}&limit=${PAGE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(status, text).toBe(200);
    // A page that says that another one follows is a full one.
    if (json.meta.hasNext) expect(json.data.length).toBe(PAGE);
    for (const record of json.data) found.set(String(record['id']), record);
    cursor = json.meta.nextCursor;
  }
  return found;
}

const PAGE = 25;
const LISTS = [
  '/v2/tenders?status=any',
  '/v2/awards?sort=firstSeenAt',
  '/v2/organizations?sort=name',
  '/v2/ocds/parties?sort=name',
];

describe('readers during a rebuild', () => {
  it('see every record on every page and under its id, as it was, at every moment', async () => {
    const harness = await filled.copy();
    // Much of core is lost, so that there is something to recompute; what is published is complete. What one record says of
    // others stays: where those are lost it is published without them, until they are there again.
    const alone = `select organization_id from core.tender group by organization_id having count(*) = 1`;
    await harness.rows('delete from core.tender_document where hashtext(id::text) % 2 = 0');
    await harness.rows('delete from core.tender_event where hashtext(id::text) % 2 = 0');
    await harness.rows('delete from core.award where hashtext(id::text) % 2 = 0');
    await harness.rows(`delete from core.organization where id in (${alone})`);
    await harness.rows(`delete from core.tender where organization_id in (${alone})`);
    // Lost, not withdrawn: what follows from these rows is not to be computed without them.
    await harness.rows('delete from derived.stale');
    const ask = await apiOn(harness);
    const before = new Map<string, Map<string, Record<string, unknown>>>();
    for (const list of LISTS) before.set(list, await everyPage(ask, list));
    const details = await harness.rows<{ id: string; detail: string }>(
      'select id, detail from read.tender order by id',
    );
    let over = false;
    let rounds = 0;
    const lists = async () => {
      do {
        for (const list of LISTS) expect(await everyPage(ask, list), list).toEqual(before.get(list));
        rounds += 1;
      } while (!over);
    };
    const singles = async (start: number) => {
      for (let at = start; !over; at += 7) {
        const { id, detail } = details[at % details.length]!;
        const { status, json } = await ask(`/v2/tenders/${id}`);
        expect(status, id).toBe(200);
        expect(json.data).toEqual(JSON.parse(detail));
      }
    };
    const rebuilding = working(harness, () => rebuilt(harness)).finally(() => {
      over = true;
    });
    const [run] = await Promise.all([rebuilding, lists(), lists(), singles(0), singles(3)]);
    expect(run).toMatchObject({ status: 'completed' });
    expect(rounds).toBeGreaterThan(1);
  });
});

type Change = { resource: string; id: string; operation: string; changeSeq: number };

describe('followers of the changes', () => {
  it('hear of a rebuild under other rules exactly what differs, and what vanishes', async () => {
    const harness = await filled.copy();
    const { rows } = harness;
    // What the rules of yesterday had made of the same captures: other titles, a buyer of another kind, one tender more.
    await rows(`update core.tender set title = title || ' (old)' where hashtext(id::text) % 5 = 0`);
    await rows(`update core.organization set organization_type = 'other' where hashtext(id::text) % 5 = 0`);
    await rows(
      `insert into core.tender (id, ocid, source, sources, tender_id, slug, status, publication_type, validation_errors, first_captured_at, captured_at)
       values (gen_random_uuid(), 'ocds-old-1', 'ocds', '{ocds}', 'old-1', 'old-1', 'active', 'TENDER_NOTICE', '{}', now(), now())`,
    );
    for (const name of ['tender', 'award', 'organization'])
      await rows(`insert into core.outbox (resource, entity_id) select '${name}', id from core.${name}`);
    await working(harness, async () => {
      for (const resource of ['tender', 'award', 'organization'] as const)
        await harness.context.queues.send('publish', { resource, cause: 'yesterday' });
      await harness.context.queues.send('derive', { cause: 'yesterday' });
      await until(harness, SETTLED);
    });
    const before = await published(harness);
    const numbers = 'select coalesce(sum(change_seq), 0)::int as given from read.version';
    const [old] = await rows<{ given: number }>(numbers);
    const ask = await apiOn(harness);
    const start = (await follow(ask, null)).since;
    await working(harness, () => rebuilt(harness));
    const after = await published(harness);

    const expected = new Set<string>();
    for (const [key, record] of after) if (before.get(key) !== record) expected.add(`${key} changed`);
    for (const key of before.keys()) if (!after.has(key)) expected.add(`${key} withdrawn`);
    const { changes } = await follow(ask, start);
    expect(new Set(changes.map(({ resource, id, operation }) => `${resource} ${id} ${operation}`))).toEqual(
      expected,
    );
    // Once each: nothing went another way in between.
    const [now] = await rows<{ given: number }>(numbers);
    expect((now?.given ?? 0) - (old?.given ?? 0)).toBe(expected.size);
    const kinds = Map.groupBy(changes, ({ operation }) => operation);
    expect(kinds.get('changed')?.length).toBeGreaterThan(20);
    expect(new Set(kinds.get('withdrawn')?.map(({ resource }) => resource))).toEqual(
      new Set([resources.tender.plural, resources.tender_slug_mapping.plural]),
    );
  });
});

/** @returns every change since a moment, and the moment up to which that is */
async function follow(ask: Ask, since: string | null): Promise<{ changes: Change[]; since: string }> {
  const changes: Change[] = [];
  for (let at = since; ; ) {
    const { status, text, json } = await ask(`/v2/changes?limit=100${at === null ? '' : `&since=${at}`}`);
    expect(status, text).toBe(200);
    changes.push(...(json.data as unknown as Change[]));
    at = json.meta.nextCursor ?? '';
    if (!json.meta.hasNext) return { changes, since: at };
  }
}

/** @returns what is published, by resource and id */
async function published({ rows }: Harness): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, plural } of Object.values(resources))
    for (const { id, detail } of await rows<{ id: string; detail: string }>(
      `select id, detail from read.${name}`,
    ))
      found.set(`${plural} ${id}`, detail);
  return found;
}

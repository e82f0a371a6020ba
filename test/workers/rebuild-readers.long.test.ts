import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { shared } from '#test/support/shared.ts';
import { ALL_PUBLISHED, fillDatabase } from './filled-database.ts';
import { rebuildStages, rebuilt } from './rebuild-runs.ts';

const filled = shared(fillDatabase);

/** All pages of a list. @returns its records by id */
const everyPage = async ({ everyPage: read }: TestApi, path: string) =>
  new Map((await read<{ id: string }>(`${path}&limit=5`)).map((record) => [record.id, record]));

/** Pause of a reader, who would otherwise take the processor from the rebuild. Each step of it takes longer. */
const PAUSE_MS = 25;

const LISTS = [
  '/v2/tenders?status=any',
  '/v2/awards?sort=firstSeenAt',
  '/v2/organizations?sort=name',
  '/v2/ocds/parties?sort=name',
];

describe('readers during a rebuild', () => {
  it('see every record unchanged, on every page and by its id, at any time', async () => {
    const harness = await filled.copy();
    // Many rows of core are deleted, so that there is something to recompute, while the published tables are complete.
    // Rows that other records include are kept: without them those records would be published incomplete until they are
    // back.
    const alone = `select organization_id from core.tender group by organization_id having count(*) = 1`;
    await harness.rows('delete from core.tender_document where hashtext(id::text) % 2 = 0');
    await harness.rows('delete from core.tender_event where hashtext(id::text) % 2 = 0');
    await harness.rows('delete from core.award where hashtext(id::text) % 2 = 0');
    await harness.rows(`delete from core.organization where id in (${alone})`);
    await harness.rows(`delete from core.tender where organization_id in (${alone})`);
    // Nothing must be derived from core while those rows are missing.
    await harness.rows('delete from derived.stale');
    const api = await harness.startApi();
    const before = new Map<string, Map<string, Record<string, unknown>>>();
    for (const list of LISTS) before.set(list, await everyPage(api, list));
    const details = await harness.rows<{ id: string; detail: string }>(
      'select id, detail from read.tender order by id',
    );
    let over = false;
    let rounds = 0;
    const lists = async () => {
      do {
        for (const list of LISTS) {
          expect(await everyPage(api, list), list).toEqual(before.get(list));
          await pause(PAUSE_MS);
        }
        rounds += 1;
      } while (!over);
    };
    const singles = async (start: number) => {
      for (let at = start; !over; at += 7) {
        const { id, detail } = details[at % details.length]!;
        const { status, json } = await api.get(`/v2/tenders/${id}`);
        expect(status, id).toBe(200);
        expect(json.data).toEqual(JSON.parse(detail));
        await pause(PAUSE_MS);
      }
    };
    const rebuilding = harness.stages
      .consuming(rebuildStages, () => rebuilt(harness))
      .finally(() => {
        over = true;
      });
    const [run] = await Promise.all([rebuilding, lists(), singles(0)]);
    expect(run).toMatchObject({ status: 'completed' });
    expect(rounds).toBeGreaterThan(1);
  });
});

type Change = { resource: string; id: string; operation: string; changeSeq: number };

describe('followers of the changes', () => {
  it('receive from a rebuild under other rules exactly the records that differ and those that are withdrawn', async () => {
    const harness = await filled.copy();
    const { rows } = harness;
    // As if earlier rules had made other records of the same captures: other titles, other types of buyers, one more
    // tender.
    await rows(`update core.tender set title = title || ' (old)' where hashtext(id::text) % 5 = 0`);
    await rows(`update core.organization set organization_type = 'other' where hashtext(id::text) % 5 = 0`);
    await rows(
      `insert into core.tender (id, ocid, source, sources, tender_id, slug, status, publication_type, validation_errors, first_captured_at, captured_at)
       values (gen_random_uuid(), 'ocds-old-1', 'ocds', '{ocds}', 'old-1', 'old-1', 'active', 'TENDER_NOTICE', '{}', now(), now())`,
    );
    for (const name of ['tender', 'award', 'organization'])
      await rows(`insert into core.outbox (resource, entity_id) select '${name}', id from core.${name}`);
    await harness.stages.consuming(rebuildStages, async () => {
      for (const resource of ['tender', 'award', 'organization'] as const)
        await harness.context.queues.send('publish', { resource, cause: 'earlier-rules' });
      await harness.context.queues.send('derive', { cause: 'earlier-rules' });
      await harness.until(ALL_PUBLISHED);
    });
    const before = await published(harness);
    const numbers = 'select coalesce(sum(change_seq), 0)::int as given from read.version';
    const [old] = await rows<{ given: number }>(numbers);
    const api = await harness.startApi();
    const start = (await follow(api, null)).since;
    await harness.stages.consuming(rebuildStages, () => rebuilt(harness));
    const after = await published(harness);

    const expected = new Set<string>();
    for (const [key, record] of after) if (before.get(key) !== record) expected.add(`${key} changed`);
    for (const key of before.keys()) if (!after.has(key)) expected.add(`${key} withdrawn`);
    const { changes } = await follow(api, start);
    expect(new Set(changes.map(({ resource, id, operation }) => `${resource} ${id} ${operation}`))).toEqual(
      expected,
    );
    // Each was published once: no record had another content in between.
    const [now] = await rows<{ given: number }>(numbers);
    expect((now?.given ?? 0) - (old?.given ?? 0)).toBe(expected.size);
    const kinds = Map.groupBy(changes, ({ operation }) => operation);
    expect(kinds.get('changed')?.length).toBeGreaterThan(10);
    expect(new Set(kinds.get('withdrawn')?.map(({ resource }) => resource))).toEqual(
      new Set([resources.tender.plural, resources.tender_slug_mapping.plural, resources.tender_seo.plural]),
    );
  });
});

/** @returns every change since a cursor, and the cursor from which to go on */
async function follow(api: TestApi, since: string | null): Promise<{ changes: Change[]; since: string }> {
  const changes: Change[] = [];
  for (let at = since; ; ) {
    const { status, text, json } = await api.get(`/v2/changes?limit=100${at === null ? '' : `&since=${at}`}`);
    expect(status, text).toBe(200);
    changes.push(...(json.data as Change[]));
    at = json.meta.nextCursor ?? '';
    if (!json.meta.hasNext) return { changes, since: at };
  }
}

/** @returns the published records, by resource and id */
async function published({ rows }: Harness): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, plural } of Object.values(resources))
    for (const { id, detail } of await rows<{ id: string; detail: string }>(
      `select id, detail from read.${name}`,
    ))
      found.set(`${plural} ${id}`, detail);
  return found;
}

import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { WORKER_MEMORY } from '#services/local/child.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { responseBytes } from '#shared/raw/response-bytes.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { harness } from '#test/support/harness.ts';
import { serve } from '#test/workers/collect/packages.ts';
import { storeBytes, storeResponse } from '#test/workers/normalise/responses.ts';

const MEGABYTE = 1_048_576;

const list = (item: string, bytes: number): string =>
  `{"releases":[${Array(Math.ceil(bytes / (item.length + 1)))
    .fill(item)
    .join(',')}]}`;
/** 60 MB of nested JSON: a thousand lists, each as deep as may be. */
const nested = () => list(`${'[{"a":'.repeat(200)}1${'}]'.repeat(200)}`, 60 * MEGABYTE);
/** 50 MB of releases. */
const rows = (bytes = 50 * MEGABYTE) => list(JSON.stringify(portalRelease(1)), bytes);
/** As many values as fit into a response that is not too long. */
const values = () => list('{}', 15 * MEGABYTE);

it('collect sets aside what it cannot hold, and goes on with the other days', {
  timeout: 240_000,
}, async () => {
  const large = [nested, rows, values];
  const days: string[] = [];
  const address = await serve((request, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://publisher.test');
    const day = searchParams.get('dateFrom') ?? '';
    const first = searchParams.get('PageNumber') === '1';
    if (day !== '' && !days.includes(day)) days.push(day);
    const body = large[days.indexOf(day)];
    if (body) response.end(body());
    else response.end(JSON.stringify(first ? { releases: [portalRelease(days.indexOf(day))] } : {}));
  });
  const test = await harness({
    stages: [],
    // Sixty megabytes take their time on a busy machine.
    settings: {
      ...{ OCDS_BASE_URL: address, COLLECT_FROM: '2026-06-01', COLLECT_RETRY_MS: '100' },
      COLLECT_TIMEOUT_MS: '60000',
    },
  });
  const worker = await test.startWorkers(['plan', 'collect', 'normalise'], WORKER_MEMORY);
  await test.queues.requestSync({ source: 'ocds', mode: 'backfill', from: '2026-06-01', to: '2026-08-31' });
  await test.until(`select where (select count(*) from ops.issue where kind = 'task-failing') >= 3
    and (select count(*) from core.tender) >= 2`);
  expect(await worker.end()).toBe(0);
  const issues = await test.rows<{ reason: string }>(
    `select detail->>'reason' as reason from ops.issue where kind = 'task-failing' and detail->>'kind' = 'too-large' order by detail->>'reason' not like '%sent%'`,
  );
  expect(issues).toEqual([
    { reason: expect.stringContaining('more than 16777216 bytes') },
    { reason: expect.stringContaining('more than 16777216 bytes') },
    { reason: expect.stringContaining('more than 750000 values') },
  ]);
  // All bytes of all three are kept.
  const faults = await test.rows<{ id: string; size: number }>(
    'select response.id::text, size from raw.response join raw.blob using (hash) where fault is not null order by size desc',
  );
  const sizes = large.map((body) => body().length).toSorted((a, b) => b - a);
  expect([...new Set(faults.map(({ size }) => size))]).toEqual(sizes);
  expect((await responseBytes(test.pool(), faults[0]!.id, formatOf))?.length).toBe(sizes[0]);
});

it('normalise sets aside stored contents and single records that it cannot hold, and goes on with their neighbours', {
  timeout: 240_000,
}, async () => {
  const test = await harness({ stages: [] });
  const bytes = Buffer.from(rows());
  const stored = await storeBytes(test, bytes, { at: '2026-06-01T10:00:00Z' }, [portalRelease(1)]);
  const long = portalRelease(2, { description: 'x'.repeat(5 * MEGABYTE) });
  const wide = portalRelease(3, { items: Array(60_000).fill(0) });
  const page = await storeResponse(test, {
    json: { releases: [long, wide, portalRelease(4)] },
    at: '2026-06-02T10:00:00Z',
  });
  const worker = await test.startWorkers(['normalise'], WORKER_MEMORY);
  await test.queues.send('normalise', { responseId: stored }, { responseId: page });
  await test.until('select where not exists (select from raw.response where normalised_at is null)');
  expect(await worker.end()).toBe(0);
  expect(await test.rows('select id::text, rejected, normalised from raw.response order by id')).toEqual([
    { id: stored, rejected: 1, normalised: 0 },
    { id: page, rejected: 2, normalised: 1 },
  ]);
  expect(await test.rows('select distinct kind, detail->>$1 as limit from ops.issue', ['limit'])).toEqual([
    { kind: 'rejected-too-large', limit: '50000 values and 4000000 characters' },
  ]);
});

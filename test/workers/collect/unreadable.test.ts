import { expect, it } from 'vitest';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { harness } from '#test/support/harness.ts';
import { readPackage } from '#workers/collect/read.ts';
import { withinLimit } from '#workers/collect/store/cut.ts';
import { elsewhere, serve } from './packages.ts';

const window = { source: 'elsewhere', mode: 'backfill', from: '2026-08-01', to: '2026-08-10' } as const;

it('a response for which reading fails is kept as a whole with its reason, and not requested again at once', async () => {
  const test = await harness({});
  const body = JSON.stringify({ releases: [portalRelease(1)], pad: 'x'.repeat(300_000) });
  let asked = 0;
  const address = await serve((_, response) => {
    asked += 1;
    response.end(body);
  });
  const source = elsewhere(address);
  const read = () => {
    throw new TypeError('a defect of the rules');
  };
  await test.stages.sync(window, {
    elsewhere: { ...source, passes: { window: { ...source.passes.window, read } } },
  });
  const tasks = await test.rows<{ state: string; attempts: number }>(
    `select state, attempts from ops.task where pass = 'window'`,
  );
  // One request for each attempt at a task.
  expect(asked).toBe(tasks.reduce((sum, { attempts }) => sum + attempts, 0));
  expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(['failing']));
  expect(await test.rows('select distinct fault, size from raw.response join raw.blob using (hash)')).toEqual(
    [{ fault: 'unreadable', size: body.length }],
  );
  const [issue] = await test.rows<{ reason: string }>(`select detail->>'reason' as reason from ops.issue`);
  expect(issue!.reason).toContain('a defect of the rules');
});

it('a record whose key our rules fail to find does not keep back its page', async () => {
  const test = await harness({});
  const address = await serve((request, response) => {
    const first = new URL(request.url ?? '/', 'http://publisher.test').searchParams.get('page') === '1';
    response.end(JSON.stringify({ releases: first ? [portalRelease(1), portalRelease(2)] : [] }));
  });
  const source = elsewhere(address);
  const naturalKeyOf = (release: unknown) => {
    const key = source.format.naturalKeyOf(release);
    if (key?.endsWith('-2')) throw new Error('a defect of the rules');
    return key;
  };
  await test.stages.sync(window, { elsewhere: { ...source, format: { ...source.format, naturalKeyOf } } });
  expect(await test.rows('select distinct natural_key from raw.content order by 1')).toEqual([
    { natural_key: 'ocds-9t57fa-1' },
    { natural_key: null },
  ]);
  expect(await test.rows(`select from ops.task where state <> 'done'`)).toEqual([]);
});

it('a rule that does not end is interrupted, and a failure of the publisher passes through', async () => {
  const endless = () => {
    for (;;);
  };
  await expect(withinLimit('http://publisher.test/', endless, 200)).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining('longer than 200 ms'),
  });
  await expect(withinLimit('http://publisher.test/', () => readPackage({}))).rejects.toMatchObject({
    kind: 'unexpected-shape',
  });
});

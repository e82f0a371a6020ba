import { expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { tenders, tendersJson, working } from './terminal.ts';

it('tenders estimates requests a fit, which the schedule does, and shows the models that are kept', async () => {
  const test = await harness({ settings: { SCHEDULE_JOBS: 'estimates' } });
  const operator = test.settingsOf('tender_operator');
  expect((await tenders(['estimates', 'show'], operator)).stdout).toContain('no model is fitted yet');
  expect(await tendersJson(['estimates', 'fit'], operator)).toMatchObject({
    code: 0,
    document: { requested: true },
  });
  await working(
    test.settings,
    'schedule',
    (message) => test.stages.handle('schedule', message),
    () => test.until(`select from derived.stale where derivation = 'estimation_model'`),
  );
  await test.stages.publishAll();
  const { document } = await tendersJson(['estimates', 'show'], operator);
  expect(document).toMatchObject({ models: [{ comparables: 0, scorecard: { judged: 0 } }], waiting: 0 });
  expect((await tenders(['estimates', 'refit'], operator)).code).toBe(2);
});

import { expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';

it('an issue that quotes what cannot be stored is recorded, and so are the others', async () => {
  const test = await harness({});
  const issue = { stage: 'test', kind: 'test', severity: 'info', source: 'test' } as const;
  await recordIssues(test.context.pool, [
    { ...issue, subject: 'a\0', path: 'b\ud800', detail: { texts: ['c\0', 'd\udc00'] } },
    { ...issue, subject: 'other' },
  ]);
  expect(await test.rows('select subject, path, detail from ops.issue order by subject')).toEqual([
    { subject: 'a\ufffd', path: 'b\ufffd', detail: { texts: ['c\ufffd', 'd\ufffd'] } },
    { subject: 'other', path: '', detail: {} },
  ]);
});

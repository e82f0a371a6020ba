import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { harness } from '#test/support/harness.ts';
import { folderOf, lines } from './files.ts';
import { fileOf, importing, type Json, packageOf, RAW, SERVED } from './importing.ts';

describe('an import', () => {
  it('records what it cannot store as issues, and stores the neighbours', async () => {
    const test = await harness({});
    let deep: unknown = 1;
    for (let level = 0; level < 600; level += 1) deep = { deep };
    const path = await fileOf(
      packageOf(
        '2026-08-20T00:00:00Z',
        portalRelease(1),
        'text' as unknown as Json,
        { ...portalRelease(2), ocid: 'ocds-xyz123-2' },
        { tender: {} },
        portalRelease(3, { deep }),
        portalRelease(4),
      ),
    );
    expect(await importing(test, path)).toMatchObject({ status: 'completed', stored: 2, rejected: 4 });
    const issues = await test.rows<{ path: string; detail: Json }>(
      `select path, severity, stage, source, subject, detail from ops.issue where kind = 'import-rejected' order by path`,
    );
    expect(issues.map((issue) => [issue.path, issue.detail['reason'], issue.detail['ocid']])).toEqual([
      ['2', 'no object', null],
      ['3', 'the ocid is of another publisher than ocds-9t57fa', 'ocds-xyz123-2'],
      ['4', 'no ocid', null],
      ['5', 'nested more than 500 levels deep', 'ocds-9t57fa-3'],
    ]);
    expect(issues[0]).toMatchObject({
      severity: 'warning',
      stage: 'collect',
      source: 'ocds',
      subject: 'file:file.json',
    });
    expect(issues[0]!.detail['line']).toBeGreaterThan(1);
  });

  it('rejects releases without a date, and takes no date in the future for one', async () => {
    const test = await harness({});
    const undated = portalRelease(1, {}, { date: '0001-01-01T00:00:00Z' });
    const late = portalRelease(2, {}, { date: '2099-01-01T00:00:00Z' });
    const record = {
      publishedDate: '2098-01-01T00:00:00Z',
      releases: [portalRelease(3, {}, { date: '2022-01-01T00:00:00Z' })],
    };
    expect(await importing(test, await fileOf(lines(undated, late, record), 'x.jsonl'))).toMatchObject({
      stored: 1,
      rejected: 2,
    });
    expect((await test.rows(RAW)).map(({ ocid, at }) => [ocid, at])).toEqual([
      ['ocds-9t57fa-3', '2021-12-31 22:00:00+00'],
    ]);
  });

  it('of a broken file keeps what came before the fault, and goes on with the next file', async () => {
    const test = await harness({});
    const whole = packageOf('2026-08-20T00:00:00Z', portalRelease(1), portalRelease(2));
    const folder = await folderOf({
      'a.json': whole.slice(0, -40),
      'b.json': packageOf('2026-08-21T00:00:00Z', portalRelease(3)),
    });
    const report = await importing(test, folder);
    expect(report.status).toBe('partial');
    expect(report.files).toMatchObject([
      {
        name: 'a.json',
        stored: 1,
        error: expect.stringMatching(/^line \d+: the file ends in the middle of a value$/),
      },
      { name: 'b.json', stored: 1, error: null },
    ]);
    expect(
      await test.rows(`select severity, subject from ops.issue where kind = 'import-incomplete'`),
    ).toEqual([{ severity: 'error', subject: 'file:a.json' }]);
    expect(await test.rows('select status, error_message from ops.cron_runs')).toEqual([
      { status: 'partial', error_message: `a.json: ${report.files[0]!.error}` },
    ]);
    await writeFile(join(folder, 'a.json'), whole);
    await rm(join(folder, 'b.json'));
    expect(await importing(test, folder)).toMatchObject({ status: 'completed', stored: 1, known: 1 });
    await test.stages.publishAll();
    expect(await test.rows(SERVED)).toHaveLength(3);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tenderRow } from '../v2/support/rows.ts';
import { type MadeExport, openServedExports } from './support/served-exports.ts';

const MB = 1024 ** 2;

/** The application with limits of its own and a tender whose export has some 70 kB. */
async function served(settings: Record<string, string>) {
  const at = await openServedExports(settings);
  onTestFinished(at.close);
  await at.readTables.tenders([tenderRow(1, { description: 'Supply of gravel. '.repeat(4_000) })]);
  const make = async (token: string) => {
    const { status, json } = await at.ask({ format: 'ndjson', columns: ['id', 'description'] }, token);
    expect([status, json]).toEqual([202, expect.anything()]);
    const { exportId } = json as unknown as MadeExport;
    await at.stages.handle('exports', { exportId });
    return exportId;
  };
  /** Lets an export have a different size than its file, so that no test writes megabytes. */
  const resize = (id: string, size: number) =>
    at.readTables.client.query('update app.export set size = $2 where id = $1', [id, size]);
  return { ...at, make, resize };
}

describe('exports that are kept', () => {
  it('are limited in number for each user; the first ones stay, and one more is possible when one expires', async () => {
    const at = await served({ EXPORT_USER_FILES: '3' });
    const { token } = await at.newUser({ plan: 'enterprise' });
    const made = [await at.make(token), await at.make(token), await at.make(token)];
    const { status, headers, json } = await at.ask({ format: 'csv' }, token);
    expect([status, json.code]).toEqual([429, 'RATE_LIMITED']);
    expect(json.details).toEqual({
      ...{ rule: 'files of exports of one user', limit: 3, used: 3 },
      resetsAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
    for (const id of made) expect((await at.download(id, token)).status).toBe(200);
    expect((await at.ask({ format: 'csv' })).status).toBe(202);
    await at.readTables.client.query('update app.export set expires_at = now() where id = $1', [made[0]]);
    expect((await at.ask({ format: 'csv' }, token)).status).toBe(202);
    expect((await at.ask({ format: 'csv' }, token)).status).toBe(429);
  });

  it('stay within the limit when many are requested at the same time', async () => {
    const at = await served({ EXPORT_USER_FILES: '2', EXPORT_COMPANY_FILES: '3' });
    const users = await Promise.all(
      [1, 2].map(() => at.newUser({ plan: 'enterprise', company: 'Mahika Technologies' })),
    );
    const answers = await Promise.all(
      users.flatMap(({ token }) => [1, 2, 3, 4].map(() => at.ask({ format: 'csv' }, token))),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('are limited by number and bytes for a company, whichever user requested them', async () => {
    const at = await served({ EXPORT_COMPANY_MB: '1' });
    const [one, other] = await Promise.all(
      [1, 2].map(() => at.newUser({ plan: 'enterprise', company: 'Mahika Technologies' })),
    );
    await at.resize(await at.make(one!.token), MB);
    const { status, json } = await at.ask({ format: 'csv' }, other!.token);
    expect(status).toBe(429);
    expect(json.details).toMatchObject({ rule: 'bytes of exports of one company', limit: MB, used: MB });
    expect((await at.ask({ format: 'csv' })).status).toBe(202);
  });

  it('an export fails with the reason and leaves no file if its file exceeds what may still be kept', async () => {
    const at = await served({ EXPORT_USER_MB: '1' });
    const { token } = await at.newUser({ plan: 'enterprise' });
    await at.resize(await at.make(token), MB - 10_000);
    const before = await readdir(join(at.folder, 'exports'));
    const id = await at.make(token);
    const { status, json } = await at.download(id, token);
    expect([status, json.code]).toEqual([409, 'CONFLICT']);
    expect(json.message).toContain('this user may still keep');
    expect(await readdir(join(at.folder, 'exports'))).toEqual(before);
    expect(await at.rows(`select attempt from app.export where id = $1`, [id])).toEqual([{ attempt: 1 }]);
  });
});

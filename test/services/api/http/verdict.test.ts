import { expect, it, onTestFinished } from 'vitest';
import { createVerdict } from '#services/api/http/verdict.ts';
import { addressAs, openPool } from '#shared/database/connection.ts';
import { LOGIN_REFUSED } from '#shared/health/evaluate.ts';
import { newDatabase } from '#test/support/database.ts';

it('a wrong password is told from a database that does not answer, without naming it', async () => {
  const database = await newDatabase();
  const url = addressAs(database.url, 'tender_api', 'not-the-password');
  const pool = openPool({ url, role: 'tender_api', name: 'test', size: 1 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const verdict = await createVerdict(pool)();
  expect(verdict).toEqual({ ready: false, state: 'unhealthy', reasons: [LOGIN_REFUSED] });
  expect(LOGIN_REFUSED).not.toMatch(/tender_api|not-the-password/);
});

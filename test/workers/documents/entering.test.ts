import { expect, it, onTestFinished } from 'vitest';
import { openPool } from '#shared/database/connection.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { opened, openStage, putDocument, site, stateOf } from './opened-stage.ts';

/** What publishers list is followed by what triggers mark, without comparing all documents. */

openStage();

const pool = () => opened.context.pool;
const enter = () => enterDocuments(pool());
const marked = async () => (await pool().query('select document_id from core.stale_document')).rows;
const closesAt = async (id: string) =>
  (await pool().query('select closes_at from core.document_state where id = $1', [id])).rows[0]?.closes_at;

it('a document is entered, fetched again and removed as its publisher lists it, and only it is looked at', async () => {
  await enter();
  const [one, other] = [await putDocument('/a'), await putDocument('/b')];
  expect(await enter()).toBe(2);
  expect(await marked()).toEqual([]);
  expect(await enter()).toBe(0);

  // Had all been compared, this would be entered again.
  await pool().query('delete from core.document_state where id = $1', [other]);
  await pool().query(`update core.document_state set state = 'done' where id = $1`, [one]);
  await pool().query('update core.tender_document set url = $2 where id = $1', [
    one,
    `http://${site.host}/c`,
  ]);
  expect(await marked()).toEqual([{ document_id: one }]);
  expect(await enter()).toBe(1);
  expect(await stateOf(one)).toMatchObject({ state: 'waiting' });
  expect(await stateOf(other)).toBeUndefined();

  await pool().query('delete from core.tender_document where id = $1', [one]);
  expect(await enter()).toBe(0);
  expect(await stateOf(one)).toBeUndefined();
});

it('a tender that closes at another time, or is cancelled, changes the order of its documents, and nothing else marks any', async () => {
  const id = await putDocument('/a');
  await enter();
  await pool().query(`update core.tender set title = 'Roads'`);
  expect(await marked()).toEqual([]);
  await pool().query(`update core.tender set closing_date_time = '2027-01-05T09:00:00Z'`);
  await enter();
  expect(await closesAt(id)).toBe('2027-01-05 09:00:00+00');
  await pool().query(`update core.tender set status = 'cancelled'`);
  await enter();
  expect(await closesAt(id)).toBeNull();
});

it('what changed before there were triggers is entered by the first call of a process', async () => {
  const id = await putDocument('/a');
  await pool().query('delete from core.stale_document');
  expect(await stateOf(id)).toBeUndefined();
  const other = openPool({
    url: opened.database.url,
    role: 'tender_worker',
    name: 'another process',
    size: 1,
  });
  onTestFinished(() => other.end());
  expect(await enterDocuments(other)).toBe(1);
  expect(await enterDocuments(other)).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
});

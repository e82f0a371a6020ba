import { describe, expect, it } from 'vitest';
import { addUser, type CompanyUser } from '../support/company-users.ts';
import { uploadForm } from '../support/files.ts';
import { sharedApplication } from '../support/served-application.ts';
import { idsOf, vaultOf } from '../support/uploads.ts';

let user: CompanyUser;
let admin: CompanyUser;
let stranger: CompanyUser;
let guest: CompanyUser;
const at = sharedApplication(async () => {
  user = await addUser(at);
  stranger = await addUser(at);
  admin = await addUser(at, { role: 'admin' });
  guest = await addUser(at, { company: null });
});

const { as, upload, put } = vaultOf(at);

describe('who reaches what', () => {
  const callers = {
    nobody: () => null,
    owner: () => user,
    colleague: async () => addUser(at, { company: user.companyId }),
    stranger: () => stranger,
    admin: () => admin,
    'without a company': () => guest,
  };
  /** Statuses of each caller for a document of the user's company. */
  const expected: Record<
    keyof typeof callers,
    [list: number, get: number, change: number, verify: number, remove: number]
  > = {
    nobody: [401, 401, 401, 401, 401],
    owner: [200, 200, 200, 403, 200],
    colleague: [200, 200, 200, 403, 200],
    stranger: [200, 404, 404, 403, 404],
    admin: [200, 200, 200, 200, 200],
    'without a company': [403, 403, 403, 403, 403],
  };

  it.each(Object.keys(callers) as (keyof typeof callers)[])('%s', async (name) => {
    const who = await callers[name]();
    const id = await upload(user);
    const list = await as(who);
    const answers = [
      list.status,
      (await as(who, `/${id}`)).status,
      (await put(who, id, { expiryDate: '2031-01-01' })).status,
      (await put(who, id, { verified: true })).status,
    ];
    const sees = list.status === 200 && idsOf(list.json['documents']).includes(id);
    expect(sees).toBe(name === 'owner' || name === 'colleague');
    const stats = await as(who, '/stats');
    expect(stats.status).toBe(expected[name][0]);
    const posted = await as(who, '', { body: uploadForm() });
    expect(posted.status).toBe(expected[name][0] === 200 ? 201 : expected[name][0]);
    answers.push((await as(who, `/${id}`, { method: 'DELETE' })).status);
    expect(answers).toEqual(expected[name]);
    const { rows } = await at
      .pool('tender_operator')
      .query('select from app.vault_document where id = $1', [id]);
    expect(rows.length).toBe(expected[name][4] === 200 ? 0 : 1);
  });

  it('is decided by the database too', async () => {
    const id = await upload(user);
    const api = at.pool('tender_api');
    const seen = async (session: CompanyUser | null) => {
      const client = await api.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('app.company_id', $1, true)`, [session?.companyId ?? '']);
        const read = await client.query('select from app.vault_document where id = $1', [id]);
        const changed = await client.query('update app.vault_document set verified = true where id = $1', [
          id,
        ]);
        const removed = await client.query('delete from app.vault_document where id = $1', [id]);
        return [read.rowCount, changed.rowCount, removed.rowCount];
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    expect(await seen(user)).toEqual([1, 1, 1]);
    expect(await seen(stranger)).toEqual([0, 0, 0]);
    expect(await seen(null)).toEqual([0, 0, 0]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { asSession, type Session } from '#services/api/application/access/session.ts';
import { issueToken } from '#shared/access/token.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { entry } from '../v2/support/restricted-entry.ts';
import { tenderRow, uuidOf } from '../v2/support/rows.ts';
import {
  callers,
  forEveryone,
  forUsers,
  isolationUsers,
  outcomeOf,
  type Row,
  type Users,
} from './support/isolation.ts';
import { exportRows, keyRows, vaultRows } from './support/isolation-rows.ts';
import { sharedApplication, TEST_KEYS } from './support/served-application.ts';

/** Whether the code's own check counts; without it the policies of the database have to hold alone. */
const code = vi.hoisted(() => ({ checks: true }));
vi.mock('#services/api/application/access/ownership.ts', async (load) => {
  const own = await load<typeof import('#services/api/application/access/ownership.ts')>();
  return {
    reachesCompany: (...given: Parameters<typeof own.reachesCompany>) =>
      !code.checks || own.reachesCompany(...given),
    reachesUser: (...given: Parameters<typeof own.reachesUser>) => !code.checks || own.reachesUser(...given),
  };
});

const DOCUMENT = uuidOf(0xd0001);

/** Every route of the application. */
const table: readonly Row[] = [
  {
    route: 'GET /api/tenders',
    prepare: async () => ({ path: '/api/tenders' }),
    expected: forEveryone,
  },
  {
    route: 'GET /api/tenders/{id}',
    prepare: async () => ({ path: `/api/tenders/${uuidOf(1)}` }),
    expected: forEveryone,
  },
  {
    route: 'GET /api/v1/documents/{documentId}/download-url',
    prepare: async () => ({ path: `/api/v1/documents/${DOCUMENT}/download-url` }),
    expected: forEveryone,
  },
  {
    route: 'GET /api/snapshots/{snapshot}/{name}',
    prepare: async (at) => {
      await at.stages.handle('exports', { snapshot: 'one' });
      return { path: '/api/snapshots/latest/tenders.csv.gz' };
    },
    expected: forEveryone,
  },
  {
    route: 'POST /api/auth/login',
    prepare: async (at) => {
      const { email, password } = await at.newUser();
      return { path: '/api/auth/login', body: { email, password } };
    },
    expected: forEveryone,
  },
  {
    route: 'GET /api/auth/me',
    prepare: async () => ({ path: '/api/auth/me' }),
    expected: forUsers,
    hides: ({ owner }) => owner.email,
  },
  {
    route: 'POST /api/auth/logout',
    prepare: async () => ({ path: '/api/auth/logout', method: 'POST' }),
    expected: forUsers,
  },
  {
    route: 'POST /api/screening',
    prepare: async (at) => {
      await at.readTables.records(restrictedSupplier, [entry(1, 'Zed Trading')]);
      return { path: '/api/screening', body: { suppliers: [{ name: 'Zed Trading' }] } };
    },
    expected: forUsers,
  },
  ...vaultRows,
  ...exportRows,
  ...keyRows,
];

let users: Users;
const at = sharedApplication(async () => {
  users = await isolationUsers(at);
  await at.readTables.tenders([tenderRow(1)]);
  const seen = '2026-08-14T07:00:00.000Z';
  const document = { id: DOCUMENT, document_id: DOCUMENT, tender_id: '100001', tender_record_id: uuidOf(1) };
  const states = {
    cache_status: 'UNCACHED',
    processing_status: 'PENDING',
    created_at: seen,
    updated_at: seen,
  };
  await at.readTables.records(tenderDocument, [
    { ...document, ...states, position: 0, file_url: 'https://example.org/file.pdf' },
  ]);
});

describe.each([
  ['with the check of the code', true],
  ['by the policies of the database alone', false],
])('%s', (_, checks) => {
  const cases = table.flatMap((row) => callers.map((caller) => ({ ...row, caller })));
  it.each(cases)('$route by $caller', async ({ caller, prepare, expected, hides, shownTo = ['owner'] }) => {
    code.checks = checks;
    const { path, ...call } = await prepare(at, users);
    // A token of its own, because a logout ends it.
    const holder = caller === 'nobody' ? null : { userId: users[caller].id, version: 0 };
    const token = holder ? (await issueToken(TEST_KEYS, holder, 60)).token : undefined;
    const { status, text } = await at.call(path, { ...call, token });
    expect(outcomeOf(status)).toBe(expected[caller]);
    if (hides && !shownTo.includes(caller)) expect(text).not.toContain(hides(users));
  });
});

it('the table has every route of the application', async () => {
  const { paths } = (await at.call('/api/openapi.json')).json as unknown as {
    paths: Record<string, object>;
  };
  const described = Object.entries(paths)
    // Feeds have no users.
    .filter(([path]) => !path.startsWith('/api/widgets/'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  expect(table.map(({ route }) => route).toSorted()).toEqual(described.toSorted());
});

describe('the database', () => {
  const sessionOf = async (user: { id: string }): Promise<Session> => {
    const { rows } = await at.readTables.client.query(
      'select company_id, role from app.user_account where id = $1',
      [user.id],
    );
    return { userId: user.id, companyId: rows[0].company_id, role: rows[0].role, plan: 'free' };
  };
  const seenBy = async (session: Session) =>
    asSession(at.pool('tender_api'), session, async (client) => ({
      companies: (await client.query('select name from app.company_profile order by 1')).rows.map(
        ({ name }) => name,
      ),
      users: (await client.query('select email from app.user_account')).rows.map(({ email }) => email),
    }));

  it('shows a session its own user and company, and an admin all companies', async () => {
    const { owner, stranger, admin } = users;
    expect(await seenBy(await sessionOf(owner))).toEqual({
      companies: ['Own (Pty) Ltd'],
      users: [owner.email],
    });
    expect(await seenBy(await sessionOf(stranger))).toEqual({
      ...{ companies: ['Other (Pty) Ltd'], users: [stranger.email] },
    });
    expect(await seenBy(await sessionOf(users['without company']))).toMatchObject({ companies: [] });
    expect(await seenBy(await sessionOf(admin))).toEqual({
      ...{ companies: ['Other (Pty) Ltd', 'Own (Pty) Ltd'], users: [admin.email] },
    });
  });

  it('shows nothing outside a session, nor to the next session of a connection', async () => {
    const pool = at.pool('tender_api');
    await asSession(pool, await sessionOf(users.admin), async () => undefined);
    const { rows } = await pool.query('select name from app.company_profile');
    expect(rows).toEqual([]);
  });

  it.each([
    ['read the hash of a password', 'select password_hash from app.user_account'],
    ['change a role', `update app.user_account set role = 'admin'`],
    ['make a user', `insert into app.user_account (email, plan) values ('x@example.org', 'free')`],
    ['make a company', `insert into app.company_profile (name) values ('x')`],
    ['switch the policies off', 'alter table app.user_account disable row level security'],
    [
      'end a token of somebody else',
      `insert into app.ended_token values (gen_random_uuid(), gen_random_uuid(), now())`,
    ],
    [
      'make a key for somebody else',
      `insert into app.api_key (name, key_hash, key_prefix, key_last_chars, tier, daily_limit, monthly_limit, user_id)
       values ('x', 'hash', 'tda', 'abcd', 'enterprise', 1, 1, gen_random_uuid())`,
    ],
    ['make a revoked key valid again', `update app.api_key set status = 'active'`],
    ['give a key to somebody else', 'update app.api_key set user_id = gen_random_uuid()'],
  ])('does not let the API %s', async (_, statement) => {
    const session = await sessionOf(users.admin);
    const tried = asSession(at.pool('tender_api'), session, (client) => client.query(statement));
    await expect(tried).rejects.toMatchObject({ code: '42501' });
  });

  it('has policies on every table with rows of users or companies', async () => {
    const { rows } = await at.readTables.client.query(
      `select distinct c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
       where relnamespace = 'app'::regnamespace and relkind = 'r' and attname in ('user_id', 'company_id') and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  it('shows a session the keys of its user, counts and revokes no other, and finds any key outside a session', async () => {
    const { owner, stranger } = users;
    const { id } = await at.newKey({ userId: owner.id });
    const pool = at.pool('tender_api');
    const state = async () =>
      (await pool.query('select status, calls_today from app.api_key where id = $1', [id])).rows;
    await asSession(pool, await sessionOf(stranger), async (client) => {
      expect((await client.query('select id from app.api_key where id = $1', [id])).rows).toEqual([]);
      const counted = await client.query('update app.api_key set calls_today = 9 where id = $1', [id]);
      expect(counted.rowCount).toBe(0);
      await client.query('select app.revoke_key($1)', [id]);
    });
    await pool.query('select app.revoke_key($1)', [id]);
    expect(await state()).toEqual([{ status: 'active', calls_today: 0 }]);
    await asSession(pool, await sessionOf(owner), (client) =>
      client.query('select app.revoke_key($1)', [id]),
    );
    expect(await state()).toEqual([{ status: 'revoked', calls_today: 0 }]);
  });

  it('gives the role of the API neither ownership nor the right to bypass the policies', async () => {
    const { rows } = await at.readTables.client.query(
      `select rolsuper or rolbypassrls as passes, exists (
         select from pg_class where relowner = r.oid and relnamespace = 'app'::regnamespace) as owns
       from pg_roles r where rolname = 'tender_api'`,
    );
    expect(rows).toEqual([{ passes: false, owns: false }]);
  });
});

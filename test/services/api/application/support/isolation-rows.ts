import { randomUUID } from 'node:crypto';
import { openStorage } from '#shared/storage/open.ts';
import { uploadForm } from './files.ts';
import { forCompany, forEveryone, forOwner, forUsers, type Row, type Users } from './isolation.ts';
import type { ServedApplication } from './served-application.ts';

/** Rows of the table of isolation about documents of companies, stored files and exports. */

/** Routes about the caller's own company. */
const forCompanies: Row['expected'] = {
  ...{ nobody: 'login', owner: 'allowed', colleague: 'allowed', stranger: 'allowed', admin: 'allowed' },
  ...{ 'without company': 'denied', 'admin without company': 'denied' },
};

const DOCUMENTS = '/api/v1/documents';
const OWN_FILE = 'own-profile.pdf';

/** Uploads a document of the owner. */
async function ofOwner(at: ServedApplication, { owner }: Users): Promise<string> {
  const body = uploadForm({ fileName: OWN_FILE });
  const { json } = await at.call(DOCUMENTS, { body, token: owner.token });
  return `${DOCUMENTS}/${(json as unknown as { id: string }).id}`;
}

/** Files an export of the owner that waits for its turn. */
const OWN_EXPORT = randomUUID();
async function exportOfOwner(
  at: ServedApplication,
  { owner }: Users,
  id: string = randomUUID(),
): Promise<string> {
  await at.readTables.client.query(
    `insert into app.export (id, user_id, format, plan, expires_at) values ($1, $2, 'csv', '{}', now() + interval '1 hour')`,
    [id, owner.id],
  );
  return id;
}

export const vaultRows: readonly Row[] = [
  {
    route: `GET ${DOCUMENTS}`,
    prepare: async (at, users) => {
      await ofOwner(at, users);
      return { path: DOCUMENTS };
    },
    expected: forCompanies,
    hides: () => OWN_FILE,
    shownTo: ['owner', 'colleague'],
  },
  {
    route: `POST ${DOCUMENTS}`,
    prepare: async () => ({ path: DOCUMENTS, body: uploadForm() }),
    expected: forCompanies,
  },
  {
    route: `GET ${DOCUMENTS}/stats`,
    prepare: async () => ({ path: `${DOCUMENTS}/stats` }),
    expected: forCompanies,
  },
  {
    route: `GET ${DOCUMENTS}/{documentId}`,
    prepare: async (at, users) => ({ path: await ofOwner(at, users) }),
    expected: forCompany,
  },
  {
    route: `PUT ${DOCUMENTS}/{documentId}`,
    prepare: async (at, users) => ({
      ...{ path: await ofOwner(at, users), method: 'PUT', body: { expiryDate: '2027-03-31' } },
    }),
    expected: forCompany,
  },
  {
    route: `DELETE ${DOCUMENTS}/{documentId}`,
    prepare: async (at, users) => ({ path: await ofOwner(at, users), method: 'DELETE' }),
    expected: forCompany,
  },
  {
    route: 'GET /api/files/{key}',
    prepare: async (at) => {
      const storage = openStorage(at.config, at.api.url);
      await storage.put('documents/any', Buffer.from('%PDF-1.7'));
      const what = { seconds: 60, fileName: 'any.pdf', mimeType: 'application/pdf' };
      const { pathname, search } = new URL((await storage.signedUrl('documents/any', what))!);
      return { path: pathname + search };
    },
    expected: forEveryone,
  },
];

/** Makes a key of the owner, as the operator. */
const keyOfOwner = async (at: ServedApplication, { owner }: Users): Promise<string> =>
  (await at.newKey({ name: OWN_KEY, userId: owner.id, tier: 'enterprise' })).id;
const KEYS = '/api/keys';
const OWN_KEY = 'key of the owner';

export const keyRows: readonly Row[] = [
  {
    route: `GET ${KEYS}`,
    prepare: async (at, users) => {
      await at.readTables.client.query('delete from app.api_key where user_id is not null');
      await keyOfOwner(at, users);
      return { path: KEYS };
    },
    expected: forUsers,
    hides: () => OWN_KEY,
  },
  {
    route: `POST ${KEYS}`,
    prepare: async (at) => {
      // The keys of the calls before, of which a user may have three.
      await at.readTables.client.query('delete from app.api_key where user_id is not null');
      return { path: KEYS, body: { name: 'mine' } };
    },
    expected: forUsers,
  },
  {
    route: `DELETE ${KEYS}/{id}`,
    prepare: async (at, users) => ({ path: `${KEYS}/${await keyOfOwner(at, users)}`, method: 'DELETE' }),
    expected: forOwner,
  },
  {
    route: `GET ${KEYS}/{id}/usage`,
    prepare: async (at, users) => ({ path: `${KEYS}/${await keyOfOwner(at, users)}/usage` }),
    expected: forOwner,
  },
];

export const exportRows: readonly Row[] = [
  {
    route: 'POST /api/tenders/export',
    prepare: async (at) => {
      // The exports of the calls before, of which a user may have two at a time.
      await at.readTables.client.query('delete from app.export');
      return { path: '/api/tenders/export', body: { format: 'csv' } };
    },
    expected: { ...forCompanies, 'without company': 'allowed', 'admin without company': 'allowed' },
  },
  {
    route: 'GET /api/tenders/export',
    prepare: async (at, users) => {
      await at.readTables.client.query('delete from app.export');
      await exportOfOwner(at, users, OWN_EXPORT);
      return { path: '/api/tenders/export' };
    },
    expected: forUsers,
    hides: () => OWN_EXPORT,
  },
  {
    route: 'GET /api/tenders/export/download',
    prepare: async (at, users) => ({
      path: `/api/tenders/export/download?exportId=${await exportOfOwner(at, users)}`,
    }),
    expected: forOwner,
  },
];

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StorageError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { reconcileVault } from '#workers/exports/stored-files.ts';
import { addUser, type CompanyUser } from '../support/company-users.ts';
import { samples, uploadForm } from '../support/files.ts';
import { sharedApplication } from '../support/served-application.ts';
import { vaultOf } from '../support/uploads.ts';

const HOUR = 3_600_000;

const at = sharedApplication(async () => {
  storage = openStorage(at.config);
  user = await addUser(at);
});
let storage: Storage;
let user: CompanyUser;
/** As the owner of the tables; a process may neither change them nor bypass the policies. */
const asOwner = (query: string, values?: unknown[]) => at.readTables.client.query(query, values);

const reconcile = (hours: number, on: Storage = storage) =>
  reconcileVault(
    { ...at.context, log: createLog('test', 'silent') },
    new Date(Date.now() + hours * HOUR),
    on,
  );
const vault = vaultOf(at);
const upload = async (): Promise<{ id: string; key: string }> => {
  const id = await vault.upload(user);
  return { id, key: `vault/${user.companyId}/${id}` };
};
const get = (id: string) => vault.as(user, `/${id}`);
const missing = (id: string) =>
  at.rows('select from app.vault_document where id = $1 and missing_since is not null', [id]);

describe('after a crash', () => {
  it('between file and record of an upload, the file is removed after a day, and no other', async () => {
    const kept = await upload();
    const key = `vault/${user.companyId}/${randomUUID()}`;
    await storage.put(key, samples.pdf);
    await storage.put('documents/of-tenders', samples.pdf);
    expect(await reconcile(23)).toBe(0);
    expect(await storage.stat(key)).not.toBeNull();
    expect(await reconcile(25)).toBe(1);
    expect(await storage.stat(key)).toBeNull();
    expect(await storage.stat('documents/of-tenders')).not.toBeNull();
    expect((await get(kept.id)).status).toBe(200);
    expect(await reconcile(25)).toBe(0);
  });

  it('between record and file of a deletion, nobody reaches the document, and the file is removed', async () => {
    const { id, key } = await upload();
    await asOwner('delete from app.vault_document where id = $1', [id]);
    expect((await get(id)).status).toBe(404);
    expect(await reconcile(25)).toBe(1);
    expect(await storage.stat(key)).toBeNull();
  });

  it('that took a file away, the record stays and is marked until the file is back', async () => {
    const { id, key } = await upload();
    await storage.remove(key);
    expect((await get(id)).status).toBe(404);
    expect(await reconcile(25)).toBe(1);
    expect(await missing(id)).toHaveLength(1);
    expect(await reconcile(25)).toBe(0);
    await storage.put(key, samples.pdf);
    expect(await reconcile(25)).toBe(1);
    expect(await missing(id)).toHaveLength(0);
    expect((await get(id)).status).toBe(200);
  });

  it('of the storage, nothing is marked or removed', async () => {
    const { id } = await upload();
    const down = { ...storage, stat: async () => Promise.reject(new StorageError('unavailable', 'down')) };
    await expect(reconcile(25, down)).rejects.toThrow('down');
    expect(await missing(id)).toHaveLength(0);
    expect((await get(id)).status).toBe(200);
  });
});

it('a file whose record cannot be written is removed at once', async () => {
  const before = await keys();
  await asOwner('alter table app.vault_document add constraint none check (false) not valid');
  try {
    const { status } = await vault.as(user, '', { body: uploadForm() });
    expect(status).toBe(500);
  } finally {
    await asOwner('alter table app.vault_document drop constraint none');
  }
  expect(await keys()).toEqual(before);
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list('vault/')) found.push(key);
  return found.sort();
}

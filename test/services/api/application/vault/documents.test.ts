import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openStorage } from '#shared/storage/open.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { addUser, type CompanyUser } from '../support/company-users.ts';
import { pdfOf, samples } from '../support/files.ts';
import { sharedApplication } from '../support/served-application.ts';
import { idsOf, VAULT, vaultOf } from '../support/uploads.ts';

let user: CompanyUser;
let admin: CompanyUser;
const at = sharedApplication(async () => {
  user = await addUser(at);
  admin = await addUser(at, { role: 'admin' });
});

const { as, upload, put } = vaultOf(at);

/** An application of the user's company that uses some documents. */
async function apply(documents: string[], status = 'active'): Promise<string> {
  const operator = at.pool('tender_operator');
  const id = randomUUID();
  await operator.query(
    `insert into app.tender_application (id, company_id, reference, title, status) values ($1, $2, $3, 'Roads', $4)`,
    [id, user.companyId, `A-${id.slice(0, 4)}`, status],
  );
  for (const document of documents)
    await operator.query(
      'insert into app.application_document (application_id, document_id, company_id) values ($1, $2, $3)',
      [id, document, user.companyId],
    );
  return id;
}

it('the list has the documents of the company, its filters, pages, and figures of all', async () => {
  const lister = await addUser(at);
  const today = southAfricanDay(new Date());
  const expired = await upload(lister, { documentType: 'TAX_CLEARANCE', expiryDate: addDays(today, -1) });
  const expiring = await upload(lister, { documentType: 'TAX_CLEARANCE', expiryDate: addDays(today, 30) });
  const later = await upload(lister, {
    documentType: 'SAFETY_CERTIFICATE',
    expiryDate: addDays(today, 31),
  });
  const undated = await upload(lister);
  await put(admin, undated, { verified: true });
  const all = await as(lister);
  expect(Object.keys(all.json)).toEqual(['documents', 'stats', 'pagination']);
  const documents = all.json['documents'] as Record<string, unknown>[];
  expect(idsOf(documents)).toEqual([undated, later, expiring, expired]);
  expect(documents.map(({ expiryStatus, daysUntilExpiry }) => [expiryStatus, daysUntilExpiry])).toEqual([
    [null, null],
    ['valid', 31],
    ['expiring', 30],
    ['expired', -1],
  ]);
  expect(documents[3]).toEqual({
    ...{
      id: expired,
      companyId: lister.companyId,
      documentType: 'TAX_CLEARANCE',
      mimeType: 'application/pdf',
    },
    ...{
      fileUrl: `${at.api.url}${VAULT}/${expired}`,
      fileName: expect.any(String),
      size: samples.pdf.length,
    },
    ...{ expiryDate: addDays(today, -1), expiryStatus: 'expired', daysUntilExpiry: -1 },
    ...{ verified: false, verifiedAt: null },
    ...{ uploadedAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
  });
  expect(all.json['stats']).toMatchObject({
    ...{ totalDocuments: 4, referencedDocuments: 0, usagePercentage: 0, expiringSoon: 1, expired: 1 },
    ...{ verified: 1, usedBytes: 4 * samples.pdf.length },
    byType: {
      TAX_CLEARANCE: { documents: 2, referenced: 0 },
      SAFETY_CERTIFICATE: { documents: 1, referenced: 0 },
      COMPANY_PROFILE: { documents: 1, referenced: 0 },
    },
  });
  expect(all.json['pagination']).toEqual({ total: 4, page: 1, limit: 20, totalPages: 1 });
  const second = await as(lister, '?page=2&limit=3');
  expect(idsOf(second.json['documents'])).toEqual([expired]);
  expect(second.json['pagination']).toEqual({ total: 4, page: 2, limit: 3, totalPages: 2 });
  for (const [query, expected] of [
    ['?type=TAX_CLEARANCE', [expiring, expired]],
    ['?status=valid', [undated, later]],
    ['?status=expiring', [expiring]],
    ['?status=expired&type=TAX_CLEARANCE', [expired]],
    ['?verified=true', [undated]],
    ['?verified=false&status=valid', [later]],
    ['?search=safety_cert', [later]],
    ['?search=no%20such%20file', []],
  ] as const) {
    const filtered = await as(lister, query);
    expect(idsOf(filtered.json['documents']), query).toEqual(expected);
    expect(filtered.json['stats']).toEqual(all.json['stats']);
  }
  for (const query of ['?type=x', '?status=old', '?verified=yes', '?page=0', '?limit=101', '?colour=red'])
    expect((await as(lister, query)).status, query).toBe(400);
});

describe('the file of a document', () => {
  it('is shown, with ranges, and can run nothing', async () => {
    const file = pdfOf(1_000);
    const id = await upload(user, { file, fileName: 'Ë "a".pdf' });
    const whole = await fetch(`${at.api.url}${VAULT}/${id}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="_ _a_.pdf"; filename*=UTF-8''%C3%8B%20%22a%22.pdf`,
    });
    expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const etag = whole.headers.get('etag')!;
    const range = (header: string, more: Record<string, string> = {}) =>
      as(user, `/${id}`, { headers: { range: header, ...more } });
    for (const [header, status, contentRange, length] of [
      ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
      ['bytes=990-', 206, 'bytes 990-999/1000', 10],
      ['bytes=-5', 206, 'bytes 995-999/1000', 5],
      ['bytes=-5000', 206, 'bytes 0-999/1000', 1000],
      ['bytes=900-5000', 206, 'bytes 900-999/1000', 100],
      ['bytes=1000-', 416, 'bytes */1000', 0],
      ['bytes=-0', 416, 'bytes */1000', 0],
      ['bytes=5-2', 200, null, 1000],
      ['bytes=0-1,4-5', 200, null, 1000],
      ['lines=1-2', 200, null, 1000],
    ] as const) {
      const part = await range(header);
      expect([header, part.status, part.headers.get('content-range'), part.text.length]).toEqual([
        ...[header, status, contentRange, length],
      ]);
    }
    expect((await range('bytes=0-9', { 'if-range': etag })).status).toBe(206);
    expect((await range('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200);
    const known = await as(user, `/${id}`, { headers: { 'if-none-match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
    const head = await as(user, `/${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, '1000', '']);
  });

  it('is 404 if the record exists and the file does not', async () => {
    const id = await upload(user);
    await openStorage(at.config).remove(`vault/${user.companyId}/${id}`);
    expect((await as(user, `/${id}`)).status).toBe(404);
  });

  it('and the public address of a source document are two routes', async () => {
    const id = await upload(user);
    expect((await as(user, `/${id}`)).headers.get('content-type')).toBe('application/pdf');
    expect((await as(null, `/${id}`)).status).toBe(401);
    const source = await as(null, `/${id}/download-url`);
    expect([source.status, source.json.code]).toEqual([404, 'NOT_FOUND']);
    expect((await as(null, '/165050/download-url')).status).toBe(404);
    expect((await as(user, '/not-an-id')).status).toBe(400);
    expect((await as(user, '/stats')).status).toBe(200);
  });
});

describe('a change', () => {
  it('of the expiry date comes as JSON, form or multipart form, and is kept', async () => {
    const id = await upload(user, { documentType: 'TAX_CLEARANCE', expiryDate: '2031-01-01' });
    const multipart = new FormData();
    multipart.set('expiryDate', '2031-01-04');
    for (const [body, expected] of [
      [{ expiryDate: '2031-01-02' }, '2031-01-02'],
      [new URLSearchParams({ expiryDate: '2031-01-03' }), '2031-01-03'],
      [multipart, '2031-01-04'],
    ] as const) {
      const { status, json } = await put(user, id, body);
      expect({ status, json }).toMatchObject({ status: 200, json: { expiryDate: expected } });
    }
    for (const body of [
      {},
      { expiryDate: 'x' },
      { expiryDate: null },
      { expiryDate: '' },
      { verified: 'yes' },
      { size: 1 },
      [],
    ])
      expect((await put(user, id, body)).status, JSON.stringify(body)).toBe(400);
    expect((await put(user, id, { expiryDate: 5 })).json.details).toEqual([
      { parameter: 'expiryDate', reason: 'must be text' },
    ]);
    const withFile = new FormData();
    withFile.set('expiryDate', '2031-01-04');
    withFile.set('file', new Blob(['x']), 'a.pdf');
    expect((await put(user, id, withFile)).status).toBe(400);
    const undated = await upload(user, { expiryDate: '2031-01-01' });
    expect((await put(user, undated, { expiryDate: null })).json).toMatchObject({ expiryDate: null });
  });

  it('to verified is for admins, and is undone when a user sets another date', async () => {
    const id = await upload(user, { documentType: 'TAX_CLEARANCE', expiryDate: '2031-01-01' });
    expect((await put(user, id, { verified: true })).status).toBe(403);
    const verified = await put(admin, id, new URLSearchParams({ verified: 'true' }));
    expect(verified.json).toMatchObject({ verified: true, verifiedAt: expect.stringMatching(/Z$/) });
    expect((await put(user, id, { expiryDate: '2031-01-01' })).json).toMatchObject({ verified: true });
    expect((await put(admin, id, { expiryDate: '2032-01-01' })).json).toMatchObject({ verified: true });
    const changed = await put(user, id, { expiryDate: '2033-01-01' });
    expect(changed.json).toMatchObject({ verified: false, verifiedAt: null });
  });
});

describe('a deletion', () => {
  it('is refused while active applications use the document, until it is forced', async () => {
    const id = await upload(user);
    const application = await apply([id]);
    await apply([id], 'closed');
    const refused = await as(user, `/${id}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(refused.json.details).toMatchObject({ applications: [{ id: application, title: 'Roads' }] });
    expect((await as(user, `/${id}?force=false`, { method: 'DELETE' })).status).toBe(409);
    expect((await as(user, `/${id}?force=maybe`, { method: 'DELETE' })).status).toBe(400);
    const forced = await as(user, `/${id}?force=true`, { method: 'DELETE' });
    expect(forced.json).toMatchObject({ id, removedReferences: [{ id: application }] });
    expect((await as(user, `/${id}`)).status).toBe(404);
    expect(await openStorage(at.config).stat(`vault/${user.companyId}/${id}`)).toBeNull();
    expect((await as(user, `/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('needs no force if only closed applications use the document', async () => {
    const id = await upload(user);
    await apply([id], 'closed');
    expect((await as(user, `/${id}`, { method: 'DELETE' })).status).toBe(200);
  });
});

it('figures say which share of the documents applications use', async () => {
  const before = user;
  user = await addUser(at);
  try {
    expect((await as(user, '/stats')).json).toMatchObject({
      totalDocuments: 0,
      usagePercentage: 0,
    });
    const [one, two] = [await upload(user), await upload(user, { documentType: 'TAX_COMPLIANCE' })];
    await upload(user);
    await apply([one, two]);
    await apply([two], 'closed');
    await apply([two], 'closed');
    expect((await as(user, '/stats')).json).toMatchObject({
      ...{ totalDocuments: 3, referencedDocuments: 2, usagePercentage: 66.7 },
      ...{ activelyReferencedDocuments: 2, references: 4, usedBytes: 3 * samples.pdf.length },
      byType: {
        COMPANY_PROFILE: { documents: 2, referenced: 1 },
        TAX_COMPLIANCE: { documents: 1, referenced: 1 },
      },
    });
  } finally {
    user = before;
  }
});

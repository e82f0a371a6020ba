import { once } from 'node:events';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { documentTypeNames, documentTypes } from '#shared/domain/vault/document-types.ts';
import { sendUnread } from '#test/support/raw-http.ts';
import { pdfOf, samples, uploadForm } from '../support/files.ts';
import { sharedUploads, VAULT } from '../support/uploads.ts';

const at = sharedUploads();

describe('a form', () => {
  it.each(documentTypeNames)(
    'of the type %s has an expiry date if the type requires one',
    async (documentType) => {
      const without = await at.send(uploadForm({ documentType }));
      expect(without.status).toBe(documentTypes[documentType].expires ? 400 : 201);
      const dated = await at.send(uploadForm({ documentType, expiryDate: '2031-03-31' }));
      expect(dated.json).toMatchObject({
        documentType,
        expiryDate: '2031-03-31',
        expiryStatus: 'valid',
        verified: false,
      });
    },
  );

  it('may have its parts in any order, a description, and a date with a time', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(samples.pdf)]), 'a.pdf');
    form.set('description', 'not kept');
    form.set('expiryDate', '2031-03-31T22:30:00Z');
    form.set('documentType', 'TAX_CLEARANCE');
    const { status, json } = await at.send(form);
    expect({ status, data: json }).toMatchObject({ status: 201, data: { expiryDate: '2031-04-01' } });
    expect(JSON.stringify(json)).not.toContain('not kept');
  });

  it.each([
    ['no file', { file: null }, 'file'],
    ['neither file nor type', { file: null, documentType: null }, 'documentType'],
    ['an empty type', { documentType: '' }, 'documentType'],
    ['no date where the type asks for one', { documentType: 'INSURANCE_CERTIFICATE' }, 'expiryDate'],
    ['no type', { documentType: null }, 'documentType'],
    ['an unknown type', { documentType: 'PASSPORT' }, 'documentType'],
    ['a name of every object as the type', { documentType: 'constructor' }, 'documentType'],
    ['a date that is none', { expiryDate: '2027-02-30' }, 'expiryDate'],
    ['a moment of a day that is none', { expiryDate: '2027-02-30T00:00:00Z' }, 'expiryDate'],
    ['another text as date', { expiryDate: 'tomorrow' }, 'expiryDate'],
    ['an unknown part', { verified: 'true' }, 'verified'],
  ])('with %s is refused', (_case, parts, parameter) => at.refused(uploadForm(parts), 400, { parameter }));

  it('with the file as a text says that it must be a file, and an unknown part which there are', async () => {
    const form = uploadForm({ file: null });
    form.set('file', 'a.pdf');
    form.set('note', 'x');
    const { json } = await at.send(form);
    expect(json).toMatchObject({
      details: [
        { parameter: 'file', reason: 'must be a file, not a text' },
        {
          parameter: 'note',
          reason: 'is not known; known are file, documentType, expiryDate, description',
        },
      ],
    });
  });

  it('with two files, or a part twice, is refused', async () => {
    const twoFiles = uploadForm();
    twoFiles.append('file', new Blob([new Uint8Array(samples.pdf)]), 'b.pdf');
    await at.refused(twoFiles, 400, { parameter: 'file' });
    const twoTypes = uploadForm();
    twoTypes.append('documentType', 'COMPANY_PROFILE');
    await at.refused(twoTypes, 400, { parameter: 'documentType' });
    const otherPart = uploadForm({ file: null });
    otherPart.set('attachment', new Blob([new Uint8Array(samples.pdf)]), 'b.pdf');
    await at.refused(otherPart, 400, { parameter: 'attachment' });
  });

  it('that is not a form, or breaks off, is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const before = await at.files();
    for (const [body, type] of [
      [part, headers['content-type']],
      ['', headers['content-type']],
      ['hello', headers['content-type']],
      [`${part}\r\n--b--`, 'multipart/form-data'],
      ['{}', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
    ] as const) {
      const given = await at.call(VAULT, {
        method: 'POST',
        token: at.user.token,
        headers: { 'content-type': type },
        body: Buffer.from(body),
      });
      expect(given.status, body).toBe(400);
    }
    expect(await at.files()).toEqual(before);
  });
});

describe('an upload', () => {
  it('that is aborted leaves nothing', async () => {
    const before = await at.files();
    for (const sent of [0, 100_000, 3_000_000]) {
      const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
      const socket = sendUnread(
        at.api.url,
        `POST ${VAULT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${at.user.token}\r\nContent-Length: 5000000\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n${part}`,
      );
      await new Promise<void>((done) => socket.write(pdfOf(sent), () => done()));
      await new Promise((done) => setTimeout(done, 30));
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    await expect.poll(() => at.files()).toEqual(before);
    expect((await at.documents())['documents']).toEqual([]);
  });

  it('while the disk is full is refused with 507 and leaves nothing', async () => {
    const handle = await openFile(join(tmpdir(), 'handle'), 'w');
    await handle.close();
    const failure = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    const write = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValue(failure);
    try {
      await at.refused(uploadForm(), 507, { code: 'INSUFFICIENT_STORAGE' });
    } finally {
      write.mockRestore();
    }
    expect((await at.send(uploadForm())).status).toBe(201);
  });

  it('is stored when fifty arrive at once', async () => {
    const given = await Promise.all(
      Array.from({ length: 50 }, (_, index) => at.send(uploadForm({ file: pdfOf(50_000 + index) }))),
    );
    expect(given.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    const { documents: data, stats } = await at.documents();
    expect((data as { size: number }[]).map(({ size }) => size).sort()).toEqual(
      Array.from({ length: 50 }, (_, index) => 50_000 + index),
    );
    expect(stats).toMatchObject({ totalDocuments: 50 });
  });
});

describe('a vault', () => {
  it('takes no more documents and bytes than its company may have, even if they come together', async () => {
    const api = await at.startApi({ VAULT_MAX_DOCUMENTS: '3', VAULT_MAX_MB: '1' });
    const sendTo = async (form: FormData) =>
      fetch(api.url + VAULT, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${at.user.token}` },
      });
    expect((await sendTo(uploadForm({ file: pdfOf(1_000_000) }))).status).toBe(201);
    expect((await sendTo(uploadForm({ file: pdfOf(100_000) }))).status).toBe(507);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await sendTo(uploadForm())).status));
    expect(statuses.sort()).toEqual([201, 201, 507, 507]);
    expect((await at.documents())['stats']).toMatchObject({ totalDocuments: 3 });
    const companyFiles = (await at.files()).length;
    expect((await sendTo(uploadForm())).status).toBe(507);
    expect((await at.files()).length).toBe(companyFiles);
  });

  it('gives 503 while its storage does not work, or is wrongly configured', async () => {
    await at.send(uploadForm());
    const { id } = ((await at.documents())['documents'] as { id: string }[])[0]!;
    const bucket = { STORAGE_ACCESS_KEY_ID: 'a', STORAGE_SECRET_ACCESS_KEY: 'b' };
    for (const settings of [
      { ...bucket, STORAGE_URL: 's3://files?endpoint=http://127.0.0.1:1' },
      { STORAGE_URL: 'file:///dev/null' },
    ]) {
      const api = await at.startApi(settings);
      const headers = { authorization: `Bearer ${at.user.token}` };
      const posted = await fetch(api.url + VAULT, { method: 'POST', body: uploadForm(), headers });
      expect({ settings, status: posted.status }).toEqual({ settings, status: 503 });
      expect((await fetch(`${api.url}${VAULT}/${id}`, { headers })).status).toBe(503);
      // What is in the database is still shown.
      expect((await fetch(api.url + VAULT, { headers })).status).toBe(200);
    }
  });
});

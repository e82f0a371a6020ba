import { once } from 'node:events';
import { open as openFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentTypeNames, documentTypes } from '#shared/domain/vault/document-types.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { addUser, type CompanyUser } from '../support/company-users.ts';
import { lookalikes, pdfOf, type SampleKind, samples, uploadForm } from '../support/files.ts';
import { openServedApplication, type ServedApplication } from '../support/served-application.ts';

const PATH = '/api/v1/documents';
const TEN_MB = 10 * 1024 * 1024;

let at: ServedApplication;
let storage: Storage;
let user: CompanyUser;
beforeAll(async () => {
  at = await openServedApplication();
  storage = openStorage(at.config);
});
afterAll(() => at?.close());
/** Each test has a company of its own. */
const newCompany = async () => {
  user = await addUser(at);
};
beforeAll(newCompany);
afterEach(newCompany);

const send = (form: FormData) => at.call(PATH, { body: form, token: user.token });
const documents = async () => (await at.call(PATH, { token: user.token })).json;
const files = async () => {
  const keys: string[] = [];
  for await (const { key } of storage.list('vault/')) keys.push(key);
  return keys;
};
/** Expects a rejection that leaves neither a record nor a file. */
const refused = async (
  form: FormData,
  status: number,
  problem: { parameter?: string; code?: string } = {},
) => {
  const before = await files();
  const { status: given, json } = await send(form);
  expect({ given, message: json.message }).toEqual({ given: status, message: expect.any(String) });
  if (problem.parameter) expect(json.details.map(({ parameter }) => parameter)).toContain(problem.parameter);
  if (problem.code) expect(json.code).toBe(problem.code);
  expect((await documents()).data).toEqual([]);
  expect(await files()).toEqual(before);
};

describe('a file', () => {
  const kinds = Object.keys(samples) as SampleKind[];
  const names: Record<SampleKind, string[]> = {
    pdf: ['a.pdf', 'A.PDF'],
    doc: ['a.doc'],
    docx: ['a.docx'],
    jpg: ['a.jpg', 'a.jpeg'],
    png: ['a.png'],
  };

  it.each(kinds.flatMap((kind) => names[kind].map((name) => [kind, name] as const)))(
    'of the kind %s is accepted as %s',
    async (kind, fileName) => {
      const { status, json } = await send(uploadForm({ file: samples[kind], fileName }));
      expect({ status, json }).toMatchObject({
        status: 201,
        json: { data: { fileName, size: samples[kind].length } },
      });
      const { id, mimeType } = json.data as { id: string; mimeType: string };
      const file = await at.call(`${PATH}/${id}`, { token: user.token });
      expect(file.headers.get('content-type')).toBe(mimeType);
    },
  );

  // Every kind with every content: test/shared/domain/vault/file-kind.test.ts.
  it.each([
    ['pdf', 'html'],
    ['doc', 'xls'],
    ['docx', 'xlsx'],
    ['jpg', 'exe'],
    ['png', 'zip'],
  ] as const)('with the extension %s and the content %s is refused', async (kind, content) => {
    await refused(uploadForm({ file: lookalikes[content], fileName: `a.${kind}` }), 400, {
      parameter: 'file',
    });
  });

  it.each(['a.exe', 'a', 'a.pdf.exe', 'pdf', '.', 'a.pdf.', 'a.xlsx', 'a.svg', ' ', '\u202e'])(
    'with the name %j is refused for its extension',
    async (fileName) => {
      // The dot at the end of `a.pdf.` is removed, as Windows does.
      if (fileName === 'a.pdf.') expect((await send(uploadForm({ fileName }))).status).toBe(201);
      else await refused(uploadForm({ fileName }), 400);
    },
  );

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fakepath\\tax.pdf', 'tax.pdf'],
    ['/abs/x.pdf', 'x.pdf'],
    ['Verklaring – Ë 税务.pdf', 'Verklaring – Ë 税务.pdf'],
    ['e\u0301.pdf', '\u00e9.pdf'],
    ['a\u202efdp.exe.pdf', 'afdp.exe.pdf'],
    ['report.exe.pdf', 'report.exe.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('named %j is stored as %j', async (fileName, stored) => {
    const { status, json } = await send(uploadForm({ fileName }));
    expect({ status, name: (json.data as { fileName: string })?.fileName }).toEqual({
      status: 201,
      name: stored,
    });
    expect((await files()).every((key) => /^vault\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key))).toBe(true);
  });

  it('without bytes is refused', () =>
    refused(uploadForm({ file: Buffer.alloc(0) }), 400, { parameter: 'file' }));

  it('of 10 MB is accepted, and one byte more is refused', async () => {
    expect((await send(uploadForm({ file: pdfOf(TEN_MB) }))).status).toBe(201);
    await newCompany();
    await refused(uploadForm({ file: pdfOf(TEN_MB + 1) }), 400, { parameter: 'file' });
  });

  it('that is far too large is refused before it is sent', async () => {
    const { hostname, port } = new URL(at.api.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${user.token}\r\nContent-Length: 999999999\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 400[\s\S]*Connection: close/i);
    socket.destroy();
  });
});

describe('a form', () => {
  it.each(documentTypeNames)(
    'of the type %s has an expiry date where the type requires one',
    async (documentType) => {
      const without = await send(uploadForm({ documentType }));
      expect(without.status).toBe(documentTypes[documentType].expires ? 400 : 201);
      const dated = await send(uploadForm({ documentType, expiryDate: '2031-03-31' }));
      expect(dated.json.data).toMatchObject({
        documentType,
        expiryDate: '2031-03-31',
        status: 'valid',
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
    const { status, json } = await send(form);
    expect({ status, data: json.data }).toMatchObject({ status: 201, data: { expiryDate: '2031-04-01' } });
    expect(JSON.stringify(json)).not.toContain('not kept');
  });

  it.each([
    ['no file', { file: null }, 'file'],
    ['no type', { documentType: null }, 'documentType'],
    ['an unknown type', { documentType: 'PASSPORT' }, 'documentType'],
    ['a name of every object as the type', { documentType: 'constructor' }, 'documentType'],
    ['a date that is none', { expiryDate: '2027-02-30' }, 'expiryDate'],
    ['another text as date', { expiryDate: 'tomorrow' }, 'expiryDate'],
    ['an unknown part', { verified: 'true' }, 'verified'],
  ])('with %s is refused', (_case, parts, parameter) => refused(uploadForm(parts), 400, { parameter }));

  it('with two files, or a part twice, is refused', async () => {
    const twoFiles = uploadForm();
    twoFiles.append('file', new Blob([new Uint8Array(samples.pdf)]), 'b.pdf');
    await refused(twoFiles, 400, { parameter: 'file' });
    const twoTypes = uploadForm();
    twoTypes.append('documentType', 'COMPANY_PROFILE');
    await refused(twoTypes, 400, { parameter: 'documentType' });
    const otherPart = uploadForm({ file: null });
    otherPart.set('attachment', new Blob([new Uint8Array(samples.pdf)]), 'b.pdf');
    await refused(otherPart, 400, { parameter: 'attachment' });
  });

  it('that is none, or breaks off, is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const before = await files();
    for (const [body, type] of [
      [part, headers['content-type']],
      ['', headers['content-type']],
      ['hello', headers['content-type']],
      [`${part}\r\n--b--`, 'multipart/form-data'],
      ['{}', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
    ] as const) {
      const given = await at.call(PATH, {
        method: 'POST',
        token: user.token,
        headers: { 'content-type': type },
        body: Buffer.from(body),
      });
      expect(given.status, body).toBe(400);
    }
    expect(await files()).toEqual(before);
  });
});

describe('an upload', () => {
  it('that is aborted leaves nothing', async () => {
    const before = await files();
    const { hostname, port } = new URL(at.api.url);
    for (const sent of [0, 100_000, 3_000_000]) {
      const socket = connect(Number(port), hostname);
      const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${user.token}\r\nContent-Length: 5000000\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n${part}`,
      );
      await new Promise<void>((done) => socket.write(pdfOf(sent), () => done()));
      await new Promise((done) => setTimeout(done, 30));
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    await vi.waitFor(async () => expect(await files()).toEqual(before));
    expect((await documents()).data).toEqual([]);
  });

  it('while the disk is full is refused with 507 and leaves nothing', async () => {
    const handle = await openFile(join(tmpdir(), 'handle'), 'w');
    await handle.close();
    const failure = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    const write = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValue(failure);
    try {
      await refused(uploadForm(), 507, { code: 'INSUFFICIENT_STORAGE' });
    } finally {
      write.mockRestore();
    }
    expect((await send(uploadForm())).status).toBe(201);
  });

  it('comes with fifty others at once', async () => {
    const given = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(uploadForm({ file: pdfOf(50_000 + index) }))),
    );
    expect(given.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    const { data, summary } = await documents();
    expect((data as { size: number }[]).map(({ size }) => size).sort()).toEqual(
      Array.from({ length: 50 }, (_, index) => 50_000 + index),
    );
    expect(summary).toMatchObject({ total: 50 });
  });
});

describe('a vault', () => {
  it('takes no more documents and bytes than its company may have, also at once', async () => {
    const api = await at.startApi({ VAULT_MAX_DOCUMENTS: '3', VAULT_MAX_MB: '1' });
    const sendTo = async (form: FormData) =>
      fetch(api.url + PATH, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${user.token}` },
      });
    expect((await sendTo(uploadForm({ file: pdfOf(1_000_000) }))).status).toBe(201);
    expect((await sendTo(uploadForm({ file: pdfOf(100_000) }))).status).toBe(507);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await sendTo(uploadForm())).status));
    expect(statuses.sort()).toEqual([201, 201, 507, 507]);
    expect((await documents()).summary).toMatchObject({ total: 3 });
    const companyFiles = (await files()).length;
    expect((await sendTo(uploadForm())).status).toBe(507);
    expect((await files()).length).toBe(companyFiles);
  });

  it('gives 503 while its storage does not work, or is wrongly configured', async () => {
    await send(uploadForm());
    const { id } = ((await documents()).data as { id: string }[])[0]!;
    const bucket = { STORAGE_ACCESS_KEY_ID: 'a', STORAGE_SECRET_ACCESS_KEY: 'b' };
    for (const settings of [
      { ...bucket, STORAGE_URL: 's3://files?endpoint=http://127.0.0.1:1' },
      { STORAGE_URL: 'file:///dev/null' },
    ]) {
      const api = await at.startApi(settings);
      const headers = { authorization: `Bearer ${user.token}` };
      const posted = await fetch(api.url + PATH, { method: 'POST', body: uploadForm(), headers });
      expect({ settings, status: posted.status }).toEqual({ settings, status: 503 });
      expect((await fetch(`${api.url}${PATH}/${id}`, { headers })).status).toBe(503);
      // What is in the database is still shown.
      expect((await fetch(api.url + PATH, { headers })).status).toBe(200);
    }
  });
});

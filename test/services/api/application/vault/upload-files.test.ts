import { describe, expect, it } from 'vitest';
import { exchange } from '#test/support/raw-http.ts';
import { lookalikes, pdfOf, type SampleKind, samples, uploadForm } from '../support/files.ts';
import { sharedUploads, VAULT } from '../support/uploads.ts';

const TEN_MB = 10 * 1024 * 1024;

const at = sharedUploads();

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
      const { status, json } = await at.send(uploadForm({ file: samples[kind], fileName }));
      expect({ status, json }).toMatchObject({
        status: 201,
        json: { fileName, size: samples[kind].length },
      });
      const { id, mimeType } = json as unknown as { id: string; mimeType: string };
      const file = await at.call(`${VAULT}/${id}`, { token: at.user.token });
      expect(file.headers.get('content-type')).toBe(mimeType);
    },
  );

  const contents: Record<string, Buffer> = { ...samples, ...lookalikes, text: Buffer.from('%PD') };
  it.each(
    kinds.flatMap((kind) =>
      Object.keys(contents).flatMap((content) => (content === kind ? [] : [[kind, content] as const])),
    ),
  )('with the extension %s and the content %s is refused', async (kind, content) => {
    await at.refused(uploadForm({ file: contents[content]!, fileName: `a.${kind}` }), 400, {
      parameter: 'file',
    });
  });

  it.each(['a.exe', 'a', 'a.pdf.exe', 'pdf', '.', 'a.pdf.', 'a.xlsx', 'a.svg', ' ', '\u202e'])(
    'with the name %j is refused for its extension',
    async (fileName) => {
      // The dot at the end of `a.pdf.` is removed, as Windows does.
      if (fileName === 'a.pdf.') expect((await at.send(uploadForm({ fileName }))).status).toBe(201);
      else await at.refused(uploadForm({ fileName }), 400);
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
    ['a.pdf.pdf', 'a.pdf.pdf'],
    ['a/../b.pdf', 'b.pdf'],
    ['vault/other-company/x.pdf', 'x.pdf'],
    ['😀 \u0928\u093f\u0935\u093f\u0926\u093e.pdf', '😀 \u0928\u093f\u0935\u093f\u0926\u093e.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('named %j is stored as %j', async (fileName, stored) => {
    const { status, json } = await at.send(uploadForm({ fileName }));
    expect({ status, name: (json as unknown as { fileName: string })?.fileName }).toEqual({
      status: 201,
      name: stored,
    });
    expect((await at.files()).every((key) => /^vault\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key))).toBe(true);
  });

  it('without bytes is refused', () =>
    at.refused(uploadForm({ file: Buffer.alloc(0) }), 400, { parameter: 'file' }));

  it('of 10 MB is accepted, and one byte more is refused', async () => {
    expect((await at.send(uploadForm({ file: pdfOf(TEN_MB) }))).status).toBe(201);
    await at.newCompany();
    await at.refused(uploadForm({ file: pdfOf(TEN_MB + 1) }), 400, { parameter: 'file' });
  });

  it('that does not state its length is refused beyond 10 MB', async () => {
    for (const [bytes, status] of [
      [TEN_MB, 201],
      [TEN_MB + 1, 400],
      [4 * TEN_MB, 400],
    ] as const) {
      await at.newCompany();
      const before = await at.files();
      const form = new Response(uploadForm({ file: pdfOf(bytes) }));
      const given = await fetch(at.api.url + VAULT, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${at.user.token}`,
          'content-type': form.headers.get('content-type')!,
        },
        body: form.body,
        duplex: 'half',
      } as RequestInit);
      expect({ bytes, status: given.status }).toEqual({ bytes, status });
      if (status === 400) expect(await at.files()).toEqual(before);
    }
  });

  it('that is far too large is refused before it is sent', async () => {
    const answer = await exchange(
      at.api.url,
      `POST ${VAULT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${at.user.token}\r\nContent-Length: 999999999\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400[\s\S]*Connection: close/i);
  });
});

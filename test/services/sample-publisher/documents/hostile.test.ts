import { describe, expect, it } from 'vitest';
import { hostileFiles } from '#services/sample-publisher/generate/documents/hostile/files.ts';
import { readPdf } from '#shared/documents/pdf.ts';
import { unpackedSize } from '#shared/documents/zip.ts';
import { publisher, readAll } from '../publisher.ts';

const bytesOf = async (name: string): Promise<Buffer> =>
  hostileFiles.find((file) => file.name === name)!.bytes();

describe('hostile files', () => {
  it('have 10,000 pages, and gigabytes in an archive', async () => {
    await expect(readPdf(await bytesOf('many-pages.pdf'))).rejects.toMatchObject({ fault: 'too-large' });
    const bomb = await bytesOf('zip-bomb.zip');
    expect(bomb.length).toBeLessThan(4_000_000);
    expect(unpackedSize(bomb)).toBeGreaterThan(2_000_000_000);
  });

  it('are served under their names, and the endless one in pieces until the reader stops', async () => {
    const { url } = await publisher({ releases: 50 });
    const address = (name: string) => `${url}/home/Download?blobName=hostile-${name}`;
    for (const { name } of hostileFiles) {
      const response = await fetch(address(name));
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(await bytesOf(name))).toBe(true);
    }
    const endless = await fetch(address('endless.pdf'));
    const reader = endless.body!.getReader();
    let read = 0;
    while (read < 3_000_000) read += (await reader.read()).value!.length;
    await reader.cancel();
    expect((await fetch(address('unknown.pdf'))).status).toBe(404);
  });
});

describe('faults of documents', () => {
  const firstFile = async (faults: string) => {
    const { url } = await publisher({ releases: 50 });
    const [release] = await readAll(url);
    await fetch(`${url}/__control/faults?spec=${faults}`, { method: 'POST' });
    return release!.tender.documents[0]!.url;
  };

  it('404 does not affect lists', async () => {
    const address = await firstFile('404');
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(`${new URL(address).origin}/Home/GetFiles`)).status).toBe(200);
  });

  it('redirects lead to the file after so many hops', async () => {
    const address = await firstFile('redirect:1:3');
    const first = await fetch(address, { redirect: 'manual' });
    expect(first.status).toBe(302);
    const followed = await fetch(address);
    expect([followed.status, followed.redirected, new URL(followed.url).searchParams.get('hop')]).toEqual([
      200,
      true,
      '3',
    ]);
  });

  it('hostile files come in place of documents', async () => {
    const address = await firstFile('hostile');
    const response = await fetch(address);
    expect(response.headers.get('content-disposition')).toMatch(/filename="[\w-]+\.(pdf|zip|docx|docm)"/);
    await response.body?.cancel();
  });
});

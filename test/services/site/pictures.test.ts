import { describe, expect, it } from 'vitest';
import { linesOf } from '#services/site/pictures/card.ts';
import { pictureOf } from '#services/site/pictures/draw.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  await at.readTables.tenders([
    tenderRow(1, { title: 'Dredging of the harbour' }),
    tenderRow(2, { title: 'Dredging of the river' }),
  ]);
});

const MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const pictureIn = (page: string) =>
  /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)">/.exec(page)![1]!;
const fetched = async (path: string) => {
  const response = await fetch(at.api.url + path);
  return { response, body: Buffer.from(await response.arrayBuffer()) };
};

describe('the picture of a page', () => {
  it('is drawn of its record, differs by record, and is shared by caches', async () => {
    const { json } = await at.api.get('/v2/companies?limit=1&fields=id');
    const { json: buyers } = await at.api.get('/v2/organizations?limit=1&fields=slug');
    const [first] = json.data as { id: string }[];
    const [buyer] = buyers.data as { slug: string }[];
    const pages = [
      ...['/tenders/100001', '/tenders/100002', `/companies/${first!.id}`],
      ...[`/buyers/${buyer!.slug}`, '/provinces/gauteng'],
    ];
    const bodies = new Set<string>();
    for (const path of pages) {
      const { text } = await at.api.page(path);
      const picture = pictureIn(text);
      expect(picture, path).toMatch(/^\/pictures\/\w+\/[^/]+\.png$/);
      const { response, body } = await fetched(picture);
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
      expect(body.subarray(0, 4)).toEqual(MARK);
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1_200, 630]);
      expect(body.length).toBeLessThan(60_000);
      bodies.add(body.toString('base64'));
    }
    expect(bodies.size).toBe(pages.length);
  });

  it('takes nothing from the address but the record', async () => {
    const [one, other] = await Promise.all([
      fetched('/pictures/tenders/100001.png'),
      fetched('/pictures/tenders/100001.png?title=Other'),
    ]);
    expect(one.body).toEqual(other.body);
    expect((await fetched('/pictures/tenders/nothing-such.png')).response.status).toBe(404);
  });

  it('is that of the site for other pages', async () => {
    const { text } = await at.api.page('/tenders');
    expect(pictureIn(text)).toMatch(/^\/site\/picture\.\w+\.png$/);
  });

  it('is drawn once, however many ask for it at the same time', async () => {
    const card = { kind: 'Tender', title: 'Only once', lines: [], figure: null };
    expect(pictureOf(card)).toBe(pictureOf({ ...card }));
    await pictureOf(card);
  });
});

it('a long title is cut into lines that fit, with an ellipsis', () => {
  const fits = (line: string) => line.length <= 20;
  expect(linesOf('Fencing of the dam', fits)).toEqual(['Fencing of the dam']);
  for (const text of ['word '.repeat(2_000), 'x'.repeat(5_000), `${'a'.repeat(19)} ${'😀'.repeat(200)}`]) {
    const lines = linesOf(text, fits);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(fits(line), line).toBe(true);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  }
});

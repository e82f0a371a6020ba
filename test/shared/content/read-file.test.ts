import { describe, expect, it } from 'vitest';
import { kindOfFile, readContentFile } from '#shared/content/read-file.ts';
import type { ContentKind } from '#shared/tables/content.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, path = 'articles/road.md', kind: ContentKind = 'article') =>
  readContentFile(path, kind, bytes(text));
const rules = (text: string, path?: string, kind?: ContentKind) =>
  read(text, path, kind).faults.map(({ line, rule }) => `${line}: ${rule}`);

describe('kinds of files', () => {
  it.each([
    ['articles/a.md', 'article'],
    ['articles/2026/a.md', 'article'],
    ['articles/old.ndjson', 'article'],
    ['authors.json', 'author'],
    ['newsletters/33.markdown', 'newsletter_edition'],
    ['services.jsonl', 'service_type'],
    ['README.md', null],
    ['articles.md', null],
    ['drafts/a.md', null],
    ['articles/a.png', null],
  ])('%s is %s', (path, kind) => expect(kindOfFile(path)).toBe(kind));
});

describe('a file with front matter', () => {
  it('is a record: fields in any spelling, the text below them, the slug of its name', () => {
    const { records, faults } = read(
      '---\ntitle: The road\nstatus: published\npublishedAt: 2026-08-14 08:00\ntags: [roads, 3]\nprovince: GP\nfeatured-tender-ids: [165050]\n---\n\nFirst [line](tender:165050).\n',
    );
    expect(faults).toEqual([]);
    expect(records).toMatchObject([
      {
        kind: 'article',
        path: 'articles/road.md',
        values: {
          slug: 'road',
          title: 'The road',
          published_at: '2026-08-14T08:00:00+02:00',
          tags: ['roads', '3'],
          province: 'gauteng',
          featured_tender_ids: ['165050'],
          content: '\nFirst [line](tender:165050).\n',
        },
        links: [{ line: 10, target: 'tender:165050' }],
      },
    ]);
  });

  it('may have Windows line ends and a byte order mark', () => {
    expect(read('\ufeff---\r\ntitle: The road\r\n---\r\nText.\r\n').records).toHaveLength(1);
  });

  it.each([
    ['no front matter', 'Text.', '1: the file has no front matter: it must begin with a line ---'],
    ['no end', '---\ntitle: x\nText.', '1: the front matter does not end: a line --- is missing'],
    ['an empty file', ' \n', '1: the file is empty'],
    ['YAML that is none', '---\ntitle: x\nslug: [a\n---\nText.', /^3: the front matter is not valid YAML: /],
    ['two fields of one name', '---\ntitle: x\nTitle: y\n---\nText.', '3: there are two fields title'],
    [
      'one name twice',
      '---\ntitle: x\ntitle: y\n---\nText.',
      /^3: the front matter is not valid YAML: Map keys must be unique/,
    ],
    ['no fields', '---\n- a\n---\nText.', '2: the front matter must be fields with values'],
    [
      'aliases, of which a few lines can stand for a text without end',
      '---\ntitle: &a x\nexcerpt: *a\n---\nText.',
      /^3: the value cannot be read/,
    ],
    [
      'an unknown field',
      '---\ntitle: x\nstaus: draft\n---\nText.',
      /^3: there is no field staus; did you mean status\? The fields are slug, title/,
    ],
    ['no title', '---\nstatus: draft\n---\nText.', '1: title is missing'],
    ['no text', '---\ntitle: x\n---\n', '1: content is missing'],
    ['HTML in a field', '---\ntitle: a <b>\n---\nText.', '2: title must not have HTML'],
    ['an entry of a list', '---\ntitle: x\ntags:\n  - ok\n  - <i>\n---\nText.', '5: tags must not have HTML'],
    [
      'a state that there is not',
      '---\ntitle: x\nstatus: live\n---\nText.',
      /^3: status must be one of draft, /,
    ],
    [
      'scheduled without a time',
      '---\ntitle: x\nstatus: scheduled\n---\nText.',
      '1: published_at is missing: a scheduled article needs the time at which it is published',
    ],
    ['no time', '---\ntitle: x\npublished_at: soon\n---\nText.', /^3: published_at must be a time/],
    [
      'a script as picture',
      '---\ntitle: x\nfeatured_image: javascript:1\n---\nText.',
      /^3: featured_image must be an address/,
    ],
    [
      'a title that is too long',
      `---\ntitle: ${'x'.repeat(201)}\n---\nText.`,
      '2: title must have at most 200 characters',
    ],
    [
      'an identity number',
      '---\ntitle: x\n---\nA\n8001015009087\n',
      '5: the line contains what looks like an identity number',
    ],
    [
      'a line of 5 MB',
      `---\ntitle: x\n---\nA\n${'x '.repeat(2_500_000)}`,
      '5: the file has more than 1000000 characters',
    ],
    [
      'a long line',
      `---\ntitle: x\n---\nA\n${'x '.repeat(60_000)}`,
      '5: the line has more than 100000 characters',
    ],
  ])('%s is a fault with line and rule', (_, text, fault) => {
    const { records, faults } = read(text);
    expect(records).toEqual([]);
    expect(faults.map(({ line, rule }) => `${line}: ${rule}`)).toEqual([
      typeof fault === 'string' ? fault : expect.stringMatching(fault),
    ]);
  });

  it('names all errors together', () => {
    expect(rules('---\ntitel: x\nstatus: live\n---\n[a](javascript:1)\n')).toHaveLength(4);
  });

  it.each([
    [
      'UTF-16',
      Buffer.from('\ufeff---\ntitle: x\n---\nText.', 'utf16le'),
      'the file is in UTF-16; save it in UTF-8',
    ],
    ['Latin-1', Buffer.from('---\ntitle: Caf\xe9\n---\nText.', 'latin1'), 'the file is not in UTF-8'],
  ])('in %s is a fault', (_, content, rule) => {
    const { records, faults } = readContentFile('articles/a.md', 'article', content);
    expect(records).toEqual([]);
    expect(faults[0]?.rule).toContain(rule);
  });
});

describe('lists of records', () => {
  it('NDJSON: a wrong line does not affect the others', () => {
    const { records, faults } = read(
      `{"name":"A B","bio":"Writes."}\n{"name":}\n\n{"name":"C D","foo":1}\n{"name":"${'x'.repeat(5_000_000)}"}\n{"name":"E"}\n`,
      'authors.ndjson',
      'author',
    );
    expect(records.map(({ line, values }) => [line, values.slug])).toEqual([
      [1, 'a-b'],
      [6, 'e'],
    ]);
    expect(faults.map(({ line, rule }) => `${line}: ${rule}`)).toEqual([
      '2: this is no such JSON: a value is wrong or missing',
      expect.stringMatching(/^4: there is no field foo\. The fields are/),
      '5: the line has more than 1000000 characters',
    ]);
  });

  it('JSON: a list, with the line of each field', () => {
    expect(
      rules('[\n {"name": "Bids"},\n {"name": "Prices",\n  "price": -1}\n]', 'services.json', 'service_type'),
    ).toEqual(['4: price must be at least 0']);
  });
});

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { southAfricanDay } from '#shared/time.ts';
import { awardRow, tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const CSV = { accept: 'text/csv' };
/** More than one batch of the stream. */
const MANY = 230;

/** Texts with everything that CSV or a spreadsheet could misread. */
const texts = fc.sample(
  fc
    .array(
      fc.constantFrom(',', '"', '\n', '\r\n', ';', "'", '=', '+', '-', '@', '\t', 'é', ' ', 'road', '1'),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
  { numRuns: MANY, seed: 7 },
);

const at = sharedTables(() =>
  at.readTables.tenders(
    texts.map((text, n) =>
      tenderRow(n, { description: text, ...(n % 5 === 0 ? { municipality: null } : {}) }),
    ),
  ),
);

type Table = Record<string, string>[];
const tableOf = (text: string): Table =>
  parse(text, { columns: true, record_delimiter: '\r\n', relax_quotes: false });

/** @returns a value as its cell is read back */
function cellOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'string') return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

describe('a list as a table', () => {
  it('reads the same for readers that take any mark as the end of a line', async () => {
    const { text } = await at.api.get('/v2/tenders?fields=id,description', { headers: CSV });
    const read = parse(text, { columns: true, record_delimiter: ['\r\n', '\n', '\r'] });
    expect(read).toEqual(tableOf(text));
    expect(read).toHaveLength(MANY);
  });

  it.each(['identity', 'gzip'])('says the same as the list, cell by cell (%s)', async (encoding) => {
    const { status, headers, text } = await at.api.get('/v2/tenders?status=any', {
      headers: { ...CSV, 'accept-encoding': encoding },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="tenders-${southAfricanDay(new Date())}.csv"`,
    );
    const listed = await at.api.everyPage<object>('/v2/tenders?status=any&limit=100');
    expect(listed).toHaveLength(MANY);
    const table = tableOf(text);
    expect(table.map(({ id: _, ...row }) => row)).toEqual(
      listed.map((record) =>
        Object.fromEntries(Object.entries(record).map(([name, value]) => [name, cellOf(value)])),
      ),
    );
    expect(new Set(table.map(({ id }) => id)).size).toBe(MANY);
  });

  it('lets no text begin like a formula, and leaves numbers as they are', async () => {
    const title = '=HYPERLINK("http://example.org")';
    await at.readTables.awards([awardRow(1, { title, amount: -25.7 })]);
    const { text } = await at.api.get('/v2/awards?fields=title,amount', { headers: CSV });
    expect(text).toBe(`title,amount\r\n"'=HYPERLINK(""http://example.org"")",-25.7\r\n`);
  });

  it('has the columns that `fields` names, even for single records, and a header without records', async () => {
    expect((await at.api.get('/v2/tenders?fields=nosuch', { headers: CSV })).status).toBe(400);
    const query = 'fields=sourceOrganization(name),tender_id,ocid&status=any';
    const { text } = await at.api.get(`/v2/tenders?${query}`, { headers: CSV });
    expect(text.split('\r\n')[0]).toBe('sourceOrganization,tenderId,ocid');
    expect(tableOf(text)[0]).toEqual({
      tenderId: expect.stringMatching(/^\d+$/),
      ocid: expect.stringMatching(/^ocds-/),
      sourceOrganization: '{"name":"City of Cape Town"}',
    });
    const none = await at.api.get('/v2/tenders?status=cancelled&fields=tenderId,title', { headers: CSV });
    expect(none.text).toBe('tenderId,title\r\n');
  });

  it('costs one call, and is for Enterprise keys alone', async () => {
    const { key } = await at.newKey({ tier: 'professional' });
    const rejected = await at.api.get('/v2/tenders', { key, headers: CSV });
    expect(rejected.status).toBe(403);
    expect(rejected.json).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only the enterprise plan includes streams of whole lists.',
    });
    const left = async () =>
      Number((await at.api.get('/v2/tenders', { headers: CSV })).headers.get('x-ratelimit-remaining'));
    expect((await left()) - (await left())).toBe(1);
  });

  it('is not given if a path has no streams, or JSON is preferred', async () => {
    expect((await at.api.get('/v2/tenders/100001', { headers: CSV })).status).toBe(406);
    const accept = 'text/csv;q=0.5, application/json';
    expect((await at.api.get('/v2/tenders', { headers: { accept } })).json.success).toBe(true);
    const head = await at.api.get('/v2/tenders', { method: 'HEAD', headers: CSV });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});

import { expect, it } from 'vitest';
import { compressed } from '#services/api/http/compress.ts';
import { prepareList, prepareResponse, prepareVerbatim } from '#services/api/v2/serve/response.ts';

const TEXT = JSON.stringify(Array.from({ length: 200 }, (_, n) => `Tender ${n}: é €`));

it.each([
  ['a small response', () => prepareResponse('[]', '').start],
  ['a response', () => prepareResponse(TEXT, '').start],
  ['a list', () => prepareList([TEXT, TEXT], '').start],
  ['a complete body', () => prepareVerbatim(TEXT).start],
  ['a start in Brotli', async () => (await compressed('br', Buffer.from(TEXT), ''))![0]],
  ['a start in gzip', async () => (await compressed('gzip', Buffer.from(TEXT), ''))![0]],
])('%s keeps no memory besides its own bytes', async (_, make) => {
  const bytes = await make();
  expect(bytes.length).toBeGreaterThan(10);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

it('the bytes are those of the text', () => {
  expect(prepareVerbatim(TEXT).start.toString()).toBe(TEXT);
  expect(prepareResponse(TEXT, '').start.toString()).toBe(`{"success":true,"data":${TEXT}`);
  for (const records of [[], [TEXT], [TEXT, '{}', TEXT]])
    expect(prepareList(records, '').start.toString()).toBe(`{"success":true,"data":[${records.join()}]`);
});

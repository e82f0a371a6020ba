import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { tenderRow } from '#bench/harness/tender-rows.ts';
import { BROTLI_QUALITY, compressed } from '#services/api/http/compress.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

const RECORDS = 20;
/** What differs from response to response: request id, time and rate state. */
const END = `,"meta":{"requestId":"00000000-0000-4000-8000-000000000000","timestamp":"2026-11-01T08:00:00.000Z","apiVersion":"v2","deprecation":null,"rateLimit":{"limit":10000,"remaining":9000,"reset":"2026-11-01T22:00:00.000Z","policy":"daily"},"totalCount":2000,"hasNext":true}}`;
const brotli = promisify(brotliCompress);

export const compression: Question = {
  name: 'compression',
  asks: 'compressing a cached page with a new end, against compressing the whole page each time',
  unit: 'responses/s',
  ours: 'services/api/http/compress.ts: the start is compressed once, the end is appended uncompressed',
  reference: 'brotliCompress of node:zlib with the same quality, one call for each response',
  target: 2,
  measure: async ({ say, rounds, seconds }) => {
    const rows = Array.from({ length: RECORDS }, (_, n) => tenderRow(n, RECORDS, Date.now()));
    const start = Buffer.from(`{"success":true,"data":${JSON.stringify(rows)}`);
    const sizes = { ours: 0, reference: 0 };
    const side = async (name: keyof typeof sizes, compress: () => Promise<number> | number) => {
      const until = performance.now() + seconds * 1000;
      const began = performance.now();
      let responses = 0;
      while (performance.now() < until) {
        sizes[name] = await compress();
        responses += 1;
      }
      const perSecond = (responses * 1000) / (performance.now() - began);
      say(`${name} ${Math.round(perSecond)} responses/s`);
      return perSecond;
    };
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    return {
      ...(await interleave(rounds, {
        ours: () =>
          side('ours', async () => {
            const parts = (await compressed('br', start, END)) ?? [];
            return parts.reduce((sum, part) => sum + part.length, 0);
          }),
        reference: () =>
          side(
            'reference',
            async () => (await brotli(Buffer.concat([start, Buffer.from(END)]), options)).length,
          ),
      })),
      remarks: [
        `${start.length} bytes and an end of ${END.length}; compressed to ${sizes.ours} and ${sizes.reference} bytes`,
      ],
    };
  },
};

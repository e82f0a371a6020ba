import { afterAll } from 'vitest';
import type { FeedReading } from '#shared/domain/intel/item.ts';
import { type IntelQuestion, openIntelReader } from '#shared/intel/apart.ts';

export const reader = openIntelReader();
afterAll(() => reader.close());

/** Reads a feed in the process that reads what publishers send. */
export const read = (body: string | Buffer, more: Partial<IntelQuestion> = {}): Promise<FeedReading> =>
  reader.feed(
    {
      ...{
        read: 'feed',
        contentType: null,
        base: 'https://www.example.org/feed',
        selector: null,
        pattern: null,
      },
      ...more,
    },
    Buffer.from(body),
  );

export const rss = (items: string): string =>
  `<rss version="2.0"><channel><title>x</title>${items}</channel></rss>`;

/** @returns the first item of a feed that can be read */
export const first = async (...given: Parameters<typeof read>) => {
  const reading = await read(...given);
  if ('fault' in reading) throw new Error(reading.message);
  return reading.items[0]!;
};

import { expect, it } from 'vitest';
import { first, read, rss } from './feeds.ts';

it('lines of 5 MB are cut, whatever has them', async () => {
  const long = 'word '.repeat(1_000_000);
  const item = await first(
    rss(
      `<item><title>${long}</title><description>${long}</description><link>/${long.replaceAll(' ', '')}</link></item>`,
    ),
  );
  expect(item.title!.length).toBeLessThanOrEqual(300);
  expect(item.words!.length).toBeLessThanOrEqual(2_000);
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'x',
    items: [{ id: '1', title: long }],
  };
  expect((await first(JSON.stringify(json))).title!.length).toBeLessThanOrEqual(300);
});

it.each([
  [
    'sitemap',
    { read: 'sitemap' } as const,
    '<urlset>',
    '<url><loc>https://a/the-news-item</loc></url>',
    '</urlset>',
  ],
  [
    'listing',
    { read: 'listing', selector: 'li' } as const,
    '<ul>',
    '<li><a href="/1">One item</a></li>',
    '</ul>',
  ],
])(
  'a %s of 100,000 items gives its first ones, or says why not, and the next is read',
  async (_, question, start, item, end) => {
    const reading = await read(`${start}${item.repeat(100_000)}${end}`, question);
    if ('fault' in reading) expect(reading.fault).toMatch(/^too-/);
    else expect(reading).toMatchObject({ items: { length: 500 }, left: 99_500 });
    expect(await first(rss('<item><title>next</title></item>'))).toMatchObject({ title: 'next' });
  },
  60_000,
);

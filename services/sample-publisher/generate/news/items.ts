import { z } from 'zod';
import { filled, fixture, textWith } from '#services/sample-publisher/generate/fixture.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { DAY } from '#services/sample-publisher/generate/times.ts';

/** A tender that news may be about: as the portal shows it. */
export type TenderInNews = { number: string; title: string; buyer: string };

/** An item of news as its publisher has it: two sentences in its feed, and an article with more. */
export type NewsItem = { slug: string; title: string; words: string; article: readonly string[]; at: Date };

const newsFormats = ['rss', 'atom', 'rdf', 'json-feed', 'sitemap', 'listing'] as const;
export type NewsFormat = (typeof newsFormats)[number];

const said = textWith('number', 'title', 'buyer', 'amount', 'nth', 'gazette', 'bulletin');
const item = z.strictObject({ title: said, words: said, more: said.optional() });

/** The publishers of news by name; the file says what each field is. */
export const newsPublishers = fixture(
  'sample/news.yaml',
  z.record(
    z.string(),
    z.strictObject({ file: z.string(), format: z.enum(newsFormats), items: z.array(item).nonempty() }),
  ),
);

/** Days for which a publisher shows an item. */
export const DAYS_SHOWN = 12;

/**
 * @param tenderOf gives a tender of a day; null if there was none
 * @returns the items of a publisher at a time, the newest first: one of each day, published in its morning
 */
export function newsOf(
  seed: number,
  publisher: string,
  now: Date,
  tenderOf: (day: string, choice: number) => TenderInNews | null,
): NewsItem[] {
  const items: NewsItem[] = [];
  for (let back = 0; back < DAYS_SHOWN; back += 1) {
    const day = new Date(now.getTime() - back * DAY).toISOString().slice(0, 10);
    const random = randomOf(seed, 'news', publisher, day);
    const at = new Date(`${day}T0${random.integer(5, 8)}:${random.integer(10, 59)}:00Z`);
    const tender = tenderOf(day, random.fraction());
    if (at > now || tender === null) continue;
    const nth = Math.floor(Date.parse(day) / DAY) % 400;
    const drawn = random.pick(newsPublishers[publisher]!.items);
    const parts: Record<string, string | number> = {
      ...tender,
      ...{ nth, gazette: 53_000 + nth, bulletin: 3_200 + nth, amount: random.integer(3, 900) },
    };
    const [title = '', words = '', more = ''] = [drawn.title, drawn.words, drawn.more ?? ''].map((text) =>
      filled(text, (slot) => String(parts[slot])),
    );
    const article = [...words.split(/(?<=\.) /), ...more.split(/(?<=\.) /)].filter((text) => text !== '');
    items.push({ slug: `${day}-${publisher}`, title, words, article, at });
  }
  return items;
}

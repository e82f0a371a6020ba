import {
  DAYS_SHOWN,
  type NewsItem,
  newsOf,
  newsPublishers,
  type TenderInNews,
} from '#services/sample-publisher/generate/news/items.ts';
import { addDays } from '#shared/time.ts';
import { faultyFeed } from './news-faulty.ts';
import { article, newsFormats } from './news-formats.ts';
import type { PublisherRequest, ServedCatalogue } from './request.ts';
import { fileResponse, type ResponseContent, text } from './response.ts';

/** Feeds and pages of news: `GET /news/<file>`, `/news/articles/<slug>` and `/robots.txt`. */

const SEED = 1;

function itemsOf({ catalogue, clock }: ServedCatalogue, publisher: string): NewsItem[] {
  const now = new Date(clock.now());
  const tenders = new Map<string, TenderInNews[]>();
  return newsOf(SEED, publisher, now, (day, choice) => {
    const known = tenders.get(day) ?? tendersOf(catalogue, day);
    tenders.set(day, known);
    return known[Math.floor(choice * known.length)] ?? null;
  });
}

/** @returns the tenders of the days before a day, at most fifty */
function tendersOf(catalogue: ServedCatalogue['catalogue'], day: string): TenderInNews[] {
  const listing = catalogue.between(addDays(day, -DAYS_SHOWN), addDays(day, -1));
  const found: TenderInNews[] = [];
  for (let at = 0; at < Math.min(listing.length, 50); at += 1) {
    const release = JSON.parse(catalogue.release(listing.at(at), '') ?? '{}');
    const { buyer, tender } = release as {
      buyer?: { name?: string };
      tender?: { title?: string; description?: string };
    };
    if (buyer?.name && tender?.title)
      found.push({ number: tender.title, title: tender.description ?? tender.title, buyer: buyer.name });
  }
  return found;
}

export function news(
  served: ServedCatalogue,
  { base, rest, ifNoneMatch }: PublisherRequest,
): ResponseContent {
  if (rest === 'faulty.xml') {
    const body = faultyFeed(itemsOf(served, 'treasury'), base);
    return fileResponse({ content: Buffer.from(body), type: 'text/xml' }, ifNoneMatch);
  }
  const publisher = Object.entries(newsPublishers).find(([, { file }]) => file === rest);
  if (!publisher) return text(404, 'Not found.');
  const [name, { format }] = publisher;
  const { type, body } = newsFormats[format](itemsOf(served, name), base);
  return fileResponse(
    { content: Buffer.from(body, type === 'application/xml' ? 'latin1' : 'utf8'), type },
    ifNoneMatch,
  );
}

export function newsArticle(served: ServedCatalogue, { base, rest }: PublisherRequest): ResponseContent {
  const publisher = Object.keys(newsPublishers).find((name) => rest.endsWith(`-${name}`));
  const item = publisher && itemsOf(served, publisher).find(({ slug }) => slug === rest);
  return item ? { status: 200, ...article(item, base) } : text(404, 'Not found.');
}

/** Programs may read everything but what is not published yet. */
export const robots = (): ResponseContent => text(200, 'User-agent: *\nDisallow: /news/drafts/\n');

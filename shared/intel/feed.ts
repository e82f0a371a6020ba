import { DetectError, MalformedError, parseFeed } from 'feedsmith';
import {
  type FeedItem,
  type FeedReading,
  MAX_ITEMS,
  MAX_TEXT,
  MAX_TITLE,
  MAX_WORDS,
} from '#shared/domain/intel/item.ts';
import { languageTag, plainLine, plainText, plainTime } from './plain.ts';

/** Of an item, what the formats have under different names. */
type Given = {
  title?: string | undefined;
  link?: string | undefined;
  words?: string | undefined;
  text?: string | undefined;
  published?: string | undefined;
  language?: string | undefined;
};

/** Beginnings of pages for people. */
const PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i;
const LOG_IN = /\btype\s*=\s*["']?password\b/i;
/** The end of a feed that is whole; comments may follow. */
const ENDS = /<\/(?:rss|feed|rdf|\w+:rdf)\b/i;
const MAX_END = 2_000;
/** A link that is an address, as a permanent id of an item may be. */
const ADDRESS = /^https?:\/\//i;

/** Reads RSS 0.9x, 1.0 and 2.0, Atom and JSON Feed. Entities that a feed declares are not expanded. */
export function readFeed(text: string): FeedReading {
  if (isPage(text)) return pageFault(text);
  try {
    const { kind, items } = parsed(text);
    return {
      kind,
      items: items.slice(0, MAX_ITEMS).map(itemOf),
      left: Math.max(0, items.length - MAX_ITEMS),
      ...(kind !== 'json-feed' &&
        !ENDS.test(text.slice(-MAX_END)) && { defect: 'it breaks off before its end' }),
    };
  } catch (error) {
    if (error instanceof DetectError)
      return { fault: 'not-a-feed', message: 'it is neither RSS nor Atom nor a JSON Feed' };
    if (error instanceof MalformedError || error instanceof SyntaxError)
      return { fault: 'malformed', message: 'it breaks off or is not well formed' };
    throw error;
  }
}

/** A page for people in place of what was asked for. */
export const pageFault = (text: string): FeedReading =>
  LOG_IN.test(text)
    ? { fault: 'log-in-page', message: 'it is a page that asks to log in' }
    : { fault: 'not-a-feed', message: 'it is a page for people, not a feed' };

export function isPage(text: string): boolean {
  let start = text.trimStart();
  while (start.startsWith('<!--')) {
    const end = start.indexOf('-->');
    start = end < 0 ? '' : start.slice(end + 3).trimStart();
  }
  return PAGE.test(start);
}

/** @throws DetectError, MalformedError */
function parsed(text: string): { kind: string; items: Given[] } {
  const { format, feed } = parseFeed(text.trimStart());
  switch (format) {
    case 'json': {
      const language = feed.language;
      return {
        kind: 'json-feed',
        items: (feed.items ?? []).map((item) => ({
          title: item.title,
          link: item.url ?? item.external_url ?? addressOf(item.id),
          words: item.summary,
          text: item.content_html ?? item.content_text,
          published: item.date_published ?? item.date_modified,
          language: item.language ?? language,
        })),
      };
    }
    case 'atom':
      return {
        kind: 'atom',
        items: (feed.entries ?? []).map((entry) => ({
          title: entry.title?.value,
          link:
            entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href ??
            addressOf(entry.id),
          words: entry.summary?.value,
          text: entry.content?.value,
          published: entry.published ?? entry.updated,
          language: undefined,
        })),
      };
    default: {
      const language = format === 'rss' ? feed.language : undefined;
      return {
        kind: format,
        items: (feed.items ?? []).map((item) => ({
          title: item.title,
          link: item.link ?? addressOf('guid' in item ? item.guid?.value : undefined),
          words: item.description,
          text: item.content?.encoded,
          published: ('pubDate' in item ? item.pubDate : undefined) ?? item.dc?.dates?.[0],
          language,
        })),
      };
    }
  }
}

const addressOf = (id: string | undefined): string | undefined =>
  id !== undefined && ADDRESS.test(id) ? id : undefined;

const itemOf = (given: Given): FeedItem => ({
  title: plainLine(given.title, MAX_TITLE),
  link: given.link?.trim() || null,
  words: plainText(given.words, MAX_WORDS) ?? plainText(given.text, MAX_WORDS),
  text: given.words === undefined ? null : plainText(given.text, MAX_TEXT),
  published: plainTime(given.published),
  language: languageTag(given.language),
  titleFromAddress: false,
});

import { readMarkup } from '#shared/documents/extract/markup.ts';
import { matchesPattern } from '#shared/domain/intel/address.ts';
import { type FeedItem, type FeedReading, MAX_ITEMS, MAX_TITLE } from '#shared/domain/intel/item.ts';
import { isPage, pageFault } from './feed.ts';
import { languageTag, plainLine, plainTime } from './plain.ts';

type Entry = { loc: string; lastmod: string; title: string; publication_date: string; language: string };
const FIELDS: ReadonlySet<string> = new Set(['loc', 'lastmod', 'title', 'publication_date', 'language']);
const empty = (): Entry => ({ loc: '', lastmod: '', title: '', publication_date: '', language: '' });
/** Longest value of a field. */
const MAX_VALUE = 2_048;

/**
 * Reads an XML sitemap (sitemaps.org), also one for news. Only a sitemap for news has titles; other items have one that is made from
 * their address.
 * @param pattern addresses that are items; null for all
 */
export function readSitemap(text: string, pattern: string | null): FeedReading {
  if (isPage(text)) return pageFault(text);
  const items: FeedItem[] = [];
  let left = 0;
  let root: string | null = null;
  let entry = empty();
  let field: keyof Entry | null = null;
  readMarkup(text, 'xml', {
    open(name) {
      root ??= name;
      if (name === 'url') entry = empty();
      field = FIELDS.has(name) ? (name as keyof Entry) : null;
    },
    close(name) {
      field = null;
      if (
        name !== 'url' ||
        entry.loc === '' ||
        (pattern !== null && !matchesPattern(entry.loc.trim(), pattern))
      )
        return;
      if (items.length < MAX_ITEMS) items.push(itemOf(entry));
      else left += 1;
    },
    text(content) {
      if (field !== null && entry[field].length < MAX_VALUE) entry[field] += content;
    },
  });
  if (root === 'urlset') return { kind: 'sitemap', items, left };
  return root === 'sitemapindex'
    ? { fault: 'not-a-feed', message: 'it is an index of sitemaps; enter one of those' }
    : { fault: 'not-a-feed', message: 'it is no sitemap' };
}

function itemOf({ loc, lastmod, title, publication_date, language }: Entry): FeedItem {
  const stated = plainLine(title, MAX_TITLE);
  return {
    title: stated ?? titleOf(loc.trim()),
    link: loc.trim(),
    ...{ words: null, text: null },
    published: plainTime(publication_date) ?? plainTime(lastmod),
    language: languageTag(language),
    titleFromAddress: stated === null,
  };
}

/** @returns the last part of the path as words; null where it says nothing */
function titleOf(address: string): string | null {
  const path = URL.parse(address)?.pathname.replace(/\/$/, '') ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w{2,5}$/, '');
  let words = last;
  try {
    words = decodeURIComponent(last);
  } catch {
    // It stays as it is written.
  }
  words = words.replace(/[-_+.]+/g, ' ').trim();
  return /\p{L}{3}/u.test(words) ? plainLine(words[0]!.toUpperCase() + words.slice(1), MAX_TITLE) : null;
}

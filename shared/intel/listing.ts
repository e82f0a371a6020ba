import { parseHTML } from 'linkedom';
import { matchesPattern } from '#shared/domain/intel/address.ts';
import { dateIn } from '#shared/domain/intel/dates.ts';
import {
  type FeedItem,
  type FeedReading,
  MAX_ITEMS,
  MAX_TITLE,
  MAX_WORDS,
} from '#shared/domain/intel/item.ts';
import { plainLine, plainText } from './plain.ts';

/** What this file uses of an element of the document. */
type Element = {
  tagName: string;
  textContent: string;
  innerHTML: string;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => Element | null;
  querySelectorAll: (selector: string) => Iterable<Element>;
};

const LOG_IN = 'input[type="password"]';

/**
 * Reads a page that lists items. An element that the selector names is an item if it is a link or has one: its title is the heading or
 * the link, its words are the rest.
 * @param base address of the page, which relative links begin with
 */
export function readListing(
  text: string,
  { selector, pattern, base }: { selector: string; pattern: string | null; base: string },
): FeedReading {
  const { document } = parseHTML(text) as unknown as { document: Element };
  let elements: Element[];
  try {
    elements = [...document.querySelectorAll(selector)];
  } catch {
    return { fault: 'bad-selector', message: 'its selector cannot be read' };
  }
  const own = document.querySelector('base[href]')?.getAttribute('href');
  const from = (own && URL.parse(own, base)?.href) ?? base;
  const language = document.querySelector('html')?.getAttribute('lang') ?? null;
  const items: FeedItem[] = [];
  let left = 0;
  for (const element of elements) {
    const item = itemOf(element, from, language);
    if (item === null || (pattern !== null && !matchesPattern(item.link ?? '', pattern))) continue;
    if (items.length < MAX_ITEMS) items.push(item);
    else left += 1;
  }
  if (items.length > 0 || elements.length > 0) return { kind: 'listing', items, left };
  return document.querySelector(LOG_IN) === null
    ? { fault: 'not-a-feed', message: 'its selector finds nothing on the page' }
    : { fault: 'log-in-page', message: 'it is a page that asks to log in' };
}

function itemOf(element: Element, base: string, language: string | null): FeedItem | null {
  const link = element.tagName.toLowerCase() === 'a' ? element : element.querySelector('a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6');
  const title = plainLine(heading?.innerHTML, MAX_TITLE) ?? plainLine(link.innerHTML, MAX_TITLE);
  const whole = plainText(element.innerHTML, MAX_WORDS);
  const time = element.querySelector('time[datetime]')?.getAttribute('datetime') ?? null;
  const words = whole === null || title === null || whole === title ? null : whole;
  return {
    title,
    link: URL.parse(href, base)?.href ?? href,
    words,
    text: null,
    published: time ?? (whole === null ? null : dateIn(whole)),
    language: language?.slice(0, 20) ?? null,
    titleFromAddress: false,
  };
}

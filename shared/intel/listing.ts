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
import { languageTag, plainLine, plainText, plainTime } from './plain.ts';

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
    const link = linkOf(element);
    const href = link?.getAttribute('href');
    if (!link || !href) continue;
    const address = URL.parse(href, from)?.href ?? href;
    if (pattern !== null && !matchesPattern(address, pattern)) continue;
    // Of those that are left out nothing is read.
    if (items.length < MAX_ITEMS) items.push(itemOf(element, link, address, language));
    else left += 1;
  }
  if (items.length > 0 || elements.length > 0) return { kind: 'listing', items, left };
  return document.querySelector(LOG_IN) === null
    ? { fault: 'not-a-feed', message: 'its selector finds nothing on the page' }
    : { fault: 'log-in-page', message: 'it is a page that asks to log in' };
}

const linkOf = (element: Element): Element | null =>
  element.tagName.toLowerCase() === 'a' ? element : element.querySelector('a[href]');

function itemOf(element: Element, link: Element, address: string, language: string | null): FeedItem {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6');
  const title = plainLine(heading?.innerHTML, MAX_TITLE) ?? plainLine(link.innerHTML, MAX_TITLE);
  const whole = plainText(element.innerHTML, MAX_WORDS);
  const time = element.querySelector('time[datetime]')?.getAttribute('datetime') ?? null;
  const words = whole === null || title === null || whole === title ? null : whole;
  return {
    title,
    link: address,
    words,
    text: null,
    published: plainTime(time) ?? (whole === null ? null : dateIn(whole)),
    language: languageTag(language),
    titleFromAddress: false,
  };
}

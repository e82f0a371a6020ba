import { type Html, html } from '#services/html.ts';
import { date, shortRand, write } from '#widgets/view/format.ts';

/** @returns a number; a dash while it is not known, as while the database does not respond */
export const writeOr = (value: number | null | undefined): string => (value == null ? '–' : write(value));

/** @returns an amount in rand, in full; null gives `undisclosed` */
export const rand = (value: number | null): string =>
  value === null
    ? 'Undisclosed'
    : `R ${value.toLocaleString('en-ZA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`.replaceAll(
        ' ',
        '\u00a0',
      );

/** @returns an amount in three digits, for a large figure */
export const shortly = (value: number | null): string => (value === null ? '–' : shortRand(value));

/** @returns a range of amounts in three digits */
export const between = (least: number, most: number): string => `${shortRand(least)} to ${shortRand(most)}`;

/** @returns a share from 0 to 1 in per cent */
export const share = (value: number): string =>
  `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0)}\u00a0%`;

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** @returns a number of bytes in three digits, such as `1,2 MB` */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1_000 ** step;
  return `${amount.toLocaleString('en-ZA', { maximumSignificantDigits: 3 })}\u00a0${UNITS[step - 1]}`;
}

/** A moment of UTC, to the minute. */
const MINUTE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/;

/**
 * @returns a day of South Africa, or a moment with its time zone, as an element that programs can read; a
 *   dash if there is none. Programs get the same precision as people, so that the page and its ETag do not
 *   change when only seconds differ
 */
export const when = (moment: string | null, withTime = false): Html =>
  moment === null
    ? html`–`
    : html`<time datetime="${moment.replace(MINUTE, '$1Z')}">${withTime ? `${date(moment, 'short')}\u00a0SAST` : date(moment)}</time>`;

const DAY_MS = 86_400_000;

/** @returns the time until a moment, such as `in 5 days`; nothing if it has passed */
export function ahead(moment: string, now: Date): string | null {
  const left = Date.parse(moment) - now.getTime();
  if (Number.isNaN(left) || left < 0) return null;
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return 'within a day';
  return days === 1 ? 'in 1 day' : `in ${days} days`;
}

const WORD = /[a-z]+/g;
const ACRONYMS: Readonly<Record<string, string>> = {
  ...{ bbbee: 'B-BBEE', bee: 'B-BBEE', cidb: 'CIDB', cipc: 'CIPC', csd: 'CSD', ocds: 'OCDS', ocid: 'OCID' },
  ...{ ai: 'AI', id: 'id', rfq: 'RFQ', seo: 'texts for search engines', url: 'address' },
};

/** @returns a slug or a code as words, such as `TENDER_NOTICE` as `Tender notice` */
export function spoken(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  const whole = words.replaceAll(WORD, (word) => ACRONYMS[word] ?? word);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/**
 * @returns the address if it leads to a page of the web; null for `javascript:` and mistakes of publishers
 */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** @returns a web or e-mail address with places at which a line may break */
export const breakable = (address: string): Html =>
  html`${address.split(/(?<=[@/.])(?=[^/@.])/).map((part, at) => html`${at > 0 && html`<wbr>`}${part}`)}`;

/** Marks in fragments come in pairs, so every second part is marked. */
const MARKS = /<\/?mark>/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);

/** @param fragment of `meta.highlights`: escaped text with `<mark>` around words @returns its parts; every second one is marked */
export const markedParts = (fragment: string): string[] => fragment.split(MARKS).map(plain);

/** @returns the fragment as HTML, with its words marked */
export const marked = (fragment: string): Html =>
  html`${markedParts(fragment).map((part, at) => (at % 2 === 1 ? html`<mark>${part}</mark>` : part))}`;

/** One item as its publisher gives it, as plain text: nothing that a browser would run is left in it. */
export type FeedItem = {
  title: string | null;
  /** As the publisher writes it; it may be relative. */
  link: string | null;
  /** What the feed says about the item in its own words. */
  words: string | null;
  /** The text of the item, where the feed has more of it than `words`; for the rules, never served. */
  text: string | null;
  /** When it was published, as the publisher writes it. */
  published: string | null;
  language: string | null;
  /** Whether the title was made from the address, because there is none. */
  titleFromAddress: boolean;
};

/** Why a response gives no items, by stable names. */
export type FeedFault =
  | 'log-in-page'
  | 'not-a-feed'
  | 'malformed'
  | 'no-text'
  | 'bad-selector'
  | 'too-slow'
  | 'too-much-memory'
  | 'failed';

/** What was read from a response: items in the publisher's order, and how many more there were than are read. */
export type FeedReading =
  | {
      kind: string;
      items: FeedItem[];
      left: number /** What is wrong with the whole, although items were read. */;
      defect?: string;
    }
  | { fault: FeedFault; message: string };

/** What was read from the page that an item links to. */
export type PageReading =
  | { title: string | null; canonical: string | null; text: string; language: string | null }
  | { fault: FeedFault; message: string };

/** Items of one response that are read. A feed shows its newest first, and none has so many in the time between two requests. */
export const MAX_ITEMS = 500;
/** Longest texts that are kept, in characters. */
export const MAX_TITLE = 300;
export const MAX_WORDS = 2_000;
export const MAX_TEXT = 40_000;

import { type Html, html } from '#services/html.ts';
import { feedAddress } from '#services/site/feeds/address.ts';
import { SITE_NAME } from '#services/site/layout/document.ts';
import { askedOf } from '#services/site/lists/asked.ts';
import type { ListDeclaration, ListEntry, ListFeed } from '#services/site/lists/declaration.ts';
import type { Download, PageRequest } from '#services/site/page.ts';
import { queryOf } from '#services/site/query.ts';
import { southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';

/** Number of entries of a feed: somebody who looks once a day should miss nothing of a usual query. */
const ENTRIES = 50;
/** Feed readers ask every few minutes at most. */
const KEPT = 'public, max-age=300, stale-while-revalidate=3600';

/** @returns the feeds (Atom, RFC 4287) of the lists that have one: the newest records of the same query */
export const feedsOf = (lists: readonly ListDeclaration[]): readonly Download[] =>
  lists.flatMap((list) => (list.feed ? [feedOf(list, list.feed)] : []));

const feedOf = (declared: ListDeclaration, feed: ListFeed): Download => ({
  path: `/feeds${declared.path}.atom`,
  make: async (asked) => {
    const query = askedOf(declared, queryOf(asked.query)).without('cursor', 'page', 'limit');
    const newest = query.get('sort') === null ? query.with('sort', feed.sort) : query;
    const whole = feed.fields === undefined ? newest : newest.with('fields', feed.fields);
    const { records } = await asked.read.list(declared.address(whole.with('limit', String(ENTRIES))));
    const title = query.get('q') === null ? declared.title : `${declared.title} for ${query.get('q')}`;
    const [self, page] = [feedAddress(declared.path, query), `${declared.path}${query.text()}`];
    return {
      ...{ type: 'application/atom+xml; charset=utf-8', kept: KEPT },
      body: withoutControls(
        `<?xml version="1.0" encoding="UTF-8"?>\n${document(asked, { title, self, page }, records.map(feed.entry))}\n`,
      ),
    };
  },
});

type About = { title: string; self: string; page: string };

function document(
  { publicUrl, now }: PageRequest,
  { title, self, page }: About,
  entries: readonly ListEntry[],
): Html {
  // A feed without entries has the start of the day as its time, so that it stays the same for a while.
  const today = startOfSouthAfricanDay(southAfricanDay(now)).toISOString();
  const updated = entries.map(momentOf).toSorted().at(-1) ?? today;
  return html`<feed xmlns="http://www.w3.org/2005/Atom"><id>${publicUrl}${self}</id><title>${title} | ${SITE_NAME}</title><updated>${updated}</updated>
<author><name>${SITE_NAME}</name></author>
<link rel="self" type="application/atom+xml" href="${publicUrl}${self}"/><link rel="alternate" type="text/html" href="${publicUrl}${page}"/>
${entries.map((entry) => entryOf(entry, publicUrl))}</feed>`;
}

const entryOf = (entry: ListEntry, publicUrl: string): Html =>
  html`<entry><id>${publicUrl}${entry.path}</id><title>${entry.title}</title><updated>${momentOf(entry)}</updated>${entry.published === null ? null : html`<published>${whole(entry.published)}</published>`}
${entry.author === null ? null : html`<author><name>${entry.author}</name></author>`}<link rel="alternate" type="text/html" href="${publicUrl}${entry.path}"/><summary>${entry.lines.join('\n')}</summary></entry>
`;

const momentOf = ({ updated, published }: ListEntry): string => whole(updated ?? published ?? '1970-01-01');

/** @returns a day as the moment at which it begins in South Africa; moments stay */
const whole = (time: string): string =>
  time.length === 10 ? startOfSouthAfricanDay(time).toISOString() : time;

/** @returns the text without the characters that no XML document may have, even escaped */
const withoutControls = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ');

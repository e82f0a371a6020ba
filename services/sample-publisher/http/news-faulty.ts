import type { NewsItem } from '#services/sample-publisher/generate/news/items.ts';
import { escaped } from './news-formats.ts';

/** One item of each kind that careless and hostile publishers send; those that can be read are served, in words that are safe. */
export function faultyFeed(items: readonly NewsItem[], base: string): string {
  const [first] = items;
  const title = escaped(first?.title ?? 'A statement');
  const item = (parts: string): string => `<item>${parts}</item>`;
  const hostile = escaped(
    `<img src=x onerror="alert(1)"><script>alert(2)</script><p onclick="alert(3)">Comments on the tender are invited.</p><a href="javascript:alert(4)">here</a>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<rss version="2.0"><channel><title>Faults</title><link>${base}</link><description>Each item has a fault</description>
${[
  `<title>${title}</title><link>${base}/news/articles/${first?.slug ?? 'none'}#part?utm_source=copy</link><description>A copy of an item of another feed.</description>`,
  `<title>No date and no link, but words about a tender</title><description>The tender closes on Friday.</description>`,
  `<title>A date in the future</title><link>/news/future</link><pubDate>Fri, 01 Jan 2100 00:00:00 GMT</pubDate>`,
  `<title>A date that is none</title><link>/news/undated</link><pubDate>the day before yesterday</pubDate>`,
  `<description>An item without a title speaks of procurement. It has a second sentence.</description><link>/news/untitled</link>`,
  `<pubDate>2026-08-14</pubDate>`,
  `<title>${escaped('<b>Bold</b> &amp;lt;script&amp;gt;alert(5)&amp;lt;/script&amp;gt; title')}</title><link>/news/hostile</link><description>${hostile}</description>`,
  `<title>A link that runs a program</title><link>javascript:alert(6)</link><description>Suppliers should not follow it.</description>`,
  `<title>A link into the network of the reader</title><link>http://169.254.169.254/latest/meta-data/</link><description>Nobody asks for it.</description>`,
  `<title>Entities: &b;</title><link>/news/entities</link>`,
]
  .map(item)
  .join('\n')}
</channel></rss>`;
}

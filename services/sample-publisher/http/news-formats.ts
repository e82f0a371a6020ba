import type { NewsFormat, NewsItem } from '#services/sample-publisher/generate/news/items.ts';
import { monthNames } from '#shared/time.ts';

/** News in the formats that publishers use. Each publisher writes dates and links in its own way. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Rendered = { type: string; body: string };
type Render = (items: readonly NewsItem[], base: string) => Rendered;

const link = (base: string, { slug }: NewsItem): string => `${base}/news/articles/${slug}`;
const inWords = (at: Date): string =>
  `${at.getUTCDate()} ${monthNames[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** RSS 2.0 with the whole article, tracking parameters, and dates as RFC 822 has them. */
const rss: Render = (items, base) => ({
  type: 'application/rss+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Media statements</title>
<link>${base}/news</link><description>Statements</description><language>en-ZA</language>
${items
  .map(
    (
      item,
    ) => `<item><title>${escaped(item.title)}</title><link>${escaped(link(base, item))}?utm_source=rss&amp;utm_medium=feed</link>
<guid isPermaLink="false">${item.slug}</guid><pubDate>${item.at.toUTCString().replace('GMT', '+0000')}</pubDate>
<description>${escaped(`<p>${escaped(item.words)}</p>`)}</description>
<content:encoded><![CDATA[${item.article.map((text) => `<p>${escaped(text)}</p>`).join('')}]]></content:encoded></item>`,
  )
  .join('\n')}
</channel></rss>`,
});

/** Atom with relative links. */
const atom: Render = (items) => ({
  type: 'application/atom+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>News</title><id>urn:sample:news</id><updated>${new Date(0).toISOString()}</updated>
${items
  .map(
    (
      item,
    ) => `<entry><title type="html">${escaped(escaped(item.title))}</title><id>urn:sample:${item.slug}</id>
<link rel="alternate" href="/news/articles/${item.slug}"/><published>${item.at.toISOString()}</published><updated>${item.at.toISOString()}</updated>
<summary>${escaped(item.words)}</summary></entry>`,
  )
  .join('\n')}
</feed>`,
});

/** RSS 1.0, in the encoding of old systems. */
const rdf: Render = (items, base) => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="windows-1252"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="${base}/news"><title>Media releases</title><link>${base}/news</link><description>Releases</description></channel>
${items
  .map(
    (
      item,
    ) => `<item rdf:about="${link(base, item)}"><title>${escaped(item.title)}</title><link>${link(base, item)}</link>
<description>${escaped(item.words)}</description><dc:date>${item.at.toISOString().slice(0, 19)}+02:00</dc:date></item>`,
  )
  .join('\n')}
</rdf:RDF>`,
});

const jsonFeed: Render = (items, base) => ({
  type: 'application/feed+json',
  body: JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Reports and statements',
    language: 'en-ZA',
    items: items.map((item) => ({
      id: item.slug,
      url: link(base, item),
      title: item.title,
      summary: item.words,
      content_html: item.article.map((text) => `<p>${escaped(text)}</p>`).join(''),
      date_published: item.at.toISOString(),
    })),
  }),
});

/** A sitemap has neither titles nor words: both stand on the pages. */
const sitemap: Render = (items, base) => ({
  type: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${base}/news/about</loc></url>
${items.map((item) => `<url><loc>${link(base, item)}</loc><lastmod>${item.at.toISOString()}</lastmod></url>`).join('\n')}
</urlset>`,
});

/** A table of gazettes, with dates in words. */
const listing: Render = (items) => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en-ZA"><head><title>Gazettes</title></head><body><nav><a href="/">Home</a></nav>
<table class="gazettes"><tr><th>Gazette</th><th>About</th><th>Date</th></tr>
${items
  .map(
    (item) =>
      `<tr><td><a href="articles/${item.slug}">${escaped(item.title)}</a></td><td>${escaped(item.words)}</td><td>${inWords(item.at)}</td></tr>`,
  )
  .join('\n')}
</table></body></html>`,
});

export const newsFormats: Readonly<Record<NewsFormat, Render>> = {
  ...{ rss, atom, rdf, sitemap, listing },
  'json-feed': jsonFeed,
};

/** The page of one item. It names its own address, and has what an article does not consist of. */
export const article = (item: NewsItem, base: string): Rendered => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en-ZA"><head><title>${escaped(item.title)}</title><link rel="canonical" href="${link(base, item)}"></head>
<body><nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul></nav><script>document.title = 'changed'</script>
<article><h1>${escaped(item.title)}</h1>${item.article.map((text) => `<p>${escaped(text)} The statement was made at a briefing of the media, where questions were answered at length.</p>`).join('')}</article>
<footer>Terms of use</footer></body></html>`,
});

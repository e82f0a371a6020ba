import type { PageReply } from '#services/api/http/page.ts';
import { html } from '#services/html.ts';
import { SITE_NAME } from '#services/site/layout/document.ts';

const DAY = 'public, max-age=86400';

/** @returns the files that programs expect on every site, by path */
export const files = (publicUrl: string): Readonly<Record<string, PageReply>> => ({
  '/robots.txt': {
    ...{ type: 'text/plain; charset=utf-8', kept: DAY },
    body: `User-agent: *\nDisallow: /api/\nDisallow: /v2/\nDisallow: /account\nSitemap: ${publicUrl}/sitemap.xml\n`,
  },
  '/opensearch.xml': {
    ...{ type: 'application/opensearchdescription+xml; charset=utf-8', kept: DAY },
    body: String(html`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${SITE_NAME}</ShortName><Description>Tenders of South Africa</Description><InputEncoding>UTF-8</InputEncoding><Url type="text/html" template="${publicUrl}/tenders?q={searchTerms}"/></OpenSearchDescription>
`),
  },
});

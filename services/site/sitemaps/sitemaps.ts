import type { PageReply } from '#services/api/http/page.ts';
import { type Html, html } from '#services/html.ts';
import { texts } from '#services/site/docs/texts.ts';
import type { Download } from '#services/site/page.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/**
 * The sitemaps: an index; a file for the pages that are always there; and for each kind of record files by
 * the numbers of its changes. A record is in the file of its latest change, so a reader that knows all files
 * reads only those whose `lastmod` is new.
 */

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ALWAYS = [
  '/',
  '/tenders',
  '/companies',
  '/buyers',
  '/provinces',
  '/restricted-suppliers',
  '/data',
  '/data/downloads',
  '/data/dictionary',
  '/data/quality',
  '/docs',
  ...texts.map(({ path }) => path),
  '/docs/errors',
  '/docs/reference',
  '/status',
  '/widgets',
];
/** The name of each kind of record in file names, and the path of its pages. */
const KINDS = {
  tender: ['tenders', '/tenders'],
  company: ['companies', '/companies'],
  organization: ['buyers', '/buyers'],
  restricted_supplier: ['restricted-suppliers', '/restricted-suppliers'],
} as const;
type Kind = keyof typeof KINDS;

/** Records by the numbers of their changes, in parts; none where there is no such part. */
export type ChangedParts = {
  parts: (deadline: number) => Promise<readonly { kind: Kind; part: number; at: string }[]>;
  records: (kind: Kind, part: number, deadline: number) => Promise<readonly { name: string; at: string }[]>;
};

type Address = { path: string; changed?: string | null };

const reply = (document: Html): PageReply => ({
  type: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`,
  kept: 'public, max-age=3600',
});

const urlset = (publicUrl: string, addresses: readonly Address[]): PageReply =>
  reply(
    html`<urlset xmlns="${NAMESPACE}">${addresses.map(
      ({ path, changed }) =>
        html`<url><loc>${publicUrl}${path}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : null}</url>
`,
    )}</urlset>`,
  );

const named = (kind: Kind, part: number): string => `/sitemaps/${KINDS[kind][0]}-${part}.xml`;
const NAME = /^([a-z-]+)-([1-9]\d{0,8})$/;

/** @returns the sitemaps (sitemaps.org) over the records in these parts */
export const sitemapsOf = ({ parts, records }: ChangedParts): readonly Download[] => [
  {
    path: '/sitemap.xml',
    make: async ({ publicUrl, deadline }) =>
      reply(
        html`<sitemapindex xmlns="${NAMESPACE}"><sitemap><loc>${publicUrl}/sitemaps/pages.xml</loc></sitemap>
${(await parts(deadline)).map(
  ({ kind, part, at }) =>
    html`<sitemap><loc>${publicUrl}${named(kind, part)}</loc><lastmod>${at}</lastmod></sitemap>
`,
)}</sitemapindex>`,
      ),
  },
  {
    path: '/sitemaps/pages.xml',
    make: async ({ publicUrl }) =>
      urlset(publicUrl, [
        ...ALWAYS.map((path) => ({ path })),
        ...provinces.map(({ slug }) => ({ path: `/provinces/${slug}` })),
        ...categories.map(({ slug }) => ({ path: `/categories/${slug}` })),
      ]),
  },
  {
    path: '/sitemaps/{name}.xml',
    make: async ({ path, publicUrl, deadline, missing }) => {
      const [, name = '', part = ''] = NAME.exec(path['name'] ?? '') ?? [];
      const kind = (Object.keys(KINDS) as Kind[]).find((each) => KINDS[each][0] === name);
      const found = kind === undefined ? [] : await records(kind, Number(part), deadline);
      if (kind === undefined || found.length === 0) throw missing('There is no such sitemap.');
      return urlset(
        publicUrl,
        found.map((record) => ({
          path: `${KINDS[kind][1]}/${encodeURIComponent(record.name)}`,
          changed: record.at,
        })),
      );
    },
  },
];

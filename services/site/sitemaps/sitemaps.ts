import type { PageReply } from '#services/api/http/page.ts';
import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Asked, Download, Read } from '#services/site/page.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/**
 * The sitemaps (sitemaps.org): an index; a file for the pages that are always there, one for buyers, and one for the tenders of
 * each month of publication, so that the file of an old month stays as it is.
 */

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Most addresses that a file may have, by the protocol. */
const MOST = 50_000;
const ALWAYS = [
  '/',
  '/tenders',
  '/companies',
  '/buyers',
  '/provinces',
  '/restricted-suppliers',
  '/data',
  '/data/dictionary',
  '/data/quality',
  '/docs',
  '/status',
];

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

/** @returns all records of a list, page by page */
async function everyRecord(read: Read, address: string): Promise<Fields[]> {
  const all: Fields[] = [];
  let next: string | null = null;
  do {
    const { records, meta } = await read.list(
      `${address}&limit=100${next === null ? '' : `&cursor=${next}`}`,
    );
    all.push(...records);
    next = meta.text('nextCursor');
  } while (next !== null && all.length < MOST);
  return all;
}

/** @returns the months from the first publication to the last, such as `2026-11` */
async function monthsOf({ read }: Asked): Promise<string[]> {
  const dayOf = async (sort: string): Promise<string | null> =>
    (
      await read.list(
        `/v2/tenders?status=any&publishedAfter=1994-01-01&fields=publicationDate&limit=1&sort=${sort}`,
      )
    ).records[0]?.text('publicationDate') ?? null;
  const [first, last] = await Promise.all([dayOf('publicationDate'), dayOf('-publicationDate')]);
  const months: string[] = [];
  if (first === null || last === null) return months;
  let [year = 0, month = 0] = first.split('-').map(Number);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last.slice(0, 7)) return months;
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
};

export const sitemaps: readonly Download[] = [
  {
    path: '/sitemap.xml',
    make: async (asked) => {
      const names = ['pages', 'buyers', ...(await monthsOf(asked)).map((month) => `tenders-${month}`)];
      return reply(
        html`<sitemapindex xmlns="${NAMESPACE}">${names.map(
          (name) => html`<sitemap><loc>${asked.publicUrl}/sitemaps/${name}.xml</loc></sitemap>
`,
        )}</sitemapindex>`,
      );
    },
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
    path: '/sitemaps/buyers.xml',
    make: async ({ read, publicUrl }) =>
      urlset(
        publicUrl,
        (await everyRecord(read, '/v2/organizations?fields=slug,updatedAt')).map((record) => ({
          path: `/buyers/${record.text('slug')}`,
          changed: record.text('updatedAt'),
        })),
      ),
  },
  {
    path: '/sitemaps/{name}.xml',
    make: async ({ path, read, publicUrl, missing }) => {
      const month = /^tenders-(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(path['name'] ?? '')?.[1];
      if (month === undefined) throw missing('There is no such sitemap.');
      const tenders = await everyRecord(
        read,
        `/v2/tenders?status=any&publishedAfter=${month}-01&publishedBefore=${lastDay(month)}&fields=tenderId,updatedAt`,
      );
      return urlset(
        publicUrl,
        tenders.map((record) => ({
          path: `/tenders/${encodeURIComponent(record.text('tenderId') ?? '')}`,
          changed: record.text('updatedAt'),
        })),
      );
    },
  },
];

import type { PageReply } from '#services/api/http/page.ts';
import { type Html, html } from '#services/html.ts';
import { texts } from '#services/site/docs/texts.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Asked, Download, Read } from '#services/site/page.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/**
 * The sitemaps (sitemaps.org): an index; a file for the pages that are always there, one for buyers, one for restricted suppliers, one for
 * each few thousand companies, and one for the tenders of each month of publication, so that the file of an old month stays as it is.
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
  ...texts.map(({ path }) => path),
  '/docs/errors',
  '/docs/reference',
  '/status',
];
/** Companies of one file: they are read by a hundred, and a file has to be made within the time of an answer. */
const COMPANIES = 2_000;
/** Pages of companies that have a number. */
const NUMBERED = 1_000;
const OF_A_PAGE = 100;

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

/** @param part of all companies, from 1 @returns their addresses; by number, so that one part needs no other */
async function companiesOf(read: Read, part: number): Promise<Address[]> {
  const pages = COMPANIES / OF_A_PAGE;
  const all: Fields[] = [];
  for (let page = (part - 1) * pages + 1; page <= Math.min(part * pages, NUMBERED); page += 1) {
    const { records, meta } = await read.list(`/v2/companies?fields=id&limit=${OF_A_PAGE}&page=${page}`);
    all.push(...records);
    if (!meta.flag('hasNext')) break;
  }
  return all.map((record) => ({ path: `/companies/${record.text('id')}` }));
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
      const [months, companies] = await Promise.all([
        monthsOf(asked),
        asked.read.list('/v2/companies?limit=1&fields=id'),
      ]);
      const most = Math.min(companies.meta.number('totalCount') ?? 0, NUMBERED * OF_A_PAGE);
      const names = [
        ...['pages', 'buyers', 'restricted-suppliers'],
        ...Array.from({ length: Math.ceil(most / COMPANIES) }, (_, at) => `companies-${at + 1}`),
        ...months.map((month) => `tenders-${month}`),
      ];
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
    path: '/sitemaps/restricted-suppliers.xml',
    make: async ({ read, publicUrl }) =>
      urlset(
        publicUrl,
        (await everyRecord(read, '/v2/forensic/restricted-suppliers?fields=id')).map((record) => ({
          path: `/restricted-suppliers/${record.text('id')}`,
        })),
      ),
  },
  {
    path: '/sitemaps/{name}.xml',
    make: async ({ path, read, publicUrl, missing }) => {
      const part = /^companies-([1-9]\d?)$/.exec(path['name'] ?? '')?.[1];
      if (part !== undefined) return urlset(publicUrl, await companiesOf(read, Number(part)));
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

import { type Html, html } from '#services/html.ts';
import { barDrawing } from '#services/site/drawings/bars.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { monthsSection } from '#services/site/pages/buyers/months.ts';
import { facts, figures, table } from '#services/site/parts/lists.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';
import { rand, share, shortly, spoken, webAddress, when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

export const buyerPage: Page = {
  path: '/buyers/{slug}',
  section: 'buyers',
  show: async ({ path, read, now }) => {
    const api = `/v2/organizations/by-slug/${encodeURIComponent(path['slug'] ?? '')}`;
    const buyer = await read.record(api);
    const slug = buyer.text('slug') ?? '';
    const [open, closing, past] = await Promise.all([
      read.list(`/v2/tenders?sourceOrganization=${slug}&limit=1`),
      read.list(`/v2/tenders?sourceOrganization=${slug}&sort=closingDate&limit=5`),
      read.list(
        `/v2/tenders?sourceOrganization=${slug}&status=awarded&limit=10&fields=tenderId,title,awards`,
      ),
    ]);
    const name = buyer.text('name') ?? 'Unnamed';
    const stats = buyer.at('stats');
    return {
      title: name,
      description: `${name}: its open tenders, what it buys, from whom, and how late it publishes.`,
      canonical: `/buyers/${slug}`,
      api,
      jsonLd: [{ '@type': 'GovernmentOrganization', name, url: buyer.text('website') }],
      main: html`<p class="trail"><a href="/buyers">Buyers</a></p><h1>${name}</h1>
<p class="meta"><span>${spoken(buyer.text('organizationType') ?? 'Kind unknown')}</span></p>
${stats && statistics(stats, open.meta.number('totalCount') ?? 0, slug)}
<div class="with-side end"><div>
<section><h2 id="closing">Closing next</h2>${closing.records.length === 0 ? html`<p>Nothing of this buyer is open now.</p>` : tenderHits(closing.records, now)}
<p><a href="/tenders?sourceOrganization=${slug}&amp;status=any">All tenders of this buyer</a></p></section>
${await monthsSection(read, slug, now)}
${stats && bought(stats)}
${suppliers(past.records)}
</div><aside aria-label="What is known">${known(buyer)}</aside></div>
<p class="also no-print"><span>The same:</span> <a href="${api}">JSON</a></p>`,
    };
  },
};

const shareOf = (stats: Fields, name: string): string => {
  const value = stats.number(name);
  return value === null ? 'Too few' : share(value);
};

const statistics = (stats: Fields, open: number, slug: string): Html =>
  figures([
    { name: 'Open tenders', value: html`<a href="/tenders?sourceOrganization=${slug}">${write(open)}</a>` },
    { name: 'Tenders in all', value: write(stats.number('totalTenders') ?? 0) },
    {
      name: 'Awarded',
      value: shortly(stats.number('totalAwardValue')),
      remark: `${write(stats.number('countedAwards') ?? 0)} of ${write(stats.number('totalAwards') ?? 0)} awards have an amount`,
    },
    {
      name: 'Outcomes published',
      value: shareOf(stats, 'outcomeShare'),
      remark: `of ${write(stats.number('closedTenders') ?? 0)} closed tenders`,
    },
    { name: 'Cancelled', value: shareOf(stats, 'cancelledShare') },
    {
      name: 'Open for',
      value:
        stats.number('medianDaysOpen') === null ? '–' : `${write(stats.number('medianDaysOpen') ?? 0)} days`,
      remark: 'the median tender',
    },
  ]);

function bought(stats: Fields): Html | null {
  const bars = stats
    .list('categoryCounts')
    .slice(0, 10)
    .map((each) => ({
      name: each.text('name') ?? '',
      value: each.number('tenders') ?? 0,
      label: write(each.number('tenders') ?? 0),
    }));
  return bars.length === 0
    ? null
    : html`<section><h2 id="buys">What it buys</h2>${barDrawing('Tenders by category', bars)}</section>`;
}

/** The latest winners, of the awarded tenders that are shown here. */
function suppliers(tenders: readonly Fields[]): Html | null {
  const rows = tenders.flatMap((tender) => tender.list('awards').map((award) => ({ tender, award })));
  if (rows.length === 0) return null;
  return html`<section><h2 id="suppliers">From whom, most recently</h2>${table(
    'Latest awards',
    [
      {
        title: 'Supplier',
        cell: ({ award }) =>
          html`<a href="/companies/${encodeURIComponent(award.text('supplierName') ?? '')}">${award.text('supplierName')}</a>`,
      },
      {
        title: 'Tender',
        cell: ({ tender }) => html`<a href="/tenders/${tender.text('tenderId')}">${tender.text('title')}</a>`,
      },
      { title: 'Amount', numeric: true, cell: ({ award }) => rand(award.number('amount')) },
    ],
    rows,
  )}</section>`;
}

function known(buyer: Fields): Html {
  const site = webAddress(buyer.text('website'));
  const [email, phone] = [buyer.text('contactEmail'), buyer.text('contactPhone')];
  return html`<div class="card"><h2 class="hidden">What is known</h2>${facts([
    ['Legal name', buyer.text('legalName')],
    ['Provinces', buyer.texts('provincesOperating').join(', ') || null],
    ['Website', site && html`<a href="${site}" rel="nofollow">${site}</a>`],
    ['E-mail', email && html`<a href="mailto:${email}">${email}</a>`],
    ['Phone', phone && html`<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`],
    ['Address', buyer.text('physicalAddress')],
    ['Municipality code', buyer.text('salgaMunicipalityCode')],
    ['Known since', when(buyer.text('createdAt'))],
  ])}</div>`;
}

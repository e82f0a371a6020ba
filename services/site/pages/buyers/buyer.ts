import { type Html, html } from '#services/html.ts';
import { barDrawing } from '#services/site/drawings/bars.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { monthsSection } from '#services/site/pages/buyers/months.ts';
import { suppliersSection } from '#services/site/pages/buyers/suppliers.ts';
import { also, countOf, facts, figures } from '#services/site/parts/lists.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';
import { breakable, share, shortly, spoken, webAddress, when } from '#services/site/parts/words.ts';
import { pictureFor } from '#services/site/pictures/pictures.ts';
import { counted, write } from '#widgets/view/format.ts';

export const buyerPage: Page = {
  path: '/buyers/{slug}',
  section: 'buyers',
  show: async ({ path, read, now }) => {
    const api = `/v2/organizations/by-slug/${encodeURIComponent(path['slug'] ?? '')}`;
    const buyer = await read.record(api);
    const slug = buyer.string('slug');
    const closing = await read.list(`/v2/tenders?sourceOrganization=${slug}&sort=closingDate&limit=5`);
    const name = buyer.text('name') ?? 'Unnamed';
    const stats = buyer.at('stats');
    const feed = `/feeds/tenders.atom?sourceOrganization=${slug}&status=any`;
    return {
      title: name,
      description: `${name}: its open tenders, what it buys, from whom, and how late it publishes.`,
      canonical: `/buyers/${slug}`,
      ...{ api, feed, picture: pictureFor('buyers', slug, name) },
      jsonLd: [{ '@type': 'GovernmentOrganization', name, url: webAddress(buyer.text('website')) }],
      main: html`<p class="trail"><a href="/buyers">Buyers</a></p><h1>${name}</h1>
<p class="meta"><span>${spoken(buyer.text('organizationType') ?? 'Kind unknown')}</span></p>
${stats && statistics(stats, closing.meta.count('totalCount'), slug)}
<div class="with-side end"><div>
<section><h2 id="closing">Closing next</h2>${closing.records.length === 0 ? html`<p>Nothing of this buyer is open now.</p>` : tenderHits(closing.records, now)}
<p><a href="/tenders?sourceOrganization=${slug}&amp;status=any">All tenders of this buyer</a></p></section>
${suppliersSection(buyer)}
<div class="grid two">${stats && bought(stats)}
${monthsSection(buyer, now)}</div>
</div><aside aria-label="What is known">${known(buyer)}</aside></div>
${also([
  html`<a href="${api}">JSON</a> (<a href="/account/keys">with a key</a>)`,
  html`<a href="${feed}" type="application/atom+xml">Feed of its tenders</a>`,
])}`,
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
    { name: 'Tenders in all', value: write(stats.count('totalTenders')) },
    {
      name: 'Awarded',
      value: shortly(stats.number('totalAwardValue')),
      remark: `${write(stats.count('countedAwards'))} of ${counted(stats.count('totalAwards'), 'award')} with an amount`,
    },
    {
      name: 'Outcomes published',
      value: shareOf(stats, 'outcomeShare'),
      remark: `of ${countOf(stats.count('closedTenders'), true, 'closed tender', 'closed tenders')}`,
    },
    {
      name: 'Outcomes within 90 days',
      value: shareOf(stats, 'outcomeWithin90DaysShare'),
      remark: `of ${counted(stats.count('outcomeWithin90DaysOf'), 'tender')} that closed more than 90 days ago`,
    },
    { name: 'Cancelled', value: shareOf(stats, 'cancelledShare') },
    {
      name: 'Open for',
      value: stats.number('medianDaysOpen') === null ? '–' : counted(stats.count('medianDaysOpen'), 'day'),
      remark: 'the median tender',
    },
  ]);

function bought(stats: Fields): Html | null {
  const bars = stats
    .list('categoryCounts')
    .slice(0, 10)
    .map((each) => ({
      name: each.string('name'),
      value: each.count('tenders'),
      label: write(each.count('tenders')),
    }));
  return bars.length === 0
    ? null
    : html`<section><h2 id="buys">What it buys</h2>${barDrawing('Tenders by category', bars)}</section>`;
}

function known(buyer: Fields): Html {
  const site = webAddress(buyer.text('website'));
  const [email, phone] = [buyer.text('contactEmail'), buyer.text('contactPhone')];
  return html`<div class="card"><h2 class="hidden">What is known</h2>${facts([
    ['Legal name', buyer.text('legalName')],
    ['Provinces', buyer.texts('provincesOperating').join(', ') || null],
    [
      'Website',
      site &&
        html`<a href="${site}" rel="nofollow">${breakable(site.replace(/^https?:\/\//, '').replace(/\/$/, ''))}</a>`,
    ],
    ['E-mail', email && html`<a href="mailto:${email}">${breakable(email)}</a>`],
    ['Phone', phone && html`<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`],
    ['Address', buyer.text('physicalAddress')],
    ['Municipality code', buyer.text('salgaMunicipalityCode')],
    ['Known since', when(buyer.text('createdAt'))],
  ])}</div>`;
}

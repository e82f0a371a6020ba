import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { openMap } from '#services/site/pages/places/map.ts';
import { LARGEST_BUYERS, silenceSection } from '#services/site/pages/start/silence.ts';
import { countOf, figures } from '#services/site/parts/lists.ts';
import { searchBar } from '#services/site/parts/search-bar.ts';
import { supplierOf } from '#services/site/parts/supplier.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';
import { rand, when, writeOr } from '#services/site/parts/words.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { write } from '#widgets/view/format.ts';

const EXAMPLES = ['security services gauteng', 'road maintenance', 'laptops'] as const;

/** Days of the week that begins today. */
const DAYS = 7;

export const startPage: Page = {
  path: '/',
  section: 'start',
  show: async ({ read, now, publicUrl }) => {
    const week = addDays(southAfricanDay(now), DAYS - 1);
    const [status, open, counts, closing, awards, buyers] = await Promise.all([
      read.record('/v2/meta/status'),
      read.list('/v2/tenders?limit=1'),
      read.list('/v2/tenders/counts/province?status=active'),
      read.list(`/v2/tenders/closing-soon?closingBefore=${week}&limit=5`),
      read.list('/v2/awards?status=awarded&limit=5'),
      read.list(LARGEST_BUYERS),
    ]);
    const entities = status.at('entityCounts');
    const seen = (name: string) => {
      const at = status.at('lastSync')?.text(name) ?? null;
      return at === null ? null : html`as of ${when(at, true)}`;
    };
    return {
      title: 'Tender Data: public procurement of South Africa',
      description:
        'What organs of state in South Africa buy, from whom, when bids are due, and where each value was published.',
      canonical: '/',
      jsonLd: [
        {
          ...{ '@type': 'Dataset', name: 'Public procurement of South Africa', url: publicUrl },
          description:
            'Tenders, awards, companies and buyers, combined from the publications of National Treasury and organs of state.',
          ...{ isAccessibleForFree: true, spatialCoverage: 'South Africa' },
        },
      ],
      main: html`<h1>What the state buys, and from whom</h1>
<p class="lead">Every tender that National Treasury and organs of state publish, with what its documents say, its awards, and the place where each value was found.</p>
${searchBar('')}
<ul class="chips">${EXAMPLES.map((words) => html`<li><a href="/tenders?q=${encodeURIComponent(words)}">${words}</a></li>`)}</ul>
${figures([
  {
    name: 'Open tenders',
    value: html`<a href="/tenders">${write(open.meta.count('totalCount'))}</a>`,
    remark: seen('tenders'),
  },
  { name: 'Tenders in all', value: writeOr(entities?.number('tenders')), remark: seen('tenders') },
  { name: 'Awards', value: writeOr(entities?.number('awards')), remark: seen('awards') },
  {
    name: 'Companies',
    value: html`<a href="/companies">${writeOr(entities?.number('companies'))}</a>`,
    remark: seen('companies'),
  },
  {
    name: 'Buyers',
    value: html`<a href="/buyers">${writeOr(entities?.number('organizations'))}</a>`,
    remark: seen('organizations'),
  },
])}
${status.flag('healthy') ? null : html`<p class="warn">Not everything is up to date: <a href="/status">what is late</a>.</p>`}
<div class="grid two"><section><h2>Open tenders by province</h2>${openMap(counts.records)}</section>
<section><h2>Latest awards</h2><ol class="hits tight">${awards.records.map(
        (row) =>
          html`<li><strong class="n">${rand(row.number('amount'))}</strong> ${supplierOf(row)}<br><a class="quiet" href="/tenders/${encodeURIComponent(row.string('tenderId'))}">${row.text('tenderTitle')}</a></li>`,
      )}</ol></section></div>
${silenceSection(buyers.records, now)}
<section><h2 id="closing">Closing this week</h2><p><strong>${countOf(closing.meta.count('totalCount'), closing.meta.flag('totalIsExact'), 'tender closes', 'tenders close')}</strong> by ${when(week)}.</p>${tenderHits(closing.records, now)}<p><a href="/tenders?closingBefore=${week}&amp;sort=closingDate">All tenders that close by then</a></p></section>`,
    };
  },
};

import { html } from '#services/html.ts';
import { tileMap } from '#services/site/drawings/tiles.ts';
import type { Page } from '#services/site/page.ts';
import { figures } from '#services/site/parts/lists.ts';
import { searchBar } from '#services/site/parts/search-bar.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';
import { rand, when } from '#services/site/parts/words.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { write } from '#widgets/view/format.ts';

const EXAMPLES = ['security services gauteng', 'road maintenance', 'laptops'] as const;

export const startPage: Page = {
  path: '/',
  section: 'start',
  show: async ({ read, now, publicUrl }) => {
    const [status, open, counts, closing, awards] = await Promise.all([
      read.record('/v2/meta/status'),
      read.list('/v2/tenders?limit=1'),
      read.list('/v2/tenders/counts/province?status=active'),
      read.list('/v2/tenders/closing-soon?limit=5'),
      read.list('/v2/awards?limit=5'),
    ]);
    const entities = status.at('entityCounts');
    const seen = status.at('lastSync')?.text('tenders') ?? null;
    const openOf = new Map(counts.records.map((each) => [each.text('slug'), each.number('count') ?? 0]));
    return {
      title: 'Tender Data: public procurement of South Africa',
      description:
        'What organs of state in South Africa buy, from whom, until when bids are due, and where each value was published.',
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
<p class="lead">Every tender that National Treasury and organs of state publish, with its documents read, its awards followed, and the place where each value was found.</p>
${searchBar('')}
<ul class="chips">${EXAMPLES.map((words) => html`<li><a href="/tenders?q=${encodeURIComponent(words)}">${words}</a></li>`)}</ul>
${figures([
  {
    name: 'Open tenders',
    value: html`<a href="/tenders">${write(open.meta.number('totalCount') ?? 0)}</a>`,
    remark: seen === null ? null : html`as of ${when(seen, true)}`,
  },
  { name: 'Tenders in all', value: write(entities?.number('tenders') ?? 0) },
  { name: 'Awards', value: write(entities?.number('awards') ?? 0) },
  { name: 'Companies', value: html`<a href="/companies">${write(entities?.number('companies') ?? 0)}</a>` },
  { name: 'Buyers', value: html`<a href="/buyers">${write(entities?.number('organizations') ?? 0)}</a>` },
])}
${status.flag('healthy') ? null : html`<p class="warn">Not everything is up to date: <a href="/status">what is late</a>.</p>`}
<div class="grid two"><section><h2>Open tenders by province</h2>${tileMap(
        provinces
          .filter(({ code }) => code !== null)
          .map(({ code, name, slug }) => ({ code: code ?? '', name, slug, value: openOf.get(slug) ?? 0 })),
        'open tenders',
      )}</section>
<section><h2>Latest awards</h2><ol class="hits tight">${awards.records.map(
        (row) =>
          html`<li><strong class="n">${rand(row.number('amount'))}</strong> <a href="/companies/${encodeURIComponent(row.text('supplierName') ?? '')}">${row.text('supplierName')}</a><br><a class="quiet" href="/tenders/${encodeURIComponent(row.text('tenderId') ?? '')}">${row.text('tenderTitle')}</a></li>`,
      )}</ol></section></div>
<section><h2>Closing next</h2>${tenderHits(closing.records, now)}<p><a href="/tenders?sort=closingDate">All that close next</a></p></section>`,
    };
  },
};

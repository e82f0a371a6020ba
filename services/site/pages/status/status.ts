import { type Html, html } from '#services/html.ts';
import { heatMap } from '#services/site/drawings/heat.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page, ReadPaths } from '#services/site/page.ts';
import { lastMonths, publishedIn } from '#services/site/pages/buyers/months.ts';
import {
  freshnessSection,
  incidentsSection,
  newsSection,
  plainly,
  sourcesSection,
} from '#services/site/pages/status/history.ts';
import { column, figures, table } from '#services/site/parts/lists.ts';
import { publisherName } from '#services/site/parts/publishers.ts';
import { spoken, when, writeOr } from '#services/site/parts/words.ts';

const LABELS: Readonly<Record<string, string>> = {
  healthy: 'Everything is up to date',
  starting: 'The service is starting',
};
/** Number of buyers in the map of months: those with most tenders. */
const BUYERS = 15;

/** Fields of a source of news that the page shows. */
const NEWS_FIELDS = 'name,isActive,lastSuccessAt,failureCount,itemCount';

/** @returns the names of publishers, separated by commas */
const sourceNamesOf = (names: string | null): string | null =>
  names?.split(', ').map(publisherName).join(', ') ?? null;

export const statusPage: Page = {
  path: '/status',
  section: 'status',
  live: true,
  show: async ({ read, now }) => {
    const [status, history, news, silence] = await Promise.all([
      read.record('/v2/meta/status'),
      read.record('/v2/meta/status/history'),
      read.list(`/v2/intel/sources?limit=100&fields=${NEWS_FIELDS}`),
      silenceSection(read, now),
    ]);
    const state = status.string('state');
    const [seen, counts] = [status.at('lastSync'), status.at('entityCounts')];
    return {
      title: 'Status',
      description: 'Whether the data is up to date, what is late, and what went wrong in the last 30 days.',
      canonical: '/status',
      api: '/v2/meta/status',
      main: html`<h1>${LABELS[state] ?? 'Not everything is up to date'}</h1>
${reasonsOf(status)}
${figures(
  ['tenders', 'awards', 'companies', 'organizations'].map((name) => ({
    name: spoken(name === 'organizations' ? 'buyers' : name),
    value: writeOr(counts?.number(name)),
    remark: seen?.text(name) ? html`as of ${when(seen.text(name), true)}` : null,
  })),
)}
${sourcesSection(status, history, now)}
${freshnessSection(history)}
${incidentsSection(history)}
${newsSection(news.records, now)}
${silence}
<section><h2 id="kinds">By kind of record</h2><details><summary>Every kind, with its number and its age</summary>${table(
        'Kinds of records',
        [
          column.spoken('Kind', 'resource'),
          column.count('Records', 'rows'),
          column.moment('As of', 'asOf'),
          { title: 'From', cell: (row) => sourceNamesOf(row.text('source')) },
        ],
        status.list('resources').filter((row) => row.flag('loaded')),
      )}</details></section>
<p class="also"><span>The same:</span> <a href="/v2/meta/status">JSON</a> <a href="/v2/meta/status/history">History as JSON</a></p>`,
    };
  },
};

function reasonsOf(status: Fields): Html | null {
  const reasons = status.texts('reasons');
  return reasons.length === 0
    ? null
    : html`<div class="warn"><ul>${reasons.map((reason) => html`<li>${plainly(reason)}</li>`)}</ul></div>`;
}

/** Where publishing has stopped: the largest buyers by month. */
async function silenceSection(read: ReadPaths, now: Date): Promise<Html | null> {
  const { records } = await read.list(
    `/v2/organizations?sort=-totalTenders&limit=${BUYERS}&fields=name,slug,months`,
  );
  const months = lastMonths(now);
  const rows = records.map((buyer) => ({
    name: buyer.string('name'),
    href: `/buyers/${buyer.text('slug')}`,
    months: publishedIn(buyer, months),
  }));
  const map = heatMap('Tenders that the largest buyers published, by month', rows, 'tenders');
  return (
    map &&
    html`<section><h2 id="silence">Where publishing stops</h2>
<p class="text">The ${rows.length} buyers with most tenders, and what they published in each of the last twelve months. Darker means more, on a scale for each buyer; a dash means no publication in that month.</p>${map}</section>`
  );
}

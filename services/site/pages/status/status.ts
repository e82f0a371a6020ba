import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { figures, table } from '#services/site/parts/lists.ts';
import { spoken, when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

const LABELS: Readonly<Record<string, string>> = {
  healthy: 'Everything is up to date',
  starting: 'The service is starting',
};

export const statusPage: Page = {
  path: '/status',
  section: 'status',
  show: async ({ read }) => {
    const status = await read.record('/v2/meta/status');
    const state = status.text('state') ?? '';
    const [seen, counts] = [status.at('lastSync'), status.at('entityCounts')];
    const reasons = status.all['reasons'] as readonly unknown[];
    return {
      title: 'Status',
      description: 'Whether the data is up to date, and what is late.',
      canonical: '/status',
      api: '/v2/meta/status',
      main: html`<h1>${LABELS[state] ?? 'Not everything is up to date'}</h1>
${
  reasons.length === 0
    ? null
    : html`<div class="warn"><ul>${reasons.map(
        (reason) =>
          html`<li>${
            typeof reason === 'string'
              ? reason
              : Object.values(reason as object)
                  .map(String)
                  .join(': ')
          }</li>`,
      )}</ul></div>`
}
${figures(
  ['tenders', 'awards', 'companies', 'organizations'].map((name) => ({
    name: spoken(name === 'organizations' ? 'buyers' : name),
    value: write(counts?.number(name) ?? 0),
    remark: seen?.text(name) ? html`seen ${when(seen.text(name), true)}` : null,
  })),
)}
<section><h2>By kind of record</h2>${table(
        'Kinds of records',
        [
          { title: 'Kind', cell: (row) => spoken(row.text('resource') ?? '') },
          { title: 'Records', numeric: true, cell: (row) => write(row.number('rows') ?? 0) },
          { title: 'As of', cell: (row) => when(row.text('asOf'), true) },
          { title: 'From', cell: (row) => row.text('source') },
        ],
        status.list('resources').filter((row) => row.flag('loaded')),
      )}</section>
<p class="also"><span>The same:</span> <a href="/v2/meta/status">JSON</a></p>`,
    };
  },
};

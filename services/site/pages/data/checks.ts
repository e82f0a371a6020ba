import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { failingShare } from '#services/site/pages/data/check-history.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { table } from '#services/site/parts/lists.ts';
import { share, spoken } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** The checks of every tender, by area. */
export const checksPage = (checks: readonly CheckShown[]): Page => ({
  path: '/data/checks',
  section: 'data',
  show: async ({ read }) => {
    const history = await read.record('/v2/meta/quality/history');
    return {
      title: 'Checks',
      api: '/v2/meta/quality/history',
      description: 'The checks of every tender, and by how much a failed check lowers the quality score.',
      canonical: '/data/checks',
      main: html`<p class="trail"><a href="/data">Data</a> / <a href="/data/quality">Quality</a></p><h1>Checks</h1>
<p class="lead">Each tender goes through ${checks.length} checks. Its page lists the failed ones, which lower its quality score; nothing is corrected.</p>
${[...Map.groupBy(checks, ({ area }) => area)].map(
  ([area, own]) =>
    html`<details><summary>${spoken(area)}: ${counted(own.length, 'check')}</summary>${table(
      `Checks of ${spoken(area).toLowerCase()}`,
      [
        { title: 'Check', cell: ({ name }) => html`<code id="check-${name}">${name}</code>` },
        { title: 'Fails if', cell: ({ meaning }) => meaning },
        { title: 'Severity', cell: ({ severity }) => severity },
        {
          title: 'Tenders that fail',
          numeric: true,
          cell: ({ name, isCounted }) => (isCounted ? failingShare(history, name) : null) ?? '–',
        },
        {
          title: 'Lowers the score by',
          numeric: true,
          cell: ({ weight }) => (weight === 0 ? '–' : share(weight)),
        },
      ],
      own,
    )}</details>`,
)}`,
    };
  },
});

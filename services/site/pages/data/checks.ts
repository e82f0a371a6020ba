import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { failingShare } from '#services/site/pages/data/check-history.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { table } from '#services/site/parts/lists.ts';
import { share, spoken } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** What every tender is checked for, by what the checks are about. */
export const checksPage = (checks: readonly CheckShown[]): Page => ({
  path: '/data/checks',
  section: 'data',
  show: async ({ read }) => {
    const history = await read.record('/v2/meta/quality/history');
    return {
      title: 'Checks',
      api: '/v2/meta/quality/history',
      description: 'What every tender is checked for, and what a check that fails takes off its quality.',
      canonical: '/data/checks',
      main: html`<p class="trail"><a href="/data">Data</a> / <a href="/data/quality">Quality</a></p><h1>Checks</h1>
<p class="lead">${checks.length} checks look at each tender. What fails is listed on its page and lowers its quality; nothing is corrected.</p>
${[...Map.groupBy(checks, ({ area }) => area)].map(
  ([area, own]) =>
    html`<details><summary>${spoken(area)}: ${counted(own.length, 'check')}</summary>${table(
      `Checks of ${spoken(area).toLowerCase()}`,
      [
        { title: 'Check', cell: ({ name }) => html`<code id="check-${name}">${name}</code>` },
        { title: 'Fails where', cell: ({ meaning }) => meaning },
        { title: 'How grave', cell: ({ severity }) => severity },
        {
          title: 'Tenders that fail',
          numeric: true,
          cell: ({ name, isCounted }) => (isCounted ? failingShare(history, name) : null) ?? '–',
        },
        {
          title: 'Takes off',
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

import { html } from '#services/html.ts';
import type { Page } from '#services/site/page.ts';
import { checkHistorySection } from '#services/site/pages/data/check-history.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { column, figures, table } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

/** How often the rules were right in real documents, for one kind of value. */
export type PartPrecision = {
  part: string;
  right: number;
  wrong: number;
  confidence: number;
  /** Whether values of this part are facts; otherwise only their passages are shown. */
  isFact: boolean;
};

/** @param parts as the table of the rules has them @param checks those that every tender goes through */
export const qualityPage = (parts: readonly PartPrecision[], checks: readonly CheckShown[]): Page => ({
  path: '/data/quality',
  section: 'data',
  show: async ({ read }) => {
    const [model, history] = await Promise.all([
      read.maybe('/v2/meta/estimates'),
      read.record('/v2/meta/quality/history'),
    ]);
    const percent = (name: string): string => {
      const value = model?.number(name) ?? null;
      return value === null ? 'too few' : share(value);
    };
    return {
      title: 'Quality',
      description:
        'How often estimates of values and values read from documents were right, and what each tender is checked for.',
      canonical: '/data/quality',
      api: '/v2/meta/estimates',
      main: html`<p class="trail"><a href="/data">Data</a></p><h1>Quality</h1>
<section><h2 id="documents">Values read from documents</h2>
<p class="text">Rules read tender documents. The table shows how often they were right in real documents with known contents that were not used to write the rules. Kinds of values that were wrong too often are only shown as passages, and are not used in fields, filters and summaries.</p>${table(
        'Precision by part, in real documents that were not used to write the rules',
        [
          { title: 'Part', cell: ({ part }) => spoken(part.replaceAll('.', ' ')) },
          { title: 'Right', numeric: true, cell: ({ right }) => write(right) },
          { title: 'Wrong', numeric: true, cell: ({ wrong }) => write(wrong) },
          {
            title: 'Right in at least',
            numeric: true,
            cell: ({ right, wrong, confidence }) =>
              right + wrong === 0 ? 'not measured' : share(confidence),
          },
          { title: 'Shown as', cell: ({ isFact }) => (isFact ? 'a fact' : 'a passage to read') },
        ],
        parts,
      )}</section>
<section><h2 id="checks">Checks</h2><p>Every tender goes through <a href="/data/checks">${checks.length} checks</a>.</p>${checkHistorySection(history, checks)}</section>
<section><h2 id="estimates">Estimates of values</h2>
${
  model === null || model.number('judged') === null
    ? html`<p>No estimate could be judged yet: too few awards with amounts are known.</p>`
    : html`<p class="text">Each estimate was compared with an award that was not used for it.</p>${figures([
        {
          name: 'Judged',
          value: write(model.count('judged')),
          remark: model.text('fittedAt') ? html`on ${when(model.text('fittedAt'))}` : null,
        },
        {
          name: 'Award within the range',
          value: percent('coverage'),
          remark: `should be ${percent('interval')}`,
        },
        { name: 'Middle between half and double of the award', value: percent('withinTwo') },
        { name: 'Median error of the middle', value: percent('medianAbsolutePercentageError') },
      ])}${table(
        'By category',
        [
          {
            title: 'Category',
            cell: (row) =>
              html`<a href="/categories/${row.text('category')}">${spoken(row.string('category'))}</a>`,
          },
          column.count('Judged', 'judged'),
          { title: 'Within the range', numeric: true, cell: (row) => share(row.count('coverage')) },
        ],
        model.list('categories').filter((row) => row.count('judged') > 1),
      )}`
}</section>`,
    };
  },
});

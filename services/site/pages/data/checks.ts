import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';
import { share, spoken } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** A check that every tender goes through. */
export type CheckShown = { name: string; area: string; severity: string; weight: number; meaning: string };

/** The checks of every tender, by what they are about. */
export const checksSection = (checks: readonly CheckShown[]): Html =>
  html`<section><h2 id="checks">Checks of every tender</h2>
<p class="text">${checks.length} checks look at each tender. What fails is listed on its page and lowers its quality; nothing is corrected.</p>
${[...Map.groupBy(checks, ({ area }) => area)].map(
  ([area, own]) =>
    html`<details><summary>${spoken(area)}: ${counted(own.length, 'check')}</summary>${table(
      `Checks of ${spoken(area).toLowerCase()}`,
      [
        { title: 'Check', cell: ({ name }) => html`<code id="check-${name}">${name}</code>` },
        { title: 'Fails where', cell: ({ meaning }) => meaning },
        { title: 'How grave', cell: ({ severity }) => severity },
        {
          title: 'Takes off',
          numeric: true,
          cell: ({ weight }) => (weight === 0 ? '–' : share(weight)),
        },
      ],
      own,
    )}</details>`,
)}</section>`;

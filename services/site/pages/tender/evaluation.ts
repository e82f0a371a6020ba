import { type Html, html } from '#services/html.ts';
import { barDrawing } from '#services/site/drawings/bars.ts';
import type { Fields } from '#services/site/fields.ts';
import { facts } from '#services/site/parts/lists.ts';

/** How bids are judged, as far as the documents say it surely. */
export function evaluationSection(analysis: Fields): Html | null {
  const structured = analysis.at('evaluationStructured');
  if (structured === null) return null;
  const criteria = analysis.list('evaluationCriteria').map((each) => ({
    name: each.text('criterion') ?? '',
    value: each.number('weight') ?? 0,
    label: `${each.number('weight') ?? '?'} points`,
  }));
  const functionality = structured.at('functionality');
  const threshold = functionality?.has('threshold') ? functionality.number('threshold') : null;
  const known = facts([
    ['Preference system', structured.text('system')],
    ['Price formula', structured.text('priceFormula')],
    ['Minimum for functionality', threshold === null ? null : `${threshold} %`],
  ]);
  if (known === null && criteria.length === 0) return null;
  return html`<section><h2 id="evaluation">How bids are judged</h2>${known}${barDrawing('Points of the evaluation', criteria)}</section>`;
}

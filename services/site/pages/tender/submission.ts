import { type Content, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { valueText } from '#services/site/pages/tender/passages.ts';
import { type DocumentNames, whereOf } from '#services/site/pages/tender/where.ts';
import { spoken } from '#services/site/parts/words.ts';

/** Findings about the submission. */
const PARTS = [
  { field: 'submission.methods', label: 'By' },
  { field: 'submission.address', label: 'At' },
  { field: 'submission.copies', label: 'Originals and copies' },
  { field: 'submission.envelopes', label: 'Envelopes' },
] as const;

/** How to submit a bid: the facts, otherwise the findings, marked as such. */
export function submissionCell(tender: Fields, analysis: Fields | null, names: DocumentNames): Content {
  const known = tender.text('submissionMethod');
  if (known !== null) return known;
  const findings = analysis?.list('findings') ?? [];
  const lines = PARTS.flatMap(({ field, label }) => {
    const [first] = findings.filter((each) => each.text('field') === field);
    if (first === undefined) return [];
    const text = valueText(first.all['value']);
    return [
      { first, line: html`${label}: ${field === 'submission.methods' ? spoken(text).toLowerCase() : text}` },
    ];
  });
  const [one] = lines;
  return (
    one &&
    html`${lines.map(({ line }) => html`${line}<br>`)}<small class="soft">From a passage, not confirmed. ${whereOf(one.first, names)}</small>`
  );
}

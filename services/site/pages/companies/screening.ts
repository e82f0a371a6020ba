import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { table } from '#services/site/parts/lists.ts';
import { spoken } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

const SCORES = [
  { name: 'compliance', field: 'complianceScore', label: 'Compliance' },
  { name: 'forensicRisk', field: 'forensicRiskScore', label: 'Forensic risk' },
] as const;

/** Whether the company is on a list of restricted suppliers, and its scores with what they are made of. */
export function screeningSection(company: Fields): Html {
  const matches = company.list('restrictedSuppliers');
  const inputs = company.list('scores');
  return html`<section><h2 id="screening">Screening</h2>
${
  matches.length === 0
    ? html`<p>No entry of the <a href="/restricted-suppliers">lists of restricted suppliers</a> is taken for this company.</p>`
    : html`<div class="warn danger"><p><strong>Restricted.</strong> Entries that are taken for this company:</p><ul>${matches.map(
        (each) =>
          html`<li><a href="/restricted-suppliers/${each.text('id')}">${each.has('supplierName') ? each.text('supplierName') : each.text('id')}</a></li>`,
      )}</ul></div>`
}
${SCORES.map(({ name, field, label }) => {
  const value = company.number(field);
  const own = inputs.filter((each) => each.text('score') === name);
  return html`<details><summary>${label}: ${value === null ? 'not enough is known' : `${write(value)} of 100`}</summary>${table(
    `What ${label.toLowerCase()} is made of`,
    [
      { title: 'Input', cell: (row) => spoken(row.text('input') ?? '') },
      { title: 'Points', numeric: true, cell: (row) => row.number('points') ?? '–' },
      { title: 'Of', numeric: true, cell: (row) => row.number('weight') },
      { title: 'Why not', cell: (row) => row.text('reason') },
    ],
    own,
  )}</details>`;
})}</section>`;
}

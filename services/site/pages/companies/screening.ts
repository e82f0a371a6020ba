import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { ReadPaths } from '#services/site/page.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

const SCORES = [
  { name: 'compliance', field: 'complianceScore', label: 'Compliance' },
  { name: 'forensicRisk', field: 'forensicRiskScore', label: 'Forensic risk' },
] as const;

/** Maximum number of entries whose details are read; hardly any company has more. */
const MOST_ENTRIES = 5;

/** @returns the list entries that match the company, by id, with reason, period and edition */
export async function entriesOf(company: Fields, read: ReadPaths): Promise<ReadonlyMap<string, Fields>> {
  const ids = company
    .list('restrictedSuppliers')
    .slice(0, MOST_ENTRIES)
    .map((each) => each.string('id'));
  const found = await Promise.all(
    ids.map((id) => read.maybe(`/v2/forensic/restricted-suppliers/${encodeURIComponent(id)}`)),
  );
  return new Map(ids.flatMap((id, at) => (found[at] ? [[id, found[at]]] : [])));
}

/** Whether the company is on a list of restricted suppliers, and its scores with their inputs. */
export function screeningSection(company: Fields, entries: ReadonlyMap<string, Fields>): Html {
  const matches = company.list('restrictedSuppliers');
  const inputs = company.list('scores');
  return html`<section><h2 id="screening">Screening</h2>
${
  matches.length === 0
    ? html`<p>No entry of the <a href="/restricted-suppliers">lists of restricted suppliers</a> matches this company.</p>`
    : html`<div class="warn danger"><p><strong>${matches.some((each) => each.flag('inForce')) ? 'Restricted.' : 'Was restricted.'}</strong> Entries of the lists that match this company:</p><ul>${matches.map((each) => entryLine(each, entries.get(each.string('id'))))}</ul></div>`
}
${SCORES.map(({ name, field, label }) => {
  const value = company.number(field);
  const own = inputs.filter((each) => each.text('score') === name);
  return html`<details><summary>${label}: ${value === null ? 'not enough is known' : `${write(value)} of 100`}</summary>${table(
    `Inputs of ${label.toLowerCase()}`,
    [
      column.spoken('Input', 'input'),
      { title: 'Points', numeric: true, cell: (row) => row.number('points') ?? '–' },
      column.number('Of', 'weight'),
      column.text('Why not', 'reason'),
    ],
    own,
  )}</details>`;
})}</section>`;
}

const VERDICTS: Readonly<Record<string, string>> = {
  open: 'No person has confirmed that both are the same: it is a possible match, not a finding.',
  confirmed: 'A reviewer has confirmed that both are the same.',
};

/** @param entry of the list, if its details were read */
function entryLine(match: Fields, entry: Fields | undefined): Html {
  const [from, until, edition] = ['periodFrom', 'periodTo', 'reportGeneratedOn'].map(
    (name) => entry?.text(name) ?? null,
  );
  return html`<li><a href="/restricted-suppliers/${match.text('id')}">${match.text('name')}</a>, ${match.flag('inForce') ? 'in force' : 'no longer in force'}${from ? html`, from ${when(from)}` : null}${until ? html` until ${when(until)}` : null}${entry?.text('restrictionReason') ? html`: ${entry.text('restrictionReason')}` : null}.
${edition ? html` List of ${when(edition)}.` : null}
<br><small class="soft">Why: ${match.text('matchReason')} ${VERDICTS[match.string('verdict')]}</small></li>`;
}

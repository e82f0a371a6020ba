import { type Html, html } from '#services/html.ts';
import type { ListDeclaration } from '#services/site/lists/declaration.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { spoken } from '#services/site/parts/words.ts';

export const restrictedList: ListDeclaration = {
  ...{ path: '/restricted-suppliers', section: 'restricted', title: 'Restricted suppliers' },
  ...{ one: 'restricted supplier', many: 'restricted suppliers' },
  description:
    'Suppliers that may not do business with the state, according to the lists of National Treasury, and a check of names.',
  fields: () => [
    {
      ...{ name: 'status', label: 'State' },
      choices: [
        ['', 'Every state'],
        ['active', 'Restricted now'],
        ['expired', 'Expired'],
        ['removed', 'Removed from the list'],
      ],
    },
    { name: 'registrationNumber', label: 'Registration number' },
    { name: 'restrictedFrom', label: 'Restricted on or after', type: 'date' },
    { name: 'restrictedTo', label: 'Restricted until', type: 'date' },
  ],
  sorts: [
    ['', 'By name'],
    ['-periodFrom', 'Latest restriction first'],
    ['periodTo', 'Ending first'],
  ],
  address: (query) => `/v2/forensic/restricted-suppliers${query.text()}`,
  feed: {
    sort: '-periodFrom',
    entry: (record) => ({
      path: `/restricted-suppliers/${record.text('id')}`,
      title: record.text('supplierName') ?? 'Unnamed',
      published: record.text('periodFrom'),
      ...{ updated: null, author: null },
      lines: [
        spoken(record.string('status')),
        `From ${record.text('periodFrom') ?? 'an unknown day'} until ${record.text('periodTo') ?? 'an unknown day'}`,
        record.string('restrictionReason'),
      ].filter((line) => line !== ''),
    }),
  },
  intro: () => checkForm(''),
  show: ({ records }) =>
    table(
      'Restricted suppliers',
      [
        column.link('Supplier', '/restricted-suppliers', 'id', 'supplierName'),
        column.spoken('State', 'status'),
        column.day('From', 'periodFrom'),
        column.day('Until', 'periodTo'),
        column.text('Reason', 'restrictionReason'),
      ],
      records,
    ),
};

/** The form that checks names, one on each line. */
export const checkForm = (names: string, rule?: string): Html =>
  html`<form class="card" action="/restricted-suppliers/check" method="post" aria-label="Check names">
<div class="field"><label for="names">Check names against the lists</label>
<textarea id="names" name="names" rows="4"${rule ? html` aria-invalid="true" aria-describedby="names-rule"` : html` aria-describedby="names-hint"`}>${names}</textarea>
<p class="hint" id="names-hint">One name on each line, up to 50. You may add a registration number after a comma.</p>
${rule ? html`<p class="rule" id="names-rule">${rule}</p>` : null}</div>
<p><button>Check</button></p></form>`;

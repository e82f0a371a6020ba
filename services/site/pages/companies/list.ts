import { html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { ListDeclaration } from '#services/site/lists/declaration.ts';
import { categoryField, provinceField } from '#services/site/parts/fields-of-lists.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { rand } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** @returns the address of a company's page, by its id, which does not change with the spelling of its name */
export const companyAddress = (company: Fields): string => `/companies/${company.text('id')}`;

export const companyList: ListDeclaration = {
  ...{ path: '/companies', section: 'companies', title: 'Companies', one: 'company', many: 'companies' },
  description: 'Suppliers of South African organs of state, with their awards, buyers and amounts.',
  placeholder: 'Name of a company, in any spelling',
  fields: () => [
    provinceField,
    categoryField,
    {
      ...{ name: 'beeLevel', label: 'B-BBEE level' },
      choices: [
        ['', 'Any'],
        ...['1', '2', '3', '4', '5', '6', '7', '8'].map((level) => [level, level] as const),
      ],
    },
    { name: 'registrationNumber', label: 'Registration number', hint: 'Such as 2012/676555/07' },
    { name: 'minTotalValue', label: 'Awarded at least', type: 'number', hint: 'Rand, in all' },
    { name: 'maxTotalValue', label: 'Awarded at most', type: 'number', hint: 'Rand, in all' },
  ],
  sorts: [
    ['', 'Best match or by name'],
    ['-totalValue', 'Highest value first'],
    ['-totalAwards', 'Most awards first'],
    ['-latestAwardDate', 'Latest award first'],
  ],
  address: (query) =>
    query.get('q') === null ? `/v2/companies${query.text()}` : `/v2/companies/search${query.text()}`,
  feed: {
    sort: '-latestAwardDate',
    entry: (record) => ({
      path: companyAddress(record),
      title: record.text('name') ?? 'Unnamed',
      ...{ published: null, updated: record.text('latestAwardDate'), author: null },
      lines: [
        `${counted(record.count('totalAwards'), 'award')}, ${rand(record.number('totalValue'))}`,
        record.texts('provinces').join(', '),
      ].filter((line) => line !== ''),
    }),
  },
  show: ({ records }) =>
    table(
      'Companies',
      [
        { title: 'Company', cell: (row) => html`<a href="${companyAddress(row)}">${row.text('name')}</a>` },
        column.count('Awards', 'totalAwards'),
        column.rand('Value', 'totalValue'),
        column.day('Latest', 'latestAwardDate'),
        { title: 'Provinces', cell: (row) => row.texts('provinces').slice(0, 3).join(', ') },
      ],
      records,
    ),
};

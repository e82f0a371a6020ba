import type { ListDeclaration } from '#services/site/lists/declaration.ts';
import { provinceField } from '#services/site/parts/fields-of-lists.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { rand, share, spoken } from '#services/site/parts/words.ts';
import { organTypes } from '#shared/codelists/organ-kinds.ts';
import { counted, write } from '#widgets/view/format.ts';

export const buyerList: ListDeclaration = {
  ...{ path: '/buyers', section: 'buyers', title: 'Buyers', one: 'buyer', many: 'buyers' },
  description:
    'Organs of state in South Africa that publish tenders: what they buy, from whom, and how late they publish.',
  placeholder: 'Name or acronym, such as SITA or joburg water',
  fields: () => [
    {
      ...{ name: 'organizationTypeDetail', label: 'Kind' },
      choices: [['', 'Every kind'], ...organTypes.map((kind) => [kind, spoken(kind)] as const)],
    },
    provinceField,
  ],
  sorts: [
    ['', 'Best match or by name'],
    ['-totalTenders', 'Most tenders first'],
  ],
  address: (query) =>
    query.get('q') === null ? `/v2/organizations${query.text()}` : `/v2/organizations/search${query.text()}`,
  feed: {
    // The newest entries are the buyers that published tenders or awards last.
    sort: '-updatedAt',
    fields: 'slug,name,stats,updatedAt',
    entry: (record) => {
      const stats = record.at('stats');
      const told = stats?.number('outcomeShare') ?? null;
      return {
        path: `/buyers/${record.text('slug')}`,
        title: record.text('name') ?? 'Unnamed',
        ...{ published: null, updated: record.text('updatedAt'), author: null },
        lines: [
          `${counted(stats?.number('totalTenders') ?? 0, 'tender')}, ${rand(stats?.number('totalAwardValue') ?? null)} awarded`,
          ...(told === null ? [] : [`Outcomes published: ${share(told)}`]),
        ],
      };
    },
  },
  show: ({ records }) =>
    table(
      'Buyers',
      [
        column.link('Buyer', '/buyers', 'slug', 'name'),
        {
          title: 'Kind',
          cell: (row) =>
            spoken(row.text('organizationTypeDetail') ?? row.text('organizationType') ?? 'Unknown'),
        },
        {
          title: 'Tenders',
          numeric: true,
          cell: (row) => write(row.at('stats')?.number('totalTenders') ?? 0),
        },
        {
          title: 'Awarded',
          numeric: true,
          cell: (row) => {
            const value = row.at('stats')?.number('totalAwardValue') ?? 0;
            return value === 0 ? '–' : rand(value);
          },
        },
        {
          title: 'Outcomes published',
          numeric: true,
          cell: (row) => {
            const told = row.at('stats')?.number('outcomeShare') ?? null;
            return told === null ? '–' : share(told);
          },
        },
      ],
      records,
    ),
};

import { amount, date, joined } from '../view/format.ts';
import { type Kind, textOf } from '../view/kind.ts';
import { provinceOf } from '../view/provinces.ts';
import { list, restriction } from '../view/row.ts';

/** The latest awards. */
export const winnersFeed: Kind = {
  name: 'winners-feed',
  choices: ['province'],
  unused: ['category', 'year'],
  usual: 5,
  most: 20,
  title: 'Latest tender awards',
  choose: ({ province }, { province: wanted }) => !wanted || province === provinceOf(wanted),
  body: (entries) =>
    list(
      entries.map(({ supplierName, restricted, orgName, province, amount: value, date: day }) => ({
        label: textOf(supplierName),
        about: ['span', null, restriction(restricted), !!restricted && ' · ', textOf(orgName)],
        figure: amount(value),
        aside: joined([date(day), textOf(province)]),
      })),
    ),
};

import { amount, counted, joined } from '../view/format.ts';
import { type Kind, numberOf, textOf } from '../view/kind.ts';
import { list, restriction } from '../view/row.ts';

/** The suppliers with the greatest total value of awards. */
export const topCompanies: Kind = {
  name: 'top-companies',
  query: 'limit=10',
  choices: ['province', 'category', 'year'],
  usual: 5,
  most: 10,
  title: 'Top suppliers by award value',
  body: (entries) =>
    list(
      entries.map(({ rank, supplierName, restricted, province, totalValue, contractCount }) => ({
        rank,
        label: textOf(supplierName),
        about: restriction(restricted),
        figure: amount(totalValue),
        aside: joined([counted(numberOf(contractCount), 'award'), textOf(province)]),
        share: numberOf(totalValue),
      })),
    ),
};

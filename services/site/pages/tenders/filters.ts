import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/** A filter of tenders as a form shows it. Its name and its values are those of /v2. */
export type FilterField = {
  name: string;
  label: string;
  /** Values with what they are called; the first stands for no choice. Without these the reader writes. */
  choices?: readonly (readonly [value: string, label: string])[];
  type?: 'date' | 'number';
  hint?: string;
};

const STATES = [
  ['closed', 'Closed'],
  ['awarded', 'Awarded'],
  ['cancelled', 'Cancelled'],
] as const;

/** The filters. @param searched whether there are words: a search is in every state unless one is chosen, a list shows what is open */
export const filterFields = (searched: boolean): readonly FilterField[] => [
  {
    ...{ name: 'status', label: 'State' },
    choices: searched
      ? [['', 'Every state'], ['active', 'Open now'], ...STATES]
      : [['', 'Open now'], ['any', 'Every state'], ...STATES],
  },
  {
    ...{ name: 'province', label: 'Province' },
    choices: [['', 'Everywhere'], ...provinces.map(({ slug, name }) => [slug, name] as const)],
  },
  {
    ...{ name: 'category', label: 'Category' },
    choices: [
      ['', 'Everything'],
      ...categories
        .map(({ slug, name }) => [slug, name] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other)),
    ],
  },
  { name: 'sourceOrganization', label: 'Buyer', hint: 'Name or acronym' },
  { name: 'referenceNumber', label: 'Tender number', hint: 'Exactly as the buyer writes it' },
  { name: 'closingAfter', label: 'Closes on or after', type: 'date' },
  { name: 'closingBefore', label: 'Closes on or before', type: 'date' },
  { name: 'minValue', label: 'Estimate at least', type: 'number', hint: 'Rand' },
  { name: 'maxValue', label: 'Estimate at most', type: 'number', hint: 'Rand' },
];

export const sorts: readonly (readonly [value: string, label: string])[] = [
  ['', 'Best or newest first'],
  ['-publicationDate', 'Newest first'],
  ['closingDate', 'Closing first'],
  ['-estimatedValue', 'Highest estimate first'],
];

/** Parameters of the page that /v2 does not have: they only change how it is shown. */
export const SHOWN_BY = ['view', 'columns'] as const;

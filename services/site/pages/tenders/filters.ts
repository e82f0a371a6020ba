import type { FilterField } from '#services/site/lists/declaration.ts';
import { categoryField, provinceField } from '#services/site/parts/fields-of-lists.ts';
import type { ListQuery } from '#services/site/query.ts';

const STATES = [
  ['closed', 'Closed'],
  ['awarded', 'Awarded'],
  ['cancelled', 'Cancelled'],
] as const;

/** Whether only open tenders are listed where no state is chosen: words and ids find tenders in every state. */
export const isOfOpen = (query: ListQuery): boolean => query.get('q') === null && query.get('ids') === null;

/** The filters. By default a search covers every state, and a list shows open tenders. */
export const filterFields = (query: ListQuery): readonly FilterField[] => [
  {
    ...{ name: 'status', label: 'State' },
    choices: isOfOpen(query)
      ? [['', 'Open now'], ['any', 'Every state'], ...STATES]
      : [[query.get('status') === 'any' ? 'any' : '', 'Every state'], ['active', 'Open now'], ...STATES],
  },
  provinceField,
  categoryField,
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

import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import { readDay, readPeriod } from './days.ts';
import type { TableForm } from './pdf-table.ts';

/** The columns of the Database of Restricted Suppliers and of the Register for Tender Defaulters. */
export const listColumns = [
  'number',
  'name',
  'registration',
  'identity',
  'type',
  'reason',
  'basis',
  'authority',
  'period',
  'from',
  'to',
] as const;
export type ListColumn = (typeof listColumns)[number];

const isDate = (text: string): boolean => ['day', 'open'].includes(readDay(text).kind);

/** Titles that such lists have now or had before. Their exact wording is not certain, so related words also count. */
export const LIST_FORM: TableForm<ListColumn> = {
  required: 'name',
  kinds: rowsOf('supplier-list-titles').map(([kind, titles, telling]) => ({
    kind: kind as ListColumn,
    titles: partsOf(titles),
    ...(telling !== undefined && { telling: partsOf(telling) }),
  })),
  values: {
    number: (text) => /^\d{1,5}\.?$/.test(text),
    registration: (text) =>
      canonicalRegistration(text) !== null || /^\d{13}$/.test(text.replace(/[\s.-]/g, '')),
    identity: (text) => /^\d{13}$/.test(text.replace(/[\s.-]/g, '')),
    from: isDate,
    to: isDate,
    period: (text) => readPeriod(text)?.to.kind === 'day',
  },
};

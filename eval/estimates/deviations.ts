import type { CsvRow, RealData } from '#eval/real-data.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import { classify } from '#shared/domain/categories/classify.ts';
import { foldText } from '#shared/domain/categories/features.ts';
import type { Comparable } from '#shared/domain/estimation/comparable.ts';
import { parseAmount } from '#shared/domain/tenders/read/fields/amount.ts';
import { isDay } from '#shared/time.ts';

/** Why a row of the reports of deviations cannot be used. */
export type Unusable =
  | 'no amount'
  | 'amount cannot be read'
  | 'not in rand'
  | 'no day'
  | 'no words'
  | 'the same row twice';

/** The rows as comparables, and how many rows could not be used, by reason. */
export type ReadDeviations = { comparables: Comparable[]; unusable: Map<Unusable, number> };

/**
 * Reads the amounts of deviations reported to the National Treasury. The day of the decision stands for the publication of a
 * tender, because it is the last on which an estimate would be of use; the day on which the Treasury received the report is
 * the day on which others could know the amount. The reports have no category, so our classifier's is taken, which tenders
 * without a stated category get as well; buyer and province come from the name of the organ, term and size from the words.
 */
export function readDeviations(data: RealData): ReadDeviations {
  const unusable = new Map<Unusable, number>();
  const comparables = new Map<string, Comparable>();
  data.deviations().forEach((row, position) => {
    const read = readRow(row);
    const key = typeof read === 'string' ? '' : keyOf(row, read);
    const reason = typeof read === 'string' ? read : comparables.has(key) ? 'the same row twice' : null;
    if (reason !== null) unusable.set(reason, (unusable.get(reason) ?? 0) + 1);
    else if (typeof read !== 'string') {
      comparables.set(key, { ...read, tenderId: `row-${position + 1}`, awardIds: [`row-${position + 1}`] });
    }
  });
  return { comparables: [...comparables.values()], unusable };
}

type Read = Omit<Comparable, 'tenderId' | 'awardIds'>;

/** Reports of the next quarter repeat rows; the same words, supplier, amount and day are the same award. */
const keyOf = (row: CsvRow, { amount, awardDay, buyer, description }: Read): string =>
  [
    buyer,
    foldText(description ?? ''),
    foldText(row['supplier_service_provider'] ?? ''),
    amount,
    awardDay,
  ].join('|');

function readRow(row: CsvRow): Read | Unusable {
  const money = parseAmount((row['value_of_deviation'] ?? '').trim());
  if (money === null)
    return /[$€]|EUR|USD|GBP/i.test(row['value_of_deviation'] ?? '')
      ? 'not in rand'
      : 'amount cannot be read';
  if (money.amount === null || Number(money.amount) === 0) return 'no amount';
  if (money.currency !== null && money.currency !== 'ZAR') return 'not in rand';
  if (Number(money.amount) < 0) return 'amount cannot be read';
  const received = dayOf(row['date_received_by_gmc'] ?? '');
  if (received === null) return 'no day';
  const decided = dayOf(row['award_by_ao_aa_date'] ?? '');
  const awardDay = decided !== null && decided <= received && decided >= '2015' ? decided : received;
  const description = (row['project_description'] ?? '').replace(/\s+/g, ' ').trim();
  if (foldText(description) === '') return 'no words';
  const name = (row['entity_department'] ?? '').replace(/\s+/g, ' ').trim();
  const organization = name === '' ? null : describeBuyer(name, null).organization;
  return {
    publishedDay: awardDay,
    closingDay: null,
    awardDay,
    knownDay: received,
    title: null,
    description,
    category:
      classify({ statedCategory: null, title: null, description, buyer: name, type: 'Deviation' })?.slug ??
      null,
    buyer: organization?.id ?? null,
    province: organization?.province ?? null,
    method: 'deviation',
    amount: money.amount,
  };
}

/** @returns the first day in a cell, whose characters may stand apart: `2024/06/03`, `2 0 2 4 / 0 6 / 0 3`, `13/02/2024` */
function dayOf(cell: string): string | null {
  const close = cell.replace(/\s/g, '');
  const [, year, month = '', date = ''] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/.exec(close) ?? [];
  const [, otherDate = '', otherMonth = '', otherYear] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(close) ?? [];
  const day =
    year === undefined
      ? `${otherYear}-${otherMonth.padStart(2, '0')}-${otherDate.padStart(2, '0')}`
      : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

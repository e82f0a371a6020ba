import { awardRow, type Row, tenderRow } from './rows.ts';

/** Records that differ in what lists filter and sort by. */

const HOUR_MS = 3_600_000;
const hours = (n: number) => new Date(Date.now() + n * HOUR_MS).toISOString();

const value = (amount: number) => ({
  min: amount,
  max: amount,
  median: amount,
  confidence: 1,
  methodology: 'document',
});

/** 28 that are open, one that has just closed, one closed and one cancelled. */
export const variedTenders = (): Row[] => [
  ...Array.from({ length: 25 }, (_, n) => tenderRow(n)),
  tenderRow(30, {
    closing_date_time: hours(2),
    province: 'KwaZulu-Natal',
    title: 'Bridge over the Mkhomazi',
    estimated_value: value(500_000),
  }),
  tenderRow(31, {
    closing_date_time: hours(1),
    province: 'Western Cape',
    reference_number: 'ZNT/01266 W',
    estimated_value: value(1_500_000.5),
  }),
  tenderRow(32, { closing_date_time: null, title: 'Catering without a closing date' }),
  // Its closing time has passed, and it is still published as active.
  tenderRow(33, { closing_date_time: hours(-1), title: 'Fencing that has just closed' }),
  tenderRow(34, { status: 'closed', closing_date_time: hours(-48) }),
  tenderRow(35, {
    status: 'cancelled',
    closing_date_time: hours(48),
    publication_type: 'CANCELLATION_NOTICE',
    category: 'Construction',
  }),
];

/** 26, one of them without an amount. */
export const variedAwards = (): Row[] => [
  ...Array.from({ length: 25 }, (_, n) => awardRow(n)),
  awardRow(40, {
    award_date: '2026-03-31T22:00:00Z',
    amount: null,
    enterprise_type: 'QSE',
    supplier_name: 'Ngcobo & Sons (Pty) Ltd',
  }),
];

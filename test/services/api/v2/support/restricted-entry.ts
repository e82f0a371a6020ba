import { uuidOf } from './rows.ts';

const DAY_MS = 86_400_000;

/** A time so many days from now. */
export const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** An entry in force for another year. Given values replace the defaults. */
export const entry = (n: number, name: string, given: Record<string, unknown> = {}) => ({
  id: uuidOf(n),
  supplier_name: name,
  status: 'active',
  restriction_type: 'RESTRICTED_SUPPLIER',
  restriction_reason: 'Submitted a false certificate',
  severity: 'high',
  period_from: day(-400),
  period_to: day(365),
  authorized_by: 'Department of Public Works',
  reference: `DRS-${n}`,
  regulatory_references: ['Treasury Regulation 16A9.1', 'PFMA GCC 23'],
  updated_at: day(0),
  synced_at: day(0),
  ...given,
});

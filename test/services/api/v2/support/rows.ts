import { slugify } from '#shared/text/slug.ts';

/** A row as a publishing statement selects it: field names in snake_case, values of the database. */
export type Row = Record<string, unknown> & { id: string };

/** @returns a UUID that stands for a number and sorts like it */
export const uuidOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const DAY_MS = 86_400_000;
const instant = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** An active tender that closes in 30 days, published `n` minutes before the first. Given values replace the defaults. */
export function tenderRow(n: number, given: Record<string, unknown> = {}): Row {
  const id = uuidOf(n);
  const title = `Road maintenance in ward ${n}`;
  const published = new Date(Date.UTC(2026, 7, 14) - n * 60_000).toISOString();
  const closing = given['closing_date_time'] === undefined ? instant(30) : given['closing_date_time'];
  return {
    id,
    tender_id: String(100_000 + n),
    ocid: `ocds-9t57fa-${100_000 + n}`,
    slug: `${slugify(title)}-${100_000 + n}`,
    title,
    description: `Supply and delivery of gravel, lot ${n}`,
    province: 'Gauteng',
    category: 'Civil engineering',
    closing_date: closing,
    closing_date_time: closing,
    status: 'active',
    publication_date: published,
    publication_date_time: published,
    publication_type: 'TENDER_NOTICE',
    source_organization: { id: uuidOf(1), name: 'City of Cape Town', slug: 'city-of-cape-town' },
    reference_number: `REF/${n}`,
    data_source: 'ocds',
    classification_confidence: 1,
    amendment_number: 0,
    validation_errors: [],
    documents: [],
    awards: [],
    timeline: [],
    created_at: published,
    updated_at: published,
    ...given,
  };
}

/** An award to `Supplier n`. Given values replace the defaults. */
export function awardRow(n: number, given: Record<string, unknown> = {}): Row {
  const seen = new Date(Date.UTC(2026, 5, 2) - n * 60_000).toISOString();
  return {
    id: uuidOf(0xa0000 + n),
    award_id: `${100_000 + n}-${n}`,
    tender_record_id: uuidOf(n),
    tender_id: String(100_000 + n),
    title: `Supplier ${n}`,
    status: 'awarded',
    award_date: null,
    amount: n * 1000,
    currency: 'ZAR',
    counted_amount: given['amount'] === undefined ? n * 1000 : given['amount'],
    supplier_name: `Supplier ${n} (Pty) Ltd`,
    supplier_id: String(n),
    enterprise_type: 'EME',
    description: 'EME',
    tender_title: `Road maintenance in ward ${n}`,
    tender_category: 'Civil engineering',
    tender_province: 'Gauteng',
    ocid: `ocds-9t57fa-${100_000 + n}`,
    ocds_award_id: String(n),
    validation_errors: [],
    first_seen_at: seen,
    dated_at: given['award_date'] ?? given['first_seen_at'] ?? seen,
    date_basis: given['award_date'] == null ? 'firstSeen' : 'award',
    created_at: seen,
    updated_at: seen,
    ...given,
  };
}

/** @returns the numbers of listed tenders or awards, as `tenderRow` and `awardRow` give them */
export const numbersIn = (data: unknown) =>
  (data as { supplierId?: string; tenderId: string }[])
    .map(({ supplierId, tenderId }) => Number(supplierId ?? tenderId) % 100_000)
    .toSorted();

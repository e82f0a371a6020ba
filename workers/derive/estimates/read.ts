import type { Client } from '#shared/database/connection.ts';
import { type AwardedValue, awardedValueOf } from '#shared/domain/estimation/actual-value.ts';
import type { Comparable, EstimationSubject } from '#shared/domain/estimation/comparable.ts';
import {
  awardedAmountOf,
  type EstimatedAward,
  type EstimatedTender,
  subjectOfTender,
} from '#shared/domain/estimation/records.ts';

/** Number of tenders in one statement: their texts and awards take a few megabytes. */
const PORTION = 2_000;

/** A tender as read for an estimate, with its awarded value. */
export type ReadTender = {
  subject: EstimationSubject;
  /** A notice about tenders, or a test entry. */
  invites: boolean;
  awarded: AwardedValue;
  /** Whether bids can still be submitted and no award is known. */
  open: boolean;
};

/** Columns of a tender `tender` that is joined with its awards; amounts as text, because a number would lose digits. */
const COLUMNS = `tender.id, tender.title, tender.description, tender.category, tender.organization_id, tender.province, tender.type,
  tender.publication_date_time, state.closes_at as closing_date_time,
  tender.notice_kind is null and not 'placeholder-tender' = any(tender.validation_errors) as invites,
  state.is_open as active,
  (select coalesce(json_agg(json_build_object('id', award.id, 'amount', award.amount::text, 'currency', award.currency,
      'status', award.status, 'validation_errors', award.validation_errors, 'awarded_at', award.awarded_at,
      'first_captured_at', award.first_captured_at) order by award.id), '[]')
    from core.award where award.tender_id = tender.id) as awards`;

const TENDERS = 'derived.tender_now state cross join lateral (select (state.tender).*) tender';

type Row = EstimatedTender & { invites: boolean; active: boolean; awards: EstimatedAward[] };

const readOf = ({ invites, active, awards, ...tender }: Row): ReadTender => {
  const awarded = awardedValueOf(awards.map((award) => awardedAmountOf(award, tender)));
  const known = 'none' in awarded && awarded.none === 'no-award';
  return { subject: subjectOfTender(tender), invites, awarded, open: active && known };
};

/** @returns the tenders with these ids that exist */
export async function readTenders(client: Client, ids: readonly string[]): Promise<ReadTender[]> {
  const { rows } = await client.query<Row>({
    name: 'estimates-read',
    text: `select ${COLUMNS} from ${TENDERS} where tender.id = any($1::uuid[])`,
    values: [ids],
  });
  return rows.map(readOf);
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Reads all tenders that can serve for comparison, in portions, so that few are in memory at once. */
export async function* readComparables(client: Client): AsyncGenerator<Comparable[]> {
  let after = BEFORE_ALL;
  for (;;) {
    const { rows } = await client.query<Row>({
      name: 'estimates-comparables',
      text: `select ${COLUMNS} from ${TENDERS}
        where tender.id > $1 and exists (select from core.award where award.tender_id = tender.id and award.amount is not null)
        order by tender.id limit ${PORTION}`,
      values: [after],
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield rows.map(readOf).flatMap(comparableOf);
  }
}

/** @returns comparables by their ids */
export async function comparablesWith(client: Client, ids: readonly string[]): Promise<Comparable[]> {
  const found: Comparable[] = [];
  for (let from = 0; from < ids.length; from += PORTION)
    found.push(...(await readTenders(client, ids.slice(from, from + PORTION))).flatMap(comparableOf));
  return found;
}

/** For a tender without a day of publication, nobody knows which awards are earlier. */
const comparableOf = ({ subject, invites, awarded }: ReadTender): Comparable[] =>
  'none' in awarded || !invites || subject.publishedDay === '' ? [] : [{ ...subject, ...awarded }];

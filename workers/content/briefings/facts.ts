import type { Executor } from '#shared/database/connection.ts';
import {
  type BriefingFacts,
  type BriefingQuestion,
  type BriefingScope,
  LATE_WEEKS,
  lateQuestion,
  type NamedAward,
  type NamedEvent,
  questionsOf,
} from '#shared/domain/content/briefing/facts.ts';
import { type Week, weeksLater } from '#shared/domain/content/briefing/week.ts';
import { columnOf } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { asOfNow } from '#shared/reading/expiry.ts';
import { collect, conditionsSql } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { addDays, startOfSouthAfricanDay } from '#shared/time.ts';

/** Reads the facts for briefings from the records that the API serves, by the API's conditions. */

/** Entries of a list in a briefing. */
const AWARDS = 5;
const EVENTS = 5;
const RESTRICTED = 10;
const BUYERS = 3;
/** Events of a timeline that one request shows. */
const TIMELINE = 100;

/** @returns the facts of one briefing */
export async function factsOf(database: Executor, scope: BriefingScope, week: Week): Promise<BriefingFacts> {
  const counts: Record<string, number> = {};
  for (const question of questionsOf(scope, week)) counts[question.key] = await countOf(database, question);
  const dated = (counts['dated'] ?? 0) > 0;
  return {
    scope,
    week,
    counts,
    dated,
    awards: await awardsOf(database, scope, week, dated),
    moved: await eventsOf(database, scope, week, 'closing-date-changed'),
    cancelled: await eventsOf(database, scope, week, 'cancelled'),
    restricted: scope.slug === null ? await restrictedOf(database, week) : [],
    late: await lateOf(database, scope, week),
  };
}

/** @returns how many records a question finds */
export async function countOf(database: Executor, question: BriefingQuestion): Promise<number> {
  const values = collect();
  const where = conditionsSql(resources[question.resource], conditionsOf(question), values, null);
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from read.${question.resource} t where ${where.join(' and ')}`,
    values.all as unknown[],
  );
  return rows[0]?.n ?? 0;
}

/** The conditions that the API makes of the same parameters. */
function conditionsOf({ resource: name, params }: BriefingQuestion): Condition[] {
  const resource: Resource = resources[name];
  const conditions = Object.entries(params).flatMap(([parameter, value]): Condition[] => {
    const { match, column, canonical } = resource.filters[parameter]!;
    if (parameter === 'status' && value === 'any') return [];
    const isTime = columnOf(resource, column).type === 'timestamptz';
    if (match === 'from')
      return [{ match, column, value: isTime ? startOfSouthAfricanDay(value).toISOString() : value }];
    if (match === 'until')
      return isTime
        ? [{ match: 'before', column, value: startOfSouthAfricanDay(addDays(value, 1)).toISOString() }]
        : [{ match, column, value }];
    return [asOfNow({ match: match as 'equals', column, value: canonical?.(value) ?? value }, resource)];
  });
  if (resource.aside !== undefined) conditions.push({ match: 'equals', column: resource.aside, value: '0' });
  return conditions;
}

async function awardsOf(
  database: Executor,
  { slug }: BriefingScope,
  week: Week,
  dated: boolean,
): Promise<NamedAward[]> {
  const at = dated ? 'awarded_at' : 'first_seen_at';
  const { rows } = await database.query<NamedAward>(
    `select award.id, award.detail::jsonb->>'supplierName' as supplier, award.detail::jsonb->>'buyerName' as buyer,
       award.detail::jsonb->>'tenderTitle' as title, award.tender_id as "tenderId", award.counted_amount::float8 as amount,
       case when company.id is not null then json_build_object('id', company.id, 'awards', company.total_awards,
         'value', company.total_value::float8) end as company
     from read.award award left join read.company company on company.id = award.company_record_id
     where award.status = 'awarded' and award.counted_amount > 0 and award.${at} >= $1 and award.${at} < $2
       and ($3::text is null or award.province_slug = $3) and award.detail::jsonb->>'supplierName' is not null
       and exists (select from read.tender where tender_id = award.tender_id)
     order by award.counted_amount desc, award.id limit ${AWARDS}`,
    [...boundsOf(week), slug],
  );
  return rows;
}

/** Events of tenders that were shown to change in the week, each once: the latest of a tender. */
async function eventsOf(
  database: Executor,
  { slug }: BriefingScope,
  week: Week,
  type: 'closing-date-changed' | 'cancelled',
): Promise<NamedEvent[]> {
  const { rows } = await database.query<NamedEvent>(
    `with event as (
       select distinct on (tender.tender_id) event.id, tender.id as tender, tender.tender_id, event.occurred_at
       from core.tender_event event
       join read.tender_timeline shown on shown.id = event.id
       join read.tender tender on tender.id = shown.tender_record_id
       where event.event_type = $3 and event.occurred_at >= $1 and event.occurred_at < $2 and tender.placeholder = 0
         and ($4::text is null or tender.province_slug = $4)
       order by tender.tender_id, event.occurred_at desc, event.id
     )
     select event.tender_id as "tenderId", tender.body::jsonb->>'title' as title, placed.position,
       shown.detail::jsonb->>'before' as before, shown.detail::jsonb->>'after' as after
     from event join read.tender tender on tender.id = event.tender
     join read.tender_timeline shown on shown.id = event.id
     cross join lateral (
       select count(*)::int as position from read.tender_timeline earlier
       where earlier.tender_record_id = event.tender and (earlier.occurred_at, earlier.id) < (shown.occurred_at, shown.id)
     ) placed
     where placed.position < ${TIMELINE} and shown.detail::jsonb->>'after' is not null
       and ($3 <> 'closing-date-changed' or shown.detail::jsonb->>'before' is not null)
     order by event.occurred_at desc, event.tender_id limit ${EVENTS}`,
    [...boundsOf(week), type, slug],
  );
  return rows;
}

async function restrictedOf(database: Executor, { from, to }: Week): Promise<BriefingFacts['restricted']> {
  const { rows } = await database.query<BriefingFacts['restricted'][number]>(
    `select id, detail::jsonb->>'supplierName' as name, period_to::text as until from read.restricted_supplier
     where period_from >= $1::date and period_from <= $2::date order by 2, 1 limit ${RESTRICTED}`,
    [from, to],
  );
  return rows;
}

/** The buyers with the most tenders that closed long ago and have no outcome. */
async function lateOf(database: Executor, scope: BriefingScope, week: Week): Promise<BriefingFacts['late']> {
  const { rows } = await database.query<{ slug: string; name: string }>(
    `select tender.organization_slug as slug, organization.name
     from read.tender tender join read.organization organization on organization.slug = tender.organization_slug
     where tender.status in ('closed', 'active') and tender.closing_date_time >= $1 and tender.closing_date_time < $2
       and tender.placeholder = 0 and ($3::text is null or tender.province_slug = $3)
     group by 1, 2 order by count(*) desc, 1 limit ${BUYERS}`,
    [...boundsOf(weeksLater(week, -LATE_WEEKS)), scope.slug],
  );
  const late: { slug: string; name: string; count: number }[] = [];
  for (const buyer of rows)
    late.push({ ...buyer, count: await countOf(database, lateQuestion(scope, week, buyer)) });
  return late.filter(({ count }) => count > 0);
}

/** The moments at which a week begins and the next one does. */
const boundsOf = ({ from, to }: Week): [string, string] => [
  startOfSouthAfricanDay(from).toISOString(),
  startOfSouthAfricanDay(addDays(to, 1)).toISOString(),
];

-- Figures of the tenders of the categories or provinces in $1 that exist; workers/derive/derivations/listing.ts fills in which.
-- Tenders that invite bids count. docs/data.md defines each figure. A closing is soon from the
-- beginning of a day on, so that the count changes with closings and days, and not at every moment.
with listed as materialized (
  select {key} as id, place.id as tender_id, place.organization_id, place.province, place.seen_at,
    place.status = 'awarded' as awarded, derived.is_open(place.status, place.closes_at) as open, place.closes_at,
    date_trunc('day', place.closes_at, 'Africa/Johannesburg') - interval '1 day' * ({SOON_DAYS} - 1) as soon_at
  from {tenders}
  where {key} = any($1::uuid[]) and place.invites
),
figures as (
  select id, count(*) as tenders, count(*) filter (where open) as open,
    count(*) filter (where open and soon_at <= now()) as closing_soon,
    min(closes_at) filter (where open) as next_closes_at, count(*) filter (where awarded) as awarded,
    greatest(max(seen_at), max(closes_at) filter (where closes_at <= now()),
      max(soon_at) filter (where soon_at <= now())) as changed_at,
    least(min(closes_at) filter (where open), min(soon_at) filter (where open and soon_at > now())) as changes_at
  from listed group by id
),
buyers as (
  select id, jsonb_agg(jsonb_build_object('name', name, 'tenders', tenders) order by nth) as list
  from (
    select counted.id, buyer.name, counted.tenders,
      row_number() over (partition by counted.id order by counted.tenders desc, buyer.name collate "C", buyer.id) as nth
    from (select id, organization_id, count(*) as tenders from listed group by id, organization_id) counted
    join core.organization buyer on buyer.id = counted.organization_id
  ) ranked where nth <= {SHOWN} group by id
),
parts as (
  select id, jsonb_agg(jsonb_build_object('name', name, 'tenders', tenders) order by nth) as list
  from (
    select id, name, tenders, row_number() over (partition by id order by tenders desc, name collate "C") as nth
    from ({parts}) counted
  ) ranked where nth <= {SHOWN} group by id
)
select entry.id, entry.entry->>'name' as name, coalesce(tenders, 0)::int as tenders, coalesce(open, 0)::int as open,
  coalesce(closing_soon, 0)::int as closing_soon, next_closes_at, coalesce(figures.awarded, 0)::int as awarded,
  coalesce(buyers.list, '[]') as buyers, coalesce(parts.list, '[]') as parts, changed_at, changes_at
from core.codelist_entry entry
left join figures on figures.id = entry.id
left join buyers on buyers.id = entry.id
left join parts on parts.id = entry.id
where entry.id = any($1::uuid[])

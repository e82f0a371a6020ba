-- Aggregates of the tenders of the buyers in $1 that exist; their awards are in organization_award.sql. Shares are of tenders
-- that invite bids. docs/data.md defines each figure. A buyer may have tens of thousands of tenders, so they are read once
-- for all buyers, and not once for each.
with own as (
  select organization_id as id, category, province, array_to_string(sources, ' ') as publishers, seen_at, published_at, closes_at,
    status, placeholder, notice and not placeholder as notice, invites, status in ('awarded', 'cancelled') as has_outcome,
    status <> 'active' or closes_at < today.began as has_closed,
    closes_at < today.began - interval '90 days' and seen_at <= closes_at + interval '90 days' as followed,
    today.began as today, cancelled_at
  from derived.tender_place
  cross join (select date_trunc('day', now(), 'Africa/Johannesburg') as began) today
  where organization_id = any($1::uuid[])
),
demand as (
  select id, jsonb_agg(jsonb_build_object('name', category, 'tenders', tenders) order by tenders desc, category collate "C") as list
  from (
    select id, category, count(*) as tenders from own
    where category is not null and not notice and not placeholder group by id, category
  ) counted group by id
),
months as (
  select id, jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'tenders', tenders) order by month) as list
  from (
    select id, core.south_african_month(published_at) as month, count(*) as tenders from own
    where published_at is not null and not placeholder group by 1, 2
  ) counted group by id
),
bought as (
  select id, count(*) filter (where not placeholder) as tenders,
    array_agg(distinct category) filter (where category is not null) as categories,
    array_agg(distinct province) filter (where province is not null) as provinces,
    string_agg(distinct publishers, ' ') as publishers,
    count(*) filter (where notice) as notices, count(*) filter (where invites) as invitations,
    count(*) filter (where invites and status = 'cancelled') as cancelled,
    count(*) filter (where invites and has_closed) as closed,
    count(*) filter (where invites and has_closed and has_outcome) as outcomes,
    count(*) filter (where invites and followed) as followed,
    count(*) filter (where invites and followed and cancelled_at <= closes_at + interval '90 days') as cancelled_in_time,
    percentile_cont(0.5) within group (order by date_part('epoch', closes_at - published_at) / 86400)
      filter (where invites and closes_at > published_at) as days_open,
    min(seen_at) as first_at, max(seen_at) as last_at,
    min(case when status = 'active' and closes_at >= today then closes_at
      when closes_at >= today - interval '90 days' then closes_at + interval '90 days' end) filter (where invites) as due_at
  from own group by id
)
select organization.id, coalesce(bought.tenders, 0)::int as tenders, coalesce(categories, '{}') as categories,
  coalesce(provinces, '{}') as provinces, coalesce(publishers.names, '{}') as sources,
  bought.first_at as first_tender_at, bought.last_at as last_tender_at,
  coalesce(notices, 0)::int as notices, coalesce(invitations, 0)::int as invitations,
  coalesce(cancelled, 0)::int as cancelled, coalesce(closed, 0)::int as closed, coalesce(outcomes, 0)::int as outcomes,
  coalesce(followed, 0)::int as followed, coalesce(cancelled_in_time, 0)::int as cancelled_in_time,
  round(days_open::numeric, 1) as days_open,
  demand.list as category_counts, months.list as month_counts, date_trunc('day', due_at, 'Africa/Johannesburg') + interval '1 day' as changes_at
from core.organization
left join bought on bought.id = organization.id
left join demand on demand.id = organization.id
left join months on months.id = organization.id
cross join lateral (
  select array_agg(distinct publisher order by publisher) as names from string_to_table(bought.publishers, ' ') publisher
) publishers
where organization.id = any($1::uuid[])

-- Aggregates of the companies in $1 that an award names. An award of a joint venture counts for each of its members, its value
-- only for the joint venture; members have it apart. Only awards with status awarded count; core.counted_amount says which
-- amounts are left out of values. docs/data.md defines each figure.
with asked as materialized (select id, id::text as text from unnest($1::uuid[]) asked (id)),
named as materialized (
  select asked.id, named.company_id, named.company_ids,
    coalesce(named.company_id = asked.id, false) as own, award.id as award_id, award.tender_id,
    place.made, award.amount, coalesce(award.currency, 'ZAR') = 'ZAR' as in_rand, place.amount as counted,
    award.bee_level, award.enterprise_type, award.supplier_party_id, place.province, place.category, place.organization_id,
    place.at, core.award_date_basis(award) as basis, place.seen_at
  from derived.award_company named
  cross join lateral unnest(named.company_ids) company (id)
  join asked on asked.text = company.id
  join core.award on award.id = named.id
  join derived.award_place place on place.id = named.id
  where named.company_ids && $1::uuid[]::text[]
),
won as materialized (select * from named where made),
sums as (
  select id, count(*) as awards, count(*) filter (where not own) as joint_awards, count(counted) as counted_awards,
    count(*) filter (where amount is null) as without_amount,
    count(*) filter (where amount is not null and counted is null) as left_out,
    count(*) filter (where amount is not null and counted is null and in_rand) as suspect,
    sum(counted) filter (where own) as value, sum(counted) filter (where not own) as joint_value,
    min(at) as first_at, (array_agg(basis order by at, basis))[1] as first_basis,
    max(at) as last_at, (array_agg(basis order by at desc, basis))[1] as last_basis,
    count(distinct tender_id) as tenders, count(organization_id) as buyer_awards
  from won group by id
),
-- What awards state about a joint venture says nothing about its members.
stated as (
  select id, kind, value, to_char(min(at) at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as first_day,
    to_char(max(at) at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as last_day, max(at) as until, count(*) as awards
  from won cross join lateral (values ('level', bee_level), ('type', enterprise_type)) stated (kind, value)
  where own and value is not null group by id, kind, value
),
histories as (
  select id, kind, (array_agg(value order by until desc, awards desc, value collate "C"))[1] as latest,
    jsonb_agg(jsonb_build_object('value', value, 'from', first_day, 'until', last_day, 'awards', awards)
      order by first_day, last_day, value collate "C") as list
  from stated group by id, kind
),
places as (
  select id, kind, jsonb_agg(jsonb_build_object('name', name, 'awards', awards) order by awards desc, name collate "C") as list
  from (
    select id, kind, name, count(*) as awards
    from won cross join lateral (values ('province', province), ('category', category)) place (kind, name)
    where name is not null group by id, kind, name
  ) counted group by id, kind
),
years as (
  select id, jsonb_agg(jsonb_build_object('year', year, 'awards', awards, 'countedAwards', counted, 'value', value)
    order by year) as list
  from (
    select id, extract(year from at at time zone 'Africa/Johannesburg')::int as year, count(*) as awards,
      count(counted) filter (where own) as counted, sum(counted) filter (where own) as value
    from won group by 1, 2
  ) counted group by id
),
buyers as (
  select id, count(*) as buyers, jsonb_agg(jsonb_build_object('id', organization_id, 'name', name, 'awards', awards)
    order by nth) filter (where nth <= 50) as list
  from (
    select won.id, organization_id, buyer.name, count(*) as awards,
      row_number() over (partition by won.id order by count(*) desc, buyer.name collate "C", organization_id) as nth
    from won join core.organization buyer on buyer.id = won.organization_id group by won.id, organization_id, buyer.name
  ) counted group by id
),
agreed as (
  select named.id, count(distinct contract.id) as contracts
  from named join core.tender_contract contract on contract.tender_id = named.tender_id and contract.award_id = named.award_id
  group by named.id
),
spelled as (
  select member.company_id as id, spelling.name, spelling.registration_number, spelling.awards
  from derived.company_spelling member join derived.supplier_spelling spelling on spelling.id = member.id
  where member.company_id = any($1::uuid[])
),
names as (
  select id, jsonb_agg(jsonb_build_object('name', name, 'awards', awards) order by nth) as list
  from (
    select id, name, sum(awards) as awards,
      row_number() over (partition by id order by sum(awards) desc, name collate "C") as nth
    from spelled where name is not null group by id, name
  ) counted where nth <= 200 group by id
),
numbers as (
  select distinct on (id) id, registration_number from spelled where registration_number is not null
  group by id, registration_number order by id, sum(awards) desc, registration_number
),
parties as (
  select distinct on (id) id, supplier_party_id from named where own and supplier_party_id is not null
  order by id, at desc, award_id
),
members as (
  select id, jsonb_agg(jsonb_build_object('id', member_id, 'name', name) order by nth) as list
  from (
    select part.id, member.id as member_id, member.name,
      row_number() over (partition by part.id order by member.name collate "C", member.id) as nth
    from (
      select distinct id, case when company ~ '^[0-9a-f-]{36}$' then company::uuid end as member_id
      from named cross join lateral unnest(company_ids) company where own and cardinality(company_ids) > 1
    ) part
    join derived.company member on member.id = part.member_id where part.member_id <> part.id
  ) listed where nth <= 50 group by id
),
ventures as (
  select id, jsonb_agg(jsonb_build_object('id', company_id, 'name', name, 'awards', awards) order by nth) as list
  from (
    select named.id, named.company_id, venture.name, count(*) filter (where made) as awards,
      row_number() over (partition by named.id
        order by count(*) filter (where made) desc, venture.name collate "C", named.company_id) as nth
    from named join derived.company venture on venture.id = named.company_id
    where not own group by named.id, named.company_id, venture.name
  ) listed where nth <= 50 group by id
)
select each.id, coalesce(sums.awards, 0)::int as awards, coalesce(sums.joint_awards, 0)::int as joint_awards,
  coalesce(sums.counted_awards, 0)::int as counted_awards, coalesce(without_amount, 0)::int as awards_without_amount,
  coalesce(left_out, 0)::int as awards_left_out, coalesce(suspect, 0)::int as suspect_awards,
  sums.value, sums.joint_value, first_at as first_award_at, first_basis as first_award_basis,
  last_at as last_award_at, last_basis as last_award_basis,
  levels.latest as bee_level, coalesce(levels.list, '[]') as bee_levels,
  types.latest as enterprise_type, coalesce(types.list, '[]') as enterprise_types,
  parties.supplier_party_id, numbers.registration_number,
  coalesce(provinces.list, '[]') as provinces, coalesce(categories.list, '[]') as categories, coalesce(years.list, '[]') as years,
  coalesce(buyers.list, '[]') as buyers, coalesce(buyers.buyers, 0)::int as buyer_count,
  coalesce(sums.buyer_awards, 0)::int as buyer_awards, coalesce(sums.tenders, 0)::int as tenders,
  coalesce(agreed.contracts, 0)::int as contracts, coalesce(names.list, '[]') as names,
  coalesce(members.list, '[]') as members, coalesce(ventures.list, '[]') as joint_ventures, each.named_at
from (select id, max(seen_at) as named_at from named group by id) each
left join sums on sums.id = each.id
left join histories levels on levels.id = each.id and levels.kind = 'level'
left join histories types on types.id = each.id and types.kind = 'type'
left join places provinces on provinces.id = each.id and provinces.kind = 'province'
left join places categories on categories.id = each.id and categories.kind = 'category'
left join years on years.id = each.id
left join buyers on buyers.id = each.id
left join agreed on agreed.id = each.id
left join names on names.id = each.id
left join numbers on numbers.id = each.id
left join members on members.id = each.id
left join ventures on ventures.id = each.id
left join parties on parties.id = each.id

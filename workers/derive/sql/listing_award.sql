-- Figures of the awards of the categories or provinces in $1; workers/derive/derivations/listing-award.ts fills in which. The
-- tenders are those of listing.sql. The median is one of the amounts, so that half of them are worth no more.
select {key} as id, (count(*) filter (where place.amount > 0))::int as counted_awards,
  percentile_disc(0.5) within group (order by place.amount) filter (where place.amount > 0) as median_award,
  max(place.seen_at) as last_award_at
from {places}
where {key} = any($1::uuid[]) and place.made and place.invites group by 1

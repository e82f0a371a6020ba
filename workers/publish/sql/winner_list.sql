-- The list of the latest winners, for each id in $1 that exists.
select id, winners, computed_at from derived.winner_list where id = any($1::uuid[])

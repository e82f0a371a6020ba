-- Numbers of calls of days that the usage log no longer has become counts of the quota, which has had them since it counts here.
insert into "app"."quota_usage" ("key_id", "window", "start", "used")
select "api_key_id", 'day', "day", least("calls", 2147483647)::int from "app"."usage_day"
union all
select "api_key_id", 'month', date_trunc('month', "day")::date, least(sum("calls"), 2147483647)::int from "app"."usage_day" group by 1, 2, 3
on conflict do nothing;

-- DropTable
DROP TABLE "app"."usage_day";

-- Data of a database in the state after this migration. upgrade.test.ts loads it, gives every other table one row, and
-- applies all later migrations. Once a version with this migration is released, this file does not change any more.

insert into raw.blob (hash, encoding, size, body) values ('\x01', 'identity', 2, '{}');
insert into raw.response (id, source, url, status, content_type, hash, fetched_at, captures, normalised, normalised_at)
values (1, 'ocds', 'https://publisher.test/api/OCDSReleases', 200, 'application/json', '\x01',
  '2026-09-16T11:00:00+02:00', 2, 1, '2026-09-16T11:00:05+02:00');
insert into raw.capture (response_id, position, source, natural_key, number, hash) values
  (1, 0, 'ocds', 'ocds-9t57fa-100001', 100001, '\x02'),
  (1, 1, 'ocds', null, null, '\x03');

insert into ops.sync_meta (entity, mode, backfill_complete, rows_synced_total) values ('ocds', 'incremental', 1, 2);
insert into ops.cron_runs (id, kind, mode, status, entity, invocation_id)
values ('00000000-0000-4000-8000-000000000001', 'sync', 'incremental', 'completed', 'ocds', 'sync ocds 1');
insert into ops.task (run_id, source, pass, from_day, to_day, repeat, state)
values ('00000000-0000-4000-8000-000000000001', 'ocds', 'window', '2026-09-01', '2026-09-16', 1, 'done');
insert into ops.issue (stage, kind, severity, source, subject, detail, response_id)
values ('normalise', 'rejected-no-tender', 'warning', 'ocds', 'response-1/1', '{}', 1);

insert into app.api_key (id, name, key_hash, key_prefix, key_last_chars, tier, daily_limit, monthly_limit)
values ('00000000-0000-4000-8000-000000000002', 'operator', repeat('a', 64), 'tda_live', 'wxyz', 'enterprise', 10, 100);

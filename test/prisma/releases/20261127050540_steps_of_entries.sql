-- Turns a database with the tables of the first migration into one that the 20 migrations before it have made, with rows,
-- the history, and objects that prisma/sql no longer defines. upgrade.test.ts loads it, gives every other table one row,
-- and deploys. The tables of both are the same but for the order of columns.

alter table core.document_state drop column read_again;
alter table core.document_state add column read_again text;

create function derived.mark_stale_by_nothing() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger mark_stale_former after insert on core.tender
  for each statement execute function derived.mark_stale_by_nothing();
create view ops.former as select count(*) from ops.issue;
create function ops.count_former() returns bigint language sql begin atomic select count from ops.former; end;

insert into raw.blob (hash, encoding, size, body) values ('\x01', 'identity', 2, '{}');
insert into raw.response (id, source, url, status, content_type, hash, fetched_at, captures, normalised, normalised_at)
values (1, 'ocds', 'https://publisher.test/api/OCDSReleases', 200, 'application/json', '\x01',
  '2026-09-16T11:00:00+02:00', 2, 1, '2026-09-16T11:00:05+02:00');
insert into raw.capture (response_id, position, source, natural_key, number, hash) values
  (1, 0, 'ocds', 'ocds-9t57fa-100001', 100001, '\x02'),
  (1, 1, 'ocds', null, null, '\x03');
insert into raw.content (source, hash, natural_key, number, response_id, place) values
  ('ocds', '\x02', 'ocds-9t57fa-100001', 100001, 1, 0),
  ('ocds', '\x03', null, null, 1, 1);

insert into ops.sync_meta (entity, mode, backfill_complete, rows_synced_total) values ('ocds', 'incremental', 1, 2);
insert into ops.cron_runs (id, kind, mode, status, entity, invocation_id)
values ('00000000-0000-4000-8000-000000000001', 'sync', 'incremental', 'completed', 'ocds', 'sync ocds 1');
insert into ops.task (run_id, source, pass, from_day, to_day, repeat, state)
values ('00000000-0000-4000-8000-000000000001', 'ocds', 'window', '2026-09-01', '2026-09-16', 1, 'done');
insert into ops.issue (stage, kind, severity, source, subject, detail, response_id)
values ('normalise', 'rejected-no-tender', 'warning', 'ocds', 'response-1/1', '{}', 1);

insert into ops.intel_source (id, slug, name, url, format, source_type, licence, origin)
values ('00000000-0000-4000-8000-000000000003', 'one', 'One', 'https://news.test/feed', 'feed', 'news', 'none', 'operator');
insert into app.api_key (id, name, key_hash, key_prefix, key_last_chars, tier, daily_limit, monthly_limit)
values ('00000000-0000-4000-8000-000000000002', 'operator', repeat('a', 64), 'tda_live', 'wxyz', 'enterprise', 10, 100);

delete from _prisma_migrations;
insert into _prisma_migrations (id, migration_name, checksum, started_at, finished_at, applied_steps_count)
select md5(name), name, checksum, '2026-11-25', '2026-11-25', 1 from (values
  ('20261125210000_foundation', '6caf3282681d163dab6fa07f544d97fa93ad82e9fb9ac1417ab1507d9d41946c'),
  ('20261125235820_names_of_companies', 'e419378edfb395afd6dd8992c8ba9f790b5a8ece0f11e94d5276653fe4087c1c'),
  ('20261126002016_documents_and_awards', '51704856f2ecb941f1a40e7ae8456b118aab0de5fa592626be4fa60d18cfb4a5'),
  ('20261126062731_award_dates', '5bf129c6b5345521440d14ed645684bed706b6641b8f6c216ee695e3b286ae2c'),
  ('20261126064152_content', 'd7d6a68d27d0de61d0d33a3d24af179254592767e9b6e53291a9a381b98d96f8'),
  ('20261126074810_intelligence', '35b0b930bff11069ede2024f77f7692bd71d67f97419602f39047249e6e2871e'),
  ('20261126080634_basis_of_estimates', '61f2bb9901887fe1c24fa5c4998a366e726c05892dbee7c5eb9081095ab3f6af'),
  ('20261126104410_client_types', '3e0aed36e82ec02a0b77fbf73b9524bca3d84954c777d30c76f757e13379e248'),
  ('20261126121414_searched_fields', '676420e228b88ce7bf891fd23e2e93b496b408af030559b016f666497d78f611'),
  ('20261126132645_searched_indexes', '25e077820398f547e3b290f62ee9a5da8e899c9a284540e353cdd8c21dc85d35'),
  ('20261126144318_company_contacts', 'dfaa0cd7c0f4a81e3e65deb5a6515a684ae5d0b1c5a526300dcfd587a53ae17b'),
  ('20261126151730_site_figures', '1e7bed8736bb5a592efb4cbbd5e2aa6ff622b4be3e6d1241d3a621b941c9c6c1'),
  ('20261126184118_awards_by_year', 'a86db711e7ae6954c4cf5d7e72ecb59358f4cdf4d877c8ccf084bb129df36e0e'),
  ('20261127015412_director_persons', '16de310a6be18a713b622d2ac7a126ec51a703a02c8c121f732ea69d45e64915'),
  ('20261127015500_checks_by_day', '81ceda92b04c21a7aac1fe9c939d865901d12114462c0f2864c9365e16424d1f'),
  ('20261127015700_editions_of_entries', 'af03d307e5ceabc6641eb5c42fc998c0b43c74c274e84627a610509a2b73cf87'),
  ('20261127044820_health_of_categories', '044a49e84a84e51165a53951cd51edee2703c3cb6c20ff97bff8a934afa3713f'),
  ('20261127045554_supplier_registration_numbers', 'e863bb73f26b804dd4e9d880a84c1121f09fad0bf817f004f43a1910679476e7'),
  ('20261127050000_snapshots', '9ece46f9b3be73298f48656d2947498c5ee69ff38e41a792fb0e0eeb25fe155b'),
  ('20261127050540_steps_of_entries', '61a2382903fb4b1414a2c72f6691d973e1553eea49e2a5194754e8ebfdfa3eac')
) as former (name, checksum);

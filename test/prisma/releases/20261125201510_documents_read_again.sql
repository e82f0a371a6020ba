-- Turns a database with the tables of the first migration into one that the 28 migrations before it have made, with rows,
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

-- On the list twice, and gone.
insert into core.restricted_supplier (id, register, natural_key, supplier_name, restriction_type, regulatory_references,
    edition_id, sha256, first_seen_at, last_seen_at, listed, presence, updated_at)
  values ('00000000-0000-4000-8000-00000000000e', 'treasury-restricted', 'one', 'Gone', 'RESTRICTED_SUPPLIER', '{}',
    '00000000-0000-4000-8000-00000000000f', 'ab', '2026-01-01', '2026-05-01', false, '[
      {"from": "2026-01-01T08:00:00Z", "until": "2026-02-01T08:00:00Z"},
      {"from": "2026-03-01T08:00:00Z", "until": "2026-05-02T08:00:00Z"}]', '2026-05-02');
insert into app.api_key (id, name, key_hash, key_prefix, key_last_chars, tier, daily_limit, monthly_limit)
values ('00000000-0000-4000-8000-000000000002', 'operator', repeat('a', 64), 'tda_live', 'wxyz', 'enterprise', 10, 100);

delete from _prisma_migrations;
insert into _prisma_migrations (id, migration_name, checksum, started_at, finished_at, applied_steps_count)
select md5(name), name, checksum, '2026-11-25', '2026-11-25', 1 from (values
  ('20261121000000_foundation', '54e4f102d276b574832428a022a38a79ffc63c0214bb59ed9ea79018ee5feb09'),
  ('20261121224744_pace', '41b2fce5da87d3ee09b8c95efd428f08c6760e07890208091f309821d640a56b'),
  ('20261121225213_raw_contents', '131fa9112e8110edab1bf4397858321c89d4ff3d0bfed1fee2c7f662ad959f6a'),
  ('20261121230015_award_supplier_members', '4cdc532fd72372bd2fc34f1340afbce56cd20d640c2ed594b355e3490198931e'),
  ('20261121230250_import_runs', '5968d81d3857284623687ed5b15645bc8e8b614fc0ff96ba8b4ab3f5f4c5cf38'),
  ('20261121230445_notices', 'ac68be6725a532d16b84ca149b5e8212277eb7c21f2d9fbc43263647dd1a5718'),
  ('20261122012919_logins', '87d3b1f648a00544659a0bebbc5b9e8baddccb69afce13a678814c80df114ff6'),
  ('20261122013835_health', '80f3c08714dd696eaf74be34a59b8ca6028b1aaad4db7e00d96a572468d7c3a7'),
  ('20261122014510_counted_amounts', '60f65626004ef30f1cb49edb3be74b3d4979cae5ad4b47631b51b21828746ab3'),
  ('20261122015918_retention_and_disk', 'd23d7c58f6028d6236dc52d773ccc17a3ed99d089e2e7ef9c6895d9e8968dfef'),
  ('20261122020331_search_words', 'ecdb40527b835dd112934c8d601f9001175ce241b268b9d88c271b99c94a293a'),
  ('20261122021348_interrupted_message', '7970dc492c7f0ac5b6f0cb477a67317649277a1b0ede8e378b984ee51134fadc'),
  ('20261122021453_subcontractors', '218aec3e260693bd8c9939febf668555d632ef7153f028bd427348f33c81240f'),
  ('20261122023051_names_collation', 'a56abecc0c0ef0a2c1c4861aa56df98e5831fc36ec7da8c0de7b20d2f632688a'),
  ('20261122023955_placeholders', '15e12845347572d6c022beb0b35a4683ab8e7e19bcc5a571a73482160674ef17'),
  ('20261122044732_forgiven_calls', '81283cac62d5a8e80252b199605d14917335d387910877800f1397f784bcc8ff'),
  ('20261122051257_one_style_of_time', '354faa752b737abb1b3bd8080e02ea772f19dacfcdded586e198f5e4b2d9d03e'),
  ('20261122052751_provenance_patterns', '803486694766ba81baae09bab9f100221d6bc984bfcc45a9c25aef5869103226'),
  ('20261122061315_provenance_in_use', '7052b3eb77ceaa5076e7b74045087ae5e80244d3be6c2e048309f7d9453d2932'),
  ('20261122103001_companies_and_estimates', 'd36ee7e5108d2581bd69a63e9230199e5b3425eacb5ee82039b3bf281b44e112'),
  ('20261122121622_texts_and_leaderboards', '0ff04f01f019cfe32c2be37c1ac66dc480eb91d5f96784471df43c60d5c5c4e4'),
  ('20261122222306_registers_documents_and_users', '1b2065757e1b270715f15860f94567d81a98ad00ab3df370935616e31a115360'),
  ('20261123003929_progress_of_documents', 'b716893df12c9672da4f4425a88f669823ec0941794ff9598bbc1d3a84525c37'),
  ('20261123032156_stale_keys_by_index', 'e97c4941b051d9cccd1979ef7a3417cf7feb0e636cc98fa2746c1f7a3aaeec56'),
  ('20261125194725_limits_of_files_and_logins', '6d44ab764172ce903696efc8c8a3418dd4503cd5ba308028994c434ab308b6d8'),
  ('20261125195000_names_of_members_again', '67bb70119025996e2bc30b41e15fb60fe5776d15cc6c8d5cd8d0b1266ab2250c'),
  ('20261125200830_feeds_of_widgets', '9c18099517bd57713a1f8af05e7d4fe69dfb82ba8e9ac112c64c2384d2c77fa7'),
  ('20261125201510_documents_read_again', 'd4606bb35a2775a9d119ccd3324d6d13f347c6ec52c01b7674fcbe570ac2ac52')
) as former (name, checksum);

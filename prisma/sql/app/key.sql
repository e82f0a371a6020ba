-- Keys of /v2. A session sees the keys of its user and adds some for it. Outside a session the API finds any key, by its hash and
-- before it is known whose it is, and counts its calls; it can add none there. What it may write is limited by column (access/grants).
alter table app.api_key enable row level security;
drop policy if exists session_sees on app.api_key;
create policy session_sees on app.api_key for select to tender_api
  using ((select app.session_user_id()) is null or app.reaches_user(user_id));
drop policy if exists calls_are_counted on app.api_key;
create policy calls_are_counted on app.api_key for update to tender_api
  using ((select app.session_user_id()) is null or app.reaches_user(user_id));
drop policy if exists session_adds on app.api_key;
create policy session_adds on app.api_key for insert to tender_api with check (app.reaches_user(user_id));
drop policy if exists operator on app.api_key;
create policy operator on app.api_key to tender_operator using (true) with check (true);

-- Revokes a key of the session's user for good. The API cannot write the state of a key otherwise, so that it cannot make a revoked
-- key valid again.
create or replace function app.revoke_key(wanted uuid) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update app.api_key set status = 'revoked', updated_at = now()
  where id = wanted and user_id = app.session_user_id() and status = 'active'
$$;
revoke execute on function app.revoke_key from public;
grant execute on function app.revoke_key to tender_api;

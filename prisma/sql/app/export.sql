-- Exports are seen by the user who asked for them, an admin or not; the worker that writes the files sees all.
alter table app.export enable row level security;
drop policy if exists session on app.export;
create policy session on app.export to tender_api using (app.reaches_user(user_id))
  with check (app.reaches_user(user_id) and company_id is not distinct from app.session_company_id());
drop policy if exists worker on app.export;
create policy worker on app.export to tender_worker using (true) with check (true);
drop policy if exists operator on app.export;
create policy operator on app.export to tender_operator using (true) with check (true);

-- What the user of the session and its company keep: exports that wait, are written or are ready. Numbers only, because a session
-- sees no export of a colleague.
create or replace function app.kept_exports()
returns table (whose text, files int, bytes float, first_expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'user', count(*)::int, coalesce(sum(size), 0)::float, min(expires_at) from app.export
  where user_id = app.session_user_id() and status in ('queued', 'running', 'ready') and expires_at > now()
  union all
  select 'company', count(*)::int, coalesce(sum(size), 0)::float, min(expires_at) from app.export
  where company_id = app.session_company_id() and status in ('queued', 'running', 'ready') and expires_at > now()
$$;
revoke execute on function app.kept_exports from public;
grant execute on function app.kept_exports to tender_api;

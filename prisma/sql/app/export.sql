-- Exports are seen by the user who asked for them, an admin or not; the worker that writes the files sees all.
alter table app.export enable row level security;
drop policy if exists session on app.export;
create policy session on app.export to tender_api using (app.reaches_user(user_id)) with check (app.reaches_user(user_id));
drop policy if exists worker on app.export;
create policy worker on app.export to tender_worker using (true) with check (true);
drop policy if exists operator on app.export;
create policy operator on app.export to tender_operator using (true) with check (true);

-- Rows of users and companies that each role sees. The API sees those of the session that it works for; the operator all.
-- Other tables of companies have the same three statements in a file of their own.
alter table app.company_profile enable row level security;
drop policy if exists session on app.company_profile;
create policy session on app.company_profile to tender_api using (app.reaches_company(id)) with check (app.reaches_company(id));
drop policy if exists operator on app.company_profile;
create policy operator on app.company_profile to tender_operator using (true) with check (true);

alter table app.user_account enable row level security;
drop policy if exists session on app.user_account;
create policy session on app.user_account to tender_api using (app.reaches_user(id)) with check (app.reaches_user(id));
drop policy if exists operator on app.user_account;
create policy operator on app.user_account to tender_operator using (true) with check (true);

alter table app.ended_token enable row level security;
drop policy if exists session on app.ended_token;
create policy session on app.ended_token to tender_api using (app.reaches_user(user_id)) with check (app.reaches_user(user_id));
drop policy if exists operator on app.ended_token;
create policy operator on app.ended_token to tender_operator using (true) with check (true);

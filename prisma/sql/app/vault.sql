-- Documents of companies, and the applications that use them: a company sees its own, an admin all, the operator all. The job that
-- compares records with files works for no session.
alter table app.vault_document enable row level security;
drop policy if exists session on app.vault_document;
create policy session on app.vault_document to tender_api using (app.reaches_company(company_id)) with check (app.reaches_company(company_id));
drop policy if exists operator on app.vault_document;
create policy operator on app.vault_document to tender_operator using (true) with check (true);
alter table app.tender_application enable row level security;
drop policy if exists session on app.tender_application;
create policy session on app.tender_application to tender_api using (app.reaches_company(company_id)) with check (app.reaches_company(company_id));
drop policy if exists operator on app.tender_application;
create policy operator on app.tender_application to tender_operator using (true) with check (true);
alter table app.application_document enable row level security;
drop policy if exists session on app.application_document;
create policy session on app.application_document to tender_api using (app.reaches_company(company_id)) with check (app.reaches_company(company_id));
drop policy if exists operator on app.application_document;
create policy operator on app.application_document to tender_operator using (true) with check (true);
drop policy if exists worker on app.vault_document;
create policy worker on app.vault_document to tender_worker using (true) with check (true);

revoke all on app.vault_document, app.tender_application, app.application_document from tender_api;
grant select, insert, update, delete on app.vault_document to tender_api;
grant select on app.tender_application to tender_api;
grant select, delete on app.application_document to tender_api;
grant select on app.vault_document to tender_operator;
grant select, insert, update on app.tender_application to tender_operator;
grant select, insert, delete on app.application_document to tender_operator;
grant usage on schema app to tender_worker;
grant select, update (missing_since) on app.vault_document to tender_worker;

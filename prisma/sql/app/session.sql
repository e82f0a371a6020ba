-- Who a transaction of the API works for. The API sets these when the transaction begins, from the token that it has checked;
-- without them the policies of schema app show no row but those of keys (key.sql). They are the second wall: the code asks for the company's rows itself.
create or replace function app.session_user_id() returns uuid language sql stable set search_path = pg_catalog, pg_temp as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create or replace function app.session_company_id() returns uuid language sql stable set search_path = pg_catalog, pg_temp as
  $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

create or replace function app.session_is_admin() returns boolean language sql stable set search_path = pg_catalog, pg_temp as
  $$ select coalesce(current_setting('app.role', true), '') = 'admin' $$;

-- Whether the session may reach the rows of a company: its own, or of all companies as an admin.
create or replace function app.reaches_company(company uuid) returns boolean language sql stable set search_path = pg_catalog, pg_temp as
  $$ select coalesce(company = app.session_company_id(), false) or app.session_is_admin() $$;

-- Whether the session may reach the rows of a user: its own.
create or replace function app.reaches_user(person uuid) returns boolean language sql stable set search_path = pg_catalog, pg_temp as
  $$ select coalesce(person = app.session_user_id(), false) $$;

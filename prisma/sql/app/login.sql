-- What the API must know of a user before there is a session whose rows it sees. These two functions are its only way there:
-- they give one user that is named exactly, so that the API can neither list users nor read a password's hash otherwise.
create or replace function app.find_login(wanted_email text)
returns table (id uuid, password_hash text, status text, token_version int)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select person.id, person.password_hash, person.status, person.token_version from app.user_account as person where person.email = wanted_email
$$;
revoke execute on function app.find_login from public;
grant execute on function app.find_login to tender_api;

-- The state of an active user; no row where the user is disabled, or the token was ended or has another version. Tokens of an
-- external identity provider have neither id nor version.
create or replace function app.find_session(wanted_user uuid, token uuid, version int)
returns table (company_id uuid, role text, plan text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select person.company_id, person.role, person.plan from app.user_account as person
  where person.id = wanted_user and person.status = 'active' and (version is null or version = person.token_version)
    and not exists (select from app.ended_token as ended where ended.id = token)
$$;
revoke execute on function app.find_session from public;
grant execute on function app.find_session to tender_api;

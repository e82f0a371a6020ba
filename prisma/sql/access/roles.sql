-- Each process logs in as a role with access only to the schemas it needs. Roles belong to the whole server, so they
-- may exist already, or be created by the migration of another database at the same time. They can log in once
-- `prisma/migrate.ts deploy` has given them a password; the owner is a member, so that it can take any of them.
do $$
declare
  name text;
begin
  foreach name in array array['tender_api', 'tender_worker', 'tender_operator'] loop
    begin
      execute format('create role %I nologin', name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    execute format('grant %I to current_user', name);
  end loop;
end
$$;

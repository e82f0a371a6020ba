-- Each process works under a role that may touch its own boxes only. Roles belong to the whole server, so they may
-- exist already, or be made by another database's migration at this very moment.
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

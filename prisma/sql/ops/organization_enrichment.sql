-- What operators have imported about organizations, one row for each: of several imports of a field the latest counts.
-- A value `null` says that the field has none since. `given` has the values by field, `origins` the place in a file that each comes from, `sources` the same in a line for people.
create or replace view ops.organization_enrichment as
select organization_id as id, jsonb_object_agg(field, value) as given, max(imported_at) as imported_at,
  jsonb_agg(jsonb_build_object('field', field, 'file', file_name, 'sha256', sha256, 'line', line,
    'importedAt', core.utc_time(imported_at)) order by field) as origins,
  array_agg(distinct format('%s line %s (imported %s, sha256 %s)', file_name, line, core.utc_time(imported_at), sha256)) as sources
from (
  select distinct on (organization_id, field) value.*, imported.file_name, imported.sha256, imported.imported_at
  from ops.organization_value value join ops.organization_import imported on imported.id = value.import_id
  order by organization_id, field, imported.imported_at desc, imported.id desc
) latest
where value <> 'null'
group by organization_id;

-- Whoever adds or removes values, the organizations that show them are in the outbox when the change is. The operator's
-- login may not write there itself.
create or replace function ops.emit_enriched_organizations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into core.outbox (resource, entity_id) select distinct 'organization', organization_id from changed;
  return null;
end
$$;
create or replace trigger emit_insert after insert on ops.organization_value
  referencing new table as changed for each statement execute function ops.emit_enriched_organizations();
create or replace trigger emit_delete after delete on ops.organization_value
  referencing old table as changed for each statement execute function ops.emit_enriched_organizations();

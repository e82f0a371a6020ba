-- Child records of tenders have no foreign key; these triggers delete them with their tender.
create or replace function core.remove_parts_of(tenders uuid[]) returns void language plpgsql as $$
declare
  parts text;
begin
  foreach parts in array array['tender_document', 'tender_event', 'tender_party', 'tender_bidder', 'tender_contract',
    'tender_milestone', 'tender_category_relation', 'award_subcontractor', 'supplier_mention', 'award', 'document_state',
    'document_analysis']
  loop
    execute format('delete from core.%I where tender_id = any($1)', parts) using tenders;
  end loop;
end
$$;

create or replace function core.remove_parts() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array(select id from gone));
  return null;
end
$$;

create or replace trigger remove_parts after delete on core.tender
  referencing old table as gone for each statement execute function core.remove_parts();

-- No statement changes the id of a tender. If it happens nevertheless, the child records are deleted, and normalise
-- writes them again with the new id.
create or replace function core.remove_parts_of_old_id() returns trigger language plpgsql as $$
begin
  perform core.remove_parts_of(array[old.id]);
  return null;
end
$$;

create or replace trigger remove_parts_of_old_id after update on core.tender
  for each row when (old.id <> new.id) execute function core.remove_parts_of_old_id();

-- Documents whose publisher has said something else, for the documents stage: it follows core.tender_document by these rows, because
-- comparing all documents would take longer the more there are. Rows are added and deleted, never updated.
create or replace function core.mark_documents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into core.stale_document (document_id) select id from new_rows where url is not null;
  elsif tg_op = 'DELETE' then
    insert into core.stale_document (document_id) select id from old_rows where url is not null;
  else
    insert into core.stale_document (document_id)
    select coalesce(now_is.id, before.id) from old_rows before full join new_rows now_is using (id)
    where (before.tender_id, before.url, before.modified_at) is distinct from (now_is.tender_id, now_is.url, now_is.modified_at);
  end if;
  return null;
end
$$;

create or replace trigger mark_documents_insert after insert on core.tender_document
referencing new table as new_rows for each statement execute function core.mark_documents();
create or replace trigger mark_documents_update after update on core.tender_document
referencing old table as old_rows new table as new_rows for each statement execute function core.mark_documents();
create or replace trigger mark_documents_delete after delete on core.tender_document
referencing old table as old_rows for each statement execute function core.mark_documents();

-- A tender that closes at another time, or was cancelled, is fetched in another order.
create or replace function core.mark_documents_of_tenders() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into core.stale_document (document_id)
  select document.id from core.tender_document document
  where document.url is not null and document.tender_id = any(array(
    select now_is.id from new_rows now_is join old_rows before using (id)
    where now_is.closing_date_time is distinct from before.closing_date_time
      or (now_is.status = 'cancelled') is distinct from (before.status = 'cancelled')));
  return null;
end
$$;

create or replace trigger mark_documents_update after update on core.tender
referencing old table as old_rows new table as new_rows for each statement execute function core.mark_documents_of_tenders();

-- Every document that has a record: those that publishers list, and those in archives among them.
create or replace view core.document_record as
select id, tender_id from core.tender_document
union all
select id, tender_id from core.document_state where parent_id is not null;

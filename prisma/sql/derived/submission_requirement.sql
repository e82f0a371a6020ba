-- What bidders for each tender have to hand in; the records are parts of derived.tender_analysis.
create or replace view derived.submission_requirement as
select unnest(required_ids)::uuid as id, id as tender_id from derived.tender_analysis;

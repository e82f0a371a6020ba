-- Parts of a record are listed within it only, so nothing puts all of them in order.

-- DropIndex
DROP INDEX "read"."award_subcontractor_name_id_idx";

-- DropIndex
DROP INDEX "read"."award_subcontractor_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."submission_requirement_order_index_id_idx";

-- DropIndex
DROP INDEX "read"."submission_requirement_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_analysis_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_analysis_updated_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_bidder_name_id_idx";

-- DropIndex
DROP INDEX "read"."tender_bidder_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_contract_amount_id_idx";

-- DropIndex
DROP INDEX "read"."tender_contract_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_contract_start_date_id_idx";

-- DropIndex
DROP INDEX "read"."tender_contract_updated_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_document_position_id_idx";

-- DropIndex
DROP INDEX "read"."tender_document_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_milestone_due_date_id_idx";

-- DropIndex
DROP INDEX "read"."tender_milestone_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_seo_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_seo_updated_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_slug_mapping_created_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_slug_mapping_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."tender_timeline_event_date_id_idx";

-- DropIndex
DROP INDEX "read"."tender_timeline_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."value_estimate_published_at_id_idx";

-- DropIndex
DROP INDEX "read"."value_estimate_updated_at_id_idx";

-- What makes a load cheaper and changes no row. Nothing of this can be said in prisma/schema.

-- Finished texts are written once and read often. Compressing them took more time than writing the rest of the row, and
-- each reader took them apart again, so they are kept as they are: in the row where it is small, beside it where not.
do $$
declare
  of_table record;
  of_column record;
begin
  for of_table in
    select tables.oid::regclass as name, tables.oid from pg_class tables join pg_attribute on attrelid = tables.oid
    where relnamespace = 'read'::regnamespace and relkind = 'r' and attname = 'detail' order by 1
  loop
    execute format('alter table %s set (toast_tuple_target = 4096)', of_table.name);
    for of_column in
      select attname as name from pg_attribute where attrelid = of_table.oid and attname in ('body', 'detail', 'search')
    loop
      execute format('alter table %s alter column %I set storage external', of_table.name, of_column.name);
    end loop;
  end loop;
end
$$;

-- These bytes come compressed.
alter table raw.blob alter column body set storage external;

-- The same vector as before, without a query of its own for the codes: so it is expanded where it is called. The codes
-- are joined by a character that no text holds, made plain at once, and taken apart again.
create or replace function read.search_vector(first text, second text, third text, codes text[], fourth text default null)
returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('read.words', coalesce(first, '')), 'A')
  || setweight(to_tsvector('read.words', coalesce(second, '')), 'B')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(third, ''), 20000))), 'C')
  || setweight(read.beside(to_tsvector('read.words', left(coalesce(fourth, ''), 2000))), 'D')
  || array_to_tsvector(array_remove(string_to_array(
    '=' || replace(regexp_replace(lower(coalesce(array_to_string(codes, chr(31)), '')), '[^[:alnum:]\x1f]', '', 'g'),
      chr(31), chr(31) || '='), chr(31)), '='));

-- Only longer words are corrected, so only those are indexed.
create index if not exists lexeme_similar on read.lexeme using gin (lexeme public.gin_trgm_ops) where length(lexeme) > 3;

-- Who points to a tender; few tenders point anywhere.
create index if not exists tender_pointing_to_duplicate on read.tender (duplicate_of) where duplicate_of is not null;
create index if not exists tender_pointing_to_parent on read.tender (parent_tender_id) where parent_tender_id is not null;

-- Only words of more than 3 letters are corrected, so shorter ones need no index.
create index if not exists lexeme_similar on read.lexeme using gin (lexeme public.gin_trgm_ops) where length(lexeme) > 3;
-- The few tenders that lists leave out.
create index if not exists tender_placeholder on read.tender (id) where placeholder = 1;

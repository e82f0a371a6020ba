-- Only longer words are corrected, so only those are indexed.
create index if not exists lexeme_similar on read.lexeme using gin (lexeme public.gin_trgm_ops) where length(lexeme) > 3;

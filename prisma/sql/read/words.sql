-- Text search configuration: English stems, ignoring accents, so that Zoe finds Zoë.
do $$
begin
  if not exists (select from pg_ts_config where cfgname = 'words' and cfgnamespace = 'read'::regnamespace) then
    create text search configuration read.words (copy = pg_catalog.english);
  end if;
end
$$;
alter text search configuration read.words
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;

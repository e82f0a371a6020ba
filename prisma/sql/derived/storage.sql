-- Both are searched for thousands of keys right after rows were written. A list of pending entries would be read from beginning
-- to end for each key.
alter index derived.supplier_spelling_blocks_idx set (fastupdate = off);
alter index derived.award_company_company_ids_idx set (fastupdate = off);

-- After a load the rows of derived.stale are often of one derivation. The planner would then read all of them, in the order of
-- their ids, to find those of another.
alter table derived.stale alter column derivation set (n_distinct = 100);

-- Rankings are written again whenever one of their companies wins. Compressing them took a third of the time of computing them.
alter table derived.company_ranking alter column by_value set storage external, alter column by_awards set storage external;

-- Spellings are looked up by thousands of keys right after they were written. A list of pending entries would be read from
-- beginning to end for each key.
alter index derived.supplier_spelling_blocks_idx set (fastupdate = off);

-- Word sets of screening: one row for each id in $1 that exists.
select word_set.id, word_set.version as word_set_version, word_set.learned_at, word_set.companies, word_set.words
from derived.screening_word_set word_set where word_set.id = any($1::uuid[])

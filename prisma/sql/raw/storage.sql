-- Bodies are already compressed when they are stored, so PostgreSQL should not try to compress them.
alter table raw.blob alter column body set storage external;

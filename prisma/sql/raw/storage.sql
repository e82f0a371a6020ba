-- Bodies are already compressed when they are stored, so PostgreSQL should not try to compress them.
alter table raw.blob alter column body set storage external;
alter table raw.block alter column body set storage external;
-- Room in each page for a second version of some rows, so that counting sightings changes no index.
alter table raw.capture set (fillfactor = 90);

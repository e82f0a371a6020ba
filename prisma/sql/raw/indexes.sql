-- Finds the responses waiting to be normalised without reading the others.
create index if not exists response_outstanding on raw.response (fetched_at) where normalised_at is null and fault is null;

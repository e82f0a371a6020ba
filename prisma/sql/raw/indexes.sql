-- Finds the responses waiting to be normalised without reading the others.
create index if not exists response_outstanding on raw.response (fetched_at) where normalised_at is null and fault is null;
-- Contents whose bytes are part of a whole response. Responses are cut into contents when they are stored, so there are few.
create index if not exists content_in_blob on raw.content (response_id) where text_hash is null;

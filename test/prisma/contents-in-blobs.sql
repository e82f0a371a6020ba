-- Brings responses that were stored whole, with a row for each sighting, into the state in which a migration of the first release
-- left them. raw-contents.test.ts runs it.

-- Every distinct content, stored in the blob of the response that was the first to show it. The job `retention` moves the
-- bytes to blocks, so that this statement need not read them.
insert into raw.content (source, hash, natural_key, number, response_id, place)
select distinct on (capture.hash, capture.source collate "C")
  capture.source, capture.hash, capture.natural_key, capture.number, capture.response_id, capture.position
from raw.capture join raw.response on response.id = capture.response_id
order by capture.hash, capture.source collate "C", response.fetched_at, capture.response_id, capture.position;

-- The contents of every response that can be used.
insert into raw.page (response_id, source, fetched_at, contents)
select response.id, response.source, response.fetched_at,
  coalesce(array_agg(content.id order by capture.position) filter (where content.id is not null), '{}')
from raw.response
left join raw.capture on capture.response_id = response.id
left join raw.content on content.source = capture.source and content.hash = capture.hash
where response.fault is null group by response.id;

-- Of consecutive sightings of one content the first remains.
delete from raw.capture using (
  select capture.response_id, capture.position,
    lag(capture.hash) over (
      partition by capture.natural_key collate "C", capture.source collate "C"
      order by response.fetched_at, capture.response_id, capture.position) = capture.hash as repeated
  from raw.capture join raw.response on response.id = capture.response_id where capture.natural_key is not null
) as sighting
where sighting.repeated and sighting.response_id = capture.response_id and sighting.position = capture.position;
-- Records without a key have no history; each content of them remains where it was first seen.
delete from raw.capture using raw.content
where capture.natural_key is null and content.source = capture.source and content.hash = capture.hash
  and (content.response_id, content.place) <> (capture.response_id, capture.position);

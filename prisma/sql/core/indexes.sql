-- Find the tenders of a buyer by number and by title, see core.buyers_key.
create index if not exists tender_reference on core.tender (reference_key) where reference_key is not null;
create index if not exists tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index if not exists tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));
-- Find the notices that may be about a tender, by its number.
create index if not exists tender_notice_keys on core.tender using gin (notice_keys) where notice_kind is not null;
-- Find the tenders of a category in a province, see core.market_key.
create index if not exists tender_market on core.tender (core.market_key(province, category));
-- The latest awards, by their own date. A date after the day on which an award was seen cannot be right.
create index if not exists award_latest on core.award (least(awarded_at, first_captured_at) desc, id) where status = 'awarded';
-- Find the documents to fetch from a host next, and those to read.
create index if not exists document_state_waiting on core.document_state (host, closes_at desc nulls last, id) where state = 'waiting';
create index if not exists document_state_fetched on core.document_state (closes_at desc nulls last, id) where state = 'fetched';
-- The events of a week that a briefing tells. Few events are of these types, and a briefing names the type.
create index if not exists tender_event_told on core.tender_event (event_type, occurred_at) where event_type in ('closing-date-changed', 'cancelled');

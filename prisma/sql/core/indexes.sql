-- Find the tenders of a buyer by number and by title, see core.buyers_key.
create index if not exists tender_reference_of_buyer on core.tender (core.buyers_key(organization_id, reference_key));
create index if not exists tender_title_of_buyer on core.tender (core.buyers_key(organization_id, title_key));
-- Find the notices that may be about a tender, by its number.
create index if not exists tender_notice_keys on core.tender using gin (notice_keys) where notice_kind is not null;

-- Calls whose address is still known, by age: there are none beyond the days for which addresses are kept.
create index if not exists usage_log_address on app.usage_log (created_at) where ip_address is not null;

-- What lasts is one incident, also where two processes store verdicts.
create unique index if not exists incident_open_key on ops.incident (condition, subject) where ended_at is null;

-- These extensions are part of PostgreSQL's distribution and trusted, so the owner of a database may create them.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
create extension if not exists fuzzystrmatch schema public;

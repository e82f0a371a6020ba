-- Extensions of PostgreSQL's own distribution. All are trusted, so that the owner of a database may add them.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
create extension if not exists fuzzystrmatch schema public;

-- Authors: one row for each id in $1 that exists.
select author.id /* own columns: core.author author */, author.updated_at as synced_at,
  json_build_object('name', author.name, 'bio', author.bio, 'avatar', author.avatar, 'role', author.role,
    'page', author.page, 'profiles', array_remove(array[author.linkedin_url], null), 'expertise', author.expertise,
    'is_person', author.origin <> 'shipped') as facts
from core.author
where author.id = any($1::uuid[])

-- Names of members of archives were stored as they are, and may hold identity numbers of persons. Archives with such members are
-- unpacked again from their stored files, which names the members without.
update core.document_state archive set state = 'fetched'
where archive.state = 'done' and exists (
  select from core.document_state member where member.parent_id = archive.id
    and (length(regexp_replace(member.member, '[^0-9]', '', 'g')) >= 13 or member.member ~ '[^\u0001-\u007e]'));

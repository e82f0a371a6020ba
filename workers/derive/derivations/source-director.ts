import { sourceDirectors } from '#shared/tables/company-register.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { byImport } from '#workers/derive/registers/records.ts';

const OFFICIALS = `select record.id as key from ops.register_record record where record.kind = 'source-directors'`;

/** The directors of organs of state in imported registers; those of unknown organs wait until these are known. */
export const sourceDirector: Derivation = {
  name: 'source_director',
  table: sourceDirectors,
  does: 'finds the organs of state of the directors in imported registers',
  staleBy: [
    byImport('source-directors'),
    changeOf(
      organizations,
      ['slug'],
      `${OFFICIALS} and organization_id = any(array(select id from changed))
        union ${OFFICIALS} and organization_id is null and name_key = any(array(select slug from changed))`,
    ),
  ],
  everyKey: `select id from ops.register_record where kind = 'source-directors' union select id from derived.source_director`,
  compute: `select record.id, organ.id as organization_id, entry->>'full_name' as full_name, entry->>'person_key' as person_key,
      entry->>'identity_hash' as identity_hash, entry->>'masked_number' as masked_number, entry->>'position' as position,
      (entry->>'appointment_date')::date as appointed_on,
      (entry->>'validated_at')::date::timestamp at time zone 'Africa/Johannesburg' as validated_at,
      entry->>'validation_status' as validation_status, record.created_at, record.changed_at
    from ops.register_record record
    cross join lateral (
      select id from core.organization where id = record.organization_id
      union all
      select min(id::text)::uuid from core.organization where record.organization_id is null and slug = record.name_key
    ) organ
    where record.id = any($1::uuid[]) and record.kind = 'source-directors' and organ.id is not null`,
  emits: 'source_director',
  issues: `select 'wrong-identity-number' as kind, id::text as subject,
      jsonb_build_object('line', line, 'import', import_id) as detail
    from ops.register_record where id = any($1::uuid[]) and entry->'number_left_out' = 'true' order by id`,
  pace: 'prompt',
};

import type pg from 'pg';

/**
 * The objects of a database besides tables and plain columns, one line each, so that two databases can be compared:
 * functions, views, triggers, indexes, checks, text search, tables that are not logged, storage and statistics of columns,
 * collations, row-level security and grants.
 */

/** Our schemas; one that a database does not have is passed over. */
export const ourSchemas: readonly string[] = ['raw', 'core', 'derived', 'read', 'ops', 'app'];

const OURS = `(${ourSchemas.map((name) => `'${name}'`).join(', ')})`;

const QUERIES: readonly string[] = [
  `select 'role ' || rolname as line from pg_roles where rolname like 'tender\\_%'`,
  `select 'function ' || p.oid::regprocedure || ' ' || pg_get_functiondef(p.oid) as line
   from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ${OURS} and prokind = 'f'`,
  `select 'view ' || c.oid::regclass || ' ' || pg_get_viewdef(c.oid) as line
   from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${OURS} and relkind = 'v'`,
  `select 'trigger ' || pg_get_triggerdef(t.oid) as line
   from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
   where nspname in ${OURS} and not tgisinternal`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname in ${OURS}`,
  `select 'check ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(c.oid) as line
   from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname in ${OURS} and contype = 'c'`,
  `select 'extension ' || extname as line from pg_extension`,
  `select 'search ' || cfgname || ' ' || maptokentype || ' ' || d.dictname || ' ' || mapseqno as line
   from pg_ts_config_map m join pg_ts_config g on g.oid = mapcfg join pg_ts_dict d on d.oid = mapdict
   join pg_namespace n on n.oid = cfgnamespace where nspname in ${OURS}`,
  `select 'options ' || c.oid::regclass || ' '
     || (select string_agg(option, ',' order by option) from unnest(reloptions) option) as line
   from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${OURS} and reloptions is not null`,
  `select 'unlogged ' || c.oid::regclass as line
  from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${OURS} and relkind = 'r' and relpersistence = 'u'`,
  `select 'storage ' || c.oid::regclass || '.' || attname || ' ' || attstorage::text || coalesce(' statistics ' || attstattarget, '')
     || coalesce(' ' || array_to_string(attoptions, ','), '') as line
   from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
   where nspname in ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped`,
  `select 'collation ' || c.oid::regclass || '.' || attname || ' ' || attcollation::regcollation as line
   from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
   join pg_collation k on k.oid = attcollation and k.collname <> 'default'
   where nspname in ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped`,
  `select 'grant ' || nspname || '.' || relname || ' ' || coalesce(acl.grantee::regrole::text, '') || ' ' || acl.privilege_type as line
   from pg_class c join pg_namespace n on n.oid = relnamespace, aclexplode(relacl) acl
   where nspname in ${OURS} and relkind in ('r', 'v', 'S')`,
  `select 'grant column ' || c.oid::regclass || '.' || attname || ' ' || acl.grantee::regrole::text || ' ' || acl.privilege_type as line
   from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace, aclexplode(attacl) acl
   where nspname in ${OURS} and not attisdropped`,
  `select 'grant schema ' || nspname || ' ' || acl.grantee::regrole::text || ' ' || acl.privilege_type as line
   from pg_namespace n, aclexplode(nspacl) acl where nspname in ${OURS}`,
  `select 'row level security ' || c.oid::regclass as line
   from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${OURS} and relrowsecurity`,
  `select 'policy ' || p.schemaname || '.' || p.tablename || ' ' || policyname || ' ' || permissive || ' ' || cmd || ' '
     || array_to_string(roles, ',') || ' using ' || coalesce(qual, '') || ' check ' || coalesce(with_check, '') as line
   from pg_policies p where schemaname in ${OURS}`,
  `select 'grant function ' || p.oid::regprocedure || ' ' || coalesce(nullif(acl.grantee, 0)::regrole::text, 'public') as line
   from pg_proc p join pg_namespace n on n.oid = pronamespace, aclexplode(proacl) acl where nspname in ${OURS}`,
  `select 'default ' || nspname || ' ' || defaclobjtype::text || ' ' || acl.grantee::regrole::text || ' ' || acl.privilege_type as line
   from pg_default_acl d join pg_namespace n on n.oid = defaclnamespace, aclexplode(defaclacl) acl where nspname in ${OURS}`,
];

/** @returns one line for each object, sorted */
export async function catalogOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(QUERIES.join('\nunion all '));
  return rows.map(({ line }) => line).sort();
}

import { z } from 'zod';
import { about, listOf, text, truth, whole } from '#services/api/http/shapes.ts';
import { documentVersion } from '#services/api/v2/api-version.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { utcSql } from '#services/api/v2/serve/sql/utc.ts';
import { DATABASE_SILENT } from '#shared/health/evaluate.ts';
import { healthStates } from '#shared/health/report.ts';
import { runKinds, runStatuses } from '#shared/operator/runs.ts';
import { instantText } from '#shared/resources/definition/fields.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { processSourceNames, sourceNames, subjectOf } from '#shared/sources.ts';
import { within } from '#shared/within.ts';

const PARTS = ['tenders', 'awards', 'companies', 'organizations'] as const;
type Part = (typeof PARTS)[number];
const KINDS: readonly Resource[] = Object.values(resources);

const each = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(PARTS.map((part) => [part, schema])));

/** A response is reused this long, so that a public path cannot burden the database. */
const MAX_AGE_MS = 1_000;
/** A database that does not respond within this time is not healthy. */
const SILENCE_MS = 2_000;

/**
 * For each kind of record in $1: time of its own last run, else of the last publication; the time as of which it shows
 * what its sources said; whether records were ever published; number of records that lists show.
 */
const FIGURES = `
select kind.plural,
  ${utcSql('coalesce(greatest(s.last_full_sync_at, s.last_incremental_sync_at), v.published_at)')} as at,
  ${utcSql(`coalesce(collected.at, v.published_at)`)} as "asOf",
  v.resource is not null as loaded,
  coalesce(case when kind.aside is null then c.n else listed.n end, 0)::float8 as listed
from json_to_recordset($1::json) as kind (name text, plural text, aside text, sources text[])
cross join lateral (select max(greatest(last_full_sync_at, last_incremental_sync_at)) as at from ops.sync_meta
  where entity = any(kind.sources)) collected
left join read.version v on v.resource = kind.name and v.change_seq > 0
left join ops.sync_meta s on s.entity = kind.plural and v.resource is not null
left join read.counter c on c.resource = kind.name and c."column" = ''
left join read.counter listed on listed.resource = kind.name and listed."column" = kind.aside and listed.value = '0'`;

/**
 * The last run of each publisher, register, rebuild and job of the schedule, by name. Without errors, which name machines: this
 * path is public.
 */
const RUNS = `
with recursive named as (
  select min(entity) as entity from ops.cron_runs
  union all
  select (select min(entity) from ops.cron_runs where entity > named.entity) from named where entity is not null
)
select entity, kind, status, ${utcSql('started_at')} as "startedAt", ${utcSql('completed_at')} as "completedAt",
  rows_synced as "rowsSynced", pages
from named
cross join lateral (
  select kind, status, started_at, completed_at, rows_synced, pages from ops.cron_runs
  where cron_runs.entity = named.entity order by started_at desc limit 1
) latest
order by entity`;

type Figures = {
  plural: string;
  at: string | null;
  asOf: string | null;
  loaded: boolean;
  listed: number;
};

const resourceState = z.object({
  resource: text('Plural name of the kind of record.', KINDS[0]?.plural),
  loaded: about(
    z.boolean().nullable(),
    'Whether records of it were ever published; null while the database does not answer.',
  ),
  rows: about(z.int().nullable(), 'Records that lists show now; null while the database does not answer.'),
  asOf: about(
    z.iso.datetime().nullable(),
    'Time up to which the records reflect their sources; null if nothing was loaded.',
  ),
  source: about(
    z.string().nullable(),
    'Publishers by name, `codelists`, or `registers` that the operator provides; null where no source is collected yet.',
    processSourceNames.join(', '),
  ),
});

const entityState = z.object({
  entity: about(z.enum(PARTS), 'Kind of record.'),
  count: about(z.int().nullable(), 'Its number in `entityCounts`.'),
  lastSync: about(instantText.nullable(), 'Its time in `lastSync`.'),
});

const lastRun = z.object({
  entity: text('Publisher, register, rebuild or job of the schedule, by name.', 'ocds'),
  kind: about(z.enum(runKinds), 'Kind of run.'),
  status: about(
    z.enum(runStatuses),
    '`partial`: some of its tasks keep failing and are tried again.',
    'completed',
  ),
  startedAt: about(instantText, 'When it started.'),
  completedAt: about(instantText.nullable(), 'When it ended; null while it runs.'),
  rowsSynced: whole('Records that it stored.'),
  pages: whole('Responses that it received.'),
});
type LastRun = z.infer<typeof lastRun>;

/** Health, times and numbers. The status is 200 even when the service is unhealthy: the body says so. */
export const status: Procedure = {
  schema: z.object({
    healthy: truth('Whether the service does its work.'),
    state: about(
      z.enum(healthStates),
      '`starting` until the first synchronisation of every publisher has been published: nothing is wrong, but records are still missing.',
      'healthy',
    ),
    version: text('Version of the interface.', documentVersion),
    lastSync: about(
      each(about(instantText.nullable(), 'When the last synchronisation ended; null before the first.')),
      'Last synchronisation, by kind of record.',
    ),
    entityCounts: about(
      each(
        about(
          z.int().nullable(),
          'Number of records that lists show; null while the database does not answer.',
        ),
      ),
      'Numbers of records, by kind.',
    ),
    entities: listOf(entityState, '`lastSync` and `entityCounts` as a list.'),
    cron: listOf(
      lastRun,
      'The last run of everything that runs by the clock; empty while the database does not answer.',
    ),
    reasons: about(z.array(z.string()), 'What is wrong, in words.', []),
    resources: listOf(resourceState, 'Each kind of record.'),
  }),
  cacheControl: 'no-store',
  handler: (services) => {
    let kept: { text: Promise<string>; until: number } | null = null;
    return async () => {
      if (!kept || kept.until < Date.now())
        kept = { text: readStatus(services), until: Date.now() + MAX_AGE_MS };
      return prepareResponse(await kept.text, '');
    };
  },
};

async function readStatus({ pool, versions, verdict }: Services): Promise<string> {
  const asked = <Row>(sql: string, values: unknown[]): Promise<Row[] | null> =>
    within(SILENCE_MS, pool.query<Row & object>(sql, values), '').then(
      ({ rows }) => rows,
      () => null,
    );
  const [figures, runs, { ready, state: judged, reasons: found }] = await Promise.all([
    asked<Figures>(FIGURES, [JSON.stringify(ASKED)]),
    asked<LastRun>(RUNS, []),
    verdict(),
  ]);
  const own = [
    ...(figures || !ready ? [] : [DATABASE_SILENT]),
    ...(figures && versions.of('tender') === null
      ? ['publications are not being followed; answers are not cached']
      : []),
  ];
  const state = own.length > 0 ? 'unhealthy' : judged;
  const of = (plural: string) => figures?.find((row) => row.plural === plural);
  const entities = PARTS.map((entity: Part) => ({
    entity,
    count: figures && (of(entity)?.listed ?? 0),
    lastSync: of(entity)?.at ?? null,
  }));
  return JSON.stringify({
    healthy: state === 'healthy',
    state,
    version: documentVersion,
    lastSync: Object.fromEntries(entities.map(({ entity, lastSync }) => [entity, lastSync])),
    entityCounts: Object.fromEntries(entities.map(({ entity, count }) => [entity, count])),
    entities,
    cron: runs ?? [],
    reasons: [...own, ...found],
    resources: KINDS.map((kind) => {
      const row = of(kind.plural);
      return {
        resource: kind.plural,
        loaded: row?.loaded ?? null,
        rows: row?.listed ?? null,
        asOf: row?.loaded ? row.asOf : null,
        source: sourceOf(kind),
      };
    }),
  });
}

/** Sources that the records come from; none for those of codelists and of registers that an operator imports. */
const sourcesOf = ({ from = 'process' }: Resource): readonly string[] =>
  from === 'codelists' ? [] : sourceNames.filter((name) => subjectOf(name) === from);

const ASKED = KINDS.map((kind) => ({
  ...{ name: kind.name, plural: kind.plural, aside: kind.aside, sources: sourcesOf(kind) },
}));

const sourceOf = (kind: Resource): string | null => {
  const names = sourcesOf(kind);
  return names.length === 0 ? (kind.from ?? null) : names.join(', ');
};

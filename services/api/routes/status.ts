import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { documentVersion } from '#services/api/api-version.ts';
import type { Report } from '#services/api/routes/report.ts';
import { createAnswer } from '#services/api/serve/answer.ts';
import type { Services } from '#services/api/serve/handler.ts';

const PARTS = ['tenders', 'awards', 'companies', 'organizations'] as const;
type Part = (typeof PARTS)[number];

const each = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(PARTS.map((part) => [part, schema])));

/** For so long an answer stands, so that an open path cannot burden the database. */
const MOST_AGE_MS = 1_000;
/** A database that is silent for so long is not healthy. */
const SILENCE_MS = 2_000;

/**
 * The last run of each kind of record, else its last publication; numbers of records from the counters. There is no
 * read table of organisations yet: distinct buyers are found by hopping through the index, one step for each.
 */
const FIGURES = `
with recursive buyers as (
  (select organization_slug from read.tender where organization_slug is not null order by organization_slug limit 1)
  union all
  select (select t.organization_slug from read.tender t where t.organization_slug > b.organization_slug order by t.organization_slug limit 1)
  from buyers b where b.organization_slug is not null
), synced as (
  select v.resource, coalesce(greatest(s.last_full_sync_at, s.last_incremental_sync_at), v.published_at) as at
  from read.version v left join ops.sync_meta s on s.entity = v.resource || 's' where v.change_seq > 0
)
select
  (select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from synced where resource = 'tender') as tenders_at,
  (select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from synced where resource = 'award') as awards_at,
  coalesce((select n from read.counter where resource = 'tender' and "column" = ''), 0) as tenders,
  coalesce((select n from read.counter where resource = 'award' and "column" = ''), 0) as awards,
  (select count(organization_slug) from buyers) as organizations`;

type Figures = Record<'tenders_at' | 'awards_at', string | null> &
  Record<'tenders' | 'awards' | 'organizations', string>;

/** Health, times and numbers. Answers 200 even when it is not healthy: the caller wants to know, not to fail. */
export const status: Report = {
  schema: z.object({
    healthy: z.boolean(),
    version: z.string(),
    lastSync: each(z.iso.datetime().nullable()),
    entityCounts: each(z.int().nullable()),
    reasons: z.array(z.string()),
  }),
  cacheControl: 'no-store',
  handler: (services) => {
    let kept: { text: Promise<string>; until: number } | null = null;
    return async () => {
      if (!kept || kept.until < Date.now())
        kept = { text: report(services), until: Date.now() + MOST_AGE_MS };
      return createAnswer(await kept.text, '');
    };
  },
};

async function report({ pool, versions }: Services): Promise<string> {
  const silence = new AbortController();
  const figures = await Promise.race([
    pool.query<Figures>(FIGURES).then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    ),
    wait(SILENCE_MS, null, { signal: silence.signal }).catch(() => null),
  ]);
  silence.abort();
  const reasons = [
    ...(figures ? [] : ['the database does not answer']),
    ...(figures && versions.of('tender') === null
      ? ['publications are not being followed; answers are not cached']
      : []),
  ];
  const lastSync: Record<Part, string | null> = {
    tenders: figures?.tenders_at ?? null,
    awards: figures?.awards_at ?? null,
    companies: null,
    organizations: figures?.tenders_at ?? null,
  };
  const entityCounts: Record<Part, number | null> = {
    tenders: figures && Number(figures.tenders),
    awards: figures && Number(figures.awards),
    companies: figures && 0,
    organizations: figures && Number(figures.organizations),
  };
  return JSON.stringify({
    healthy: figures !== null,
    version: documentVersion,
    lastSync,
    entityCounts,
    reasons,
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { documentVersion } from '#services/api/v2/api-version.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { resources } from '#shared/resources/index.ts';

const PARTS = ['tenders', 'awards', 'companies', 'organizations'] as const;
type Part = (typeof PARTS)[number];
const KINDS = Object.values(resources)
  .filter(({ plural }) => PARTS.some((part) => part === plural))
  .map(({ name, plural }) => ({ name, plural }));

const each = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(PARTS.map((part) => [part, schema])));

/** A response is reused this long, so that a public path cannot burden the database. */
const MAX_AGE_MS = 1_000;
/** A database that does not respond within this time is not healthy. */
const SILENCE_MS = 2_000;

/** For each kind of record in $1: time of the last run, else of the last publication, and number of records. */
const FIGURES = `
select kind.plural,
  to_char(coalesce(greatest(s.last_full_sync_at, s.last_incremental_sync_at), v.published_at) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  coalesce(c.n, 0) as n
from json_to_recordset($1::json) as kind (name text, plural text)
left join read.version v on v.resource = kind.name and v.change_seq > 0
left join ops.sync_meta s on s.entity = kind.plural and v.resource is not null
left join read.counter c on c.resource = kind.name and c."column" = ''`;

type Figures = { plural: Part; at: string | null; n: string };

/** Health, times and numbers. The status is 200 even when the service is unhealthy: the body says so. */
export const status: Procedure = {
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
        kept = { text: readStatus(services), until: Date.now() + MAX_AGE_MS };
      return prepareResponse(await kept.text, '');
    };
  },
};

async function readStatus({ pool, versions }: Services): Promise<string> {
  const silence = new AbortController();
  const figures = await Promise.race([
    pool.query<Figures>(FIGURES, [JSON.stringify(KINDS)]).then(
      ({ rows }) => rows,
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
  const of = (part: Part) => figures?.find(({ plural }) => plural === part);
  const lastSync = Object.fromEntries(PARTS.map((part) => [part, of(part)?.at ?? null]));
  const entityCounts = Object.fromEntries(PARTS.map((part) => [part, figures && Number(of(part)?.n ?? 0)]));
  return JSON.stringify({
    healthy: figures !== null,
    version: documentVersion,
    lastSync,
    entityCounts,
    reasons,
  });
}

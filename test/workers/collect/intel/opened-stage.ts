import { randomUUID } from 'node:crypto';
import { beforeEach, onTestFinished } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { intelSourceIdentity } from '#shared/text/identity.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { intel } from '#workers/collect/intel/stage.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { type NewsSite, startNewsSite } from './site.ts';

/** The stage with a database and a site of its own, new for each test. */
export let site: NewsSite;
export let at: Harness;
export let context: StageContext;
let ids: Map<string, string>;

export const openNewsStage = (): void =>
  beforeEach(async () => {
    site = await startNewsSite();
    onTestFinished(site.close);
    at = await harness({});
    context = {
      ...at.context,
      config: loadConfig({ ...at.settings, INTEL_ALLOWED_HOSTS: site.host }),
    };
    ids = new Map();
  });

/** Enters a source. */
export async function source(path: string, given: Record<string, unknown> = {}): Promise<string> {
  const slug = path.replace(/\W/g, '') || 'x';
  const id = intelSourceIdentity(slug);
  ids.set(path, id);
  const row = {
    ...{
      id,
      slug,
      name: slug,
      url: `${site.url}${path}`,
      format: 'feed',
      source_type: 'media',
      licence: 'none',
    },
    ...{ origin: 'operator', ...given },
  };
  const columns = Object.keys(row);
  await at
    .pool('tender_operator')
    .query(
      `insert into ops.intel_source (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_record(null::ops.intel_source, $1::json)`,
      [JSON.stringify(row)],
    );
  return id;
}

export const work = (path: string, cause = 'check-1') =>
  intel.handle({ sourceId: ids.get(path)!, cause: `${cause}${randomUUID()}` }, context);
export const stateOf = async (path: string) =>
  (
    await at.rows(
      "select state, failure_count, last_error, pause_reason, next_poll_at > now() + interval '50 minutes' as later from ops.intel_source where id = $1",
      [ids.get(path)],
    )
  )[0]!;
export const items = () =>
  at.rows<{ title: string; url: string | null; words: string | null }>(
    'select title, url, words from core.intel_item order by title',
  );
/** Lets the stage work as if no internal host were allowed. */
export function allowNothing(): void {
  context = { ...context, config: at.context.config };
}
export const published = async () => {
  await at.stages.publishAll();
  return at.rows<{ title: string }>(
    `select detail::json->>'title' as title, detail from read.intel_item order by 1`,
  );
};

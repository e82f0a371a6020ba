import { randomUUID } from 'node:crypto';
import type { Config } from '#shared/config.ts';
import { type Client, inTransaction } from '#shared/database/connection.ts';
import { UpstreamError } from '#shared/errors.ts';
import { type IntelReader, openIntelReader } from '#shared/intel/apart.ts';
import { removeItems } from '#workers/collect/intel/items.ts';
import { intelJobs } from '#workers/collect/intel/jobs.ts';
import { readPages } from '#workers/collect/intel/pages.ts';
import { intelPoliteness } from '#workers/collect/intel/politeness.ts';
import { pollSource, readResponse } from '#workers/collect/intel/poll.ts';
import { openRobots, type Robots } from '#workers/collect/intel/robots.ts';
import { enterSources, readSource, recordFailure, sourcesToDo } from '#workers/collect/intel/sources.ts';
import { createPoliteClient, type PoliteClient } from '#workers/collect/polite.ts';
import { BUSY, withLock } from '#workers/pipeline/locks.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { hasRoom } from '#workers/pipeline/room.ts';
import { defineStage, type Stage } from '#workers/pipeline/stage.ts';

/** Maximum number of sites whose client is kept, with the time of the last request to each. */
const MAX_SITES = 200;

/**
 * Reads news about public procurement, by the machinery that collects tenders, with a queue of its own: no tender waits
 * for a newspaper. A message names a source that may have work to do. It may be delivered twice: a source is processed
 * under the lock of its site, and its row says what remains: whether it is due, and which stored response must still be
 * read. Items are derived from the bytes of the response, and those already stored are not written again. Decision:
 * docs/decisions/0164-news.md
 */
export function intelFrom(openReader: () => IntelReader): Stage<'intel'> {
  const opened = new WeakMap<
    Config,
    { sites: Map<string, PoliteClient>; robots: Robots; reader: IntelReader }
  >();
  const partsOf = (config: Config) => {
    const parts = opened.get(config) ?? { sites: new Map(), robots: openRobots(), reader: openReader() };
    opened.set(config, parts);
    return parts;
  };
  /** One client for each site in a process, so that the pause after a request holds for all its sources and pages. */
  const clientOf = (site: string, config: Config): PoliteClient => {
    const { sites } = partsOf(config);
    const client =
      sites.get(site) ??
      createPoliteClient({ title: site, politeness: intelPoliteness }, config, {
        allowed: config.INTEL_ALLOWED_HOSTS,
      });
    if (sites.size >= MAX_SITES) sites.clear();
    sites.set(site, client);
    return client;
  };
  return defineStage({
    queue: 'intel',
    does: 'reads news about public procurement: feeds, sitemaps and listings, and what rules say about their items',
    reads: ['core.organization', 'core.tender'],
    writes: [
      ...(['raw', 'core.intel_item', 'core.intel_analysis', 'core.outbox', 'ops.intel_source'] as const),
      ...(['ops.cron_runs', 'ops.issue', 'ops.disk'] as const),
    ],
    emits: 'changed items and sources, for publish',
    jobs: intelJobs,
    start: ({ pool, config }) => enterSources(pool, config),
    leftWork: async ({ pool }, minAge) =>
      (await sourcesToDo(pool, minAge)).map((sourceId) => ({ sourceId, cause: `requeue-${randomUUID()}` })),
    handle: async ({ sourceId, cause }, context) => {
      const source = await readSource(context.pool, sourceId);
      if (source === null || !(await hasRoom(context, 'collect'))) return;
      const isCheck = cause.startsWith('check-');
      if (isCheck)
        await context.pool.query('update ops.intel_source set next_poll_at = now() where id = $1', [
          sourceId,
        ]);
      const site = URL.parse(source.url)?.host ?? source.url;
      const { reader, robots } = partsOf(context.config);
      const polling = { source, context, publisher: clientOf(site, context.config), reader };
      const outcome = await withLock(context.pool, `intel:${site}`, async (client) => {
        await emitChanges(client, 'intel_source', [sourceId]);
        if (source.state === 'removed') return await inTransaction(client, () => removeItems(client, source));
        // The previous holder of the lock may have done the work.
        const now = (await readSource(client, sourceId)) ?? source;
        if (now.unread !== null) await readLeft({ ...polling, source: now }, client);
        if (now.isDue || isCheck) await pollSource({ ...polling, source: now }, client, isCheck);
        await readPages(polling, client, robots);
        return undefined;
      });
      if (outcome === BUSY) return;
      const published = `intel-${randomUUID()}`;
      await context.queues.send(
        'publish',
        { resource: 'intel_source', cause: published },
        { resource: 'intel_item', cause: published },
      );
    },
  });
}

/** Reads a response that a process stored before it died. */
async function readLeft(polling: Parameters<typeof pollSource>[0], client: Client): Promise<void> {
  const { source } = polling;
  try {
    await readResponse(polling, client, source.unread!);
  } catch (error) {
    if (polling.context.signal?.aborted || !(error instanceof UpstreamError)) throw error;
    await recordFailure(client, source, {
      ...{ kind: error.kind, reason: error.message, retryAfter: null, responseId: source.unread },
    });
  }
}

export const intel = intelFrom(() => openIntelReader());

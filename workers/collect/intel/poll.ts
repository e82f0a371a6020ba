import { randomUUID } from 'node:crypto';
import type { Client } from '#shared/database/connection.ts';
import { canonicalAddress } from '#shared/domain/intel/address.ts';
import { UpstreamError } from '#shared/errors.ts';
import type { IntelQuestion, IntelReader } from '#shared/intel/apart.ts';
import { intelItemIdentity } from '#shared/text/identity.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import { prepareItems, storeItems } from '#workers/collect/intel/items.ts';
import { type IntelSource, recordAnswer, recordFailure, storedAs } from '#workers/collect/intel/sources.ts';
import { readStored, storeFeed, storeUnusable } from '#workers/collect/intel/store.ts';
import { assertComplete, type PoliteClient } from '#workers/collect/polite.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { recordRun } from '#workers/pipeline/runs.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

const NOT_MODIFIED = 304;

export type Polling = {
  source: IntelSource;
  context: StageContext;
  publisher: PoliteClient;
  reader: IntelReader;
};

/**
 * Requests the items of a publisher and stores the response before reading it. Each request is a run in the run log.
 * @param isCheck requested by an operator, who wants the whole response
 */
export async function pollSource(
  { source, context, publisher, reader }: Polling,
  client: Client,
  isCheck: boolean,
): Promise<void> {
  const began = performance.now();
  const { signal } = context;
  let rows = 0;
  try {
    const { response, value } = await publisher.ask(source.url, {
      open: openAnswer,
      read: (opened) => opened as PublisherResponse | null,
      ...(isCheck ? {} : { known: { etag: source.etag, lastModified: source.lastModified } }),
      unusable: (answer, error) => storeUnusable(client, source, answer, error),
      ...(signal ? { signal } : {}),
    });
    if (value === null) await recordAnswer(client, source, null);
    else {
      const responseId = await storeFeed(client, source, response);
      rows = await readResponse({ source, context, publisher, reader }, client, responseId);
    }
    await log(null);
  } catch (error) {
    if (signal?.aborted || !(error instanceof UpstreamError)) throw error;
    const { kind, message: reason, retryAfter } = error;
    context.log.info({ source: source.slug, kind, reason }, 'news not read');
    await recordFailure(client, source, { kind, reason, retryAfter, responseId: null });
    await log(reason);
  }
  await emitChanges(client, 'intel_source', [source.id]);

  async function log(error: string | null): Promise<void> {
    await recordRun(
      client,
      {
        kind: 'sync',
        entity: storedAs(source),
        mode: 'incremental',
        invocationId: `intel-${randomUUID()}`,
        ...{ fromDay: null, toDay: null },
      },
      {
        status: error === null ? 'completed' : 'failed',
        tookMs: performance.now() - began,
        rows,
        pages: 1,
        error,
      },
    );
  }
}

/** @returns null if nothing has changed */
function openAnswer(response: PublisherResponse): PublisherResponse | null {
  if (response.status === NOT_MODIFIED) return null;
  assertComplete(response);
  if (response.bytes.length === 0)
    throw new UpstreamError('unexpected-shape', `an empty response for ${response.url}`);
  return response;
}

/**
 * Reads the items of a stored response, in a separate process, and stores them. May be called again for the same
 * response.
 * @returns how many items are new or have changed
 * @throws UpstreamError `unexpected-shape` for a response that gives no items, such as a page that asks to log in
 */
export async function readResponse(
  { source, context, reader }: Polling,
  client: Client,
  responseId: string,
): Promise<number> {
  const stored = await readStored(client, responseId);
  if (stored === null)
    throw new UpstreamError('unexpected-shape', 'its bytes were removed before they were read');
  const question: IntelQuestion = {
    ...{ read: source.format, selector: source.selector, pattern: source.pattern },
    ...{ contentType: stored.contentType, base: stored.url },
  };
  const reading = await reader.feed(question, stored.bytes, context.signal);
  if ('fault' in reading)
    throw new UpstreamError(
      'unexpected-shape',
      `no items for ${source.url}: ${reading.message} (${reading.fault})`,
    );
  const [name, of, { info, warning }] = [storedAs(source), { responseId }, stageIssues('intel')];
  if (reading.left > 0)
    await recordIssues(client, [
      info('intel-items-left-out', name, source.url, { read: reading.items.length, left: reading.left }, of),
    ]);
  if (reading.defect !== undefined)
    await recordIssues(client, [
      warning('intel-feed-defect', name, source.url, { reason: reading.defect }, of),
    ]);
  const prepared = prepareItems(source, reading.items, {
    ...{ base: stored.url, responseId, receivedAt: stored.fetchedAt },
    allowed: context.config.INTEL_ALLOWED_HOSTS,
  });
  const texts = new Map(
    reading.items.flatMap(({ text, link }) => {
      const address = canonicalAddress(link, stored.url);
      return text === null || address === null ? [] : [[intelItemIdentity(address.key), text] as const];
    }),
  );
  const changed = await storeItems(client, source, responseId, prepared, texts);
  context.log.debug(
    { source: source.slug, items: reading.items.length, changed: changed.length },
    'news read',
  );
  return changed.length;
}

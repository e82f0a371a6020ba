import { type Client, inTransaction } from '#shared/database/connection.ts';
import { canonicalAddress } from '#shared/domain/intel/address.ts';
import type { PageReading } from '#shared/domain/intel/item.ts';
import { UpstreamError } from '#shared/errors.ts';
import { intelItemIdentity } from '#shared/text/identity.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import { PAGES_AT_ONCE } from '#workers/collect/intel/politeness.ts';
import type { Polling } from '#workers/collect/intel/poll.ts';
import type { Robots } from '#workers/collect/intel/robots.ts';
import { storePageOf, storeUnusable } from '#workers/collect/intel/store.ts';
import { assertComplete } from '#workers/collect/polite.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

type Waiting = { id: string; url: string };

/**
 * Reads the pages to which the items of a source link, the newest first, if the row of the source and robots.txt of the
 * site allow it. The rules read a page and quote sentences from it; the rest is not served to anyone.
 */
export async function readPages(polling: Polling, client: Client, robots: Robots): Promise<void> {
  const { source, context } = polling;
  if (!source.fullText) return;
  const { rows } = await client.query<Waiting>(
    `select id, url from core.intel_item where source_id = $1 and url is not null and page_read_at is null
     order by published_at desc nulls last, id limit $2`,
    [source.id, PAGES_AT_ONCE],
  );
  for (const item of rows) {
    if (context.signal?.aborted) return;
    await readOne(polling, client, robots, item);
  }
}

async function readOne(polling: Polling, client: Client, robots: Robots, item: Waiting): Promise<void> {
  const { source, context, publisher, reader } = polling;
  const { signal } = context;
  try {
    if (!(await robots(item.url, publisher, signal))) {
      await settle(client, item, { fault: 'failed', message: 'robots.txt of its site does not allow it' });
      return;
    }
    const { response } = await publisher.ask(item.url, {
      open: (answer) => {
        assertComplete(answer);
        return answer;
      },
      read: (answer) => answer as PublisherResponse,
      unusable: (answer, error) => storeUnusable(client, source, answer, error),
      attempts: 1,
      ...(signal ? { signal } : {}),
    });
    await storePageOf(client, source, response);
    const page = await reader.page(
      {
        read: 'page',
        contentType: response.contentType,
        base: response.answeredBy,
        selector: null,
        pattern: null,
      },
      response.bytes,
      signal,
    );
    await settle(client, item, page);
  } catch (error) {
    if (signal?.aborted || !(error instanceof UpstreamError)) throw error;
    await settle(client, item, { fault: 'failed', message: error.message });
  }
}

/**
 * Stores the content of the page, and the new results of the rules. A page names its own address by `rel=canonical`,
 * within its own site only.
 */
async function settle(client: Client, { id, url }: Waiting, page: PageReading): Promise<void> {
  const fault = 'fault' in page ? page : null;
  const text = 'fault' in page ? null : page;
  const own = canonicalAddress(url, url);
  const named = text === null ? null : canonicalAddress(text.canonical, url);
  const canonical =
    named !== null && own !== null && siteOf(named.key) === siteOf(own.key) && named.key !== own.key
      ? named
      : null;
  const canonicalId = canonical === null ? null : intelItemIdentity(canonical.key);
  await inTransaction(client, async () => {
    await client.query(
      `update core.intel_item item set page_read_at = now(), page_fault = $2, page_title = $3, page_text = $4,
         canonical_id = $5, canonical_url = $6, updated_at = now(),
         duplicate_of = (select other.id from core.intel_item other
           where other.id <> item.id and other.duplicate_of is null and (other.id = $5 or other.canonical_id = $5)
           order by other.ingested_at, other.id limit 1)
       where id = $1`,
      [
        id,
        fault?.message ?? null,
        text?.title ?? null,
        text?.text ?? null,
        canonicalId,
        canonical?.url ?? null,
      ],
    );
    const { analyseItems } = await import('#workers/collect/intel/analyse.ts');
    await analyseItems(client, [id]);
    await emitChanges(client, 'intel_item', [id]);
  });
}

/** The first line of a key is the host. */
const siteOf = (key: string): string => key.slice(0, key.indexOf('\n'));

import { createHash } from 'node:crypto';
import { type Client, inTransaction } from '#shared/database/connection.ts';
import { canonicalAddress } from '#shared/domain/intel/address.ts';
import { publishedTime } from '#shared/domain/intel/dates.ts';
import { type FeedItem, MAX_TITLE } from '#shared/domain/intel/item.ts';
import { sentencesOf } from '#shared/domain/intel/quote.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { intelItems } from '#shared/tables/intel.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { intelItemIdentity } from '#shared/text/identity.ts';
import { type IntelSource, recordReading, storedAs } from '#workers/collect/intel/sources.ts';
import { countItems } from '#workers/collect/intel/store.ts';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';
import { type ReportedIssue, recordIssues } from '#workers/pipeline/issues.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { checkedAddress } from '#workers/pipeline/outside.ts';

export type ItemRow = RowOf<typeof intelItems>;

/**
 * Texts of at least this length that are equal belong to one item; shorter ones may be of many items, such as "Media
 * statement".
 */
const MIN_COPIED = 100;
const STORE = upsertStatement(intelItems);

/** The content of a response: items as rows, and what is wrong with the others. */
type Prepared = { rows: Map<string, ItemRow>; issues: ReportedIssue[]; rejected: number; repeated: number };

/**
 * Makes rows of the items of a response. An item without a title gets its first sentence as title; an item with neither
 * is rejected. A missing link or date is no reason to reject an item. Links that the stage itself would not follow are
 * not given to readers.
 * @param base address of the response, for relative links
 * @param allowed hosts, with port, that may be inside a private network
 */
export function prepareItems(
  source: IntelSource,
  items: readonly FeedItem[],
  {
    base,
    responseId,
    receivedAt,
    allowed,
  }: { base: string; responseId: string; receivedAt: Date; allowed: readonly string[] },
): Prepared {
  const prepared: Prepared = { rows: new Map(), issues: [], rejected: 0, repeated: 0 };
  const report = (kind: string, subject: string, path: string, detail: Record<string, unknown>) =>
    prepared.issues.push({
      ...{
        stage: 'intel',
        kind,
        severity: 'info',
        source: storedAs(source),
        subject,
        path,
        detail,
        responseId,
      },
    });
  for (const [position, item] of items.entries()) {
    const subject = item.link ?? `${base}#${position}`;
    const title = item.title ?? sentencesOf(item.words ?? '')[0]?.slice(0, MAX_TITLE) ?? null;
    if (title === null) {
      prepared.rejected += 1;
      report('intel-item-rejected', subject, '', { reason: 'it has neither a title nor words' });
      continue;
    }
    const address = canonicalAddress(item.link, base);
    const fault = address === null ? 'it has no address of the web' : faultOf(address.url, allowed);
    if (fault !== null)
      report('intel-item-without-link', subject, 'link', { reason: fault, link: item.link });
    const { instant, refused, ...published } = publishedTime(item.published, receivedAt);
    if (refused !== null)
      report('intel-date-refused', subject, 'published', { reason: refused, stated: published.stated });
    const hash = createHash('sha256')
      .update(`${title}\n${item.words ?? ''}`)
      .digest('hex');
    const id = intelItemIdentity(address?.key ?? hash);
    if (prepared.rows.has(id)) {
      prepared.repeated += 1;
      continue;
    }
    prepared.rows.set(id, {
      ...{
        id,
        source_id: source.id,
        url: fault === null ? (address?.url ?? null) : null,
        title,
        words: item.words,
      },
      ...{
        content_hash: hash,
        language: item.language,
        published_at: instant,
        published: { ...published, refused },
      },
      title_from_address: item.titleFromAddress,
    });
  }
  return prepared;
}

/** @returns why an address must not be followed; null if it may be */
function faultOf(address: string, allowed: readonly string[]): string | null {
  try {
    checkedAddress(address, allowed);
    return null;
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return error.message;
  }
}

/**
 * Stores the items of a response with the results of the rules. An item belongs to the first source that showed it;
 * items of other sources with the same address or words are copies.
 * @param texts further text of items in the feed, by id, for the rules only
 * @returns ids of the items that are new or have changed
 */
export async function storeItems(
  client: Client,
  source: IntelSource,
  responseId: string,
  { rows, issues, rejected, repeated }: Prepared,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  return await inTransaction(client, async () => {
    const copies = await copiesAmong(client, source, [...rows.values()]);
    const own = [...rows.values()].filter(({ id }) => !copies.has(id));
    const { rows: written } = await client.query<{ id: string }>(STORE, [JSON.stringify(own)]);
    const changed = written.map(({ id }) => id);
    await client.query(
      `update core.intel_item item set response_id = $2, page_read_at = null, feed_text = given.text
       from unnest($1::uuid[], $3::text[]) as given (id, text) where item.id = given.id`,
      [changed, responseId, changed.map((id) => texts.get(id) ?? null)],
    );
    const { analyseItems } = await import('#workers/collect/intel/analyse.ts');
    await analyseItems(client, changed);
    await emitChanges(client, 'intel_item', changed);
    await recordIssues(client, issues);
    const unchanged = rows.size - changed.length + repeated;
    await countItems(client, responseId, { stored: changed.length, unchanged, rejected });
    await recordReading(client, source, responseId);
    return changed;
  });
}

/**
 * @returns ids of the items that are copies: of an item of another source, with the same words, or by the address that
 *   the page names
 */
async function copiesAmong(
  client: Client,
  source: IntelSource,
  rows: readonly ItemRow[],
): Promise<Set<string>> {
  const { rows: found } = await client.query<{ id: string }>(
    `select given.id from json_to_recordset($1::json) as given (id uuid, content_hash text, long boolean)
     where exists (select from core.intel_item known where known.id = given.id and known.source_id <> $2)
       or exists (select from core.intel_item known where known.canonical_id = given.id and known.id <> given.id)
       or given.long and exists (
         select from core.intel_item known where known.content_hash = given.content_hash and known.id <> given.id)
         and not exists (select from core.intel_item known where known.id = given.id)`,
    [
      JSON.stringify(
        rows.map(({ id, content_hash, words }) => ({
          id,
          content_hash,
          long: (words ?? '').length >= MIN_COPIED,
        })),
      ),
      source.id,
    ],
  );
  return new Set(found.map(({ id }) => id));
}

/** Removes the items of a source that was removed, in the caller's transaction. @returns how many */
export async function removeItems(client: Client, { id }: IntelSource): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `with gone as (delete from core.intel_item where source_id = $1 returning id),
     analyses as (delete from core.intel_analysis where id in (select id from gone))
     select id from gone`,
    [id],
  );
  return await emitChanges(
    client,
    'intel_item',
    rows.map((row) => row.id),
  );
}

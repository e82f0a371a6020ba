import { randomUUID } from 'node:crypto';
import type { Message } from '#shared/queues/contracts.ts';
import { readAgainWhenIdle } from '#workers/documents/again.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { hostsInTurn } from '#workers/documents/hosts.ts';
import { hasQuestions } from '#workers/documents/model/ask.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Maximum number of hosts and documents for which one run of requeueing sends messages. */
const MAX_HOSTS = 20;
const MAX_READ = 500;

/**
 * @param minAge of the work, in seconds
 * @returns messages for the remaining work: hosts from which documents may now be fetched and no process fetches, and
 *   documents whose file is stored but not read
 */
export async function idleDocuments(
  { pool, config }: Pick<StageContext, 'pool' | 'config'>,
  minAge: number,
): Promise<Message<'documents'>[]> {
  const hosts = await hostsInTurn(pool, config, MAX_HOSTS);
  const unread = await pool.query<{ id: string }>(
    `select id from core.document_state where state = 'fetched' and fetched_at <= now() - $1 * interval '1 second'
       and not exists (select from ops.issue where kind = 'message-failed' and subject = 'read-' || document_state.id)
     order by closes_at desc nulls last, id limit $2`,
    [minAge, MAX_READ],
  );
  return [
    ...hosts.map((host) => ({ host, cause: `requeue-${randomUUID()}` })),
    ...unread.rows.map(({ id }) => ({ documentId: id })),
  ];
}

/**
 * Adds documents that publishers have listed, and sends messages for their hosts, and one if documents wait for the
 * language model. If there is nothing else to do, a document whose reading was ended is read again. Safe to run twice.
 * @returns how many documents are new or have changed
 */
export async function requestDocuments(context: StageContext): Promise<number> {
  const { pool, queues, config } = context;
  const entered = await enterDocuments(pool);
  const again = await readAgainWhenIdle(pool);
  const { AI_BASE_URL: server, AI_MODEL: model } = config;
  if (server !== undefined && model !== undefined && (await hasQuestions(pool, model)))
    await queues.send('documents', { ask: randomUUID() });
  if (entered > 0) {
    // What tenders state about their documents has changed with the list.
    await queues.send('derive', { cause: `documents-${randomUUID()}` });
  }
  if (entered > 0 || again > 0) await queues.send('documents', ...(await idleDocuments(context, 0)));
  return entered;
}

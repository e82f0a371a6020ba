import { transaction } from '#shared/database/connection.ts';
import type { Harness } from '#test/support/harness.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { storeResponse as store } from '#workers/collect/store/response.ts';
import { normaliseFrom } from '#workers/normalise/stage.ts';
import { lockStored } from '#workers/pipeline/locks.ts';

/** Stores responses as collect does, and normalises them. */

/** The response of a publisher at a time. */
export type TestResponse = {
  json: unknown;
  at: string;
  source?: string;
  /** The question, which names the list of a portal's response. */
  url?: string;
};

const URL = 'http://publisher.test/';

/** Stores a response. @returns its id */
export const storeResponse = (harness: Harness, { json, ...response }: TestResponse): Promise<string> =>
  storeBytes(
    harness,
    Buffer.from(JSON.stringify(json)),
    response,
    knownSources.formatOf(response.source ?? 'ocds').itemsOf(json, response.url ?? URL),
  );

/** Stores any bytes as a response, with the given releases. @returns its id */
export const storeBytes = (
  { pool }: Harness,
  bytes: Buffer,
  { at, source = 'ocds', url = URL }: Omit<TestResponse, 'json'>,
  releases: unknown[],
): Promise<string> =>
  transaction(pool(), async (client) => {
    await lockStored(client, source);
    const { id } = await store(
      client,
      {
        name: source,
        format: knownSources.formatOf(source),
        ocidPrefix: source === 'ocds' ? 'ocds-9t57fa' : null,
      },
      {
        url,
        status: 200,
        contentType: 'application/json',
        bytes,
        asOf: new Date(at),
      },
      releases,
    );
    return id;
  });

const stage = normaliseFrom(knownSources);

/** Handles the message of a response, as the stage does for the sources of `knownSources`. */
export const normaliseResponse = ({ stages }: Harness, responseId: string): Promise<void> =>
  stages.handle('normalise', { responseId }, stage);

let clock = Date.parse('2026-08-15T06:00:00Z');
/** Stores a response a minute after the one before, and normalises it. @returns its id */
export async function take(
  harness: Harness,
  response: Omit<TestResponse, 'at'>,
  by = stage,
): Promise<string> {
  clock += 60_000;
  const id = await storeResponse(harness, { ...response, at: new Date(clock).toISOString() });
  await harness.stages.handle('normalise', { responseId: id }, by);
  return id;
}

/** @returns what became of the captures of a response */
export const outcomeOf = async ({ rows }: Harness, id: string) =>
  (await rows('select captures, normalised, unchanged, rejected from raw.response where id = $1', [id]))[0];

/** Empties every table that normalise reads or writes. */
export async function deleteResponsesAndRecords({ rows }: Harness): Promise<void> {
  await rows(
    `delete from core.tender; delete from core.process; delete from core.provenance; delete from core.organization; delete from core.outbox;
     delete from raw.block; delete from raw.response; delete from raw.content; delete from raw.blob; delete from ops.issue`,
  );
}

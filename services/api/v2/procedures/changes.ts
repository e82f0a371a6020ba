import { z } from 'zod';
import { ANSWER_MS, beforeDeadline } from '#services/api/http/deadline.ts';
import { about, text, truth } from '#services/api/http/shapes.ts';
import {
  all,
  type ChangesRequest,
  changesParameters,
  plurals,
  readAsked,
} from '#services/api/v2/procedures/changes-query.ts';
import { changesSnapshot } from '#services/api/v2/procedures/changes-snapshot.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { type ChangePage, changeText, readChanges } from '#services/api/v2/serve/changes.ts';
import { type FeedProgress, writeProgress } from '#services/api/v2/serve/feed.ts';
import type { Caller, Services } from '#services/api/v2/serve/handler.ts';
import { metaText, prepareList } from '#services/api/v2/serve/response.ts';
import { instantText } from '#shared/resources/definition/fields.ts';

/** The change feed: records that were created, changed or withdrawn. */
export const changes: Procedure = {
  schema: z.array(
    z.object({
      resource: about(z.enum(plurals), 'Kind of record.'),
      id: about(z.uuid(), 'Permanent id of the record.'),
      operation: about(
        z.enum(['created', 'changed', 'withdrawn']),
        '`created`: the record is new to you. `changed`: replace yours with it. `withdrawn`: delete yours.',
      ),
      changeSeq: about(
        z.int().min(1),
        'Number of the change; within each resource it rises in the order of commits.',
      ),
      changedAt: about(instantText, 'When the change was published.'),
      record: about(
        z.looseObject({}).nullable(),
        'The record as the path of a single record gives it; null when it was withdrawn.',
      ),
    }),
  ),
  records: all,
  meta: z.object({
    nextCursor: text('Send it as `since` to continue, at once or later; never null.', 'eyJ0Ijoi…'),
    hasNext: truth('Whether more changes are already available.', false),
  }),
  parameters: changesParameters,
  failures: [410],
  snapshot: changesSnapshot,
  aboutCaller: true,
  waits: true,
  cacheControl: 'private, no-cache',
  handler: (services) => async (caller, query) => {
    const asked = readAsked(services.cursors, query, caller?.key ?? null);
    const deadline = caller?.call.deadline ?? performance.now() + ANSWER_MS;
    const first = await beforeDeadline(deadline, nextPage(services, asked, asked.progress));
    const isAnswer = asked.wait === 0 || first.changes.length > 0 || !caller;
    const page = isAnswer ? first : await waitForPage(services, asked, first, caller);
    const nextCursor = writeProgress(services.cursors, page.progress);
    return prepareList(page.changes.map(changeText), metaText({ nextCursor, hasNext: page.hasNext }));
  },
};

const nextPage = (
  { pool }: Services,
  { wanted, limit }: ChangesRequest,
  progress: FeedProgress,
): Promise<ChangePage> => readChanges(pool, wanted, progress, limit);

/** @returns the first page that has a change; the empty one where none comes in time */
async function waitForPage(
  services: Services,
  asked: ChangesRequest,
  empty: ChangePage,
  { key, call, response }: NonNullable<Caller>,
): Promise<ChangePage> {
  const { versions, waits } = services;
  const wait = waits.open(key.id, response, asked.wait * 1_000);
  try {
    for (let page = empty; ; ) {
      const { progress } = page;
      const began = performance.now();
      const isNews = () =>
        asked.wanted.some(({ name }) => BigInt(versions.of(name) ?? 0) > (progress[name]?.seen ?? 0n));
      const heard = await wait.news(isNews);
      call.waited += performance.now() - began;
      if (!heard) return page;
      page = await beforeDeadline(performance.now() + ANSWER_MS, nextPage(services, asked, progress));
      // Something may have been published that does not concern this reader.
      if (page.changes.length > 0) return page;
    }
  } finally {
    wait.close();
  }
}

import { z } from 'zod';
import type { RouteFamily } from '#services/api/application/application.ts';
import { fileAnswers, sendFile } from '#services/api/application/files/send-file.ts';
import { routesIn } from '#services/api/application/route.ts';
import { createReaders } from '#services/api/http/readers.ts';
import { text } from '#services/api/http/shapes.ts';
import { isUuid } from '#services/api/v2/serve/identifiers.ts';
import { RequestError } from '#shared/errors.ts';
import { SNAPSHOT_FILES_PATH, SNAPSHOT_TYPE, snapshotKey } from '#shared/snapshots/files.ts';
import { storedSnapshot } from '#shared/snapshots/stored.ts';
import { southAfricanDay } from '#shared/time.ts';

const route = routesIn('Snapshots');

const LATEST = 'latest';
/** A file of a snapshot never changes; which one is the latest does once a day. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';

/**
 * Files of snapshots, for everyone: they are open data (shared/snapshots/contents.ts). Each file is one call of the address, and a
 * limit of their own holds for those that are read at the same time, so that keys never wait for them.
 */
export const snapshotRoutes: RouteFamily = ({ pool, storage }) => {
  const readers = createReaders();
  return [
    route('GET', `${SNAPSHOT_FILES_PATH}/{snapshot}/{name}`, 'A file of a snapshot of all open data', {
      description:
        '`/v2/meta/snapshots` lists snapshots and files, with sizes and hashes. Range requests are served, so that a broken download can be resumed. An IP address may read four files at the same time.',
      access: 'public',
      open: true,
      pathParameters: z.object({
        snapshot: text(`Id of the snapshot, or \`${LATEST}\`, which redirects to the latest one.`, LATEST),
        name: text('Name of the file.', 'tenders.csv.gz'),
      }),
      answers: {
        ...fileAnswers(SNAPSHOT_TYPE),
        307: { description: 'Redirect to the file of the latest snapshot.' },
      },
      failures: ['NOT_FOUND', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'],
      handle: async ({ context, path: { snapshot, name } }) => {
        const isLatest = snapshot === LATEST;
        const found =
          isLatest || isUuid(snapshot) ? await storedSnapshot(pool, isLatest ? null : snapshot) : null;
        if (found === null)
          throw new RequestError(
            'NOT_FOUND',
            isLatest
              ? 'No snapshot was taken yet.'
              : 'There is no such snapshot; older ones are removed. `/v2/meta/snapshots` lists those that are kept.',
          );
        const file = found.files.find((one) => one.name === name);
        if (!file)
          throw new RequestError(
            'NOT_FOUND',
            'The snapshot has no such file. `/v2/meta/snapshots` lists all.',
          );
        if (isLatest)
          return {
            status: 307,
            headers: {
              Location: `${SNAPSHOT_FILES_PATH}/${found.id}/${name}`,
              'Cache-Control': MINUTES,
            },
          };
        const key = snapshotKey(found.id, found.attempt, name);
        // The row names a file only when it is complete; what differs now was lost or damaged since.
        if ((await storage.stat(key))?.size !== file.bytes)
          throw new RequestError('SERVICE_UNAVAILABLE', 'The file cannot be read at the moment.');
        const end = readers.stream(context.state.address);
        try {
          const reply = await sendFile(context, storage, {
            ...{ key, mimeType: SNAPSHOT_TYPE, disposition: 'attachment', etag: `"${file.sha256}"` },
            fileName: `${southAfricanDay(new Date(found.takenAt))}-${name}`,
          });
          // Nothing is closed any more for a caller who has hung up meanwhile.
          if (reply.stream && !context.res.destroyed) context.res.once('close', end);
          else end();
          // A range beyond the end says nothing of the file that others may keep.
          return reply.status === 416
            ? reply
            : { ...reply, headers: { ...reply.headers, 'Cache-Control': FOR_EVER } };
        } catch (error) {
          end();
          throw error;
        }
      },
    }),
  ];
};

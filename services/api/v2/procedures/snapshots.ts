import { z } from 'zod';
import { about, listOf, text, whole } from '#services/api/http/shapes.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { upTo, writeProgress } from '#services/api/v2/serve/feed.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { instantText } from '#shared/resources/definition/fields.ts';
import { leftOut, licenceOf, OPEN_LICENCE, snapshotResources } from '#shared/snapshots/contents.ts';
import { SNAPSHOT_FILES_PATH, SNAPSHOT_TYPE, snapshotFormats } from '#shared/snapshots/files.ts';
import { type StoredFile, type StoredSnapshot, storedSnapshots } from '#shared/snapshots/stored.ts';

/** Snapshots are taken once a day, and the path is public. */
const MAX_AGE_MS = 60_000;

const licence = z.object({
  name: text('Name of the licence.', OPEN_LICENCE.name),
  url: about(z.string().nullable(), 'Address of the licence; null if it has none.', OPEN_LICENCE.url),
});

const file = z.object({
  name: text('Name of the file.', 'tenders.csv.gz'),
  resource: about(z.string().nullable(), 'Kind of record; null if the file has all kinds.', 'tenders'),
  format: about(z.enum(snapshotFormats), 'Content type of the uncompressed file.'),
  mimeType: text('Content type.', SNAPSHOT_TYPE),
  records: whole('Number of records.'),
  bytes: whole('Size of the file.'),
  sha256: text(
    'SHA-256 of its bytes, hexadecimal.',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ),
  changeSeq: about(
    z.int().nullable(),
    'Last change of the kind in the file; null if the file has all kinds.',
  ),
  licence: about(licence, 'Terms under which the file may be used.'),
  path: text(
    'Path of the file on this service; it stays the same for as long as the snapshot is kept.',
    `${SNAPSHOT_FILES_PATH}/…/tenders.csv.gz`,
  ),
});

/** Snapshots of all open data, with their files. */
export const snapshots: Procedure = {
  schema: z.object({
    snapshots: listOf(
      z.object({
        id: about(z.uuid(), 'Id of the snapshot.'),
        takenAt: about(instantText, 'The moment whose state all its files show.'),
        changes: text(
          'Cursor of the changes since then: send it to `/v2/changes` as `since`, with `resource` naming kinds of the snapshot.',
          'eyJ0Ijoi…',
        ),
        files: listOf(file, 'The file with everything first, then each kind.'),
      }),
      'Snapshots that are kept, the latest first.',
    ),
    leftOut: listOf(
      z.object({
        resource: text('Kind of record.', 'intel_items'),
        reason: text('Why the kind is in no snapshot.', 'texts whose rights their authors keep'),
      }),
      'Kinds of records that are not open data. Keys read them at their paths.',
    ),
  }),
  cacheControl: `public, max-age=${MAX_AGE_MS / 1_000}`,
  handler: ({ pool, responses, cursors }) => {
    const changesSince = ({ files }: StoredSnapshot): string =>
      writeProgress(
        cursors,
        upTo(
          Object.fromEntries(
            snapshotResources.flatMap(({ name, plural }) => {
              const seq = files.find(({ resource }) => resource === plural)?.changeSeq;
              return seq == null ? [] : [[name, seq]];
            }),
          ),
        ),
      );
    const read = async () => {
      const stored = await storedSnapshots(pool);
      return prepareResponse(
        JSON.stringify({
          snapshots: stored.map((snapshot) => ({
            ...{ id: snapshot.id, takenAt: snapshot.takenAt, changes: changesSince(snapshot) },
            files: inOrder(snapshot.files).map((of) => ({
              ...{ ...of, mimeType: SNAPSHOT_TYPE, licence: licences.get(of.resource) ?? OPEN_LICENCE },
              changeSeq: of.changeSeq === null ? null : Number(of.changeSeq),
              path: `${SNAPSHOT_FILES_PATH}/${snapshot.id}/${of.name}`,
            })),
          })),
          leftOut,
        }),
        '',
      );
    };
    return async () => responses.get('tender', 'snapshots', read, MAX_AGE_MS);
  },
};

/** The file with everything, then each kind in the order of the registry. */
const order = new Map(snapshotResources.map(({ plural }, nth) => [plural, nth]));
const placeOf = ({ resource }: StoredFile): number => (resource === null ? -1 : (order.get(resource) ?? 0));
const inOrder = (files: readonly StoredFile[]): StoredFile[] =>
  files.toSorted((one, other) => placeOf(one) - placeOf(other));

const licences = new Map<string | null, ReturnType<typeof licenceOf>>(
  snapshotResources.map((resource) => [resource.plural, licenceOf(resource)]),
);

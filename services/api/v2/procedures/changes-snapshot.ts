import { readAskedStream } from '#services/api/v2/procedures/changes-query.ts';
import { changedAtSql, changeText, readVersions } from '#services/api/v2/serve/changes.ts';
import { upTo, writeProgress } from '#services/api/v2/serve/feed.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { type Batch, linesOf, type Snapshot, streamCursors } from '#services/api/v2/serve/lines.ts';
import { badRequest } from '#shared/errors.ts';

/** Before the first id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The last record that was sent: number of its resource among those of the stream, and its id. */
type Place = { nth: number; id: string };

/** Progress of a stream: its place, the versions of the resources when it began, the number of records sent. */
type Mark = { nth: number; versions: Readonly<Record<string, string>>; sent: number };

type Row = { id: string; seq: string; at: string; record: string };

/**
 * All records of all resources that are wanted, each as the change that created it, in the order of the registry and of their
 * ids. The order has nothing that changes, so that a stream gives each record once, however long it takes.
 * Decision: docs/decisions/0075-a-snapshot-is-a-stream-of-changes.md
 */
export const changesSnapshot =
  ({ pool, cursors }: Services): Snapshot =>
  (query, key) => {
    const { wanted, limit, cursor } = readAskedStream(query, key);
    const scope = JSON.stringify(['/v2/changes', wanted.map(({ name }) => name)]);
    const own = streamCursors(cursors);
    const after = cursor === null ? null : own.read(cursor, scope);
    if (cursor !== null && after === null)
      throw badRequest({ parameter: 'cursor', reason: 'is not a cursor of a stream of these resources' });
    return lines();

    async function* lines(): AsyncGenerator<string> {
      const mark: Mark | null = after && JSON.parse(after.key ?? 'null');
      // Read before the first record, so that the changes since then include everything that changes meanwhile.
      const versions = mark?.versions ?? (await versionsNow());
      yield* linesOf<Place>({
        start: { place: { nth: mark?.nth ?? 0, id: after?.id ?? NO_ID }, sent: mark?.sent ?? 0 },
        limit,
        read,
        cursor: ({ nth, id }, sent) =>
          own.write({ key: JSON.stringify({ nth, versions, sent } satisfies Mark), id }, scope),
        changes: () => {
          const whole = wanted.map(({ name }) => [name, versions[name] ?? '0'] as const);
          return writeProgress(cursors, upTo(Object.fromEntries(whole)));
        },
      });
    }

    async function read({ nth, id }: Place, size: number): Promise<Batch<Place>> {
      const resource = wanted[nth];
      if (!resource) return { text: '', count: 0, place: { nth, id }, more: false };
      const { rows } = await pool.query<Row>(
        `select id, change_seq as seq, ${changedAtSql('published_at')} as at, detail as record
         from read."${resource.name}" where id > $1 order by id limit ${size + 1}`,
        [id],
      );
      const batch = rows.slice(0, size);
      let text = '';
      for (const { seq, ...row } of batch) {
        const change = {
          ...row,
          resource: resource.name,
          operation: 'created',
          changeSeq: BigInt(seq),
        } as const;
        text += `${changeText(change)}\n`;
      }
      const whole = rows.length <= size;
      const place = whole ? { nth: nth + 1, id: NO_ID } : { nth, id: batch.at(-1)?.id ?? id };
      return { text, count: batch.length, place, more: place.nth < wanted.length };
    }

    async function versionsNow(): Promise<Mark['versions']> {
      const versions = await readVersions(pool, wanted);
      return Object.fromEntries([...versions].map(([name, version]) => [name, String(version)]));
    }
  };

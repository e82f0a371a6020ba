import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ListReading, unreadable } from '#shared/documents/list-reading.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { normaliseFrom } from '#workers/normalise/stage.ts';
import { deleteResponsesAndRecords, storeBytes } from './responses.ts';

/** What an edition of these tests says: suppliers by letter. The bytes are this as JSON, so that no file has to be read. */
type Edition = {
  suppliers: readonly string[];
  /** Day of January on which it was made. */
  made?: number;
  corrupt?: boolean;
  lost?: number;
};

const LIST = 'treasury-restricted';
const reading = ({ suppliers, made, corrupt, lost = 0 }: Edition): ListReading => {
  if (corrupt) return unreadable('pdf', 'the PDF needs a password');
  const reportDate = made === undefined ? null : `2026-01-${String(made).padStart(2, '0')}`;
  const entries = suppliers.map((letter) => ({
    supplierName: `Supplier ${letter} (Pty) Ltd`,
    registrationNumber: `2015/0000${letter.charCodeAt(0)}/07`,
    identityHash: null,
    restrictionType: null,
    reason: 'Fraud',
    legalBasis: 'PFMA GCC 23',
    authorisedBy: 'Public Works',
    from: '2020-01-01',
    to: '2099-12-31',
  }));
  const problems = Array.from({ length: lost }, (_, index) => ({
    kind: 'no-name' as const,
    page: 2,
    row: index + 1,
    column: 'Name',
    message: 'a row without the name of a supplier was left out',
  }));
  return {
    form: 'pdf',
    candidate: { reportDate, entries: entries.length, lost, unreadable: null },
    entries,
    problems,
  };
};

const stage = normaliseFrom(knownSources, undefined, async (bytes) => reading(JSON.parse(bytes.toString())));

const test = sharedHarness({});
beforeEach(() => clear());

const clear = async () => {
  await deleteResponsesAndRecords(test);
  await test.rows(
    'delete from core.supplier_list_edition; delete from core.restricted_supplier; delete from ops.accepted_edition',
  );
};

/** Stores editions an hour apart. @returns the ids of their responses */
async function store(...editions: readonly Edition[]): Promise<string[]> {
  const ids: string[] = [];
  const [{ stored = 0 } = {}] = await test.rows<{ stored: number }>(
    'select count(*)::int as stored from raw.response',
  );
  for (const [hour, edition] of editions.entries()) {
    const bytes = Buffer.from(JSON.stringify(edition));
    const at = new Date(Date.parse('2026-02-01T00:00:00Z') + (stored + hour) * 3_600_000).toISOString();
    ids.push(
      await storeBytes(test, bytes, { at, source: LIST, url: 'http://treasury.test/list.pdf' }, [
        sha256(bytes),
      ]),
    );
  }
  return ids;
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const normalise = (responseId: string) => stage.handle({ responseId }, test.context);
async function take(...editions: readonly Edition[]): Promise<string[]> {
  const ids = await store(...editions);
  for (const id of ids) await normalise(id);
  return ids;
}

const listed = async () =>
  (
    await test.rows<{ name: string }>(
      `select substring(supplier_name, 10, 1) as name from core.restricted_supplier where listed order by 1`,
    )
  )
    .map(({ name }) => name)
    .join('');
const editions = () =>
  test.rows<{ state: string; refusal: string | null; entries: number }>(
    'select state, refusal, entries from core.supplier_list_edition order by received_at',
  );
const outcomes = () =>
  test.rows('select normalised, unchanged, rejected from raw.response order by fetched_at');
/** Everything that follows from the responses, without times of writing. */
const table = () =>
  test.rows(
    `select to_jsonb(entry) - 'updated_at' as row from core.restricted_supplier entry
     union all select to_jsonb(edition) from core.supplier_list_edition edition order by 1`,
  );

describe('a list of restricted suppliers', () => {
  it('is what its latest edition says; what is gone is remembered, and comes back under its id', async () => {
    await take({ suppliers: ['A', 'B', 'C'] }, { suppliers: ['A', 'B', 'D'] });
    expect(await listed()).toBe('ABD');
    const [before] = await test.rows(
      `select id, listed from core.restricted_supplier where supplier_name like '% C %'`,
    );
    expect(before?.['listed']).toBe(false);
    await take({ suppliers: ['A', 'B', 'C', 'D'] });
    const [after] = await test.rows(
      `select id, jsonb_path_query_array(steps, '$[*].event') as events from core.restricted_supplier where supplier_name like '% C %'`,
    );
    expect(after).toEqual({ id: before?.['id'], events: ['added', 'removed', 'returned'] });
  });

  it('the same bytes again are not a new edition, and change nothing', async () => {
    const edition = { suppliers: ['A', 'B'] };
    await take(edition);
    const before = await test.rows('select id, updated_at from core.restricted_supplier');
    await test.rows('delete from core.outbox');
    await take(edition);
    expect(await test.rows('select id, updated_at from core.restricted_supplier')).toEqual(before);
    expect(await test.rows('select 1 from core.outbox')).toEqual([]);
    expect(await outcomes()).toEqual([
      { normalised: 1, unchanged: 0, rejected: 0 },
      { normalised: 0, unchanged: 1, rejected: 0 },
    ]);
    const [{ again } = {}] = await test.rows(
      'select last_received_at > received_at as again from core.supplier_list_edition',
    );
    expect(again).toBe(true);
  });

  it.each([
    [
      'shrinks by more than a third',
      { suppliers: ['A'], made: 9 },
      'it has 1 entry, and the edition in use has 4',
    ],
    [
      'is older',
      { suppliers: ['A', 'B', 'C', 'D'], made: 3 },
      'it was made on 2026-01-03, and the edition in use on 2026-01-04',
    ],
    ['cannot be read', { suppliers: [], corrupt: true }, 'the PDF needs a password'],
    ['has no row that can be read', { suppliers: [], lost: 4 }, 'none of its rows can be read (4 problems)'],
  ] as const)(
    'an edition that %s does not replace the one in use, and an issue says so',
    async (_, edition, reason) => {
      await take({ suppliers: ['A', 'B', 'C', 'D'], made: 4 }, edition);
      expect(await listed()).toBe('ABCD');
      expect((await editions()).map(({ state, refusal }) => [state, refusal])).toEqual([
        ['in-use', null],
        ['refused', reason],
      ]);
      expect(
        await test.rows(
          `select severity, detail->>'reason' as reason from ops.issue where kind = 'list-refused'`,
        ),
      ).toEqual([{ severity: 'error', reason }]);
    },
  );

  it('may be empty at first, and each row that cannot be read is an issue with its place', async () => {
    await take({ suppliers: [] });
    expect(await editions()).toEqual([{ state: 'in-use', refusal: null, entries: 0 }]);
    await take({ suppliers: ['A', 'B'], lost: 2 });
    expect(await listed()).toBe('AB');
    expect(await test.rows(`select kind, path from ops.issue order by path`)).toEqual([
      { kind: 'list-no-name', path: 'page 2/row 1/column Name' },
      { kind: 'list-no-name', path: 'page 2/row 2/column Name' },
    ]);
  });

  it('that an operator accepts is taken although it shrank, even when it is computed again', async () => {
    const small = { suppliers: ['A'] };
    const [, second] = await take({ suppliers: ['A', 'B', 'C'] }, small);
    expect(await listed()).toBe('ABC');
    await test.rows(
      `insert into ops.accepted_edition (register, sha256, because, accepted_by) values ($1, $2, 'told', 'me')`,
      [LIST, sha256(Buffer.from(JSON.stringify(small)))],
    );
    await normalise(second!);
    expect(await listed()).toBe('A');
    expect((await editions()).map(({ state }) => state)).toEqual(['superseded', 'in-use']);
  });

  it('equals a recount of the editions, in whatever order and however often they are handled', async () => {
    const edition = fc.record({
      suppliers: fc.subarray(['A', 'B', 'C', 'D', 'E', 'F']),
      made: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      corrupt: fc.boolean().map((value) => value || undefined),
    });
    const sequences = fc.array(fc.oneof(edition, edition, fc.constant('again' as const)), {
      minLength: 1,
      maxLength: 7,
    });
    await propertyOf(
      { numRuns: runsOf(25) },
      sequences,
      fc.infiniteStream(fc.nat()),
      async (sequence, chance) => {
        await clear();
        const received: Edition[] = [];
        for (const one of sequence)
          received.push(
            one === 'again' ? (received.at(-1) ?? { suppliers: ['A'] }) : JSON.parse(JSON.stringify(one)),
          );
        const ids = await store(...received);
        const order = [...ids]
          .map((id) => ({ id, at: chance.next().value as number }))
          .sort((a, b) => a.at - b.at);
        for (const { id } of order) await normalise(id);
        expect(await listed()).toBe(recount(received));
        expect(await test.rows('select 1 from core.supplier_list_edition')).toHaveLength(
          new Set(received.map((one) => JSON.stringify(one))).size,
        );
        const once = await table();
        for (const { id } of order) await normalise(id);
        expect(await table()).toEqual(once);
        expect(
          await test.rows('select 1 from raw.response where captures <> normalised + unchanged + rejected'),
        ).toEqual([]);
      },
    );
  });
});

/** @returns the suppliers of the last edition that may be used, by the rules as an operator would say them */
function recount(received: readonly Edition[]): string {
  let inUse: Edition | null = null;
  for (const edition of received) {
    if (edition.corrupt) continue;
    const [before, made] = [inUse?.suppliers.length ?? 0, inUse?.made];
    const older = edition.made !== undefined && made !== undefined && edition.made < made;
    if (3 * edition.suppliers.length < 2 * before || older) continue;
    inUse = edition;
  }
  return (inUse?.suppliers ?? []).toSorted().join('');
}

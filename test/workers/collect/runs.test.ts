import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf } from '#shared/domain/captures/format.ts';
import { hashOf, ocidOf, releasesOf } from '#shared/domain/captures/ocds-package.ts';
import { responseBytes } from '#shared/raw/response-bytes.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { deleteResponsesAndRecords, storeBytes } from '#test/workers/normalise/responses.ts';
import { removeOld } from '#workers/collect/retention/job.ts';
import { changesOf } from '#workers/normalise/captures.ts';

const START = Date.parse('2026-08-14T20:00:00Z');
const PROCESSES = 3;

type Page = { hour: number; bytes: Buffer };

/** Records of few processes with few contents, so that contents come back; some name no process. */
const record = fc
  .tuple(
    fc.integer({ min: 0, max: PROCESSES }),
    fc.constantFrom('A', 'B', 'C'),
    fc.constantFrom('', ' ', '\n'),
  )
  .map(([number, title, blank]) =>
    number === 0
      ? `{"title":${blank}"${title}"}`
      : `{"ocid":${blank}"ocds-9t57fa-${number}","tender":{"title":"${title}"}}`,
  );
const page: fc.Arbitrary<Page> = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.array(record, { maxLength: 4 }), fc.constantFrom(' ', '\r\n'))
  .map(([hour, records, blank]) => ({
    hour,
    bytes: Buffer.from(`{"uri":"x${hour}",${blank}"releases":[${records.join(`,${blank}`)}${blank}]}`),
  }));
const pages = fc.array(page, { minLength: 1, maxLength: 9 });

const ocids = [...Array(PROCESSES).keys()].map((index) => `ocds-9t57fa-${index + 1}`);

const test = sharedHarness({});

const timeOf = ({ hour }: Page): string => new Date(START + hour * 3_600_000).toISOString();

const storeOne = (page: Page): Promise<string> =>
  storeBytes(test, page.bytes, { at: timeOf(page) }, releasesOf(JSON.parse(String(page.bytes))));

/** Stores the pages in the given order. @returns the ids of the responses */
async function store(stored: readonly Page[]): Promise<string[]> {
  await deleteResponsesAndRecords(test);
  const ids: string[] = [];
  for (const each of stored) ids.push(await storeOne(each));
  return ids;
}

/** The sightings at which the content of a process changes, when every sighting is looked at. */
function expectedChanges(stored: readonly Page[], ids: readonly string[]) {
  const sightings = stored
    .flatMap(({ hour, bytes }, index) =>
      releasesOf(JSON.parse(String(bytes))).map((release, position) => ({
        ocid: ocidOf(release),
        hash: hashOf(release).toString('hex'),
        hour,
        responseId: ids[index]!,
        position,
      })),
    )
    .sort(
      (a, b) => a.hour - b.hour || Number(a.responseId) - Number(b.responseId) || a.position - b.position,
    );
  return ocids.flatMap((ocid) => {
    const own = sightings.filter((sighting) => sighting.ocid === ocid);
    return own
      .filter(({ hash }, index) => hash !== own[index - 1]?.hash)
      .map(({ hash, responseId, position }) => ({ ocid, hash, responseId, position }));
  });
}

const foundChanges = async () =>
  (await changesOf(test.pool(), ocids)).map(({ ocid, hash, responseId, position }) => ({
    ocid,
    hash,
    responseId,
    position,
  }));

describe('responses that are stored in any order', () => {
  it('give the same changes of content as all their sightings would', () =>
    propertyOf({ numRuns: runsOf(40) }, pages, async (stored) => {
      const ids = await store(stored);
      expect(await foundChanges()).toEqual(expectedChanges(stored, ids));
    }));

  it('give them too when pages are removed in between, and every sighting is counted', {
    timeout: 120_000,
  }, async () => {
    const config = { ...test.context.config, RAW_PAGE_DAYS: 1 };
    await propertyOf({ numRuns: runsOf(30) }, pages, fc.nat({ max: 9 }), async (unordered, removed) => {
      const stored = unordered.toSorted((a, b) => a.hour - b.hour);
      const ids: string[] = [];
      await deleteResponsesAndRecords(test);
      await test.rows('delete from raw.removed_total');
      for (const [index, each] of stored.entries()) {
        ids.push(await storeOne(each));
        await test.rows(
          'update raw.response set unchanged = captures, normalised_at = now() where normalised_at is null',
        );
        if (index === removed)
          await removeOld({ pool: test.pool(), config }, new Date(Date.parse(timeOf(each)) + 86_400_000));
      }
      expect(await foundChanges()).toEqual(expectedChanges(stored, ids));
      await removeOld({ pool: test.pool(), config }, new Date(START + 9 * 86_400_000));
      expect(await foundChanges()).toEqual(expectedChanges(stored, ids));
      const named = stored
        .flatMap(({ bytes }) => releasesOf(JSON.parse(String(bytes))))
        .filter(ocidOf).length;
      expect(await test.rows('select coalesce(sum(times), 0)::int as times from raw.capture')).toEqual([
        { times: named },
      ]);
    });
  });

  it('give their exact bytes again', () =>
    propertyOf({ numRuns: runsOf(20) }, pages, async (stored) => {
      const ids = await store(stored);
      for (const [index, id] of ids.entries())
        expect((await responseBytes(test.pool(), id, formatOf))?.equals(stored[index]!.bytes)).toBe(true);
      expect(await test.rows('select 1 from raw.blob')).toEqual([]);
    }));

  it('cost neither a row of a run nor a content if they repeat what is known', async () => {
    const releases = [1, 2].map((number) => `{"ocid":"ocds-9t57fa-${number}"}`).join(',');
    const each = (hour: number): Page => ({
      hour,
      bytes: Buffer.from(`{"at":${hour},"releases":[${releases}]}`),
    });
    await store([0, 1, 2, 3].map(each));
    expect(
      await test.rows(`select (select count(*)::int from raw.capture) as runs, (select count(*)::int from raw.content) as contents,
        (select count(*)::int from raw.block) as blocks, (select sum(captures)::int from raw.response) as captures`),
    ).toEqual([{ runs: 2, contents: 2, blocks: 1, captures: 8 }]);
  });
});

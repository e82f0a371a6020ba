import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonOf } from '#shared/domain/captures/ocds-package.ts';
import { awardIdentity, tenderIdentity } from '#shared/text/identity.ts';
import { portalAward, portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { propertyOf } from '#test/support/property.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { badReleases } from './bad-releases.ts';
import { randomReleases } from './random-releases.ts';
import {
  deleteResponsesAndRecords,
  normaliseResponse,
  outcomeOf,
  storeBytes,
  storeResponse,
  take as takeNext,
} from './responses.ts';

const test = sharedHarness({});
beforeEach(() => deleteResponsesAndRecords(test));

const take = (json: unknown, source = 'ocds') => takeNext(test, { json, source });
const outcome = (id: string) => outcomeOf(test, id);
const issues = () =>
  test.rows<{ kind: string; subject: string; path: string }>(
    'select kind, subject, path from ops.issue order by kind, subject, path',
  );

describe('responses', () => {
  it.each([
    ['a package', { releases: [portalRelease(1), portalRelease(2)] }, 2],
    ['a bare release', portalRelease(1), 1],
    ["the archive's wrapper", { Uri: 'x', Releases: [portalRelease(1)], PageNumber: 0 }, 1],
    ['an empty package', { releases: [] }, 0],
    ['a number never published', {}, 0],
  ])('%s', async (_, json, tenders) => {
    const id = await take(json);
    expect(await outcome(id)).toEqual({ captures: tenders, normalised: tenders, unchanged: 0, rejected: 0 });
    expect(await test.rows('select 1 from core.tender')).toHaveLength(tenders);
  });

  it('are read from short and long lists, with a byte order mark or bytes that are no UTF-8', async () => {
    const text = JSON.stringify(portalRelease(1));
    const short = JSON.stringify({
      ocid: 'ocds-9t57fa-1',
      tag: ['compiled'],
      tender: { id: '1', title: 'RFQ 1' },
    });
    const variants = [
      Buffer.from(short),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text.replace('reservoir', 'reservo\u00efr'), 'latin1'),
    ];
    for (const [index, bytes] of variants.entries()) {
      await deleteResponsesAndRecords(test);
      const id = await storeBytes(test, bytes, { at: `2026-08-15T0${index}:00:00Z` }, [jsonOf(bytes)]);
      await normaliseResponse(test, id);
      expect(await outcome(id)).toMatchObject({ normalised: 1 });
    }
  });

  it('that are not JSON, or hold fewer releases than were captured, are rejected, and an issue says so', async () => {
    const broken = await storeBytes(test, Buffer.from('<html>'), { at: '2026-08-15T00:00:00Z' }, [
      portalRelease(1),
    ]);
    const short = await storeBytes(test, Buffer.from('{"releases":[]}'), { at: '2026-08-15T00:00:01Z' }, [
      portalRelease(2),
    ]);
    for (const id of [broken, short]) {
      await normaliseResponse(test, id);
      expect(await outcome(id)).toEqual({ captures: 1, normalised: 0, unchanged: 0, rejected: 1 });
    }
    expect((await issues()).map(({ kind }) => kind)).toEqual([
      'rejected-not-an-object',
      'rejected-not-an-object',
    ]);
  });

  it('that do not exist or have a fault are skipped', async () => {
    const id = await storeResponse(test, { json: portalRelease(1), at: '2026-08-15T00:00:00Z' });
    await test.rows(`update raw.response set fault = 'truncated' where id = $1`, [id]);
    await normaliseResponse(test, id);
    await normaliseResponse(test, '999999999');
    expect(await test.rows('select 1 from core.tender')).toEqual([]);
  });
});

describe('the outcome of a response', () => {
  it('counts each release once: new, unchanged, twice on a page, rejected', async () => {
    await take(portalRelease(1));
    const id = await take({
      releases: [
        portalRelease(1),
        portalRelease(2),
        portalRelease(2),
        { ...portalRelease(3), ocid: null },
        'x',
        { ocid: 'ocds-9t57fa-4', tender: [] },
        portalRelease(5),
      ],
    });
    expect(await outcome(id)).toEqual({ captures: 7, normalised: 2, unchanged: 2, rejected: 3 });
    expect((await issues()).map(({ kind, subject }) => [kind, subject.replace(id, 'ID')])).toEqual([
      ['rejected-no-ocid', 'response-ID/3'],
      ['rejected-no-tender', 'ocds-9t57fa-4'],
      ['rejected-not-an-object', 'response-ID/4'],
    ]);
  });

  it('registers the process of a rejected release, because its number was published', async () => {
    await take({ ocid: 'ocds-9t57fa-4', tender: [] });
    expect(await test.rows('select ocid, number, compiled_versions from core.process')).toEqual([
      { ocid: 'ocds-9t57fa-4', number: 4, compiled_versions: { ocds: null } },
    ]);
  });

  it('leaves the record as it was made from the last release that could be read', async () => {
    await take(portalRelease(1));
    await take({ ocid: 'ocds-9t57fa-1', tender: 'gone' });
    await take({ ...portalRelease(1), extra: null });
    expect(await test.rows('select tender_id, amendment_number from core.tender')).toEqual([
      { tender_id: '1', amendment_number: 0 },
    ]);
    expect(await issues()).toEqual([
      { kind: 'rejected-no-tender', subject: 'ocds-9t57fa-1', path: '' },
      { kind: 'unknown-field', subject: 'extra', path: '' },
    ]);
  });

  it('adds up for tagged releases that say nothing about a tender yet', async () => {
    const planning = { ocid: 'ocds-zzz-1', id: '1', date: '2026-01-01T00:00:00Z', tag: ['planning'] };
    const id = await take({ releases: [planning] }, 'elsewhere');
    expect(await outcome(id)).toEqual({ captures: 1, normalised: 0, unchanged: 0, rejected: 1 });
    const next = await take(
      {
        releases: [
          planning,
          { ocid: 'ocds-zzz-1', id: '2', date: '2026-02-01T00:00:00Z', tag: ['tender'], tender: { id: 'T' } },
        ],
      },
      'elsewhere',
    );
    expect(await outcome(next)).toEqual({ captures: 2, normalised: 1, unchanged: 1, rejected: 0 });
    expect(await test.rows('select tender_id from core.tender')).toEqual([{ tender_id: 'T' }]);
  });

  it('stays the same when a response is handled again', async () => {
    const id = await take({ releases: [portalRelease(1), 'x'] });
    const before = await outcome(id);
    await Promise.all([normaliseResponse(test, id), normaliseResponse(test, id)]);
    expect(await outcome(id)).toEqual(before);
  });
});

describe('the outbox', () => {
  const drain = async () => {
    const rows = await test.rows<{ resource: string; entity_id: string }>(
      'delete from core.outbox returning resource, entity_id',
    );
    return rows.map(({ resource, entity_id }) => `${resource} ${entity_id}`).sort();
  };
  const tender = `tender ${tenderIdentity('ocds-9t57fa-1')}`;
  const award = (id: string) => `award ${awardIdentity('ocds-9t57fa-1', id)}`;
  const buyer = async () => {
    const [row] = await test.rows<{ id: string }>('select id from core.organization');
    return `organization ${row?.id}`;
  };
  const won = [portalAward('7', 'Zed', 500), portalAward('8', 'Alpha', 900)];

  it('has the records that are new, changed or gone', async () => {
    await take(portalRelease(1, {}, { awards: won }));
    expect(await drain()).toEqual([award('7'), award('8'), tender, await buyer()].sort());
    await take(portalRelease(1, {}, { awards: [portalAward('7', 'Zed', 501), won[1]] }));
    expect(await drain()).toEqual([award('7'), tender].sort());
    await take(portalRelease(1, {}, { awards: [portalAward('7', 'Zed', 501)] }));
    expect(await drain()).toEqual([award('8'), tender].sort());
  });

  it.each([
    ['title', { description: 'Another title altogether' }, true],
    ['category', { category: 'Construction' }, true],
    ['province', { province: 'Limpopo' }, true],
    ['reference', { title: 'RFQ 2' }, true],
    ['special conditions', { specialConditions: 'CIDB' }, false],
    ['documents', { documents: [portalDocument('a')] }, false],
  ])('has the awards that repeat the %s of their tender', async (_, change, repeated) => {
    await take(portalRelease(1, {}, { awards: won }));
    await drain();
    await take(portalRelease(1, change, { awards: won }));
    expect(await drain()).toEqual((repeated ? [award('7'), award('8'), tender] : [tender]).sort());
  });

  it('has nothing after content that reads the same', async () => {
    await take(portalRelease(1));
    await drain();
    const { contracts, ...reordered } = portalRelease(1);
    await take({ contracts, ...reordered });
    expect(await test.rows(`select amendment_number from core.tender`)).toEqual([{ amendment_number: 0 }]);
    expect(await drain()).toEqual([]);
    await take(portalRelease(1));
    await take({ contracts, ...reordered });
  });

  it('has a buyer whose spelling changed, and every tender of the buyer', async () => {
    await take(portalRelease(1, {}, { buyer: { id: '167', name: 'UMGENI WATER' } }));
    await drain();
    await take(portalRelease(2, {}, { buyer: { id: '167', name: 'Umgeni Water' } }));
    expect(await drain()).toEqual(
      [tender, `tender ${tenderIdentity('ocds-9t57fa-2')}`, await buyer()].sort(),
    );
    expect(await test.rows('select name, slug, source_id from core.organization')).toEqual([
      { name: 'Umgeni Water', slug: 'umgeni-water', source_id: '167' },
    ]);
  });
});

describe('bad input', () => {
  it.each(badReleases)('%s', async (_, release) => {
    const id = await take(release);
    expect(await outcome(id)).toEqual({ captures: 1, normalised: 1, unchanged: 0, rejected: 0 });
    expect(await test.rows('select 1 from core.tender')).toHaveLength(1);
  });

  it('of any kind never throws, and every capture is accounted for', async () => {
    await propertyOf(
      { numRuns: 30 },
      randomReleases,
      fc.constantFrom('ocds', 'elsewhere'),
      async (releases, source) => {
        const id = await take(JSON.parse(JSON.stringify({ releases })), source);
        const [row] = await test.rows<{ reconciled: boolean; done: boolean }>(
          `select captures = normalised + unchanged + rejected as reconciled, normalised_at is not null as done from raw.response where id = $1`,
          [id],
        );
        expect(row).toEqual({ reconciled: true, done: true });
      },
    );
    const bare = await test.rows(
      `select key, value from core.tender as t, jsonb_each_text(to_jsonb(t)) as field where btrim(value) in ('', '-', 'N/A', 'n/a', 'None')`,
    );
    expect(bare).toEqual([]);
  });
});

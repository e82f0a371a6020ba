import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { portalAward, portalDocument, portalRelease } from './releases.ts';

const ocid = 'ocds-9t57fa-165050';

/** Captures a day apart, each in a document of its own. */
const captured = (releases: readonly unknown[], source = 'ocds'): Capture[] =>
  releases.map((release, index) => ({
    source,
    responseId: String(index + 1),
    position: 0,
    capturedAt: `2026-08-${15 + index}T06:00:00.000000Z`,
    hash: hashOf(release).toString('hex'),
    release,
  }));

const compiledFrom = (releases: readonly unknown[], source?: string): Compiled => {
  const compiled = compile(
    source === undefined ? ocid : 'ocds-zzz-1',
    captured(releases, source),
    knownSources.readerOf,
  );
  if (compiled === null) throw new Error('nothing was compiled');
  return compiled;
};

/** What captures tell; the closing, which the notice's own date tells, has a test of its own. */
const shownEvents = ({ records }: Compiled) =>
  records.events.filter(({ event_type }) => event_type !== 'closed');
const changesOf = (compiled: Compiled) =>
  shownEvents(compiled).map(({ event_type, occurred_at, field, before, after }) => ({
    event_type,
    occurred_at,
    field,
    before,
    after,
  }));

const release = (tender: object = {}, rest: object = {}) => portalRelease(165050, { ...tender }, { ...rest });
const closing = (endDate: string) => ({ tenderPeriod: { startDate: '2026-08-14T00:00:00Z', endDate } });

describe('compiled snapshots', () => {
  it('begin with the publication', () => {
    const compiled = compiledFrom([release()]);
    expect(changesOf(compiled)).toEqual([
      {
        event_type: 'published',
        occurred_at: '2026-08-14T00:00:00+02:00',
        field: null,
        before: null,
        after: null,
      },
    ]);
    expect(compiled.records.tender).toMatchObject({
      status: 'active',
      publication_type: 'TENDER_NOTICE',
      amendment_number: 0,
      first_captured_at: '2026-08-15T06:00:00.000000Z',
      captured_at: '2026-08-15T06:00:00.000000Z',
    });
  });

  it('close at their closing time, unless they are cancelled before it or close before they open', () => {
    const closings = (...releases: unknown[]) =>
      compiledFrom(releases).records.events.filter(({ event_type }) => event_type === 'closed');
    expect(closings(release())).toMatchObject([
      { occurred_at: '2026-09-16T11:00:00+02:00', field: 'status', before: 'active', after: 'closed' },
    ]);
    expect(closings(release(), release(closing('2026-09-30T12:00:00Z')))).toMatchObject([
      { occurred_at: '2026-09-30T12:00:00+02:00' },
    ]);
    expect(closings(release(), release({ status: 'cancelled' }))).toEqual([]);
    expect(closings(release(closing('2026-08-01T12:00:00Z')))).toEqual([]);
  });

  it.each<[string, object, object[]]>([
    [
      'closing date',
      closing('2026-09-30T12:00:00Z'),
      [
        {
          event_type: 'closing-date-changed',
          field: 'closingDateTime',
          before: '2026-09-16T09:00:00.000Z',
          after: '2026-09-30T10:00:00.000Z',
        },
      ],
    ],
    [
      'title',
      { description: 'Repair of the roof' },
      [
        {
          event_type: 'title-changed',
          field: 'title',
          before: 'Repair of the reservoir roof',
          after: 'Repair of the roof',
        },
      ],
    ],
    [
      'document added',
      {
        documents: [
          portalDocument('notice'),
          portalDocument('erratum', { dateModified: '2026-08-15T09:00:00Z' }),
        ],
      },
      [
        {
          event_type: 'document-added',
          occurred_at: '2026-08-15T09:00:00+02:00',
          field: 'documents',
          before: null,
        },
      ],
    ],
    [
      'document replaced',
      { documents: [portalDocument('notice', { dateModified: '2026-08-15T10:00:00Z' })] },
      [{ event_type: 'document-changed', occurred_at: '2026-08-15T10:00:00+02:00' }],
    ],
    [
      'document dated in the future',
      { documents: [portalDocument('notice', { dateModified: '2027-01-01T10:00:00Z' })] },
      [{ event_type: 'document-changed', occurred_at: '2026-08-16T06:00:00.000000Z' }],
    ],
    ['document gone', { documents: [] }, [{ event_type: 'document-removed', after: null }]],
    [
      'briefing',
      { briefingSession: { isSession: true, compulsory: true, date: '2026-08-25T11:00:00Z', venue: 'Hall' } },
      [
        { event_type: 'briefing-changed', field: 'briefingSession', before: false, after: true },
        { event_type: 'briefing-changed', field: 'briefingCompulsory', before: false, after: true },
        {
          event_type: 'briefing-changed',
          field: 'briefingDateTime',
          before: null,
          after: '2026-08-25T09:00:00.000Z',
        },
        { event_type: 'briefing-changed', field: 'briefingVenue', before: null, after: 'Hall' },
      ],
    ],
    [
      'anything else',
      { specialConditions: 'CIDB 5GB' },
      [{ event_type: 'amended', field: 'requirements', before: null, after: 'CIDB 5GB' }],
    ],
  ])('show an amendment: %s', (_, change, expected) => {
    const compiled = compiledFrom([release(), release(change)]);
    expect(changesOf(compiled).slice(1)).toMatchObject(expected);
    expect(changesOf(compiled)).toHaveLength(expected.length + 1);
    expect(compiled.records.tender).toMatchObject({
      amendment_number: 1,
      publication_type: 'CORRIGENDUM',
      captured_at: '2026-08-16T06:00:00.000000Z',
    });
  });

  it('count an amendment per capture, not per field', () => {
    const compiled = compiledFrom([
      release(),
      release({ description: 'Roof', ...closing('2026-09-30T12:00:00Z') }),
      release({ description: 'Roof', ...closing('2026-10-07T12:00:00Z') }),
    ]);
    expect(compiled.records.tender.amendment_number).toBe(2);
  });

  it('show cancellation and reinstatement', () => {
    const cancelled = [release(), release({ status: 'cancelled' })];
    expect(compiledFrom(cancelled).records.tender).toMatchObject({
      status: 'cancelled',
      publication_type: 'CANCELLATION_NOTICE',
      cancelled_at: '2026-08-16T06:00:00.000000Z',
      amendment_number: 0,
    });
    expect(changesOf(compiledFrom(cancelled))[1]).toMatchObject({
      event_type: 'cancelled',
      field: 'status',
      before: 'active',
      after: 'cancelled',
      occurred_at: '2026-08-16T06:00:00.000000Z',
    });
    const later = compiledFrom([...cancelled, release({ status: 'cancelled', specialConditions: 'x' })]);
    expect(later.records.tender.cancelled_at).toBe('2026-08-16T06:00:00.000000Z');
    const again = compiledFrom([...cancelled, release()]);
    expect(again.records.tender).toMatchObject({ status: 'active', cancelled_at: null });
    expect(changesOf(again)[2]).toMatchObject({
      event_type: 'reinstated',
      before: 'cancelled',
      after: 'active',
    });
  });

  it('show when awards appear, change and disappear, and when each was first seen', () => {
    const won = (...awards: object[]) => release({ status: 'complete' }, { awards });
    const compiled = compiledFrom([
      release(),
      won(portalAward('7', 'Zed', 500)),
      won(portalAward('7', 'Zed', 600), portalAward('8', 'Alpha', 900)),
      won(portalAward('8', 'Alpha', 900)),
    ]);
    expect(changesOf(compiled).slice(1)).toMatchObject([
      {
        event_type: 'award-added',
        field: 'awards',
        before: null,
        after: { supplierName: 'Zed', amount: 500, status: 'awarded' },
      },
      { event_type: 'award-changed', before: { amount: 500 }, after: { amount: 600 } },
      { event_type: 'award-added', after: { supplierName: 'Alpha' } },
      { event_type: 'award-removed', before: { supplierName: 'Zed' }, after: null },
    ]);
    expect(compiled.records.awards).toMatchObject([
      { ocds_award_id: '8', first_captured_at: '2026-08-17T06:00:00.000000Z' },
    ]);
    expect(compiled.records.tender).toMatchObject({
      status: 'awarded',
      publication_type: 'AWARD_NOTICE',
      amendment_number: 0,
    });
  });

  it('withdraw awards with the tender', () => {
    const compiled = compiledFrom([
      release({}, { awards: [portalAward('7', 'Zed', 500)] }),
      release({ status: 'cancelled' }, { awards: [portalAward('7', 'Zed', 500)] }),
    ]);
    expect(compiled.records.awards).toEqual([]);
    expect(changesOf(compiled).map(({ event_type }) => event_type)).toEqual([
      'published',
      'award-added',
      'cancelled',
      'award-removed',
    ]);
  });

  it('have an event for documents that the publisher dates after the publication', () => {
    const compiled = compiledFrom([
      release({
        documents: [
          portalDocument('notice'),
          portalDocument('late', { datePublished: '2026-08-20T09:00:00Z' }),
        ],
      }),
    ]);
    expect(changesOf(compiled)).toMatchObject([
      { event_type: 'published' },
      { event_type: 'document-added', occurred_at: '2026-08-20T09:00:00+02:00' },
    ]);
  });

  it('skip captures that cannot be read, repetitions, and all but the last one of a response', () => {
    const good = captured([release(), { ocid, tender: [] }, release(), release({ description: 'Roof' })]);
    const compiled = compile(ocid, good);
    expect(compiled && shownEvents(compiled).map(({ event_type }) => event_type)).toEqual([
      'published',
      'title-changed',
    ]);
    const twice = captured([release(), release({ description: 'Roof' })]).map((capture, position) => ({
      ...capture,
      responseId: '1',
      position,
      capturedAt: '2026-08-15T06:00:00.000000Z',
    }));
    expect(compile(ocid, twice)?.records).toMatchObject({
      tender: { title: 'Roof', amendment_number: 0 },
      events: [{ event_type: 'published' }, { event_type: 'closed' }],
    });
    expect(compile(ocid, captured([{ ocid }]))).toBeNull();
    expect(compile(ocid, [])).toBeNull();
  });

  it('give the record a slug: words of the title, then the number', () => {
    expect(
      compiledFrom([release({ description: 'Supply & delivery: road-marking paint, Café' })]).records.tender
        .slug,
    ).toBe('supply-and-delivery-road-marking-paint-cafe-165050');
    expect(compiledFrom([release({ description: '道路' })]).records.tender.slug).toBe('tender-165050');
    const long = compiledFrom([release({ description: 'maintenance '.repeat(40) })]).records.tender.slug;
    expect(long).toMatch(/^(maintenance-){6}165050$/);
    const stranger = 'ocds-other-165050';
    expect(compile(stranger, captured([{ ...release(), ocid: stranger }]))?.records.tender.slug).toMatch(
      /^repair-of-the-reservoir-roof-x[0-9a-f]{8}$/,
    );
  });
});

describe('a slug that a title gave', () => {
  const titles = fc.array(fc.constantFrom('Roof', 'Roof 12', 'Roof of the hall', '道路', '2'), {
    minLength: 1,
    maxLength: 5,
  });
  const numbered = (number: number) => `ocds-9t57fa-${number}`;
  const slugsOf = (name: string, shown: readonly string[]) => {
    const releases = shown.map((description) => ({ ...release({ description }), ocid: name }));
    const { slug, former_slugs: former } = compile(name, captured(releases), knownSources.readerOf)!.records
      .tender;
    return { slug, former: former ?? [] };
  };

  it('stays one of the tender when the title changes, the latest last', () => {
    expect(slugsOf(ocid, ['Roof', 'Wall', 'Floor'])).toEqual({
      slug: 'floor-165050',
      former: ['roof-165050', 'wall-165050'],
    });
    expect(slugsOf(ocid, ['Roof', 'Wall', 'Roof'])).toEqual({ slug: 'roof-165050', former: ['wall-165050'] });
    expect(slugsOf(ocid, ['Roof'])).toEqual({ slug: 'roof-165050', former: [] });
  });

  it('leads to no other tender, whatever titles and numbers are', () => {
    const names = fc
      .tuple(
        fc.constantFrom(5, 12, 165050, 250, 50),
        fc.constantFrom(numbered, (n: number) => `ocds-other-${n}`),
      )
      .map(([number, name]) => name(number));
    fc.assert(
      fc.property(
        fc.uniqueArray(names, { minLength: 2, maxLength: 5 }),
        titles,
        titles,
        (ocids, one, other) => {
          const all = ocids.flatMap((name, at) => {
            const { slug, former } = slugsOf(name, at % 2 === 0 ? one : other);
            expect(former).not.toContain(slug);
            return [slug, ...former];
          });
          expect(new Set(all).size).toBe(all.length);
        },
      ),
    );
  });

  it('is kept for every title, in whatever order they were shown', () => {
    fc.assert(
      fc.property(titles, (shown) => {
        const { slug, former } = slugsOf(ocid, shown);
        const each = shown.map((title) => slugsOf(ocid, [title]).slug);
        expect(new Set([slug, ...former])).toEqual(new Set(each));
        expect(slug).toBe(each.at(-1));
      }),
    );
  });
});

describe('an unknown source', () => {
  it('is an error that names it', () => {
    expect(() => compile(ocid, captured([release()], 'elsewhere'))).toThrow(
      /elsewhere; known are ocds, etenders/,
    );
  });
});

describe('tagged releases', () => {
  const tagged = (id: string, date: string, tag: string, rest: object) => ({
    ocid: 'ocds-zzz-1',
    id,
    date,
    tag: [tag],
    ...rest,
  });
  const planning = tagged('1', '2026-01-01T00:00:00Z', 'planning', {
    buyer: { id: 'B', name: 'Board of Works' },
  });
  const tender = tagged('2', '2026-02-01T00:00:00Z', 'tender', {
    tender: {
      id: 'T-1',
      title: 'Bridge',
      description: 'A bridge',
      status: 'active',
      tenderPeriod: { endDate: '2026-03-01T12:00:00Z' },
    },
  });
  const amendment = tagged('3', '2026-02-10T00:00:00Z', 'tenderAmendment', {
    tender: { tenderPeriod: { endDate: '2026-03-15T12:00:00+02:00' } },
  });
  const award = tagged('4', '2026-04-01T00:00:00Z', 'award', {
    awards: [
      {
        id: 'A',
        date: '2026-03-30T10:00:00Z',
        status: 'active',
        title: 'Lot 1',
        value: { amount: 5_000, currency: 'EUR' },
        suppliers: [{ id: 'S', name: 'Builders' }],
      },
    ],
  });

  it('merge by the standard, and are read by it', () => {
    const { records } = compiledFrom([planning, tender, amendment, award], 'elsewhere');
    expect(records.tender).toMatchObject({
      tender_id: 'T-1',
      title: 'Bridge',
      description: 'A bridge',
      reference_number: 'T-1',
      organization_name: 'Board of Works',
      publication_date_time: '2026-01-01T00:00:00Z',
      closing_date_time: '2026-03-15T12:00:00+02:00',
      status: 'awarded',
      amendment_number: 1,
    });
    expect(records.awards).toMatchObject([
      {
        title: 'Lot 1',
        supplier_name: 'Builders',
        amount: '5000',
        currency: 'EUR',
        awarded_at: '2026-03-30T10:00:00Z',
        enterprise_type: null,
        etenders_award_id: null,
      },
    ]);
    expect(
      shownEvents({ records } as Compiled).map(({ event_type, occurred_at, source }) => [
        event_type,
        occurred_at,
        source,
      ]),
    ).toEqual([
      ['published', '2026-01-01T00:00:00Z', 'publisher'],
      ['closing-date-changed', '2026-02-10T00:00:00Z', 'publisher'],
      ['award-added', '2026-03-30T10:00:00Z', 'publisher'],
    ]);
  });

  it('are merged by their dates, not in the order of capture, and each once', () => {
    const inOrder = compiledFrom([planning, tender, amendment, award], 'elsewhere').records;
    const shuffled = compiledFrom([award, amendment, tender, planning, tender, award], 'elsewhere').records;
    for (const part of ['tender', 'awards'] as const) {
      const strip = (value: unknown) =>
        JSON.parse(
          JSON.stringify(value, (key, inner: unknown) => (key.endsWith('captured_at') ? undefined : inner)),
        );
      expect(strip(shuffled[part])).toEqual(strip(inOrder[part]));
    }
  });

  it('take a second release with the same id as a correction', () => {
    const { records } = compiledFrom(
      [tender, { ...tender, tender: { id: 'T-1', title: 'Bridges' } }],
      'elsewhere',
    );
    expect(records.tender).toMatchObject({ title: 'Bridges', closing_date_time: null, amendment_number: 0 });
  });

  it('give no record while none has a tender or an award', () => {
    expect(compile('ocds-zzz-1', captured([planning], 'elsewhere'), knownSources.readerOf)).toBeNull();
    expect(compiledFrom([award], 'elsewhere').records.tender).toMatchObject({
      tender_id: 'ocds-zzz-1',
      title: null,
      status: 'awarded',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { amendments } from './amendments.ts';
import { captured, compiledFrom, ocid, release, shownEvents } from './captured-releases.ts';
import { closing, portalAward, portalDocument } from './releases.ts';

const changesOf = (compiled: Compiled) =>
  shownEvents(compiled).map(({ event_type, occurred_at, field, before, after }) => ({
    event_type,
    occurred_at,
    field,
    before,
    after,
  }));

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

  it.each(amendments)('show an amendment: %s', (_, change, expected) => {
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

describe('an unknown source', () => {
  it('is an error that names it', () => {
    expect(() => compile(ocid, captured([release()], 'elsewhere'))).toThrow(
      /elsewhere; known are ocds, etenders/,
    );
  });
});

describe('the time at which an award changed', () => {
  const awarded = (amount: number, tender: object = {}) =>
    release(tender, { awards: [portalAward('7', 'Mahika Trading', amount)] });
  const changedAt = (...releases: unknown[]) =>
    compiledFrom(releases).records.awards.map((award) => award.changed_at?.slice(0, 10));

  it('is that of the latest capture that shows a change of the award, or of what it repeats of its tender', () => {
    expect(changedAt(awarded(5))).toEqual(['2026-08-15']);
    expect(changedAt(release(), awarded(5), awarded(6))).toEqual(['2026-08-17']);
    expect(changedAt(awarded(5), awarded(5, { title: 'Roads' }))).toEqual(['2026-08-16']);
  });

  it('does not change with anything else that a tender says', () => {
    const later = awarded(5, { contactPerson: { name: 'Ms N. Dube' } });
    const compiled = compiledFrom([awarded(5), later]);
    expect(compiled.records.tender.captured_at.slice(0, 10)).toBe('2026-08-16');
    expect(compiled.records.awards[0]?.changed_at?.slice(0, 10)).toBe('2026-08-15');
  });
});

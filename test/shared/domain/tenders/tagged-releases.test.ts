import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { captured, compiledFrom, shownEvents } from './captured-releases.ts';

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
          JSON.stringify(value, (key, inner: unknown) =>
            key.endsWith('captured_at') || key === 'changed_at' ? undefined : inner,
          ),
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { supportDocument } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalAward, portalDocument } from '#test/shared/domain/tenders/releases.ts';
import {
  captured,
  compiled,
  eventTypes,
  NUMBER,
  ocid,
  type Part,
  release,
  row,
  type Seen,
} from '#test/shared/domain/tenders/seen.ts';

const kinds = ({ issues }: Compiled) => issues.map(({ kind }) => kind);
const origin = ({ records }: Compiled, field: string) => records.provenance.fields[field];
const closing = (endDate: string) => ({ tenderPeriod: { startDate: '2026-08-14T00:00:00Z', endDate } });

describe('one tender through both publishers', () => {
  it('is one record that names both, without any issue, and says which publisher gave each value', () => {
    const both = compiled(release(), row());
    expect(both.records.tender).toMatchObject({
      ocid,
      tender_id: String(NUMBER),
      source: 'ocds',
      sources: ['ocds', 'etenders'],
      status: 'active',
      publication_type: 'TENDER_NOTICE',
      amendment_number: 0,
      validity_period: 90,
      electronic_submission: false,
      main_procurement_category: 'works',
    });
    expect(kinds(both)).toEqual([]);
    expect(origin(both, 'closing_date_time')).toEqual(['ocds', 'tender/tenderPeriod/endDate', 'agreed', 1]);
    expect(origin(both, 'validity_period')).toEqual(['etenders', 'row/validity', 'stated', 0.95]);
    expect(both.versions.map(({ source, responseId }) => [source, responseId])).toEqual([
      ['ocds', '1'],
      ['etenders', '2'],
    ]);
  });

  it('has one document where both list it, with what each knows', () => {
    const file = supportDocument('notice');
    const { documents } = compiled(
      release(),
      row({ supportDocument: [file, supportDocument('plan')] }),
    ).records;
    expect(documents.map(({ file_name, position }) => [file_name, position])).toEqual([
      ['notice.pdf', 0],
      ['plan.pdf', 1],
    ]);
  });

  it('has one event for a change that both show', () => {
    const both = compiled(
      release(),
      row(),
      release(closing('2026-09-30T11:00:00Z')),
      row({ closing_Date: '2026-09-30T11:00:00' }),
    );
    expect(eventTypes(both)).toEqual(['closed', 'closing-date-changed', 'published']);
    expect(both.records.tender).toMatchObject({ amendment_number: 1, publication_type: 'CORRIGENDUM' });
    expect(
      both.records.events.find(({ event_type }) => event_type === 'closing-date-changed')?.occurred_at,
    ).toBe('2026-08-17T06:00:00.000000Z');
  });

  it('does not count as an amendment what only another publisher says', () => {
    const both = compiled(release(), row({ conditions: 'CIDB 5GB or higher' }));
    expect(both.records.tender).toMatchObject({ requirements: 'CIDB 5GB or higher', amendment_number: 0 });
  });
});

describe('values that differ', () => {
  it('follow the table of preferences where neither publisher has changed its own, with an issue', () => {
    const both = compiled(row({ contactPerson: 'Somebody else' }), release());
    expect(both.records.tender.contact_name).toBe('Tender Office');
    expect(both.issues).toEqual([
      {
        kind: 'publishers-differ',
        source: 'ocds',
        path: 'contact_name',
        detail: { ocds: 'Tender Office', etenders: 'Somebody else' },
      },
    ]);
    expect(origin(both, 'contact_name')).toEqual(['ocds', 'tender/contactPerson/name', 'preferred', 0.8]);
  });

  it('follow the publisher that changed last', () => {
    const portal = compiled(release(), row(), row({ closing_Date: '2026-09-30T11:00:00' }));
    expect(portal.records.tender.closing_date_time).toBe('2026-09-30T11:00:00+02:00');
    expect(origin(portal, 'closing_date_time')).toEqual([
      'etenders',
      'row/closing_Date',
      'changed-last',
      0.8,
    ]);
    const feed = compiled(
      release(),
      row(),
      row({ closing_Date: '2026-09-30T11:00:00' }),
      release(closing('2026-10-07T11:00:00Z')),
    );
    expect(feed.records.tender.closing_date_time).toBe('2026-10-07T11:00:00+02:00');
  });
});

describe('states', () => {
  it.each<[string, Seen[], string, string]>([
    ['cancelled by the portal', [release(), row({}, 4)], 'cancelled', 'CANCELLATION_NOTICE'],
    ['cancelled by the feed', [release({ status: 'cancelled' }), row()], 'cancelled', 'CANCELLATION_NOTICE'],
    [
      'taken back, with a later closing time',
      [row({}, 4), release(), row({ closing_Date: '2026-10-07T11:00:00' })],
      'active',
      'CORRIGENDUM',
    ],
    [
      'cancelled, while another list still has it',
      [row({}, 4), release(), row()],
      'cancelled',
      'CANCELLATION_NOTICE',
    ],
    [
      'awarded by the portal',
      [release(), row({ awards: [{ company: 'Zed CC' }] }, 2)],
      'awarded',
      'AWARD_NOTICE',
    ],
    ['listed as awarded without a winner', [release(), row({}, 2)], 'awarded', 'AWARD_NOTICE'],
    [
      'cancelled after an award',
      [release({}, { awards: [portalAward('1', 'Zed', 5000)] }), row({}, 4)],
      'cancelled',
      'CANCELLATION_NOTICE',
    ],
    ['closed in one, open in the other', [release(), row({}, 3)], 'active', 'TENDER_NOTICE'],
    ['closed in both', [release({ status: 'complete' }), row({}, 3)], 'closed', 'TENDER_NOTICE'],
    [
      'a document added',
      [release(), release({ documents: [portalDocument('notice'), portalDocument('drawings')] })],
      'active',
      'ADDENDUM',
    ],
    [
      'an addendum from the beginning',
      [release({ documents: [portalDocument('ADDENDUM_1')] })],
      'active',
      'ADDENDUM',
    ],
  ])('%s', (_, seen, status, type) => {
    const { tender, awards } = compiled(...seen).records;
    expect(tender.status).toBe(status);
    if (type !== 'CORRIGENDUM') expect(tender.publication_type).toBe(type);
    if (status === 'cancelled') expect(awards).toEqual([]);
  });

  it('takes the moment and the reason of a cancellation from the portal', () => {
    const { tender, events } = compiled(
      release(),
      row({ cancelled: { cancelledDate: '2026-08-20T14:43:06.7358148', reason: 'No responsive bids' } }, 4),
    ).records;
    expect(tender).toMatchObject({ cancellation_reason: 'No responsive bids' });
    expect(tender.cancelled_at).toMatch(/^2026-08-20T14:43:06/);
    expect(events.find(({ event_type }) => event_type === 'cancelled')).toMatchObject({
      source: 'publisher',
      confidence: 1,
    });
  });
});

describe('awards', () => {
  const winner = (company: string, tenderAmount: string, rest: Part = {}) => ({
    company,
    tenderAmount,
    ...rest,
  });
  const both = (awards: Part[], rows: Part[]) => compiled(release({}, { awards }), row({ awards: rows }, 2));

  it('are events from the beginning: by their date, else when they were first seen, which says little', () => {
    const dated = compiled(
      row({ awards: [winner('Zed', 'R5 000,00', { awardDate: '2026-10-01T00:00:00' })] }, 2),
    );
    expect(dated.records.events.find(({ event_type }) => event_type === 'award-added')).toMatchObject({
      occurred_at: '2026-10-01T00:00:00+02:00',
      source: 'publisher',
    });
    const undated = compiled(row({ awards: [winner('Zed', 'R5 000,00')] }, 2));
    expect(undated.records.tender.status).toBe('awarded');
    const event = undated.records.events.find(({ event_type }) => event_type === 'award-added');
    expect(event).toMatchObject({
      occurred_at: undated.records.tender.first_captured_at,
      source: 'comparison',
    });
    expect(event?.confidence).toBeLessThan(0.5);
  });

  it('of one supplier are one: the feed’s, with what only the portal knows', () => {
    const { awards, subcontractors } = both(
      [portalAward('72140', 'ZED TRADING CC', 5000)],
      [
        winner('Zed Trading (Pty) Ltd', 'R5 000,00', {
          bbbeeLevel: 'Level 1',
          subContractors: [{ company: 'Thabo Plumbing', percentage: '30' }],
        }),
      ],
    ).records;
    expect(awards).toMatchObject([
      {
        award_key: '72140',
        ocds_award_id: '72140',
        bee_level: '1',
        amount: '5000',
        sources: ['ocds', 'etenders'],
      },
    ]);
    expect(subcontractors).toMatchObject([{ award_id: awards[0]?.id, name: 'Thabo Plumbing' }]);
  });

  it('that only the portal shows keep their identity until the feed shows them too', () => {
    const alone = compiled(release(), row({ awards: [winner('Zed Trading', 'R5 000,00')] }, 2)).records
      .awards;
    expect(alone).toMatchObject([{ ocds_award_id: null, sources: ['etenders'] }]);
    const again = compiled(row({ awards: [winner('Zed Trading', 'R5 000,00')] }, 2)).records.awards;
    expect(again[0]?.id).toBe(alone[0]?.id);
  });

  it('find each other by amount where a supplier won several', () => {
    const { awards } = both(
      [portalAward('1', 'Zed', 5000), portalAward('2', 'Zed', 9000)],
      [winner('Zed', 'R9 000,00', { bbbeeLevel: '2' }), winner('Zed', 'R5 000,00', { bbbeeLevel: '1' })],
    ).records;
    expect(awards.map(({ award_key, bee_level }) => [award_key, bee_level])).toEqual([
      ['1', '1'],
      ['2', '2'],
    ]);
  });

  it('whose decimal mark the feed lost have the portal’s amount, and say so', () => {
    const lost = both([portalAward('1', 'Zed', 21796778)], [winner('Zed', 'R217 967,78')]);
    expect(lost.records.awards).toMatchObject([
      { amount: '217967.78', validation_errors: ['amount-lost-decimals'] },
    ]);
    expect(kinds(lost)).toContain('amount-lost-decimals');
  });
});

describe('whatever is captured', () => {
  const seen = fc.array(
    fc.oneof(
      fc.record({
        source: fc.constant('ocds' as const),
        variant: fc.integer({ min: 0, max: 4 }),
      }),
      fc.record({
        source: fc.constant('etenders' as const),
        variant: fc.integer({ min: 0, max: 4 }),
      }),
    ),
    { minLength: 1, maxLength: 7 },
  );
  const feed = [
    release(),
    release(closing('2026-09-30T11:00:00Z')),
    release({ status: 'cancelled' }),
    release({}, { awards: [portalAward('1', 'Zed', 5000)] }),
    release({ description: 'Repair of both reservoir roofs' }),
  ];
  const portal = [
    row(),
    row({ closing_Date: '2026-10-07T11:00:00' }),
    row({}, 4),
    row({ awards: [{ company: 'Zed CC', tenderAmount: 'R5 000,00' }] }, 2),
    row({}, 3),
  ];
  const of = ({ source, variant }: { source: string; variant: number }): Seen =>
    (source === 'ocds' ? feed : portal)[variant] as Seen;

  it('repetitions change nothing', () => {
    fc.assert(
      fc.property(seen, (plan) => {
        const captures = captured(plan.map(of));
        const doubled = captures.flatMap((capture) => [
          capture,
          {
            ...capture,
            responseId: `${capture.responseId}0`,
            capturedAt: capture.capturedAt.replace('T06', 'T09'),
          },
        ]);
        expect(compile(ocid, doubled)?.records).toEqual(compile(ocid, captures)?.records);
      }),
    );
  });

  it('every id is given once, every event has its date, every value its origin', () => {
    fc.assert(
      fc.property(seen, (plan) => {
        const { records } = compiled(...plan.map(of));
        for (const rows of [
          records.documents,
          records.awards,
          records.events,
          records.bidders,
          records.parties,
        ])
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const { occurred_at } of records.events) expect(Date.parse(occurred_at)).not.toBeNaN();
        const { tender, provenance } = records;
        for (const field of [
          'title',
          'closing_date_time',
          'category',
          'province',
          'organization_name',
        ] as const)
          if (tender[field] !== null) expect(provenance.fields[field]?.[0]).toBeTruthy();
      }),
    );
  });

  it('which publisher is read first does not matter', () => {
    fc.assert(
      fc.property(seen, (plan) => {
        const captures = captured(plan.map(of));
        const bySource = [...captures].sort((a, b) =>
          a.source < b.source ? -1 : Number(a.source > b.source),
        );
        expect(compile(ocid, bySource)?.records).toEqual(compile(ocid, captures)?.records);
      }),
    );
  });
});

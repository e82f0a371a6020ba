import { describe, expect, it } from 'vitest';
import type { Compiled } from '#shared/domain/tenders/compile.ts';
import { supportDocument } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { closing, portalAward, portalDocument } from '#test/shared/domain/tenders/releases.ts';
import {
  compiled,
  eventTypes,
  kinds,
  NUMBER,
  ocid,
  release,
  row,
  type Seen,
} from '#test/shared/domain/tenders/seen.ts';

const origin = ({ records }: Compiled, field: string) => records.provenance.fields[field];

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

  it('has one document if both list it, with what each knows', () => {
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
  it('follow the table of preferences if neither publisher has changed its own, with an issue', () => {
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

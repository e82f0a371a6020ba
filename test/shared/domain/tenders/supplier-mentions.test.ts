import { describe, expect, it } from 'vitest';
import type { AwardRow, BidderRow } from '#shared/domain/tenders/records.ts';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import type { Instant } from '#shared/time.ts';

const SEEN = '2026-03-01T08:00:00Z' as Instant;

const award = (id: string, given: Partial<AwardRow>): AwardRow =>
  ({
    id,
    tender_id: 'tender',
    position: 0,
    sources: ['etenders'],
    supplier_name: null,
    supplier_raw_name: null,
    supplier_csd_number: null,
    supplier_registration_number: null,
    supplier_members: null,
    first_captured_at: SEEN,
    ...given,
  }) as AwardRow;
const bidder = (id: string, name: string): BidderRow & { first_captured_at: Instant } => ({
  id,
  tender_id: 'tender',
  position: 0,
  name,
  first_captured_at: SEEN,
});

describe('mentions of suppliers', () => {
  it('have the numbers apart from the name, and one spelling in awards and bids', () => {
    const { rows } = mentionsOf(
      [award('a', { supplier_raw_name: 'Mahika Technologies (Pty) Ltd 2015/123456/07' })],
      [bidder('b', 'Mahika Technologies (Pty) Ltd (2015/123456/07)')],
    );
    expect(rows).toMatchObject([
      { award_id: 'a', bidder_id: null, name: 'Mahika Technologies (Pty) Ltd', first_seen_at: SEEN },
      { award_id: null, bidder_id: 'b', registration_number: '2015/123456/07', role: 'supplier' },
    ]);
    expect(rows[0]?.spelling_id).toBe(rows[1]?.spelling_id);
    expect(rows[0]?.id).not.toBe(rows[1]?.id);
  });

  it('take the number that the publisher gives beside the name', () => {
    const { rows } = mentionsOf(
      [award('a', { supplier_name: 'Mahika Technologies', supplier_csd_number: 'MAAA0097108' })],
      [],
    );
    expect(rows).toMatchObject([{ name: 'Mahika Technologies', csd_number: 'MAAA0097108' }]);
  });

  it('take a registration number beside the name, unless the name has another one', () => {
    const beside = { supplier_registration_number: '2015/123456/07' };
    const { rows, issues } = mentionsOf(
      [
        award('a', { supplier_raw_name: 'Mahika Technologies (Pty) Ltd', ...beside }),
        award('b', { supplier_raw_name: 'Mahika Technologies (Pty) Ltd 2015/123456/07', ...beside }),
        award('c', { supplier_raw_name: 'Mahika Technologies (Pty) Ltd 2016/654321/07', ...beside }),
        award('d', { supplier_raw_name: 'Mahika Roads JV Zed Civils', ...beside }),
      ],
      [],
    );
    expect(rows.map((row) => [row.award_id, row.registration_number])).toEqual([
      ['a', '2015/123456/07'],
      ['b', '2015/123456/07'],
      ['c', null],
      // Of a joint venture it may be any member's.
      ...[0, 1, 2].map(() => ['d', null]),
    ]);
    expect(rows[0]?.spelling_id).toBe(rows[1]?.spelling_id);
    const contradicted = (text: string) => ({
      kind: 'invalid-registration-number',
      detail: { text, fault: 'contradicted' },
    });
    expect(issues).toMatchObject([contradicted('2015/123456/07'), contradicted('2016/654321/07')]);
  });

  it('show a joint venture and each of its members', () => {
    const { rows } = mentionsOf([award('a', { supplier_raw_name: 'Mahika Roads JV Zed Civils' })], []);
    expect(rows.map(({ role, name, position }) => [position, role, name])).toEqual([
      [0, 'joint-venture', 'Mahika Roads JV Zed Civils'],
      [1, 'member', 'Mahika Roads'],
      [2, 'member', 'Zed Civils'],
    ]);
  });

  it('are none of a text that means nobody', () => {
    expect(mentionsOf([award('a', { supplier_raw_name: 'various' }), award('b', {})], [])).toEqual({
      rows: [],
      issues: [],
    });
  });

  it('report a number that cannot be one, such as one of a year after the capture', () => {
    const { rows, issues } = mentionsOf(
      [award('a', { supplier_raw_name: 'Zed Civils CC 2031/123456/23', position: 2 })],
      [],
    );
    expect(rows).toMatchObject([{ name: 'Zed Civils CC', registration_number: null }]);
    expect(issues).toEqual([
      {
        source: 'etenders',
        path: 'awards/2/suppliers',
        kind: 'invalid-registration-number',
        detail: { text: '2031/123456/23', fault: 'impossible-year' },
      },
    ]);
  });
});

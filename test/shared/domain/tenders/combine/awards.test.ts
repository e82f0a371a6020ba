import { describe, expect, it } from 'vitest';
import { portalAward } from '#test/shared/domain/tenders/releases.ts';
import { compiled, kinds, type Part, release, row } from '#test/shared/domain/tenders/seen.ts';

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

  it('find each other by amount if a supplier won several', () => {
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

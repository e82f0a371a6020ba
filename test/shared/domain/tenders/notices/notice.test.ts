import { describe, expect, it } from 'vitest';
import { compile } from '#shared/domain/tenders/compile.ts';
import { kinds } from '#shared/domain/tenders/notices/kinds.ts';
import { noticeFields } from '#shared/domain/tenders/notices/notice.ts';
import { validUntil } from '#shared/domain/tenders/notices/validity.ts';
import { publicationTypes, tenderStatuses } from '#shared/tables/tenders.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';

const kindOf = (reference_number: string | null, title: string | null) =>
  noticeFields({ reference_number, title }).notice_kind;

describe('entries that are notices about a tender', () => {
  it.each([
    ['cancellation', 'WCKBG2476RSC', 'Cancellation - Provision of ventilation services for five years'],
    ['cancellation', 'ERI/2025/TSS/08C', 'TENDER CANCELLATION: CALIBRATION OF SAFETY VALVES'],
    ['cancellation', 'E1074DXECCC', 'Cancellation of supply and delivery of breakers'],
    ['cancellation', 'NC071R', 'Cancellation of tender NC071R'],
    ['cancellation', 'FS059CANCELLATION OFTENDER', 'Trench cover replacement for 12 months'],
    ['cancellation', 'CANCELE1150NTCSAMP', 'CANCELLATION LETTER- E1150NTCSAMP'],
    ['cancellation', 'MPMAJ11482GXcancell', 'Supply of gaskets'],
    ['cancellation', 'E1861GXMPTUT', 'Animal control at the power station for 5 years. Cancelled'],
    ['cancellation', 'DBN 236/2025(a)', 'KINDLY NOTE THAT THE RFQ FOR FLOOR POLISH HAS BEEN CANCELLED'],
    ['cancellation', 'NOTICE TO CANCEL TO RE-ADVERTISE TD 02/02/2026', 'Street lights'],
    ['cancellation', 'SCM 4/2025', 'CANCELLATION LETTTER FOR THE SUPPLY OF PUMPS'],
    ['cancellation', 'SCM 5/2025', 'Supply of pumps - Cancellation Leter'],
    ['general', 'RFP 12/2025', 'QUESTIONS AND ANSWERS: APPOINTMENT OF A TRAVEL AGENT'],
    ['general', 'RFP 12/2025', 'Q&A - appointment of a travel agent'],
    ['general', 'RFP 12/2025', 'Responses to bidders’ queries for the appointment of a travel agent'],
    ['general', 'RFP 12/2025 Q&A', 'Appointment of a travel agent'],
    ['bidders-list', 'RFP 12/2025', 'REGISTER OF RECEIVED BIDS: appointment of a travel agent'],
    ['bidders-list', 'RFP 12/2025', 'Tenders received register - travel agent'],
    ['bidders-list', 'RFP 12/2025', 'Appointment of a travel agent - Received bids register'],
    ['bidders-list', 'E2173DXECBidders', 'Installation of smart meters'],
    [
      'bidders-list',
      'E2005GCMWP1',
      'Publication of Names of Bidders in Respect of Advertised Competitive Bids',
    ],
    ['bidders-list', 'ERI/2025/TSS/08L', 'LIST OF BIDDERS: Calibration of safety valves'],
    ['bidders-list', 'RIM01-IFM-2025/26 LIST OF BIDS RECEIVED', 'BIDS RECEIVED BEFORE THE CLOSING DATE'],
    ['bidders-list', 'Register-14-2026', 'Opening Register 14 2026'],
    ['regret-letter', 'MWP02333TX', 'REGRET LETTER FOR Provision of small works'],
    ['regret-letter', 'MPKUS11252GX regret', 'Roof canopy installation'],
    ['regret-letter', 'MPKUS11442GX', 'Machining of valves for 5 years. REGRET LETTER'],
    ['intention-to-award', '16-2024 Intention to Award', 'Intention to Appoint RFP 06-2024 attached.'],
    ['award', 'RFP07-2025', 'Notice of Award - Fire Protection Services attached.'],
    ['award', 'MPARN11233GX (Award)', 'Supply and delivery of grease'],
    ['validity-extension', 'NC113Validity', 'Tender validity extension for tender number NC113'],
    ['validity-extension', 'E2077DXEAL- Letter to Extend Validity Period of Te', 'Repair of cables'],
    ['closing-extension', 'MPKRI10762GX Tender extended', 'Refurbishment of gearboxes'],
    ['addendum', 'RIM07-IFM-2025/26 - ADDENDUM NO 1', 'ADDENDUM NO 1 - REHABILITATION OF THE HELISTOP'],
    ['erratum', 'ERRATUM BID 10-08-2025', 'Erratum: the closing date is 29 September'],
    ['general', 'NOTICE NO: 115 OF 2025', 'NOTICE OF AMENDMENT OF SUPPLY CHAIN MANAGEMENT CONTRACTS'],
    [
      'general',
      'ERI/2025/BMS/15C',
      'Cancellation of Grootvlei only: coal handling at Grootvlei and Hendrina',
    ],
  ])('%s: %s, %s', (kind, reference, title) => {
    expect(kindOf(reference, title)).toBe(kind);
  });

  it.each([
    [
      'answers that are bought',
      'RFQ 8',
      'Answering service: questions and answers of the public, call centre',
    ],
    ['a register that is bought', 'RFQ 9', 'Tender register books and asset registers'],
    ['a cancellation that is bought', 'RFQ 7', 'Cancellation of bonds and title conditions of state land'],
    ['a cancellation clause', 'RFP/016', 'SECURITY SERVICES SUBJECT TO A ONE MONTH CANCELLATION PERIOD'],
    [
      'a round that begins',
      'BID: 15/02/26',
      'CANCELLATION OF BID 10/08/25 AND RE-ADVERTISEMENT OF BID 15/02/26',
    ],
    ['a building that is extended', '2/2026', 'EXTENSION OF THE ICC BUILDING IN HUMANSDORP'],
    ['a road that is extended', '31201-1D', 'Addington Outfall Extension'],
    ['a register that is kept', 'COM129/2025', 'MAINTENANCE OF IMMOVABLE ASSET REGISTER'],
    ['an office of registers', 'LS05/2025', 'KIMBERLEY CRIME REGISTER. Alternative office accommodation'],
    ['an award ceremony', 'RFQ 2025 AWARDS', 'Trophies for the annual awards ceremony'],
    ['long service awards', 'BTO-B023', 'ACTUARIAL VALUATION OF LONG SERVICE AWARDS LIABILITY'],
    [
      'bidders who are invited',
      'BID - 2616GS',
      'Bidders are hereby invited for the following bid: air conditioners',
    ],
    [
      'a number that is part of another contract',
      'TMT-LDOE-ADDENDUM 17/PSP',
      'Team of professional service providers',
    ],
    [
      'a tender whose closing time was moved',
      'ITVETC-001',
      'EIGHT SERVERS. (CLOSING DATE HAS BEEN EXTENDED TO 27 February 2026)',
    ],
    ['a tender with an erratum', 'RFT81/06', 'PLEASE TAKE NOTE OF THE ATTACHED ERRATUM: sports facility'],
    ['an entry without texts', null, null],
  ])('not %s', (_, reference, title) => {
    expect(kindOf(reference, title)).toBeNull();
  });

  it('are declared with a reason, a type of publication and a status that is never open', () => {
    for (const { name, reason, publicationType, status, titles, references } of kinds) {
      expect(reason, name).toMatch(/^[a-z].{20,}$/);
      expect(publicationTypes).toContain(publicationType);
      expect(tenderStatuses.filter((one) => one !== 'active')).toContain(status);
      expect(titles.length + references.length, name).toBeGreaterThan(0);
    }
  });
});

describe('what leads from a notice to its tender', () => {
  it.each<[string, string, string | null, string[]]>([
    [
      'E2465GXMPKOMBidders',
      'List of Bidders: Refurbishment of the dining hall',
      'Refurbishment of the dining hall',
      ['e2465gxmpkom'],
    ],
    [
      'ERI/2025/BMS/04R',
      'Regret letter for Supply of plant tools',
      'Supply of plant tools',
      ['eri2025bms04r', 'eri2025bms04'],
    ],
    [
      'Tender Validity 7-MWP2370TX',
      'Tender Validity 7 -PROVISION OF SUPERVISION',
      'PROVISION OF SUPERVISION',
      ['mwp2370tx'],
    ],
    ['16-2024 Intention to Award', 'Intention to Appoint RFP 06-2024 attached.', null, ['rfp062024']],
    ['CANCELE1150NTCSAMP', 'CANCELLATION LETTER- E1150NTCSAMP', null, ['e1150ntcsamp']],
  ])('%s, %s', (reference_number, title, subject, keys) => {
    const found = noticeFields({ reference_number, title });
    expect(found.notice_title).toBe(subject);
    expect(found.notice_keys).toEqual(expect.arrayContaining(keys));
  });

  it('is not a shortened number if the titles cannot be compared', () => {
    expect(
      noticeFields({ reference_number: 'ERI/2025/BMS/04C', title: 'Cancellation letter' }).notice_keys,
    ).toEqual(['eri2025bms04c']);
  });
});

describe('the last day of validity', () => {
  it.each([
    ['Validity extended until 30 June 2026', '2026-06-30'],
    ['extend validity to 2026-07-15', '2026-07-15'],
    ['validity from 01/02/2026 to 01/05/2026', '2026-05-01'],
    ['valid until 31 June 2026', null],
    ['validity extension for 90 days', null],
  ])('%s', (title, day) => {
    expect(validUntil({ title, description: null })).toBe(day);
  });
});

describe('the record of a notice', () => {
  const compiled = (tender: Record<string, unknown>) => {
    const release = portalRelease(7, tender);
    const capturedAt = '2026-08-15T06:00:00.000000Z';
    const capture = { source: 'ocds', responseId: '1', position: 0, capturedAt, hash: 'a', release };
    return compile('ocds-9t57fa-7', [capture])!.records;
  };

  it('is not open, says what it is, and has an event for the tender that it is about', () => {
    const { tender, events, provenance } = compiled({
      title: 'RFQ 5/2026 Cancellation',
      description: 'Cancellation - Repair of the reservoir roof',
    });
    expect(tender).toMatchObject({
      status: 'cancelled',
      publication_type: 'CANCELLATION_NOTICE',
      notice_kind: 'cancellation',
      notice_title: 'Repair of the reservoir roof',
    });
    expect(tender.validation_errors).toContain('not-a-tender');
    expect(provenance.fields['notice_kind']?.slice(0, 3)).toEqual(['ocds', 'tender/description', 'rule']);
    expect(events.map(({ event_type, of_subject }) => [event_type, of_subject])).toEqual([
      ['published', false],
      ['cancelled', true],
    ]);
  });

  it('stays what a publisher calls it', () => {
    const { tender } = compiled({ title: 'RFQ 5/2026 Bidders', status: 'cancelled' });
    expect(tender).toMatchObject({ status: 'cancelled', publication_type: 'GENERAL_NOTICE' });
  });

  it('has the closing time that it gives in its event', () => {
    const { events } = compiled({ title: 'RFQ 5/2026 extended' });
    expect(events).toContainEqual(
      expect.objectContaining({
        event_type: 'closing-date-changed',
        field: 'closingDateTime',
        after: '2026-09-16T09:00:00.000Z',
        of_subject: true,
      }),
    );
  });
});

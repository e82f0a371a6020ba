import { describe, expect, it } from 'vitest';
import { analysisOf, scalarOf } from './texts.ts';

describe('the closing of a tender', () => {
  it.each([
    ['form', 'BID NUMBER: 8/2\tCLOSING DATE: 08 September 2026\tCLOSING TIME: 12H00', '2026-09-08', '12:00'],
    ['form with cells', 'CLOSING DATE:\t16 September 2026\tCLOSING TIME:\t11:00', '2026-09-16', '11:00'],
    [
      'labels below each other',
      'CLOSING DATE : Tuesday, 08 September 2026\nCLOSING TIME : 12H00',
      '2026-09-08',
      '12:00',
    ],
    [
      'sentence',
      'Bids must be deposited in the bid box no later than 12:00 midday Tuesday, 08\nSeptember 2026.',
      '2026-09-08',
      '12:00',
    ],
    [
      'time first',
      'This tender closes at 12h00 on the 08 September 2026 at the offices',
      '2026-09-08',
      '12:00',
    ],
    ['scan that reads 0 as O', 'Bids close on 15 September 2026 at 11HO0.', '2026-09-15', '11:00'],
    ['scan that reads 1 as i', 'Bids close on ist September 2026, 11:00.', '2026-09-01', '11:00'],
    ['slashes', 'Closing date and time: 2026/09/16 @ 11:00', '2026-09-16', '11:00'],
    [
      'a day behind that of the notice',
      'The bid was advertised on 2 July 2026 and closes on 8 July 2026',
      '2026-07-08',
      null,
    ],
    ['Afrikaans', 'Sluitingsdatum: 16.09.2026 om 11:00', '2026-09-16', '11:00'],
    ['Afrikaans month', 'Sluit: Woensdag 16 Desember 2026 om 11h00', '2026-12-16', '11:00'],
    ['half of the day', 'The closing date for the RFQ is 3 July 2026 at 2:30 pm', '2026-07-03', '14:30'],
    [
      'lost blanks',
      'quotation provided onor before 19November 2025@\n11h00toroom no:17',
      '2025-11-19',
      '11:00',
    ],
    [
      'table',
      'Bid no\tBriefing date\tClosing date\nRFQ 12\t2026/08/20 10:00\t2026/09/16 11:00',
      '2026-09-16',
      '11:00',
    ],
    ['minute behind a second sign', 'CLOSING DATE: 08 September 2026 11:H30', '2026-09-08', '11:30'],
    [
      'cell that is broken round its label',
      '08 September CLOSING\nBID NUMBER: 8/2 CLOSING DATE: 2026 TIME: 11H30',
      '2026-09-08',
      '11:30',
    ],
    [
      'line below labels whose cells were lost',
      'BID NO. ISSUE DATE CLOSING DATE\nCDE/8 03/08/2026 08/09/2026 at 11:30',
      '2026-09-08',
      '11:30',
    ],
    [
      'rows',
      'Briefing session\t20 August 2026\t10:00\nClosing date\t16 September 2026\t11:00',
      '2026-09-16',
      '11:00',
    ],
  ])('is read from a %s', (_, text, date, time) => {
    expect(scalarOf('closing', text)).toEqual({ date, time });
  });

  it('has a day and an hour whose digits recognition separated, close after their labels', () => {
    expect(scalarOf('closing', 'CLOSING\nClosing date: 1 4 September 2026\nTime: 1 1:00')).toEqual({
      date: '2026-09-14',
      time: '11:00',
    });
    // Without a label, the first digit may be the number of the line.
    expect(scalarOf('closing', 'CLOSING DATE AND TIME\n1 4 September 2026 at 11:00')).toEqual({
      date: '2026-09-04',
      time: '11:00',
    });
  });

  it('has its whole day in the passage even if its cell is broken', () => {
    const text = '08 September CLOSING\nBID NUMBER: 8/2 CLOSING DATE: 2026 TIME: 11H30';
    expect(analysisOf(text).values.closing!.evidence[0]!.quote).toBe(text);
  });

  it('is none of the days in the title, in the heading of the closing, or on which documents are available', () => {
    const title = 'GUARDS FOR THE DAM AND THE PUMPS UNTIL 31 JANUARY 2027';
    const about = `CLOSING DATE\nBids marked “${title}” go into the box by 14:00 on 4 September 2026.`;
    const pages = [title, about, title, title, title].map(
      (text, at) => `Bids are received.\n${text}\nPage ${at}`,
    );
    expect(scalarOf('closing', ...pages)).toEqual({ date: '2026-09-04', time: '14:00' });
    const download =
      'SUBMISSION OF BIDS\nThe papers can be had as from the 05 August 2026.\nCLOSING DATE: 3 September 2026, 11:00';
    expect(analysisOf(download).values.closing).toMatchObject({
      value: { date: '2026-09-03', time: '11:00' },
    });
    expect(analysisOf(download).values.closing!.against).toBeUndefined();
    const long =
      'The papers are on the site as 05 August 2026\nSealed bids marked with the number of the bid must be placed in the box\nClosing date: 3 September 2026, 11:00';
    expect(analysisOf(long).values.closing!.against).toBeUndefined();
  });

  it('is not the day until which questions are answered', () => {
    expect(
      scalarOf('closing', 'Deadline for responding to 4 August 2026 @ 10:00\nqueries about the bid'),
    ).toBeNull();
  });

  it('is the new day if it was extended', () => {
    const text = 'The closing date has been extended from 16 September 2026 to 23 September 2026 at 11:00.';
    expect(scalarOf('closing', text)).toEqual({ date: '2026-09-23', time: '11:00' });
  });

  it('is the new day after others that no longer count', () => {
    const text =
      'Bids were to close on 2 October 2026; by Notice 1 this became 9 October 2026. Both fall away.\nBids now close on 23 October 2026.';
    expect(scalarOf('closing', text)).toEqual({ date: '2026-10-23', time: null });
  });

  it('is the new day though the first notice, which names the former one, is bound in behind', () => {
    const text =
      'Notice 1\nThe closing date moves from 2 October 2026 to Friday 9 October 2026.\fThe closing time for receipt of tenders is 11:00 on 2 October 2026.';
    expect(scalarOf('closing', text)).toEqual({ date: '2026-10-09', time: '11:00' });
  });

  it('is the new day if it was advertised as another one', () => {
    const text =
      'Tenders were first to close: the closing date was initially advertised as 16 September 2026 and is now extended to 23 September 2026.';
    expect(scalarOf('closing', text)).toEqual({ date: '2026-09-23', time: null });
  });

  it('is disputed if the same day stands with two years', () => {
    const { closing } = analysisOf(
      'CLOSING DATE: 7 September 2026\fCLOSING DATE: 7 September 2025 at 12:00',
    ).values;
    expect(closing!.against).toHaveLength(1);
  });

  it('is not a day of earlier years', () => {
    const text =
      'Documents can be collected from 5 October 2026. Bids close on 3 November 2026.\nForm of offer handed in, by resolution of 14 March 2019.';
    expect(scalarOf('closing', text)).toEqual({ date: '2026-11-03', time: null });
  });

  it('is disputed if a day stands beside another one that the text does not show as struck out', () => {
    const { closing, validityDays } = analysisOf(
      'Closing date: 16 September 2026 23 September 2026\nValidity period: 90 days 120 days',
    ).values;
    expect(closing!.against).toHaveLength(1);
    expect(validityDays!.against).toHaveLength(1);
  });

  it.each([
    ['questions', 'Enquiries must be submitted in writing by 3 September 2026.'],
    ['the advertisement', 'Date advertised: 14 August 2026'],
    ['the number of a clause', 'Closing time\n2.2.14 The box is opened in public.'],
    ['the end of questions', 'Enquiries close at 16h00 on 6 November 2026.'],
    ['the last sale', 'Last day on which documents will be sold is 20 October 2026.'],
    ['an earlier tender', 'Tender 12/25, which closed on 3 July 2026, was cancelled.'],
    ['an office that is shut', 'The office closes on 24 September 2026 (Heritage Day).'],
    ['a penalty', 'Return the form by hand (closing).\n3 Penalty of 1% for each day after 20 November 2026'],
    ['the sale of documents', 'The cut-off time for buying documents is 3 September 2026.'],
    [
      'the contract in a title',
      'Bids marked "Mowing of verges from date of appointment until 30 June 2028" must be placed in the box.',
    ],
    [
      'the contract in a title in Afrikaans',
      'Tenders gemerk "Sny van gras vanaf datum van aanstelling tot 30 Junie 2028" moet in die tenderbus wees.',
    ],
    ['a law', 'in terms of the regulations published on 4 November 2022'],
    [
      'an addendum',
      'The addenda received before the submission of this tender offer have been taken into account:\nDATE TITLE OR DETAILS\n1 7 August 2026 Form 3',
    ],
    ['a form that was handed in', 'REQUEST FOR PROPOSAL\nDATE SUBMITTED\n6 August 2026'],
    ['an occasion', 'Sound system for the closing ceremony on 4 December 2026 at 10:00.'],
    [
      'a request for the invitation to a meeting',
      'Write to Mr Botha by 4 December 2026 to get the invitation to the meeting.',
    ],
  ])('is not the day of %s', (_, text) => {
    expect(scalarOf('closing', text)).toBeNull();
  });
});

describe('the briefing', () => {
  it('has day, place and whether it is compulsory', () => {
    const text =
      'A compulsory site clarification meeting will be held in Marburg Boardroom, No1 Protea Road, Marburg on the 20 August\n2026 at 10h00.';
    expect(scalarOf('briefing', text)).toEqual({
      moment: { date: '2026-08-20', time: '10:00' },
      venue: 'Marburg Boardroom, No1 Protea Road, Marburg',
      compulsory: true,
    });
  });

  it('is read from labels', () => {
    const text =
      'NON-COMPULSORY BRIEFING SESSION\nDate: 2026-08-20\nTime: 10:00\nVenue: Civic Centre, Room 4';
    expect(scalarOf('briefing', text)).toEqual({
      moment: { date: '2026-08-20', time: '10:00' },
      venue: 'Civic Centre, Room 4',
      compulsory: false,
    });
  });

  it('is not held on the day of an earlier notice on which it could not take place', () => {
    const text =
      'The site meeting that was announced for 2 October 2026 could not take place.\nThe site meeting is now on 9 October 2026 at 11:00.\fA compulsory site meeting takes place on 2 October 2026 at 10:00.';
    expect(scalarOf('briefing', text)).toMatchObject({ moment: { date: '2026-10-09', time: '11:00' } });
  });

  it('begins at the second of two times if people arrive at the first', () => {
    const text = 'Briefing session, compulsory: Friday 2 October 2026, 8.30 for 9.00 am';
    expect(scalarOf('briefing', text)).toMatchObject({ moment: { date: '2026-10-02', time: '09:00' } });
  });

  it('is not the session that was called off, nor sure beside another day', () => {
    const moved =
      'Briefing session cancelled 15 September 2026, 10:00\nBriefing session (new date) 22 September 2026, 14:00';
    expect(scalarOf('briefing', moved)).toMatchObject({ moment: { date: '2026-09-22', time: '14:00' } });
    const twice = 'Compulsory site meeting 11 November 2026 10h00 18 November 2026 10h00';
    expect(analysisOf(twice).values.briefing!.unsure).toContain('briefing.moment');
  });

  it('is absent if none is held', () => {
    expect(scalarOf('briefing', 'No briefing session will be held for this tender.')).toBeNull();
    expect(scalarOf('briefing', 'Briefing (compulsory)? No briefing took place nor will one.')).toBeNull();
  });
});

describe('columns of days whose cells were lost', () => {
  const columns = (row: string, heading = 'Bid no Documents Compulsory Briefing Bid closing date') =>
    analysisOf(`${heading}\nfrom session, venue and time\n${row}`).values;

  it('are told by the order of time: documents are available, bidders meet, bids close', () => {
    const { closing, briefing } = columns(
      '12/26 Opening of drains 03 August 2026 Date: 11 August 2026 9 of September\nin Ceres Time: 10:00 2026',
      'Bid no Opening date Compulsory Briefing Bid closing date',
    );
    expect(closing!.value).toEqual({ date: '2026-09-09', time: null });
    expect(briefing!.value).toMatchObject({
      moment: { date: '2026-08-11', time: '10:00' },
      compulsory: true,
    });
  });

  it('are told without a session, too, if the heading says that one is the day of issue', () => {
    const text =
      'ISSUE DATE: CLOSING CLOSING\nRFQ NUMBER 12/26 24 August 2026 DATE: 28 September 2026 TIME: 10:00';
    expect(scalarOf('closing', text)).toEqual({ date: '2026-09-28', time: '10:00' });
  });

  it('may stand in any order', () => {
    const { closing, briefing } = columns(
      '12/26 Drains 09/09/2026 11/08/2026',
      'Bid no Closing date Briefing',
    );
    expect([closing!.value.date, briefing!.value.moment!.date]).toEqual(['2026-09-09', '2026-08-11']);
  });

  it.each([
    ['another number of days than events', '12/26 Drains 09 September 2026', 'Bid no Closing date Briefing'],
    [
      'a session that there is not',
      '12/26 Drains N/A 09/09/2026 11/10/2026',
      'Bid no Briefing Closing date Start',
    ],
    [
      'a day of the contract',
      '12/26 Drains 09/09/2026 11/10/2026',
      'Bid no Briefing Closing date Commencement',
    ],
  ])('say nothing with %s', (_, row, heading) => {
    const { closing, briefing } = columns(row, heading);
    expect([closing, briefing?.value.moment ?? null]).toEqual([null, null]);
  });
});

describe('validity', () => {
  it.each([
    ['The tender offer validity period is 120 days.', 120],
    ['Bids shall remain valid for a period of ninety (90) days from the closing date.', 90],
    ['OFFER TO BE VALID FOR 60 DAYS FROM THE CLOSING DATE OF BID.', 60],
    ['Tenders moet vir 90 dae geldig bly. Geldigheidstydperk: 90 dae', 90],
    ['Validity period:\t120 days', 120],
    ['In “Tender validity period” replace 12 weeks by 24 weeks.', 168],
    ['A municipal account not older than 90 days must be attached to a valid bid.', null],
  ])('%s', (text, days) => {
    expect(scalarOf('validityDays', text)).toBe(days);
  });
});

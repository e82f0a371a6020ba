/** How documents speak of briefings: lines of text, ` | ` for the tab between cells, and `day time compulsory`; null for no briefing. */
export const briefings: readonly (readonly [about: string, text: string, expected: string | null])[] = [
  [
    'boxes behind the answers',
    'Compulsory briefing session: | No ☐ Yes ☒\nDate | 20 August 2026\nTime | 10h00\nVenue | Town Hall',
    '2026-08-20 10:00 true',
  ],
  [
    'boxes before the answers',
    'Is the site meeting compulsory? | ☐ Yes ☒ No\nDate and time of the site meeting | 20/08/2026 10:00\nPlace | Town Hall',
    '2026-08-20 10:00 false',
  ],
  ['boxes without a session', 'Briefing session | ☐ Yes ☒ No\nClosing date | 20 August 2026 at 11:00', null],
  [
    'a timeline',
    'Activity | Due date\nAdvertisement of the RFP | 3 August 2026\nNon-compulsory briefing session | 20 August 2026 at 10:00\nClosing date for questions | 25 August 2026\nClosing date for submission of proposals | 4 September 2026 at 12:00',
    '2026-08-20 10:00 false',
  ],
  [
    'a timeline with the time in a column',
    'Event | Date | Time\nIssue of the RFP | 3 August 2026 | 08:00\nCompulsory briefing session | 20 August 2026 | 10:00\nClarification questions | 25 August 2026 | 16:00\nClosing date | 4 September 2026 | 12:00',
    '2026-08-20 10:00 true',
  ],
  [
    'a timeline without one',
    'Activity | Date\nRFP issued | 3 August 2026\nBriefing session | Not applicable\nClosing date for clarification questions | 25 August 2026\nClosing date | 4 September 2026 at 12:00',
    null,
  ],
  [
    'a virtual session',
    'A non-compulsory virtual briefing session will be held via Microsoft Teams on 20 August 2026 from 10:00 to 11:30. The link is sent on request.',
    '2026-08-20 10:00 false',
  ],
  [
    'a heading and labels',
    '1.5 BRIEFING SESSION\nType: | Compulsory\nDate: | 20 August 2026\nTime: | 10:00\nPlatform: | Microsoft Teams\n1.6 CLOSING DATE\n4 September 2026 at 11:00',
    '2026-08-20 10:00 true',
  ],
  [
    'a meeting that is not applicable',
    'A pre-tender site meeting with representatives of the Department is not applicable to this tender.\nClosing date: | 20 August 2026\nClosing time: | 11H00',
    null,
  ],
  [
    'a deadline for questions',
    'Clarification questions must reach us before 20 August 2026 at 16:00. Answers are published on our website. There is no briefing session.',
    null,
  ],
  [
    'visits by appointment',
    'No formal site inspection is arranged. Bidders may visit the site by appointment until 20 August 2026.',
    null,
  ],
  [
    'a rule for whoever holds one',
    'Bidders who fail to attend a compulsory briefing session, where one is held, will be disqualified.\nClosing date: 20 August 2026 at 11:00',
    null,
  ],
  [
    'a rule and none',
    'Where a compulsory briefing is indicated, bidders must sign the attendance register.\nBriefing: None\nAdvertised: 20 August 2026',
    null,
  ],
  [
    'both',
    'A briefing session takes place on 20 August 2026 at 10:00 in the Town Hall, Ceres.\nAttendance: optional\nAs a rule, bidders must attend a compulsory briefing where one is indicated.',
    '2026-08-20 10:00 false',
  ],
  [
    'a clause of several lines',
    'C.2.7 | The arrangements for the clarification meeting are:\n | Location: Town Hall, Ceres\n | Date: 20 August 2026\n | Starting time: 10:00\n | Attendance is compulsory.\nC.2.8 | Request clarification at least 5 working days before the closing time.',
    '2026-08-20 10:00 true',
  ],
  [
    'a date first',
    'Thursday 20 August 2026 at 10h00: compulsory site inspection at the main gate of the hospital.\nFriday 4 September 2026 at 11h00: closing of bids.',
    '2026-08-20 10:00 true',
  ],
  [
    'a question with yes and no',
    'Q: Is there a compulsory briefing?\nA: Yes, on 20 August 2026 at 10:00 in the Town Hall.\nQ: When do bids close?\nA: On 4 September 2026 at 11:00.',
    '2026-08-20 10:00 true',
  ],
  [
    'a question and no session',
    'Q: Do I have to come to a briefing?\nA: No, none is arranged for this tender.\nQ: When do bids close?\nA: On 4 September 2026 at 11:00.',
    null,
  ],
  [
    'a label with options',
    'Briefing session (compulsory / non-compulsory / not applicable): | Not applicable\nClosing date: | 20 August 2026, 11:00',
    null,
  ],
  [
    'a label with options and a session',
    'Site meeting (compulsory / optional): | Compulsory\nDate of site meeting: | 20 August 2026\nTime of site meeting: | 10:00\nVenue of site meeting: | Town Hall',
    '2026-08-20 10:00 true',
  ],
  [
    'a session that was',
    'The compulsory briefing session was held on 20 August 2026 at 10:00 at the Town Hall. Only bidders who attended it may tender.',
    '2026-08-20 10:00 true',
  ],
  [
    'a session without a word on attendance',
    'Pre-bid meeting: 20 August 2026 at 10:00, Boardroom 2, Head Office.',
    '2026-08-20 10:00 null',
  ],
  [
    'no attendance needed',
    'Attendance of the information session on 20 August 2026 at 10:00 is recommended, but is not a requirement.',
    '2026-08-20 10:00 false',
  ],
  [
    'Afrikaans, none',
    'Daar is geen inligtingsessie vir hierdie tender nie. Navrae word tot 20 Augustus 2026 beantwoord.',
    null,
  ],
  [
    'Afrikaans, not held',
    'Terreinbesoek: Nie van toepassing nie\nSluitingsdatum: 20 Augustus 2026 om 11:00',
    null,
  ],
  [
    'Afrikaans, strongly advised',
    'Daar is ’n inligtingsessie op 20 Augustus 2026 om 10:00 in die Stadsaal. Bywoning word aanbeveel, maar is nie ’n vereiste nie.',
    '2026-08-20 10:00 false',
  ],
  [
    'Afrikaans with a condition',
    'Terreininspeksie: 20 Augustus 2026 om 10:00 by die hoofhek. Tenders van tenderaars wat dit nie bywoon nie, word nie oorweeg nie.',
    '2026-08-20 10:00 true',
  ],
  [
    'a row with a column for attendance',
    'Milestone | Date | Time | Venue | Compulsory\nBriefing session | 20 August 2026 | 10:00 | Town Hall | Yes\nClosing of bids | 4 September 2026 | 11:00 | Bid box | -',
    '2026-08-20 10:00 true',
  ],
  [
    'a row with the time before the day',
    'Event | Time | Day | Attendance\nBriefing session | 10:00 | 20 August 2026 | Optional\nClosing of bids | 11:00 | 4 September 2026 | -',
    '2026-08-20 10:00 false',
  ],
  [
    'a step with its place',
    'Step | What | When\n1 | Advert | 3 August 2026\n2 | Briefing (non-compulsory), Town Hall, Ceres | 20 August 2026, 10:00\n3 | Last day for questions | 25 August 2026, 16:00\n4 | Closing | 4 September 2026, 11:00',
    '2026-08-20 10:00 false',
  ],
  [
    'a question about attendance behind it',
    'Briefing session | 20 August 2026 at 10:00\nVenue | Town Hall\nIs attendance compulsory? | No\nClosing date | 4 September 2026 at 11:00',
    '2026-08-20 10:00 false',
  ],
  [
    'a table, and a sentence below it',
    'Milestone | Date and time\nPublication | 3 August 2026\nBriefing session | 20 August 2026 10:00\nQuestions until | 25 August 2026 16:00\nClosing | 4 September 2026 11:00\nAttendance of the briefing session is compulsory. It takes place in the Town Hall.',
    '2026-08-20 10:00 true',
  ],
  [
    'a table, and a session that nobody must attend',
    'Milestone | Date | Time\nNotice | 3 August 2026 | \nBidders’ meeting (attendance is voluntary) | 20 August 2026 | 10h00\nClosing | 4 September 2026 | 11h00',
    '2026-08-20 10:00 false',
  ],
  [
    'a table that begins with the days',
    'Date | Milestone\n3 August 2026 | Publication\n20 August 2026, 10:00 | Compulsory briefing session, Town Hall\n4 September 2026, 11:00 | Closing of bids',
    '2026-08-20 10:00 true',
  ],
  [
    'a place between day and time',
    'Compulsory briefing session\nDate: | 20 August 2026\nVenue: | Town Hall, Ceres\nTime: | 10:00\nClosing date: | 4 September 2026 at 11:00',
    '2026-08-20 10:00 true',
  ],
  [
    'a sentence with the place between day and time',
    'A compulsory briefing session takes place on 20 August 2026 in the Town Hall, Ceres, at 10:00.',
    '2026-08-20 10:00 true',
  ],
  [
    'a row with the place between day and time',
    'Event | Date | Place | Time\nCompulsory briefing | 20 August 2026 | Town Hall | 10:00\nClosing | 4 September 2026 | Bid box | 11:00',
    '2026-08-20 10:00 true',
  ],
  [
    'a sentence elsewhere',
    'Briefing session | 20 August 2026 at 10:00\nClosing date | 4 September 2026 at 11:00\nValidity | 90 days from the closing date, and longer where the parties agree on that in writing before it ends\nRegister | Attendance is a prerequisite for the submission of a proposal.',
    '2026-08-20 10:00 true',
  ],
  [
    'proposals of others',
    'The respondents’ meeting is on 20 August 2026 at 10:00. No proposal is accepted from a respondent that was not represented there.',
    '2026-08-20 10:00 true',
  ],
  [
    'a meeting for whoever wishes',
    'A Q&A session takes place online on 20 August 2026 at 10:00. Bidders may attend if they have questions.',
    '2026-08-20 10:00 false',
  ],
  [
    'a yes of its own',
    'Compulsory briefing | Yes\nBriefing date and time | 20 August 2026 at 10:00\nBriefing venue | Town Hall',
    '2026-08-20 10:00 true',
  ],
  [
    'a no of its own',
    'Compulsory briefing | No\nBriefing date and time | 20 August 2026 at 10:00\nBriefing venue | Town Hall',
    '2026-08-20 10:00 false',
  ],
  [
    'a no of its own without a date',
    'Compulsory briefing | No\nClosing date | 20 August 2026 at 11:00',
    null,
  ],
  [
    'Afrikaans with a verb',
    'Tenderaars moet by die terreinvergadering op 20 Augustus 2026 om 10h00 teenwoordig wees.',
    '2026-08-20 10:00 true',
  ],
  [
    'Afrikaans in two sentences',
    'Inligtingsessie: Donderdag, 20 Augustus 2026, 10:00 vm., Stadsaal, Ceres. Bywoning is opsioneel.',
    '2026-08-20 10:00 false',
  ],
  [
    'Afrikaans with the place in the middle',
    'Die verpligte terreininspeksie vind op 20 Augustus 2026 by die Stadsaal, Ceres, plaas en begin om 2:00 nm.',
    '2026-08-20 14:00 true',
  ],
  [
    'two languages',
    'Inligtingsessie / Briefing session | Verpligtend / Compulsory\nDatum / Date | 20 Augustus 2026 / 20 August 2026\nTyd / Time | 10:00',
    '2026-08-20 10:00 true',
  ],
];

/** How documents say for how many days a bid holds. */
export const validities: readonly (readonly [text: string, days: number | null])[] = [
  ['Bids remain open for acceptance for a period of 120 days from the closing date.', 120],
  ['Validity period: | 84 calendar days', 84],
  ['Offer to hold good until: | 90 days after the closing date', 90],
  ['The tender offer shall hold good for twelve (12) weeks from the closing date.', 84],
  ['C.2.16.1 | The tender offer validity period is 12 weeks.', 84],
  ['Prices shall be firm and the offer binding for one hundred and twenty (120) days.', 120],
  ['The quotation must be valid for thirty days after the closing date.', 30],
  ['14. PERIOD OF VALIDITY\nNinety (90) days, counted from the closing date.', 90],
  ['Bids may not be withdrawn for 90 days after the closing date.', 90],
  ['No bidder may withdraw or change its offer within 120 days of the closing time.', 120],
  ['The municipality may accept a tender at any time within 90 days after it closes.', 90],
  ['Tenders are irrevocable for a period of 4 months.', 120],
  ['How long must my offer stand?\n90 days.', 90],
  [
    '4.2 Bids that are offered for a shorter time than 120 days after the closing date are rejected as non-responsive.',
    120,
  ],
  ['A validity shorter than 90 days from the closing date renders a bid invalid.', 90],
  ['Acceptance period | 60 days', 60],
  ['Bidders are bound by their bids for 90 (ninety) days.', 90],
  ['Aanbiedinge moet vir ’n tydperk van 90 dae vanaf die sluitingsdatum geldig bly.', 90],
  ['Tenderaars is vir negentig dae aan hul tenders gebonde.', 90],
  ['Geldigheid van aanbiedinge / Validity of offers | 60 dae / days', 60],
  [
    'The municipality may accept an offer at any time in the 90 days after the closing date, and until then the tenderer stands by it.',
    90,
  ],
  ['A tender lapses if the municipality has not accepted it within 120 days of the closing date.', 120],
  ['’n Tender verval 90 dae na die sluitingsdatum.', 90],
  ['The municipal account may not be older than 90 days.', null],
  ['A valid letter of good standing, issued within the last 90 days, must be attached.', null],
  ['Invoices are paid within 30 days. Objections may be lodged within 14 days of the award.', null],
  ['The contract is valid for 36 months from the date of appointment.', null],
];

/** Sentences on a session on 20 August 2026 at 10:00, and whether bidders must come. */
export const sessions: readonly (readonly [text: string, compulsory: string])[] = [
  [
    'An explanatory meeting takes place on 20 August 2026 at 10:00 in the Town Hall. Attendance is compulsory.',
    'true',
  ],
  ['An explanation session is held on 20 August 2026 at 10:00 at the Town Hall; it is compulsory.', 'true'],
  [
    'The tender is explained to bidders on 20 August 2026 at 10:00 in the Town Hall. Whoever is absent cannot tender.',
    'true',
  ],
  ['Bidders are shown the site on 20 August 2026 at 10:00. All bidders must be present.', 'true'],
  ['A compulsory viewing of the premises is arranged for 20 August 2026 at 10:00.', 'true'],
  ['Inspection of the premises: 20 August 2026 at 10:00 (compulsory)', 'true'],
  ['A walk-through of the building takes place on 20 August 2026 at 10:00. Attendance is optional.', 'false'],
  ['A pre-submission meeting is held on 20 August 2026 at 10:00; attendance is not compulsory.', 'false'],
  ['Bidders’ briefing (compulsory): 20 August 2026, 10:00, Town Hall', 'true'],
  ['Information meeting for bidders\t20 August 2026 at 10:00\tCompulsory', 'true'],
  [
    'There will be an orientation session on 20 August 2026 at 10:00 in the Town Hall. Bidders need not attend.',
    'false',
  ],
  ['A tour of the site for bidders starts at 10:00 on 20 August 2026 and must be attended.', 'true'],
  [
    'Bidders are invited to an online meeting on the bid on 20 August 2026 at 10:00. Attendance is voluntary.',
    'false',
  ],
  [
    'Meeting with bidders\nDate: 20 August 2026\nTime: 10:00\nPlace: Town Hall\nAttendance: compulsory',
    'true',
  ],
  ['Supplier day: 20 August 2026 at 10:00, Town Hall. Attendance is optional.', 'false'],
  ['Tender clarification: 20 August 2026 at 10:00, Town Hall. Attendance compulsory.', 'true'],
  ['Compulsory site visit on 20 August 2026 from 10:00', 'true'],
  [
    'Everyone who wants to bid must come to the meeting of 20 August 2026 at 10:00 in the Town Hall, where the work is explained.',
    'true',
  ],
  [
    'On 20 August 2026 at 10:00 we explain the tender in the Town Hall. Attendance is a condition for bidding.',
    'true',
  ],
  [
    'Interested firms meet the project team on 20 August 2026 at 10:00 in the Town Hall; this meeting is compulsory.',
    'true',
  ],
  [
    'The panel and its work are explained in a meeting on 20 August 2026 at 10:00. Attendance is optional.',
    'false',
  ],
  [
    'On 20 August 2026 at 10:00 prospective applicants can visit the offices; attendance is not compulsory.',
    'false',
  ],
  [
    'Voornemende tenderaars kan die terrein op 20 Augustus 2026 om 10:00 besigtig tydens ’n besoek. Bywoning is verpligtend.',
    'true',
  ],
];

/** What is said of other meetings. */
export const otherMeetings: readonly string[] = [
  'Bidders on the shortlist are called to interviews in a meeting on 20 August 2026 at 10:00.',
  'The steering committee and the tenderer hold a meeting on 20 August 2026 at 10:00.',

  'Progress meetings take place on the first Monday of each month.',
  'The service provider explains its report in a meeting on 20 August 2026 at 10:00.',
  'Bids are opened in public on 20 August 2026 at 10:00; bidders may attend.',
  'Shortlisted bidders present their proposals in a meeting on 20 August 2026 at 10:00.',
  'The council meets on 20 August 2026 at 10:00.',
  'The site is handed over to the contractor on 20 August 2026 at 10:00.',
];

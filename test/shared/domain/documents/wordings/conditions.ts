/** Sentences of documents, and whether they say who may bid. */
export const eligible: readonly (readonly [text: string, isSaid: boolean])[] = [
  ['Only firms on the panel of the municipality may quote.', true],
  ['The tenderer must hold a valid liquor licence for the full period.', true],
  ['Only persons with a branch in the province will be admitted.', true],
  ['Bidders need to be registered with the Private Security Industry Regulatory Authority.', true],
  ['Participation is restricted to exempted micro enterprises in the district.', true],
  ['A bidder is eligible if at least one director is a registered engineer.', true],
  ['A tenderer qualifies only with an office within 100 km of the site.', true],
  ['The service provider must have a fleet of at least five refrigerated trucks.', true],
  ['’n Tenderaar moet ’n kantoor in die distrik hê.', true],
  ['Slegs ondernemings met ’n takkantoor in die distrik kom in aanmerking.', true],
  ['The contractor must have a safety officer on site at all times.', false],
  [
    'The service provider must be available on weekends and must have a contact number for emergencies.',
    false,
  ],
  ['The supplier must have the goods delivered within 14 days of an order.', false],
  ['Bidders must be aware that all costs of the bid are their own.', false],
  ['Bidders must be in a position to start within 14 days of the award.', false],
  ['The bidder is required to have the affidavit signed before a commissioner of oaths.', false],
  ['Suppliers should have their invoices stamped by the stores.', false],
  ['Only bidders who pass this stage are evaluated on price and specific goals.', false],
  ['Only tenders received before the closing time are opened.', false],
  ['Bidders may only submit one bid each.', false],
  ['A bidder may tender for one or more of the items.', false],
  ['All bidders must be treated equally.', false],
];

/** Sentences of documents, and whether they say for what a bid is rejected. */
export const rejecting: readonly (readonly [text: string, isSaid: boolean])[] = [
  ['An unsigned form of offer renders the tender non-responsive.', true],
  ['Bids received after the closing time are returned unopened and not considered.', true],
  ['A bid with an altered price that is not initialled is declared invalid.', true],
  ['Tenderers who are listed as restricted suppliers shall be excluded.', true],
  ['The use of correction fluid leads to elimination.', true],
  ['Bidders who submit more than one offer will have all their offers disqualified.', true],
  ['’n Tender sonder ’n handtekening is ongeldig.', true],
  ['Late, posted, faxed and telegraphic bids are not accepted.', false],
  ['The municipality may accept or reject any bid and may cancel this tender at any time.', false],
  ['The employer may at any time reject all tender offers and is not obliged to give reasons.', false],
  [
    'Transnet is not bound to accept the lowest bid and may disqualify bidders at its sole discretion.',
    false,
  ],
  ['A bidder whose bid is rejected is informed in writing within 14 days.', false],
  ['The reasons for the rejection of a bid are given on request.', false],
  ['Stage 1: bids that are disqualified are recorded in the register of bids.', false],
  [
    'The contract may be cancelled and the supplier excluded from the public sector where it acted corruptly.',
    false,
  ],
  ['Goods that do not comply are rejected and removed at the cost of the supplier.', false],
  ['Invoices without an order number will not be accepted.', false],
  ['Questions that are received after 20 August 2026 will not be considered.', false],
  ['No claim for ignorance of the conditions will be entertained.', false],
  ['Price adjustments are not accepted in the first year of the contract.', false],
  ['Concrete that fails the test is rejected by the engineer.', false],
  ['Certified copies older than three months are not accepted.', false],
  ['A tender is responsive if it conforms to all the terms; if it does not, it is not responsive.', false],
  ['If no bid is acceptable, all bids may be rejected and the tender advertised again.', false],
  ['Functionality: tenders below the minimum of 70 points are eliminated.', false],
  ['Disqualification stage', false],
];

/** Parts of documents in which several sentences stand, and which of them are said. */
export const parts: readonly (readonly [
  about: string,
  text: string,
  eligibility: readonly string[],
  disqualifiers: readonly string[],
])[] = [
  [
    'stages of evaluation',
    'STAGE 1: ADMINISTRATIVE COMPLIANCE\nBidders are checked for the documents listed in section 5.\nSTAGE 2: MANDATORY REQUIREMENTS\nA bid without a signed pricing schedule is disqualified.\nSTAGE 3: FUNCTIONALITY\nBids with less than 70 points are not evaluated further.',
    [],
    ['A bid without a signed pricing schedule is disqualified.'],
  ],
  [
    'clauses below a clause',
    '5 ELIGIBILITY\n5.1 Only companies with a branch in the province may tender.\n5.2 The bidder must hold a valid liquor licence.\n6 REJECTION OF BIDS\n6.1 Bids in pencil are rejected.\n6.2 Bids without a signature are rejected.\n7 PAYMENT\n7.1 Invoices that are not correct are rejected.',
    [
      'Only companies with a branch in the province may tender.',
      'The bidder must hold a valid liquor licence.',
    ],
    ['Bids in pencil are rejected.', 'Bids without a signature are rejected.'],
  ],
  [
    'boxes that are ticked, and one that is not',
    'RESPONSIVENESS CRITERIA\nFailure to comply with the criteria below results in the tender being disqualified:\n1 | ☒ | The form of offer is signed in black ink.\n2 | ☒ | The tender is received before the closing time.\n3 | ☐ | The tenderer attended the clarification meeting.',
    [],
    ['The form of offer is signed in black ink.', 'The tender is received before the closing time.'],
  ],
  [
    'a clause with a number of its own',
    'C.2.1 | Eligibility | Only tenderers with a registered engineer among their staff are eligible.\nC.3.8 | Test for responsiveness | A tender without a signed form of offer is not responsive.',
    ['Only tenderers with a registered engineer among their staff are eligible.'],
    ['A tender without a signed form of offer is not responsive.'],
  ],
  [
    'a table of gates',
    'Gate | Requirement | Consequence\n1 | Signed form of offer | Disqualified if absent\n2 | Attendance of the briefing | Disqualified if absent',
    [],
    [],
  ],
  [
    'documents and the procedure under a heading on bidders',
    'WHO MAY TAKE PART\n• At least five years in the trade of the tender.\n• A valid tax compliance status PIN of the bidder.\n• Registration with the Engineering Council of South Africa.\n• Payment follows within 30 days of an invoice.\nPAYMENT\n• Invoices are sent to the stores.',
    [
      'At least five years in the trade of the tender.',
      'Registration with the Engineering Council of South Africa.',
    ],
    [],
  ],
  [
    'the briefing and what follows it',
    'Tenders are placed in the tender box at 5 Church Street. Late tenders are not accepted.\nA compulsory site meeting takes place on 20 August 2026 at 10:00. Tenderers who do not attend it will not be considered.\nTenders that are not signed are rejected.',
    [],
    ['Tenders that are not signed are rejected.'],
  ],
  [
    'a gate with documents',
    'Gate 1: knock-out criteria\n• Signed SBD 4\n• Valid tax compliance status PIN\n• An unsigned form of offer',
    [],
    ['An unsigned form of offer'],
  ],
  [
    'Afrikaans headings',
    'WIE MAG TENDER\nSlegs ondernemings met ’n kantoor in die distrik mag tender.\nUITSLUITINGS\nTenders wat nie geteken is nie, word afgekeur.\nTENDERBUS\nTenders word in die tenderbus geplaas.',
    ["Slegs ondernemings met 'n kantoor in die distrik mag tender."],
    ['Tenders wat nie geteken is nie, word afgekeur.'],
  ],
];

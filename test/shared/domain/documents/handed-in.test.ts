import { describe, expect, it } from 'vitest';
import { listOf, scalarOf } from './texts.ts';

describe('how and where bids are handed in', () => {
  it.each([
    [
      'BIDS MUST BE SUBMITTED ELECTRONICALLY TO THE FOLLOWING E-MAIL ADDRESS:\nbids@town.gov.za',
      ['email'],
      'bids@town.gov.za',
    ],
    ['Submission of quotations must be done online and all files uploaded.', ['portal'], null],
    [
      'Bids go into the tender box at 5 Kerk Street, Brits. A BID MUST BE HAND DELIVERED TO THE BID BOX.',
      ['box'],
      '5 Kerk Street, Brits',
    ],
    [
      'THE TENDER BOX IS BY THE MAIN GATE OF THE CAMPUS.\nProposals are received in the tender box at the gate, 7 Mark Street, Brits Proposals should be marked.',
      ['box'],
      'gate, 7 Mark Street, Brits',
    ],
    [
      'Bids go into the bid box no.4 and are delivered to 65 Kerk Avenue, Brits.',
      ['box'],
      '65 Kerk Avenue, Brits',
    ],
    [
      'Bids go into the tender box at 5 Kerk Street, Brits. Tender documents may be mailed to interested firms.',
      ['box'],
      '5 Kerk Street, Brits',
    ],
    [
      'Bids go into the tender box at 5 Kerk Street, Brits.\nAll technical enquiries about bids must be sent to the Directorate of Works to:\nMr Jan Nel\nManager of Works\nTown of Brits, 4 Long Street, Brits, 7230\nE-mail: jnel@town.gov.za',
      ['box'],
      '5 Kerk Street, Brits',
    ],
  ])('is read from its sentence: %s', (text, methods, address) => {
    expect(scalarOf('submission', text)).toMatchObject({ methods, address });
  });
});

describe('what is handed in', () => {
  it.each([
    [
      'a blank of a form',
      'The following documents must be attached:\n3.1 Company registration number: ……………',
    ],
    ['what is not needed', 'Not needed for this RFQ: SBD 1, SBD 7.2'],
    ['what is no longer used', 'The following documents must be attached:\n• SBD 8 and SBD 9 (repealed)'],
    ['what is not issued', 'Price plays no role. MBD 6.1 is therefore not issued.'],
    [
      'what comes later',
      'The following documents must be attached:\n• The COIDA letter and the safety plan follow on appointment.',
    ],
    ['a vehicle', 'Bidders must provide proof of ownership (service records) of all mowing equipment.'],
    ['whose lorry it is', 'Bidders must attach the papers of each truck as proof of ownership.'],
    ['what a criterion looks at', 'Proof of ownership to be provided as evidence.'],
    [
      'whom another body knows',
      'The following documents must be attached:\n• Letter of good standing with the Estate Agency Board',
    ],
    [
      'where forms say what holds',
      'The rules on tax as per MBD 1 must be kept to.\nDie vereistes vir belasting soos per MBD 1 moet nagekom word.',
    ],
    ['what is looked up', 'Bidders must be actively registered with CIPC, which we look up.'],
    ['what comes in a later phase', 'Bidders who pass will be requested to submit samples of the cloth.'],
    ['a label', 'The following documents must be attached:\n• SAMPLE IDENTIFICATION CARD of the sack'],
    ['a dispute', 'The following documents must be attached:\n• Fair resolution of disputes'],
    [
      'a right',
      'We reserve the right to request the audited financial statements that a bidder must submit.',
    ],
    ['a way to score', 'The following documents must be attached:\n1. SCORING METHODOLOGY'],
    ['a task', 'The following documents must be attached:\n• Promotion of reliable financial statements'],
    ['what the contractor does', 'The contractor to provide a safety file that is part of the price.'],
    ['what the winner does', 'Upon award, the following documents are submitted:\n• a safety file'],
    ['a registration', 'Firms that provide services and are not yet registered on the CSD must do so.'],
    ['an issuer', 'Registered office account of the company as per CIPC must be attached.'],
    ['how members part', 'A member that must terminate the joint venture agreement gives notice.'],
    ['a vehicle', 'Where the van is leased, a copy of the lease agreement must be attached.'],
    ['what is let', 'Owners must submit a title deed or a lease agreement of the hangar.'],
    [
      'an offer',
      'By signing this form of offer and acceptance, the employer must submit a copy to the bidder.',
    ],
    [
      'what a firm lets somebody sign',
      'He is authorised to sign a joint venture agreement with the firms below.',
    ],
    [
      'who pays for damage',
      'Insurance: the town shall not be liable for claims of the bidder, who must attach none.',
    ],
    [
      'a form that another is like',
      'The following documents must be attached:\n• This page is aligned to SBD 9',
    ],
    ['what later rounds ask for', 'Bidders submit samples in a sample meeting with the selected companies.'],
    [
      'a plan of the winner',
      'Deliver in accordance with an approved project plan, which the provider must submit.',
    ],
    ['details of a supplier', 'We collect the following information:\n• E-mail address\n• Bank details'],
  ])('%s is not a requested document', (_, text) => {
    expect(listOf('returnables', text)).toEqual([]);
  });

  it('has a letter of good standing of a council as a registration', () => {
    const text =
      'The following documents must be attached:\n• Letter of good standing of the Legal Practice Council';
    expect(listOf('returnables', text).map(({ code }) => code)).toEqual(['PROFESSIONAL_REGISTRATION']);
  });

  it.each([
    ['Please attach MBD4,6.1,8&9 to the bid.', ['MBD4', 'MBD6.1', 'MBD8', 'MBD9']],
    ['Please attach proof of address, or a sworn affidavit of the owner.', ['PROOF_OF_ADDRESS']],
    ['Please attach SBD 3.3, which is filled in.', ['PRICING_SCHEDULE', 'SBD3.3']],
    [
      'SBD 4\nBIDDER’S DISCLOSURE\nPRICING SCHEDULE\nItem\tPrice\nPlease attach SBD 9.',
      ['PRICING_SCHEDULE', 'SBD4', 'SBD9'],
    ],
    [
      'Bidders must submit all documents as listed in the table below.\nCompany profile\n5 Experience: three reference letters. Note: Failure to submit these documents may lead to disqualification.',
      ['REFERENCES'],
    ],
  ])('what a paper consists of and its lists name is handed in: %s', (text, codes) => {
    expect(listOf('returnables', text).map(({ code }) => code)).toEqual(codes);
  });
});

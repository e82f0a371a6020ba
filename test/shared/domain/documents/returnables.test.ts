import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, listOf } from './texts.ts';

const codesOf = (text: string): string[] => listOf('returnables', text).map(({ code }) => code);
const mandatoryOf = (text: string): Record<string, boolean | null> =>
  Object.fromEntries(listOf('returnables', text).map(({ code, mandatory }) => [code, mandatory]));

describe('returnable documents', () => {
  it.each([
    ['the number of a tender of a council', 'DOCUMENTS TO BE SUBMITTED\n• SBD 4\nNHBRC 12/2027', ['SBD4']],
    [
      'bullets',
      'RETURNABLE DOCUMENTS\n• CSD report\n• Tax compliance status PIN\n• Certified copies of identity documents of directors',
      ['CSD_REPORT', 'ID_COPIES', 'TAX_PIN'],
    ],
    [
      'numbers',
      'Documents to be submitted with the bid\n1. SBD 4\n2. SBD 6.1\n3. Letter of good standing (COIDA)',
      ['COIDA', 'SBD4', 'SBD6.1'],
    ],
    [
      'a table',
      'No\tDocument\tSubmitted? (Yes/No)\n1\tMBD 4: Declaration of interest\n2\tMunicipal rates account not older than 90 days\n3\tValid B-BBEE certificate or sworn affidavit',
      ['BBBEE_CERTIFICATE', 'MBD4', 'MUNICIPAL_ACCOUNT'],
    ],
    [
      'labels of schedules, whose lines are long',
      'T2.1 LIST OF RETURNABLE DOCUMENTS\nT2.2-07 Letter of good standing with the Compensation Commissioner of the Department\nT2.2-08 Health and safety plan\nT2.2-09 Authority of the signatory',
      ['AUTHORITY_TO_SIGN', 'COIDA', 'OHS_PLAN'],
    ],
    [
      'papers that are returned and uploaded',
      'The priced bill of quantities has to be returned as a workbook. Bidders upload a CSD report. A letter of authority must be handed in.',
      ['AUTHORITY_TO_SIGN', 'CSD_REPORT', 'PRICING_SCHEDULE'],
    ],
    [
      'an answer',
      'Which documents must I hand in?\nThe completed SBD 4 and SBD 6.1, a CSD report, and audited financial statements.',
      ['CSD_REPORT', 'FINANCIAL_STATEMENTS', 'SBD4', 'SBD6.1'],
    ],
    [
      'a sentence',
      'Bidders must attach proof of registration on the Central Supplier Database and a valid tax clearance certificate.',
      ['CSD_REPORT', 'TAX_PIN'],
    ],
    [
      'items within a sentence',
      'Please forward your (i) CIPC documents, (ii) municipal account not older than 90 days and (iii) bank confirmation letter.',
      ['BANK_LETTER', 'CIPC_DOCUMENTS', 'MUNICIPAL_ACCOUNT'],
    ],
    [
      'a clause of the tender data',
      'C.2.23\tThe tenderer is required to submit the following certificates with the tender:\n\ta) Certificate of Contractor Registration (CIDB)\n\tb) Tax compliance PIN\n\tc) Joint venture agreement',
      ['CIDB_CERTIFICATE', 'JV_AGREEMENT', 'TAX_PIN'],
    ],
    [
      'Afrikaans',
      'Dokumente wat ingedien moet word:\n• MBD 4 (verklaring van belange)\n• Belastingklaringsertifikaat\n• Munisipale rekening\n• Afskrifte van identiteitsdokumente',
      ['ID_COPIES', 'MBD4', 'MUNICIPAL_ACCOUNT', 'TAX_PIN'],
    ],
    [
      'two languages',
      'Vereiste dokumente / Required documents\nSVD-verslag / CSD report\nBrief van goeie stand / Letter of good standing\nVorm MBD 9 / Form MBD 9',
      ['COIDA', 'CSD_REPORT', 'MBD9'],
    ],
    [
      'labelled annexures',
      'The following annexures must be returned:\nAnnexure A: SBD 4\nAnnexure B: CSD report\nAnnexure C: Pricing schedule',
      ['CSD_REPORT', 'PRICING_SCHEDULE', 'SBD4'],
    ],
    [
      'other words for them',
      'Returnable documents\n• Letter from the bank with its rating\n• Delegation of authority\n• List of five clients\n• Share register\n• Letter of an insurer on public liability cover\n• Letters signed by the manufacturer',
      [
        'AUTHORITY_TO_SIGN',
        'BANK_LETTER',
        'INSURANCE',
        'MANUFACTURER_LETTER',
        'PROOF_OF_OWNERSHIP',
        'REFERENCES',
      ],
    ],
    [
      'a heading without a mark for its items',
      'Supporting documents\nCSD report\nCurriculum vitae of the project leader\nReference letters of three clients\nEvaluation\nBids are evaluated on price.',
      ['CSD_REPORT', 'CV', 'REFERENCES'],
    ],
  ])('are read from %s', (_, text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  it.each([
    ['a form that only the winner signs', 'The successful bidder will sign the contract form (SBD 7.2).'],
    ['a form that does not apply', 'SBD 5 is not applicable to this bid.'],
    ['a form that has no number of its own', 'SBD 17 must be completed.'],
    ['registration without proof', 'Bidders must be registered on the Central Supplier Database.'],
    ['a rejection', 'Bids without a valid tax clearance certificate are rejected.'],
    ['a form of the past', 'SBD 6.1 replaces the form SBD 6.2, which was withdrawn.'],
    ['the meaning of words', '"CSD report" means the report of the Central Supplier Database.'],
    [
      'work that is bought',
      'The scope is as follows:\n• Draw up the work plan\n• Maintain the risk register',
    ],
    [
      'a list for the winner',
      'After the award the contractor hands in the following documents:\n• Proof of insurance\n• Letter of good standing (COIDA)',
    ],
    ['what words mean', '1.5 "SBD 4" means the standard form by that number;'],
    [
      'what the contractor keeps',
      "5.2 The contractor's health and safety file shall contain at least:\n(a) letter of good standing with the Compensation Commissioner;\n(b) copies of identity documents of all workers;\n(c) proof of UIF contributions.",
    ],
    [
      'the days after the award',
      'Within 14 days of the award the winner shall lodge proof of his insurance.',
    ],
    ['what the buyer looks up', 'The municipality verifies the tax status of bidders itself on the CSD.'],
    ['what a bidder is', 'The bidder is registered on the Central Supplier Database.'],
  ])('are not read from %s', (_, text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

describe('whether a document is mandatory', () => {
  it.each([
    [
      'two headings',
      'MANDATORY RETURNABLE DOCUMENTS\n• SBD 4\n• CSD report\nOTHER RETURNABLE DOCUMENTS\n• Bank rating letter\n• CIPC documents',
      { SBD4: true, CSD_REPORT: true, BANK_LETTER: false, CIPC_DOCUMENTS: false },
    ],
    [
      'a column with answers',
      'Document\tMandatory\tSubmitted\nSBD 4\tYes\nCSD report\tNo\nTax compliance PIN\tYes',
      { SBD4: true, CSD_REPORT: false, TAX_PIN: true },
    ],
    [
      'a column with letters',
      'Returnable document\tCompulsory (Y/N)\nSBD 4\tY\nCSD report\tN',
      { SBD4: true, CSD_REPORT: false },
    ],
    [
      'words in a column',
      'Document\tStatus\nSBD 4\tMandatory\nBank confirmation letter\tOptional',
      { SBD4: true, BANK_LETTER: false },
    ],
    [
      'a note before the list',
      'Returnables\nFailure to submit any of these documents will lead to disqualification.\n• SBD 4\n• CSD report',
      { SBD4: true, CSD_REPORT: true },
    ],
    [
      'a sentence',
      'The completed SBD 4 must be submitted with the bid. A CSD report may be requested later.',
      { SBD4: true, CSD_REPORT: false },
    ],
    [
      'Afrikaans headings',
      'Verpligtende dokumente\n• MBD 4\n• Belastingklaringsertifikaat\nNie-verpligte dokumente\n• Bankbevestigingsbrief',
      { MBD4: true, TAX_PIN: true, BANK_LETTER: false },
    ],
    [
      'Afrikaans answers',
      'Dokument\tVerpligtend\nMBD 4\tJa\nMunisipale rekening\tNee',
      { MBD4: true, MUNICIPAL_ACCOUNT: false },
    ],
    ['nothing', 'Returnable documents\n• SBD 4\n• CSD report', { SBD4: null, CSD_REPORT: null }],
    [
      'a column of something else',
      'Returnable document\tSubmitted (Yes/No)\nSBD 4\tYes\nCSD report\tNo',
      { SBD4: null, CSD_REPORT: null },
    ],
  ])('is read from %s', (_, text, mandatory) => {
    expect(mandatoryOf(text)).toEqual(mandatory);
  });
});

describe('what is not handed in with a bid', () => {
  it.each([
    'I hereby undertake, if my tender is accepted, to provide a documented health and safety plan.',
    'Bidders may be required to submit samples for inspection before the closing date.',
    'The institution will use the following methodology and criteria to choose a supplier:',
    'Such information will be verified on the Central Supplier Database (CSD) before the award.',
  ])('%s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

it('a form is written with a comma in its number, and named by a part of it', () => {
  expect(codesOf('Bidders must complete the SBD 6,1 form.')).toEqual(['SBD6.1']);
  expect(codesOf('Bidders must complete and sign MBD 1,4 and MBD 9.')).toEqual(['MBD1', 'MBD4', 'MBD9']);
  expect(codesOf('Bidders must complete SBD 6.\nSBD 6.1 must be signed.')).toEqual(['SBD6.1']);
  expect(codesOf('Bidders must complete SBD 6.')).toEqual(['SBD6']);
});

const doubtfulOf = (...lines: string[]): string[] =>
  analysisOf(lines.join('\n'))
    .lists.returnables.filter((one) => isDoubtful('returnables', one))
    .map(({ value: { code } }) => code);

it('contract forms are doubtful, because the winner alone signs them', () => {
  expect(doubtfulOf('DOCUMENTS TO BE SUBMITTED', '• SBD 4', '• SBD 7.1', '• CSD report')).toEqual(['SBD7.1']);
});

describe('what few tenders ask for', () => {
  const list = ['DOCUMENTS TO BE SUBMITTED', '• SBD 4', '• CSD report', '• Letter from the bank'];

  it('is doubtful if one place names it, and sure if two do', () => {
    expect(doubtfulOf(...list)).toEqual(['BANK_LETTER']);
    expect(doubtfulOf(...list, '', 'PRICES', 'Bidders must attach a letter from their bank.')).toEqual([]);
  });

  it('is sure for the certificate of a board if a grade of it is demanded', () => {
    const papers = ['DOCUMENTS TO BE SUBMITTED', '• SBD 4', '• CSD report', '• CIDB certificate'];
    expect(doubtfulOf(...papers)).toEqual(['CIDB_CERTIFICATE']);
    expect(doubtfulOf(...papers, '', 'GRADE', 'Bidders must have a CIDB grading of 4CE or higher.')).toEqual(
      [],
    );
  });

  it('is just as doubtful if rows of goals name it as their proof', () => {
    const rows = ['SPECIFIC GOALS', 'Owned by women\tShare certificate', 'Owned by youth\tShare certificate'];
    expect(
      doubtfulOf('DOCUMENTS TO BE SUBMITTED', '• SBD 4', '• CSD report', '• Share certificate', ...rows),
    ).toEqual(['PROOF_OF_OWNERSHIP']);
  });
});

it('a form is not handed in if a row answers no, or if it is named for what it says', () => {
  expect(codesOf('DOCUMENTS TO BE SUBMITTED\nSBD 4 Yes Yes\nPricing schedule (SBD 3.3) No No')).toEqual([
    'SBD4',
  ]);
  expect(codesOf('DOCUMENTS TO BE SUBMITTED\n• SBD 4\n• Points as per the CDE SBD 6.1')).toEqual(['SBD4']);
});

describe('a document that one place names', () => {
  const words = 'mill dam pump road gate wall roof pipe tank yard well weir shed lane kiln barn'.split(' ');
  const clauses = words.map((word) => `The owner looks after the ${word} by day and by night.`);
  const far = 'The tax clearance certificate of a firm is filed in the archive of the town.';

  it('is doubtful in a paragraph far below the head of a list, and sure near it', () => {
    const head = 'The following documents must be submitted:';
    expect(doubtfulOf(head, '', far, '', ...clauses.flatMap((one) => [one, '']))).toEqual([]);
    const text = [head, '', ...clauses.flatMap((one) => [one, '']), far];
    expect(doubtfulOf(...text)).toEqual(codesOf(text.join('\n')));
    expect(codesOf(text.join('\n'))).toHaveLength(1);
    expect(doubtfulOf(...text, '', '• Tax clearance certificate')).toEqual([]);
  });

  it('is doubtful in a clause of something else, and sure in a sentence that asks for it', () => {
    expect(doubtfulOf('4.2 Firms must attach the tax clearance certificate of the driver.')).toHaveLength(1);
    expect(doubtfulOf('Bidders must attach a tax clearance certificate.')).toEqual([]);
  });
});

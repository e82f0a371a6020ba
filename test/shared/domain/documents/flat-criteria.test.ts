import { describe, expect, it } from 'vitest';
import { analysisOf, sureCriteria as sure } from './texts.ts';

/** Tables of criteria whose extraction lost the cells. */
describe('a table of criteria without cells', () => {
  it('has its points in the middle of a line, and names that continue below', () => {
    const text = [
      'Functionality evaluation',
      'Item Criterion Points Means of proof',
      '1. Track record 40 Four or more letters of clients on boreholes',
      'drilled since 2020 = 40 points',
      '2. Qualification and 35 Certificate of the drilling',
      'registration foreman, not older than',
      'ten years = 35 points',
      '3. Drilling rigs (owned or 25 Papers of registration',
      'hired) and photographs = 25 points',
      'Total 100',
    ];
    expect(sure(...text)).toBe(
      'Track record 40; Qualification and registration 35; Drilling rigs (owned or hired) 25',
    );
    // The points do not add up to the total.
    expect(sure(...text.slice(0, -1), 'Total 90')).toBe('');
  });

  it('has small numbers in brackets beside the weights', () => {
    const text = [
      'Functionality criteria Weight Scoring',
      'Work plan 30 Dates (10) and',
      'Each phase of the survey has a date people (20)',
      'Safety (5)',
      'Surveyors of the firm: 50 Number of years',
      'Total 80',
    ];
    expect(sure(...text)).toBe('Work plan 30; Surveyors of the firm 50');
  });

  it('has names in capitals beside a description that comes before the points', () => {
    const text = [
      'EVALUATION GUIDELINES FOR CRITERIA APPLICATION WEIGHT',
      'FOREMAN The tenderer must name a foreman who has led 30',
      'EXPERIENCE similar works for two years',
      'PLANT • Excavators and tippers that are owned or 70',
      'hired for the whole contract',
      'TOTAL POINTS 100',
    ];
    expect(sure(...text)).toBe('FOREMAN EXPERIENCE 30; PLANT 70');
  });

  it('says nothing if a name cannot be distinguished from the description beside it', () => {
    const text = [
      'Criteria Description Weight',
      'Company Three letters of clients 40',
      'Foreman Certificate of trade 60',
      'Total 100',
    ];
    expect(sure(...text)).toBe('');
    expect(sure('Criteria Breakdown Weight', ...text.slice(1))).toBe('');
  });

  it('has its points in the middle of the height of a row', () => {
    const text = [
      'Technical evaluation out of 100 points.',
      'Criteria Maximum points',
      'Veterinary surgeon – registration',
      'Registered with the council for animal health.',
      '0 = no registration',
      '55',
      '55 = registered for five years or more',
      'Evidence: copy of the registration',
      'Mobile clinic',
      'Papers of a vehicle that is fitted out as a clinic.',
      '0 = no vehicle',
      '20 = one vehicle 45',
      '45 = two vehicles',
      'Phase 3: Price and specific goals',
    ];
    expect(sure(...text)).toBe('Veterinary surgeon - registration 55; Mobile clinic 45');
  });

  it('has its points beside whatever line of a row, which begins with a title and has no higher number', () => {
    const text = [
      'Functionality criteria Weight factor',
      'Breeding stock (farms show papers of each animal that they',
      'will deliver, of the last two 40',
      'seasons).',
      '8 animals or more = 40 points',
      '4 animals = 20 points',
      'Cold store 35',
      '(Papers of the plant and a lease must be attached)',
      '1. Own store',
      '35 points',
      'Transport: the farm must show the papers of a lorry that is not',
      'past its licence (a trailer is no lorry 25',
      'here)',
      'A= 25',
      'B= 10',
      'Bidders who score less than 70 points are disqualified.',
    ];
    expect(sure(...text)).toBe('Breeding stock 40; Cold store 35; Transport 25');
    // A level above the points of its row: nothing is sure.
    expect(sure(...text.map((line) => line.replace('A= 25', 'A= 30')))).toBe('');
  });

  it('has names in capitals at any height of a row, broken where their column ends', () => {
    const head = ['CRITERIA DESCRIPTION POINTS', '(TO BE', 'AWARDED)'];
    const text = [
      ...head,
      'Boats that the firm owns or hires for',
      'the season',
      '6 boats or more 5',
      'FLEET OF',
      '4 boats 4',
      'BOATS 60',
      '2 boats 3',
      'No boats 0',
      'The firm names its skippers, with the',
      'CERTIFICAT',
      'E OF EACH Papers show the harbours of',
      'SKIPPER which they are.',
      ...head,
      'Ten years or more 5',
      '40',
      'Six years 3',
      'TOTAL 100',
    ];
    expect(sure(...text)).toBe('FLEET OF BOATS 60; CERTIFICATE OF EACH SKIPPER 40');
    // It could be 60 and 40 as well as 55 and 45.
    const other = text.map((line) => (line === 'No boats 0' ? '55' : line === '2 boats 3' ? '45' : line));
    expect(sure(...other.map((line) => line.replace('BOATS 60', 'BOATS 55')))).toBe('');
  });

  it('has numbers that count its rows, and a narrow column of names beside a description', () => {
    const text = [
      'NO AREA CRITERIA MAX',
      'POINTS',
      '1 Seamanship and The bidder must name a pilot with two (2) years 30',
      'Licences of at sea, who knows the reefs of the',
      'the Pilot district',
      '1. Reefs',
      '2. Tides',
      '• Both named = 30 points',
      '2 Salvage The bidder must list the tugs that it owns 50',
      'Equipment the following are no tugs:',
      '1. Launches',
      '2. Rafts',
      '3 Safety The bidder must hand in a plan of rescue 20',
      'TOTAL 100',
    ];
    expect(sure(...text)).toBe('Seamanship and Licences of the Pilot 30; Salvage Equipment 50; Safety 20');
  });

  it('has no word for its criteria above them, and says there what all of them add up to', () => {
    const text = [
      'Functionality Maximum points (100)',
      'Harbour pilots 45 Licences of pilots that the firm employs',
      'Tugs and launches 55 Photographs of tugs',
      'Price and preference',
    ];
    expect(sure(...text)).toBe('Harbour pilots 45; Tugs and launches 55');
  });

  it('has no rows of two kinds, of which some are parts of others, and no levels', () => {
    const text = [
      'Functionality criteria Points',
      'Page 3 of 9Boats (20 points)',
      'Description Score guidelines',
      'The bidder must name the Boats in service No boats 0',
      'on the lake. One boat 15',
      'Two boats 20',
      'Crew (40 points)',
      'Skippers with papers No skipper 0',
      'of the lake. One skipper 20',
      'Two skippers 40',
      'Total 100',
    ];
    // A name that is lost leaves a gap that levels fill by chance.
    expect(sure(...text)).toBe('');
  });

  it('has subtotals above its total', () => {
    const text = [
      'Criteria Weight Means of proof',
      'The firm',
      'Boats 30 Papers of boats',
      'Nets 25 Photographs of nets',
      'Total score 55',
      'The crew',
      'Skipper 45 Certificate of the skipper',
      'Overall total score 100',
    ];
    expect(sure(...text)).toBe('Boats 30; Nets 25; Skipper 45');
  });

  it('has a line for each weight, whatever stands around it', () => {
    const criterion = (name: string, weight: number) => [
      `1. ${name}`,
      `Maximum weight = ${weight} Exceeds expectations:`,
      'Bidder shows six or more festivals',
      `${weight} Points`,
      'Meets expectations: Bidder shows three',
      '10 Points',
    ];
    const text = [
      ...criterion('Sound and stage', 40),
      ...criterion('Crew', 35),
      ...criterion('Safety plan', 25),
    ];
    expect(sure('Functionality', ...text, '1. PREFERENCE POINTS')).toBe(
      'Sound and stage 40; Crew 35; Safety plan 25',
    );
    expect(sure('Functionality', ...text.slice(6), '1. PREFERENCE POINTS')).toBe('');
  });

  it('leaves out lines that pages repeat, though they look like the end of the table', () => {
    const page = (number: number) => `Page ${number} of 9 TERMS OF REFERENCE: CLEANING OF RESERVOIRS`;
    const text = [
      page(1),
      'Criteria Weight Evidence',
      '1. Divers 60 Licences of two divers or more',
      page(2),
      '2. Pumps 40 Photographs of pumps',
      'Total 100',
      page(3),
    ];
    expect(sure(...text)).toBe('Divers 60; Pumps 40');
  });
});

describe('a name of a criterion', () => {
  it('is a title before a sentence that gives it points, and its parts are what that sentence is divided into', () => {
    const { lists } = analysisOf(
      [
        '4. FUNCTIONALITY',
        'Functionality counts 100 points.',
        '4.1 Divers and boats. The panel awards no more than 60 points.',
        '4.1.1 Divers: 40 points of the above',
        '4.1.2 Boats: 20 points of the above',
        '4.2 Safety plan. The panel awards no more than 40 points.',
        '4.2.1 Risks: 25 points of the above',
        '4.2.2 Rescue: 15 points of the above',
      ].join('\n'),
    );
    expect(lists.functionality.map(({ value }) => `${value.name} ${value.weight}`)).toEqual([
      'Divers and boats 60',
      'Safety plan 40',
    ]);
  });

  it('is what is demanded, without who has to hand it in and on what conditions', () => {
    const text = [
      'Functionality criteria\tPoints',
      'Seedlings in stock\t60',
      'Bidders must provide proof of irrigation with a minimum of two dams\t40',
      'Total\t100',
    ];
    expect(sure(...text)).toBe('Seedlings in stock 60; Proof of irrigation 40');
  });

  it('is the subject of a sentence that says what must be done with it', () => {
    const text = [
      'NO CRITERIA Points',
      '1 Nursery 70',
      '2 A signed plan of planting must be submitted, which lists the 30',
      'trees by kind',
      'Total 100',
    ];
    expect(sure(...text)).toBe('Nursery 70; Signed plan of planting 30');
  });

  it('has no scales for parts, though several of them add up to the weight', () => {
    const scale = ['• Poor: one = 1 point', '• Fair: two = 2 points', '• Good: three = 3 points'];
    const text = ['Criteria Weight', '1. Boats 12', ...scale, ...scale, '2. Nets 88', 'Total 100'];
    const [boats] = analysisOf(text.join('\n')).lists.functionality;
    expect(boats?.value).toEqual({ name: 'Boats', weight: 12, subCriteria: [] });
  });

  it('is not ended by a sentence whose next line begins with the word of a heading', () => {
    const text = [
      'Criteria Weight',
      '1. Nurses 45',
      'Letters show the name and',
      'contact details of the clinic',
      '2. Ambulances 55',
      'Total 100',
    ];
    expect(sure(...text)).toBe('Nurses 45; Ambulances 55');
  });
});

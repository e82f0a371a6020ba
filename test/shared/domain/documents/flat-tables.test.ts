import { describe, expect, it } from 'vitest';
import { sureCriteria } from './texts.ts';

/** What tables without cells look like besides one heading above one row of points for each name. */
describe('tables of criteria without cells', () => {
  it('have the same heading below a title each, and one total', () => {
    const table = (title: string, ...rows: string[]) => [
      title,
      'What the panel looks for is set out below.',
      'Rating for criteria Guidelines for application Max Proof',
      'Points',
      ...rows,
    ];
    const text = [
      'Functionality: at least 56 points.',
      ...table(
        '1. HERDS OF THE FARM',
        'Very good (Points = 45) Forty cows or more Photographs',
        'Good (Points = 20) Ten cows 45',
      ),
      ...table('2. MILKING PARLOUR', 'Good (Points = 25) Two machines or', 'more, that work 25 Invoices'),
      'OVERALL TOTAL 70',
    ];
    expect(sureCriteria(...text)).toBe('HERDS OF THE FARM 45; MILKING PARLOUR 25');
    expect(sureCriteria(...text.slice(0, -1), 'OVERALL TOTAL 75')).toBe('');
  });

  it('have the columns of a scale in their heading, and are the ones below a title about functionality', () => {
    const table = (title: string, ...rows: string[]) => [
      title,
      'Poor Fair Good',
      '0 2 4',
      'Points that were scored are weighed as follows:',
      'No. Criteria Scoring matrix %',
      '0 1 2 4 Weight',
      ...rows,
      'TOTAL 100%',
    ];
    const own = [
      '1 Boats of the firm, with their 60',
      'papers.',
      '- No boat = 0',
      '- Two boats or more = 4 points',
      'Plan for the harbour : The bidder 40',
      '2',
      'must draw a plan of the quays.',
      '- No plan = 0',
      '- Plan of all quays = 4 points',
    ];
    const text = [
      ...table('SCORES FOR FUNCTIONALITY', ...own),
      'Phase 4',
      ...table(
        'SCORES FOR THE VISIT',
        '1 Offices of the firm, with their 30',
        'rooms.',
        '- No office = 0',
        '- Two offices or more = 4 points',
        'Workshop for boats : The bidder 70',
        '2',
        'must show its tools.',
        '- No tools = 0',
        '- All tools = 4 points',
      ),
    ];
    expect(sureCriteria(...text)).toBe('Boats of the firm, with their papers 60; Plan for the harbour 40');
  });

  it('have no comparison of another cell in a name', () => {
    const text = [
      'Criteria Max points',
      '1 Boats of the firm x ≥ 5 boats',
      '60',
      '2 Harbour plan',
      '40',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('');
  });

  it('have no numbers of other columns in a name, and no sentence of the rules', () => {
    const text = [
      'Gate 2 Functionality',
      'Ref Criterion Weight Minimum score Max',
      'for the criterion score',
      'T1 Boats of the firm: age and 60 18 60',
      'number of seats',
      'T2 Sailors, with their papers 25 10 25',
      'T3 Record with other 15 9 15',
      'harbours',
      'A bidder that does not reach the minimum in any one criterion falls out.',
    ];
    expect(sureCriteria(...text)).toBe('');
  });

  it('are not sure of a name without points above a numbered row that has them', () => {
    const text = [
      'CRITERION WEIGHT',
      'Shearing Skill (Training, papers and records to be shown) 40 points',
      '1.1 Head shearer (Diploma (level 6) or',
      'higher training in the care of sheep and wool',
      'Certificates with 10 or more seasons in fine wool',
      'of hill farms, sea farms, valley farms (please submit',
      'papers of the seasons) and training records relating to',
      'wool.',
      'Scoring Allocation',
      '• Bidder did not meet all requirements listed above = 0 Points',
      '• Bidder meet all the requirements listed above and more = 5 Points',
      '1. Records of shearing seasons (Shearing of hill farms 40 Points',
      'sea farms, valley farms).',
      'The Bidder MUST provide verifiable written letters from farmers.',
      'The letters provided by the farmers must include',
      'the following details:',
      '• Name of the farm',
      '• The letter must be signed by the farmer.',
      'Letters of Farmers',
      'I. 0 letters= 0 Points',
      'II. 1 letter = 1 Point',
      'III. 2 letters = 2 Points',
      'Letters will be linked to the seasons',
      '1. Seasons of shearing on hill farms, sea farms, 20',
      'valley farms)',
      'Allocation of Scores',
      '• 0 years of shearing= 0 Points',
      '• 1– 2 Years of shearing = 1 Point',
      'TOTAL POINTS 100',
    ];
    expect(sureCriteria(...text)).toBe('');
    // The number of a page that lost its line is not a name either.
    expect(sureCriteria(...text.map((line) => line.replace('1. Seasons', 'Page 191. Seasons')))).toBe('');
  });

  it('have short words among names in capitals, whose points are in brackets that end in another line', () => {
    const text = [
      'CRITERIA DESCRIPTION SCORE GUIDELINE',
      'KEY The firm shows the papers of its Six divers =55',
      'DIVERS skippers and divers.',
      'AND after that their Two divers =20',
      'SKIPPERS (55 seamanship',
      'POINTS) • Licences',
      'SAFETY The firm hands in a plan that Full plan =45',
      'PLAN (45 POINTS) names each risk No plan =0',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('KEY DIVERS AND SKIPPERS 55; SAFETY PLAN 45');
  });

  it('continue if a row says what bidders hand in and for how many points', () => {
    const text = [
      'Criteria Weight Means of proof',
      '1. Orchards 60 Maps of orchards',
      'Bidders must list the trees = 60 points for 10 hectares',
      '- Contact person of the farm',
      '2. Packing shed 40 Photographs of the shed',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('Orchards 60; Packing shed 40');
  });

  it('have a smaller minimum beside each weight', () => {
    const text = [
      'Evaluation Area Evaluation Criteria Min. Max.',
      'Dam Builders The bidder shows letters of clients for whom 20 40',
      'it built dams',
      'Machines The bidder lists its excavators 15 35',
      'and tippers',
      'Safety The bidder hands in a plan 20 25',
      'Total 55 100',
    ];
    expect(sureCriteria(...text)).toBe('Dam Builders 40; Machines 35; Safety 25');
    // `years` may belong to the name if names have small words.
    expect(sureCriteria(...text.map((line) => line.replace('Dam Builders', 'Builders of dams')))).toBe('');
    const cells = ['Criterion\tMinimum\tMaximum', 'Dams\t20\t40', 'Machines\t20\t35', 'Safety\t15\t25'];
    expect(sureCriteria(...cells, 'Total\t55\t100')).toBe('Dams 40; Machines 35; Safety 25');
  });

  it('have levels below each name, and the maximum after these', () => {
    const criterion = (name: string, ...levels: number[]) => [
      name,
      ...levels.map((points, at) => `${levels.length - at} orchards = ${points}`),
      `Maximum ${levels[0]}`,
    ];
    const text = [
      'The functional criteria are:',
      'Description Points allocated',
      ...criterion('Growing of citrus', 40, 20, 10),
      ...criterion('Pack houses', 35, 10),
      ...criterion('Cold storage', 25, 0),
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('Growing of citrus 40; Pack houses 35; Cold storage 25');
  });

  it('have headings that say how points are given, and none for names', () => {
    const text = [
      'To be filled in by the panel Maximum Weight Scoring guideline Means of verification',
      'Orchards 40 5 points a hectare Maps of the',
      '& Nurseries up to eight farm',
      'Total score for the farm 40',
      'Growers of 60 All papers = 60 points Papers of the',
      'Trees growers',
      'Overall total score 100',
    ];
    expect(sureCriteria(...text)).toBe('Orchards & Nurseries 40; Growers of Trees 60');
    // Without a subtotal and levels that agree with the weights, the table may be of anything.
    expect(sureCriteria(...text.filter((_, at) => at !== 3))).toBe('');
  });

  it('have levels that stand near the names in capitals of the rows below', () => {
    const text = [
      'EVALUATION CRITERIA',
      'CRITERION MAXIMUM POINTS POINTS SCORED',
      'GROWING OF CITRUS ON',
      'OWN LAND',
      'More than 5 orchards 40',
      '3 to 5 orchards 20 40',
      'PICKING TEAM',
      'Foreman 20',
      'Pickers 15 35',
      'COLD STORES',
      'Owned 25',
      'Hired 15 25',
      'TOTAL 100',
    ];
    expect(sureCriteria(...text)).toBe('GROWING OF CITRUS ON OWN LAND 40; PICKING TEAM 35; COLD STORES 25');
  });

  it('have no level for a name, though its points fall by chance to a hundred in all', () => {
    const levels = ['Gold = 40', 'Silver = 30', 'Bronze = 20', 'Entry = 10'];
    expect(
      sureCriteria('Functionality: 100 points', '2 Partnership with the maker: 40 Letter', ...levels),
    ).toBe('');
  });

  it('have names before a demand, whose points stand amid the text', () => {
    const rows = [
      'NO EVALUATION DESCRIPTION SCORE MEANS OF VERIFICATION',
      '1. Record Bidders to show earlier 40 • Letters of clients',
      '2 pumps = 20',
      '2. Transport Demonstrate capacity to bring 35 • Papers of trucks',
      '3. Place • An office in the 25 Proof of address',
      'district = 25',
    ];
    expect(sureCriteria('Functionality: technical evaluation 100 points', ...rows, 'TOTAL 100')).toBe(
      'Record 40; Transport 35; Place 25',
    );
  });

  it('have no levels for names, though points of levels in brackets come to a hundred', () => {
    const criterion = (name: string, points: number, ...levels: string[]) => [name, ...levels, `${points}`];
    const text = [
      'ELEMENT WEIGHT',
      ...criterion('Orchards', 30, 'Papers of the land', '3 orchards (30)', '2 orchards (20)'),
      ...criterion('Pickers', 20, 'Names of pickers', '3 pickers (20)'),
      ...criterion('Pack house in the valley', 50, 'Lease', 'Within 10 km (50)', 'Within 50 km (20)'),
      'TOTAL 100',
    ];
    expect(sureCriteria(...text)).toBe('Orchards 30; Pickers 20; Pack house in the valley 50');
  });

  it('say nothing if a line below may continue the name, or what stands beside it', () => {
    const text = [
      'No Criteria Weight Proof',
      '1. Growing 60 Letters',
      'of citrus',
      '2. Picking 40 Letters',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('');
    expect(sureCriteria(...text.filter((line) => line !== 'of citrus'))).toBe('Growing 60; Picking 40');
  });

  it('say nothing if a name continues beside another cell', () => {
    const text = [
      'Criterion Weight Score',
      '1. Layout of the nursery and 60 0 = nothing',
      'quality of the seedlings in it shown',
      '2. Water 40 0 = no dam',
      'Total 100',
    ];
    expect(sureCriteria(...text)).toBe('');
  });
});

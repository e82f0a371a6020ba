import { expect, it } from 'vitest';
import type { IntelCategory } from '#shared/codelists/intel-categories.ts';
import { categoryOf } from '#shared/domain/intel/category.ts';

/** What items are about, in the wordings of newspapers, statements and notices; none is of eval/intel/. */
const items: [IntelCategory, string, string][] = [
  [
    'regulation',
    'President signs procurement law, but it will not start yet',
    'The Act will commence on a date to be proclaimed. Treasury says the rules for set-asides are still being written.',
  ],
  [
    'regulation',
    'New guideline on cost containment for state entities',
    'Accounting authorities have to apply the guideline from 1 April.',
  ],
  [
    'regulation',
    'Business groups want exemption from local content rules',
    'They asked the minister to exempt rail wagons until 2028.',
  ],
  [
    'regulation',
    'Court strikes down preferential procurement rules',
    'The Constitutional Court held that the minister had exceeded his powers when he made the regulations.',
  ],
  [
    'regulation',
    'Treasury withdraws instruction on deviations',
    'From Monday deviations need no prior approval, but must be reported within 14 days.',
  ],
  ['regulation', 'Public has until June to comment on procurement tribunal rules', ''],
  [
    'investigation',
    'Former mayor and three others appear over R40m water tankers',
    'They face charges of fraud. The magistrate postponed the matter to May.',
  ],
  [
    'investigation',
    'SIU wants R88m back from school cleaning companies',
    'The unit filed papers to set aside the contracts.',
  ],
  [
    'investigation',
    'Hospital boss implicated in inflated linen deal',
    'A leaked report says prices were double those of the shops.',
  ],
  [
    'investigation',
    'Treasury bans two suppliers for ten years',
    'They were entered in the register of tender defaulters.',
  ],
  [
    'investigation',
    'Judge orders catering firm to repay municipality',
    'The contract was invalid from the start, the Special Tribunal found.',
  ],
  [
    'investigation',
    'Rail official testifies about envelopes of cash',
    'The commission of inquiry continues tomorrow.',
  ],
  ['investigation', 'Nepotism claims: premier puts head of department on leave', ''],
  [
    'audit',
    'Only three of 29 municipalities get clean bill from AG',
    'Unauthorised expenditure grew to R9bn.',
  ],
  ['audit', 'AG flags going concern doubt at water board', 'The entity received a qualified opinion again.'],
  ['audit', 'Department loses clean audit over asset register', ''],
  [
    'oversight',
    'Parliament summons ports chief over cranes contract',
    'Members said that the answers were late.',
  ],
  [
    'oversight',
    'Committee unhappy with answers on school nutrition tender',
    'The chairperson gave the department seven days.',
  ],
  ['oversight', 'MPs grill airline board about lease of engines', ''],
  [
    'tender',
    'Chinese group wins R2bn locomotives contract',
    'The rail agency signed the award letter on Friday.',
  ],
  [
    'tender',
    'Losing bidder asks court to review stadium tender',
    'It says that its points were added up wrongly.',
  ],
  [
    'tender',
    'Supply and delivery of road signs for a period of 36 months',
    'Bid documents are available from the supply chain office. Closing 14 May at 11:00.',
  ],
  [
    'tender',
    'Maintenance and repair of air conditioners: panel of contractors',
    'Quotations are called for.',
  ],
  ['tender', 'Power utility shortlists five groups for gas plant', ''],
  ['tender', 'Metro restarts bus tender after objections', 'All bids were too high.'],
  [
    'tender',
    'Addendum 2: site inspection moved',
    'The site inspection for the pump station is on Tuesday. All other conditions stay.',
  ],
  ['tender', 'Notice of award: cleaning of offices', ''],
  ['budget', 'Council approves R80bn budget with higher tariffs', ''],
  [
    'budget',
    'Clinic runs out of medicine because suppliers were not paid',
    'The province has not paid invoices since October.',
  ],
  [
    'budget',
    'Treasury withholds equitable share of twelve municipalities',
    'They have not kept to the payment plan for water.',
  ],
  ['budget', 'Province returns R600m that schools did not spend', ''],
  ['budget', 'Water board cuts supply by 20% over unpaid bills', ''],
  ['project', 'Premier opens new clinic at Mthatha', 'It was built in two years.'],
  ['project', 'Bridge at Kei River half done', 'Work is six months behind.'],
  ['project', 'Contractor leaves site of R90m library', 'The roof has been open since winter.'],
  ['project', 'First solar plant of the city feeds the grid', ''],
  ['project', 'Sod turned for 400 houses', ''],
  ['project', 'Trains return to the central line after six years', ''],
  ['project', 'Potholes: province fixes 60km of road', ''],
  ['market', 'Cement makers warn of price hikes as imports dry up', ''],
  [
    'market',
    'Building sector confidence at seven-year low',
    'Order books are thin, the survey of contractors shows.',
  ],
  ['market', 'Tribunal approves takeover of paint company', 'The parties supply most of the state.'],
  [
    'market',
    'Guards company in business rescue, 3,000 jobs at risk',
    'State contracts make up most of its turnover.',
  ],
  ['market', 'Commission refers tyre makers for price fixing', ''],
  ['general', 'New chief executive for the housing agency', 'She takes over in June.'],
  ['general', 'Water department warns of floods', 'Residents along the river should move to higher ground.'],
  ['general', 'Students win award for rocket', ''],
  ['general', 'Passport offices close early on Friday', ''],
  ['general', 'Treasury official dies at 58', 'Colleagues paid tribute.'],
  ['general', 'Small business summit in Durban next week', 'Entrepreneurs can register until Monday.'],
  ['general', 'National parks expect record visitors over Easter', ''],
  ['general', 'Workers march to city hall over wages', ''],
  [
    'regulation',
    'New rules on small business quotas start in April',
    'Departments will have to buy 30% from small firms.',
  ],
  ['regulation', 'Cabinet approves bill to centralise state IT purchases', ''],
  [
    'regulation',
    'Construction board changes grading rules for contractors',
    'From January firms register online.',
  ],
  [
    'regulation',
    'Municipalities get more time to adopt model policy',
    'The deadline in Circular 132 moves to 30 June.',
  ],
  ['regulation', 'Gazette: levy on security firms rises', ''],
  ['investigation', 'Ex-councillor jailed for eight years over RDP houses', ''],
  ['investigation', 'Hawks swoop on supply chain office', 'Six laptops were taken.'],
  ['investigation', 'How a R300m laptop deal went to a director’s cousin', 'An amaBhungane report.'],
  [
    'investigation',
    'Protector: school toilets contract broke the rules',
    'The department has 60 days to act against officials.',
  ],
  ['investigation', 'Tribunal freezes pension of former engineer', ''],
  ['audit', 'Water boards slip in latest audit', 'Two of seven had no findings.'],
  ['audit', 'Auditors could not find papers for R4bn of payments', ''],
  ['audit', 'A-G: provinces spend R8bn irregularly', ''],
  ['oversight', 'Scopa to visit empty office block', ''],
  ['oversight', 'MEC fails to turn up at legislature over food parcels', ''],
  ['oversight', 'Portfolio committee calls for end of month-to-month contracts', ''],
  ['tender', 'Joint venture gets R1.4bn water pipe job', 'The utility announced the award on Tuesday.'],
  ['tender', 'Bidders object to requirement of local steel in bridge tender', ''],
  ['tender', 'RFB 2891: mobile data services', 'The closing date moves to 3 June.'],
  [
    'tender',
    'Hire of graders and water trucks on an as and when required basis',
    'Three-year contract. CIDB not applicable.',
  ],
  ['tender', 'Appeal tribunal orders new evaluation of uniforms bid', ''],
  ['tender', 'City looks for partner to run cable cars', 'Proposals are due in August.'],
  ['tender', 'Tender for school meals cancelled as prices above budget', ''],
  ['budget', 'Metro gets R2bn loan for meters', ''],
  [
    'budget',
    'Half of departments pay late, report to cabinet shows',
    'R12bn of invoices are older than 30 days.',
  ],
  ['budget', 'Education cuts R900m from school building programme', 'The minister cited lower revenue.'],
  ['budget', 'Eskom switches off town for R400m debt', ''],
  ['budget', 'R5bn more for flood repairs in adjustment', ''],
  ['project', 'N2 toll road nears completion', 'The last of five bridges is ready.'],
  ['project', 'Dam wall raised by 13 metres', 'Filling begins in winter.'],
  ['project', 'Half of bucket toilets still not replaced', 'The minister had promised an end by March.'],
  ['project', 'Police station without water a year after handover', ''],
  ['project', 'Fibre reaches 40 villages', ''],
  ['market', 'Steel mill closure leaves builders short of rebar', ''],
  ['market', 'Medical suppliers consolidate as margins shrink', ''],
  ['market', 'Watchdog fines school uniform makers', 'They had agreed not to compete.'],
  ['market', 'Diesel at R28 squeezes bus operators', ''],
  ['general', 'New chair for tourism body', ''],
  ['general', 'Tax season opens on Monday', ''],
  ['general', 'Researchers find rare frog near dam', ''],
  ['general', 'City honours cleaners', ''],
];

it.each(items)('%s: %s', (category, title, words) => {
  expect(categoryOf({ title, words })).toMatchObject({ category });
});

it.each<[string, IntelCategory]>([
  // Who is appointed says what it is about: a person, or a firm for work.
  ['Appointment of a commissioner', 'general'],
  ['Appointment of a panel of attorneys', 'tender'],
  // A title that begins with a number, but not with a year or an illness.
  ['ABC/2026/017: toner', 'tender'],
  ['COVID-19 and after', 'general'],
  ['2026/27 in figures', 'general'],
  // Capitals count for the Auditor-General alone.
  ['AG in Mthatha', 'audit'],
  ['Ag in Mthatha', 'general'],
  // That a building is named does not say that it is built.
  ['Hospital official dismissed', 'investigation'],
  ['Cleaning of a school: notice of award', 'tender'],
])('%s: %s', (title, category) => {
  expect(categoryOf({ title, words: null })).toMatchObject({ category });
});

it('takes linear time', () => {
  for (const piece of ['new a ', 'attach a ', 'wins a ', 'appointment of a ', 'signs '])
    categoryOf({ title: piece.repeat(100), words: piece.repeat(20_000) });
});

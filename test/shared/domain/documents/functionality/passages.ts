import { type CriteriaFixture, fixture } from './fixture.ts';

/** Running text: names before, behind and on either side of their points. */
export const passages: readonly CriteriaFixture[] = [
  fixture(
    'seventy prose',
    `Functionality is scored first. Company experience is scored out of 30, the work plan out of 25 and the project team out of 15. A bidder needs 49 of the 70 points to go on.`,
    'Company experience 30; work plan 25; project team 15',
  ),
  fixture(
    'with scoring explanations',
    `Bids will be measured against three criteria. The first is company experience, and it carries forty points. The second is the work plan, and it carries thirty-five points. The third is the project team, and it carries twenty-five points.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'with half',
    `Half of the functionality points (50) goes to company experience, 30 to the work plan and the other 20 to the project team.`,
    'company experience 50; work plan 30; project team 20',
  ),
  fixture(
    'name and explanation in between',
    `Functionality
Company experience, shown by letters of reference from at least three clients, earns up to 40 points. The work plan, which must be specific to the site, earns up to 35 points. The project team, whose CVs must be attached, earns up to 25 points.`,
    'Company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'explanation between sentences',
    `The functionality of bids will be evaluated as follows. Company experience: bidders should provide a list of similar projects completed in the past five years with contactable references. 40 points. Work plan: bidders should provide a detailed plan. 35 points. Project team: CVs should be provided. 25 points.`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'weight in words percent',
    `The technical score is made up of company experience (forty percent), work plan (thirty-five percent) and project team (twenty-five percent).`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'terms: the service provider will be assessed',
    `9. The service provider will be selected on its functionality first. We allocate 40 points to the company's experience in similar work, 35 points to the proposed work plan, and 25 points to the project team's qualifications.`,
    "company's experience in similar work 40; proposed work plan 35; project team's qualifications 25",
  ),
  fixture(
    'inverted: points then noun, verbs',
    `On functionality a bid may be given 40 points at most for company experience; 35 points at most for the work plan; and 25 points at most for the project team.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'percent each; threshold inside',
    `Functionality is weighed at company experience 40 per cent, work plan 35 per cent, project team 25 per cent, and at least 70 per cent overall is required to proceed to the evaluation of price.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'percentages of technical score and later price',
    `The technical score consists of company experience (40%), work plan (35%) and project team (25%). Bids that reach 70% go on to price (80) and specific goals (20).`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'criteria sentence without functional word',
    `Bids that pass the first stage are scored as follows: company experience 40, work plan 35, project team 25.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    '’The criteria, with their weights in brackets’',
    `The criteria, with their weights in brackets, are company experience (40), work plan (35) and project team (25).`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'points precede with semicolon & ’can be scored’',
    `Under this heading 40 points can be scored for company experience; a further 35 points can be scored for the work plan; the last 25 points are for the project team. Bidders must reach 70 points.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'name is subject sentence with ’is allocated’ and evidence sentence in between',
    `EVALUATION
Company experience is allocated 40 points. Evidence in the form of three letters must be attached. Work plan is allocated 35 points. It must be dated. Project team is allocated 25 points. CVs of no more than 3 pages must be attached.`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'weights 40/35/25',
    `The weights of company experience, work plan and project team are 40, 35 and 25 respectively, and a bidder needs 70 for functionality.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    '’in that order’',
    `Functionality looks at company experience, work plan and project team, which count 40, 35 and 25 points in that order.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'dash sentence',
    `Functionality – company experience (40), work plan (35), project team (25) – is scored before price.`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'bidders are rated',
    `Bidders are rated out of a hundred: 40 on experience, 35 on the work plan and 25 on the project team.`,
    'experience 40; work plan 35; project team 25',
  ),
  fixture(
    '"A bidder can score ... on"',
    `A bidder can score 40 points on experience, 35 on its work plan and 25 on its project team, and must score at least 70 points in all.`,
    'experience 40; work plan 35; project team 25',
  ),
  fixture(
    'points then of name, wrapped, unusual verb',
    `Your bid is scored before we open your price. We give up to 40 points for experience with similar
work, up to 45 points for the quality of the work plan, and up to 15 points for a local office.`,
    'experience with similar work 40; quality of the work plan 45; local office 15',
  ),
  fixture(
    'the remainder',
    `The panel has 100 points to give: 40 on experience with similar work, 45 on quality of the work plan, and the
remaining 15 on local office.`,
    'experience with similar work 40; quality of the work plan 45; local office 15',
  ),
  fixture(
    'weights given after list',
    `What counts is experience with similar work, at 55 points; the quality of the work plan, at 30 points; and a local office, at 15 points.`,
    'experience with similar work 55; quality of the work plan 30; local office 15',
  ),
  fixture(
    'splits',
    `We split the points between experience with similar work (55), quality of the work plan (30) and local office (15).`,
    'experience with similar work 55; quality of the work plan 30; local office 15',
  ),
  fixture(
    'of these, comes from',
    `Functionality is out of 100. Of these, 55 come from experience with similar work, 30 from quality of the work plan and 15 from local office.`,
    'experience with similar work 55; quality of the work plan 30; local office 15',
  ),
  fixture(
    'seventy whole',
    `There are 70 points for functionality: 40 points for experience with similar work, 25 points for quality of the work plan and 5 points for local office. A bid with fewer than 45 of these 70 points is set aside.`,
    'experience with similar work 40; quality of the work plan 25; local office 5',
  ),
  fixture(
    'seventy whole other',
    `The bid is first judged on what it offers. We give 40 points for experience with similar work, 25 points for quality of the work plan and 5 points for local office, so that 70 points can be reached; 45 are needed.`,
    'experience with similar work 40; quality of the work plan 25; local office 5',
  ),
  fixture(
    'most important',
    `Most important is experience with similar work with 50 points, then training with 45 points, and last local office with 5 points.`,
    'experience with similar work 50; training 45; local office 5',
  ),
  fixture(
    'mixed 1',
    `Functionality is scored as follows. Up to 25 points are awarded for company experience; work plan counts 20 points; project team carries a weight of 40 points; and the remaining 15 points are for local presence.`,
    'company experience 25; work plan 20; project team 40; local presence 15',
  ),
  fixture(
    'mixed 2, commas',
    `Of the points for functionality 25 points go to company experience, work plan counts 20 points, project team counts 40 points and 15 points are awarded for local presence.`,
    'company experience 25; work plan 20; project team 40; local presence 15',
  ),
  fixture(
    'mixed 3, sentences',
    `On functionality, company experience carries a weight of 45 points. A further 40 points are awarded for work plan. Project team counts 15 points.`,
    'company experience 45; work plan 40; Project team 15',
  ),
  fixture(
    'mixed 4, first behind, rest before',
    `The panel first scores the bid. 50 points go to company experience, training counts 45 points and local office counts 5 points.`,
    'company experience 50; training 45; local office 5',
  ),
  fixture(
    'mixed 5, first before',
    `Functionality: company experience counts 40 points, 45 points are set aside for training and 15 points are set aside for local office.`,
    'company experience 40; training 45; local office 15',
  ),
  fixture(
    'mixed 6, percent',
    `The technical evaluation weighs company experience at 40%, gives 45% to training and leaves 15% for local office.`,
    'company experience 40; training 45; local office 15',
  ),
  fixture(
    'mixed 7, while',
    `When functionality is scored 40 points are available for company experience, while training is worth 45 points and local office is worth 15 points.`,
    'company experience 40; training 45; local office 15',
  ),
  fixture(
    'mixed 8, names with and',
    `Functionality: 40 points are awarded for quality and detail of the plan, skills, experience and training of staff counts 45 points, and 15 points are awarded for local office.`,
    'quality and detail of the plan 40; skills, experience and training of staff 45; local office 15',
  ),
  fixture(
    'mixed 9, semicolons with names with commas',
    `Functionality: 40 points are awarded for quality and detail of the plan; skills, experience and training of staff counts 45 points; 15 points are awarded for local office.`,
    'quality and detail of the plan 40; skills, experience and training of staff 45; local office 15',
  ),
  fixture(
    'mixed 10, seventy',
    `A bid can score 70 points for functionality. Company experience carries a weight of 40 points. A further 25 points are awarded for training and 5 points are awarded for local office.`,
    'Company experience 40; training 25; local office 5',
  ),
  fixture(
    'mixed 11, Afrikaans',
    `Funksionaliteit word uit 100 punte beoordeel. Ondervinding tel 40 punte, 45 punte word vir opleiding toegeken en plaaslike kantoor dra 15 punte.`,
    'Ondervinding 40; opleiding 45; plaaslike kantoor 15',
  ),
  fixture(
    'mixed 13, words',
    `Functionality: forty points are for company experience, training earns forty-five points and local office earns fifteen points.`,
    'company experience 40; training 45; local office 15',
  ),
  fixture(
    'subject 1',
    `Bids are judged on functionality before price. 40 points depend on experience in similar work, 45 points depend on quality of the plan and 15 points depend on local office.`,
    'experience in similar work 40; quality of the plan 45; local office 15',
  ),
  fixture(
    'subject 2',
    `The technical part counts 100 points. Forty points may be earned through experience in similar work, 45 points may be earned through training and 15 points may be earned through local office.`,
    'experience in similar work 40; training 45; local office 15',
  ),
  fixture(
    'subject 3',
    `Functionality: 40 points reward experience in similar work, 45 points reward training and 15 points reward local office.`,
    'experience in similar work 40; training 45; local office 15',
  ),
  fixture(
    'sentences, against',
    `Functionality carries 100 points. A maximum of 40 points stands against experience in similar work. A maximum of 45 points stands against training. A maximum of 15 points stands against local office.`,
    'experience in similar work 40; training 45; local office 15',
  ),
  fixture(
    'sentences, committee',
    `Functionality is scored out of 100 points. The committee gives 40 points for its experience in similar work. The committee gives 45 points for its training. Local office weighs 15 points.`,
    'experience in similar work 40; training 45; Local office 15',
  ),
  fixture(
    'sentences, hinge',
    `Functionality is scored on 70 points altogether. Up to 40 points hinge on experience in similar work. Training counts 25 points. Up to 5 points hinge on local office. Bidders need 49 points (70%).`,
    'experience in similar work 40; Training 25; local office 5',
  ),
  fixture(
    'sentences, whole of sixty',
    `Functionality, with 60 points altogether, is looked at first. Experience in similar work weighs 30. Training weighs 25. Local office weighs 5.`,
    'Experience in similar work 30; Training 25; Local office 5',
  ),
  fixture(
    'sentences with colons',
    `Functionality is scored out of 100 points. Up to 40 points can be earned: experience in similar work. Training counts 45 points. Up to 15 points can be earned: local office.`,
    'experience in similar work 40; Training 45; local office 15',
  ),
  fixture(
    'points as label',
    `Functionality is evaluated. 40 points: experience in similar work. 45 points: training. 15 points: local office.`,
    'experience in similar work 40; training 45; local office 15',
  ),
  fixture(
    'points behind with explanation behind a colon',
    `Functionality is evaluated. Experience in similar work, 40 points: three letters are needed. Training, 45 points: a plan is needed. Local office, 15 points: a lease is needed.`,
    'Experience in similar work 40; Training 45; Local office 15',
  ),
];

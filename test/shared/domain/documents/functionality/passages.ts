import { type CriteriaFixture, fixture } from './fixture.ts';

/** Running text: names before, behind and on either side of their points. */
export const passages: readonly CriteriaFixture[] = [
  fixture(
    'with scoring explanations',
    `Bids will be measured against three criteria. The first is company experience, and it carries forty points. The second is the work plan, and it carries thirty-five points. The third is the project team, and it carries twenty-five points.`,
    'company experience 40; work plan 35; project team 25',
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
    'percentages of technical score and later price',
    `The technical score consists of company experience (40%), work plan (35%) and project team (25%). Bids that reach 70% go on to price (80) and specific goals (20).`,
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
    'dash sentence',
    `Functionality – company experience (40), work plan (35), project team (25) – is scored before price.`,
    'company experience 40; work plan 35; project team 25',
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
    'mixed 1',
    `Functionality is scored as follows. Up to 25 points are awarded for company experience; work plan counts 20 points; project team carries a weight of 40 points; and the remaining 15 points are for local presence.`,
    'company experience 25; work plan 20; project team 40; local presence 15',
  ),
  fixture(
    'mixed 3, sentences',
    `On functionality, company experience carries a weight of 45 points. A further 40 points are awarded for work plan. Project team counts 15 points.`,
    'company experience 45; work plan 40; Project team 15',
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
    'sentences, committee',
    `Functionality is scored out of 100 points. The committee gives 40 points for its experience in similar work. The committee gives 45 points for its training. Local office weighs 15 points.`,
    'experience in similar work 40; training 45; Local office 15',
  ),
  fixture(
    'points behind with explanation behind a colon',
    `Functionality is evaluated. Experience in similar work, 40 points: three letters are needed. Training, 45 points: a plan is needed. Local office, 15 points: a lease is needed.`,
    'Experience in similar work 40; Training 45; Local office 15',
  ),
];

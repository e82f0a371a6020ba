import { describe, expect, it } from 'vitest';
import { scalarOf } from './texts.ts';

const thresholdOf = (text: string): number | null =>
  scalarOf('functionalityThreshold', text.replaceAll(/ ?\| ?/g, '\t'));

describe('the minimum for functionality in rows, stages and answers', () => {
  it.each([
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nMinimum to qualify | 70', 70],
    [
      'Functionality of the bid weighs 60 points and bidders that score less than 42 points on functionality are disqualified.',
      70,
    ],
    [
      'Evaluation of functionality\nThe overall maximum points are 60, minimum points of 42 will be considered further for evaluation.',
      70,
    ],
    ['Functionality: bidders must score a minimum of 42 out 60 points on functionality.', 70],
    ['Functionality: bidders that score less than 45 points on functionality are disqualified.', null],
    ['Functionality: bidders must score at least 60%, which falls away for this bid.', null],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nMinimum score to pass | 70%', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nPoints needed to proceed | 70', 70],
    ['Functionality\nExperience | 30\nMethod | 30\nTotal | 60\nMinimum points required | 42', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nMinimum | 70', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nTo qualify | 70', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nRequired score | 70', 70],
    ['Functionality\nExperience | 30\nMethod | 30\nTotal | 60\nThreshold | 42', 70],
    ['Functionality\nExperience | 30\nMethod | 30\nTotal | 60\nThreshold (points) | 42', 70],
    ['Functionality\nExperience | 30\nMethod | 30\nTotal | 60\nThreshold (%) | 70', 70],
    ['Functionality\nExperience | 30\nMethod | 30\nTotal | 60\nMinimum percentage | 70', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nQualifying score (%) | 70', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nMinimum qualifying mark: 70', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal (minimum 70) | 100', 70],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100 | Minimum: 70', 70],
    [
      'Functionality has a total of 200 points. Only bidders who scored 70 points or more out of 100 on functionality are evaluated further. Bidders who scored 70 points for Part A and 70 points for Part B proceed to the next stage.',
      70,
    ],
    [
      'Functionality\nExperience | 40\nMethod | 40\nPresentation | 20\nTotal | 100\nBidders who score less than 52 points (65%) on functionality will not be invited to the presentation.',
      65,
    ],
    ['Maximum possible score for quality (Ms) | 100\nMinimum score for quality | 60', 60],
    [
      'Evaluation criteria\nNo | Criterion | Maximum points\n1 | Experience | 60\n2 | Method | 40\n | Total points | 100\n | Minimum points to qualify | 70',
      70,
    ],
    [
      'Evaluation criteria\nCriterion | Points\nExperience | 60\nMethod | 40\nTOTAL POINTS | 100\nMINIMUM QUALIFYING POINTS | 70',
      70,
    ],
    [
      'Evaluation criteria\nCriterion | Points | Sheet\nExperience | 60 | A\nMethod | 40 | B\nTotal | 100\nMinimum percentage to be evaluated on price | 70',
      70,
    ],
    [
      'Stage | What is evaluated | Minimum to proceed\n1 | Administrative compliance | All documents\n2 | Functionality | 75 out of 100\n3 | Price and specific goals | -',
      75,
    ],
    [
      'Gate | Requirement | Hurdle\nGate 1 | Mandatory documents | Yes or no\nGate 2 | Functionality | 65%\nGate 3 | Price | None',
      65,
    ],
    ['Gate | Requirement | Pass mark\nGate 2 | Functionality | 45 of 60 points', 75],
    ['Functionality. A tenderer has to obtain 65 marks to qualify for price and specific goals (80/20).', 65],
    ['Bids scoring under 70/100 for functionality do not continue.', 70],
    ['A hurdle of seventy per cent (70%) must be cleared in the technical gate.', 70],
    [
      'Functionality is scored out of 80 points in stage 2. To be considered for stage 3 a bidder must have at least 60 of the 80 points.',
      75,
    ],
    ['Pre-qualification score for functionality: 70%', 70],
    ['The functionality cut-off is 65 points; bids below it fall out.', 65],
    ['Quality: 70 points is the lowest score with which a tender stays in the running.', 70],
    ['No tender with a score of less than 70 in functionality goes to stage 2.', 70],
    ['How is functionality evaluated?\nWhat must I score to go through? At least 70 of the 100 points.', 70],
    [
      'Total points | 80\nNOTE: a bidder must obtain a minimum threshold of 60 points out of 80 to go on.\nA bidder who scores less than 60 points is not considered further.',
      75,
    ],
    ['What is the minimum for functionality?\n70 points out of 100.', 70],
    ['Die afsnypunt vir funksionaliteit is 70%.', 70],
    ['Tenders wat nie 70 punte vir funksionaliteit haal nie, val uit.', 70],
    ["Funksionaliteit\n'n Minimum van sewentig persent (70%) is nodig om verder te gaan.", 70],
    ['Minimum functionality score to qualify for further evaluation: | 60', 60],
    ['Minimum functionality score to qualify for further evaluation: | 60 points', 60],
    ['Total minimum qualifying score for functionality is 60 Percent.', 60],
    [
      'Respondents must meet or exceed the minimum threshold of 70 points in Step Three to progress to Step Four, the evaluation of price. Step Three: technical criteria.',
      70,
    ],
    [
      'The bid must reach two thirds or more.\nFunctionality: proposals that reach 75 points or better enter the next gate.',
      75,
    ],
    ['Functionality is scored out of 70 points, and forty-nine (49) points are needed.', 70],
    ['Technical proposals that do not attract 70 points or more will be returned unopened.', 70],
    [
      'A service provider whose functionality score is not at least 80% will not be shortlisted for presentations.',
      80,
    ],
    ['Functionality (100 points). Cut-off point: 65.', 65],
    [
      'Only tenderers whose score for quality is equal to or greater than 60 points are evaluated further.',
      60,
    ],
    ['Any bid not meeting 70% on functionality will be regarded as non-responsive.', 70],
    [
      'The minimum qualifying score for functionality is 70 (seventy) points out of 100 (one hundred) points.',
      70,
    ],
    [
      'Tenders that attain less than 35 of the 50 points for quality are not scored for price and preference.',
      70,
    ],
    ['Functionality: 60 points. Tenderers with 42 points or more go on to the next stage.', 70],
    ['Functionality\nWeight | Criterion\n60 | Experience\n40 | Method\n100 | Total\n70 | Minimum', 70],
    ['Functionality: a minimum of 80% overall and not under 60% of each element.', 80],
    ['Functionality minimum 60% 65%', null],
    ['Q6 The functionality threshold in C.3 says 70% and the form says 75%?', null],
    ['Functionality\nMinimum score per criterion: 50%\nOverall minimum score for functionality: 70%', 70],
    ['Functionality: a score of 70% qualifies a bid for the evaluation of price.', 70],
  ])('%s', (text, percent) => {
    expect(thresholdOf(text)).toBe(percent);
  });

  it.each([
    ['The minimum wage applies. Total | 100\nMinimum | 70'],
    ['Minimum thickness of the board: 70\nTechnical specification'],
    ['Technical specification\nItem | Minimum | Maximum\nTemperature | 40 | 60\nHumidity | 30 | 90'],
    [
      'The system must have an availability of at least 99% and the technical support must answer 95% of calls.',
    ],
    ['Technical requirements\nMinimum capacity | 70\nMinimum speed | 90'],
  ])('is not: %s', (text) => {
    expect(thresholdOf(text)).toBeNull();
  });
});

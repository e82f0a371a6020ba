import { describe, expect, it } from 'vitest';
import { scalarOf } from './texts.ts';

const thresholdOf = (text: string): number | null =>
  scalarOf('functionalityThreshold', text.replaceAll(/ ?\| ?/g, '\t'));

describe('the minimum for functionality, in percent', () => {
  it.each([
    ['A minimum threshold of 70% applies to functionality.', 70],
    ['Bidders must obtain 70 out of 100 points for functionality.', 70],
    ['Bidders must score at least 60 points for functionality to be evaluated further.', 60],
    ['Bidders scoring less than 65 % for functionality will be eliminated.', 65],
    ['Functionality: bidders with a score below 65% shall not be considered further.', 65],
    ['A minimum qualifying score of sixty-five (65) percent is required for quality.', 65],
    ['A minimum qualifying score of sixty-five percent is required for quality.', 65],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nCut-off score | 75', 75],
    ['Functionality\nExperience | 60\nMethod | 40\nTotal | 100\nThreshold | 75%', 75],
    ['Functionality\nExperience | 40\nMethod | 20\nTotal | 60\nThe threshold is 45 points.', 75],
    ['Functionality\nexperience | 40\nmethod | 20\nTotal | 60\nThe threshold is 45 points.', 75],
    // What counts for price is no total of functionality, whatever adds up to it.
    [
      'Evaluation of functionality\nNo | Criteria | Points\n1 | experience of the firm | 30\n2 | method of the firm | 30\n3 | staff of the firm | 20\nA minimum of 70 points must be scored for functionality.\nThe points are calculated out of 80 for price.',
      70,
    ],
    ['Die kwalifiserende telling vir funksionaliteit is 70 punte uit 100.', 70],
    ['Tenderaars wat minder as 70% vir funksionaliteit behaal, word gediskwalifiseer.', 70],
    ["'n Minimum drempel van 60 persent geld vir funksionaliteit.", 60],
    ['Tenderaars moet ten minste 70 punte vir funksionaliteit behaal.', 70],
    ['Only bidders who achieve 80% or more for functionality go through to price.', 80],
    ['Bidders who fail to reach 80 points for functionality are disqualified.', 80],
    ['Bids that do not obtain a score of 75% on the technical evaluation will be rejected.', 75],
    ['The score that is needed for functionality: 70 points of a possible 100.', 70],
    ['Pass mark for functionality: seventy percent (70%)', 70],
    ['Functionality threshold = 42 points out of 60', 70],
    ['Functionality is out of 80 points. Bidders must score 60 points or more to qualify.', 75],
    ['Minimum Required Score for functionality is: 70', 70],
    [
      'TOTAL SCORE FOR FUNCTIONALITY 100 POINTS\nACCEPTABLE MINIMUM SCORE 60 POINTS (60% OF TOTAL POINTS)',
      60,
    ],
    ['The minimum number of evaluation points for quality is 65.', 65],
    ['Score quality, rejecting all offers that fail to score 60% of the points for quality.', 60],
    ['Functionality (Minimum 70/100)', 70],
    ['Functionality: a bid is regarded as responsive if it scores 70 points or more.', 70],
    ['Functionality: a bidder needs a score of 75 to qualify for the opening of its price.', 75],
    ['Bidders have to reach 65 of the 100 points. Functionality is scored first, then price.', 65],
    ['Only bidders with at least 70% for functionality are invited to present.', 70],
    ['Functionality is evaluated first. Bids under 60% are not scored on price (80 points).', 60],
    ['Bidders need 49 of the 70 points available for functionality to proceed to stage 2.', 70],
    ['Only bids that receive 70 points and above for functionality are evaluated on price.', 70],
    [
      'No bid will be regarded as acceptable if it fails to achieve the minimum qualifying score of 70 for functionality.',
      70,
    ],
    ['Criteria for technical merit. Offers that earn fewer than 70 of the 100 points are set aside.', 70],
    ['Is there a cut-off for functionality? Yes, a bid that scores below 70 is not opened further.', 70],
    ['Bidders who score less than 70 points on the criteria above will be disqualified.', 70],
    ['A total score of 65 points or more is needed to go on to the evaluation of price.', 65],
    ['Bids with fewer than seventy percent of the points are excluded.', 70],
    ["'n Bod met 'n laer telling as 70% word uitgesluit.", 70],
    ['Slegs aanbiedings met 70 punte of meer word verder oorweeg.', 70],
    ['Minimum punte vir funksionaliteit / Minimum points for functionality: 70 / 100', 70],
  ])('%s', (text, percent) => {
    expect(thresholdOf(text)).toBe(percent);
  });

  it.each([
    'Step two: minimum threshold of 42 points for technical criteria',
    'The minimum threshold for local production and content of steel is 100%.',
    'A minimum of 30% of the contract must be subcontracted to EMEs.',
    'Functionality is evaluated first. The guarantee is at least 10% of the price.',
    'Functionality counts 100 points and price counts 80 points.',
    'The bidder must have at least 51% black ownership.',
    'Technical requirements: the efficiency must be at least 95%.',
    'Functional criteria and their points\nMuseum experience - 30 points\nMore than 5 projects: 30 points\nPlan - 70 points',
    'Proposals are ranked on functionality out of 100 points. Points for price follow from this formula: Ps = 80 (1 - (Pt - Pmin) / Pmin)',
    'Technical criteria | Weight | Minimum\nRail freight | 60% | 36%\nRolling stock | 40% | 24%',
  ])('is not: %s', (text) => {
    expect(thresholdOf(text)).toBeNull();
  });
});

import { af, en, Words } from './phrase.ts';

/** Words before the day on which a tender was awarded. */
export const AWARDED = new Words([
  en(
    '(?:award(?:ed)? date|dates? (?:of (?:the )?(?:contract )?award|awarded))\\b',
    'date of award',
    'date of birth',
  ),
  en(
    '(?:was|were|has been|have been|is|are) (?:duly )?(?:awarded|appointed)\\b',
    'was awarded',
    'will be awarded',
  ),
  en('(?:bid|tender|quotation|contract) awarded\\b', 'tender awarded', 'tender advertised'),
  en('(?:resolved|approved)(?= (?:to award|the award|on))', 'resolved to award', 'resolved'),
  af('(?:datum van toekenning|toekenningsdatum|toegeken)\\b', 'toegeken', 'toekenning van punte'),
]);

/** Words in the same sentence that say that the award is still to come, or is another one. */
export const NOT_AWARDED_YET = new Words([
  en(
    '(?:will|shall|to) be\\b|(?:may|must|should|can) be\\b|not (?:yet )?(?:been )?awarded\\b',
    'will be',
    'has been',
  ),
  en(
    '(?:expected|anticipated|planned|proposed|intended|estimated|envisaged|provisional|target)\\b',
    'expected',
    'expectant',
  ),
  en('(?:intention|intent|intends?) to\\b|before (?:the )?award|prior to\\b', 'intention to', 'attention'),
  en(
    '(?:previous|similar|past|other) (?:contracts?|projects?|awards?|tenders?)\\b',
    'previous contracts',
    'contract',
  ),
  en('points?\\b|preference\\b', 'points', 'appointed'),
  af('(?:sal|moet|kan) toegeken|verwagte|beplande', 'sal toegeken word', 'is toegeken'),
]);

/**
 * Words of documents that say who was appointed. In other documents such a day is planned, or belongs to another
 * contract.
 */
export const OUTCOME = new Words([
  en(
    '(?:notice|notification|letter|publication|register) of (?:the )?(?:awards?|awarded|acceptance)\\b',
    'notice of award',
    'notice of bid',
  ),
  en('(?:award(?:s|ed)?) (?:notice|letter|register|list)\\b', 'award notice', 'reward notice'),
  en(
    '(?:bid|tender|contract|quotation)s? (?:awards|awarded|results|outcomes)\\b',
    'tender results',
    'tender award',
  ),
  en(
    '(?:has|have) been (?:awarded|appointed|successful)\\b|successful (?:bidder|tenderer)s? (?:is|are|:)',
    'has been awarded',
    'successful bidder must',
  ),
  af('kennisgewing van toekenning|is toegeken\\b', 'is toegeken', 'toegeken'),
]);

import type { Found } from '#shared/domain/documents/analysis.ts';
import { documentsIn, NAMES_FORM } from '#shared/domain/documents/fields/returnables/read.ts';
import {
  ABOUT_SCORES,
  ABOUT_STAGE,
  ASIDE,
  DURING_CONTRACT,
  NO_CONDITION,
  OF_PROCEDURE,
  PRINTED_CONDITION,
  SAID_ELSEWHERE,
  SAYS,
} from '#shared/domain/documents/phrases/conditions.ts';
import {
  ELIGIBLE,
  IS_BEFORE_AWARD,
  IS_PAPER,
  IS_STANDING,
  OF_PAPERS,
} from '#shared/domain/documents/phrases/eligibility.ts';
import { NO_GROUND, REJECTED } from '#shared/domain/documents/phrases/rejection.ts';
import { outlineOf, type Placed, topicsOver } from '#shared/domain/documents/reading/outline.ts';
import { bare } from '#shared/domain/documents/reading/passages.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { isNotChosen } from '#shared/domain/documents/reading/ticks.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import { isDemand, isNoGround } from './grounds.ts';

const BIDDER = `(?:${[
  ...[
    'bidders?',
    'tenderers?',
    'service providers?',
    'suppliers?',
    'contractors?',
    'respondents?',
    'companies',
    'firms',
  ],
  ...[
    'enterprises',
    'entities',
    'applicants?',
    'persons',
    'organi[sz]ations?',
    'joint ventures?',
    'consultants?',
    'vendors?',
  ],
  ...[
    'manufacturers?',
    'dealers?',
    'distributors?',
    'members? of the panel',
    'panel members?',
    'bidding entity',
  ],
].join('|')})`;
/** Sentences that say who may bid, or what a bidder must be or have. */
const ELIGIBLE_BIDDER: readonly Pick<RegExp, 'test'>[] = [
  ELIGIBLE,
  new RegExp(`\\bonly (?:[\\w-]{1,20} ){0,3}(?:${BIDDER}|tenders|bids)\\b`, 'i'),
  new RegExp(
    [
      `\\b${BIDDER} (?:\\([a-z]\\) )?`,
      '(?:must|shall|should|is required to|are required to|need to|needs to|need|has to|have to|is to|are to) ',
      '(?:\\w{1,20} )?(?:\\w{1,20} )?(?:be|have|hold|possess|own|demonstrate|employ|show)\\b',
    ].join(''),
    'i',
  ),
  new RegExp(
    `\\b(?:bids|tenders|offers|quotations|proposals) (?:are|is|will be) (?:\\w{1,12} )?(?:\\w{1,12} )?(?:from|of) (?:\\w{1,20} )?(?:\\w{1,20} )?${BIDDER}\\b`,
    'i',
  ),
  new RegExp(`\\b${BIDDER} (?:only )?qualif(?:y|ies) (?:only|if|where|when|provided)\\b`, 'i'),
];
/** Who goes on, and which bids are opened, is said of stages. */
const GOES_ON =
  /\b(?:pass(?:es|ed)?|proceed\w*|go(?:es)? (?:on|through)|advance[sd]?|qualify for the next)\b/i;
const TO_STAGE = /\b(?:gates?|stages?|phases?|steps?|evaluat\w+)\b/i;
const isAboutStages = (text: string): boolean =>
  ABOUT_STAGE.test(text) || (GOES_ON.test(text) && TO_STAGE.test(text));
/** `Tenders are invited from suitably qualified service providers for the above`: every invitation says so. */
const INVITES = new RegExp(
  [
    '\\binvit(?:ed|es?|ing) (?:\\w{1,12} )?(?:from )?',
    '(?:(?:suitably|experienced|qualified|capable|competent|interested|prospective|reputable|and|or) ?,? ?){1,5}',
    `${BIDDER} (?:for|to (?:bid|tender|quote|submit|provide|render|supply))\\b`,
  ].join(''),
  'i',
);
const OF_CONTRACTOR =
  /^(?:the |each |every |any )?(?:successful |appointed )?(?:service provider|supplier|contractor|consultant|vendor)s?\b/i;
/** Questions and introductions without a statement of their own. */
const UNFINISHED = /[:?]$|\b(?:if|where|when|that|who|indien|wanneer|wat|as)$/i;
const MIN_LENGTH = 15;
const MAX_LENGTH = 420;
const MAX_FOUND = 30;

const isAboutRejection = (text: string): boolean =>
  REJECTED.test(text) ||
  /\b(?:reject|disqualif|exclu|invalid|diskwalif|verwerp|uitsluit|ongeldig)/i.test(text);
const saysEligible = (text: string): boolean => ELIGIBLE_BIDDER.some((one) => one.test(text));
const isNoCondition = (text: string): boolean =>
  NO_CONDITION.test(text) || INVITES.test(text) || (OF_CONTRACTOR.test(text) && DURING_CONTRACT.test(text));
/** Whether it names a document to hand in, or is about the procedure. */
const isNoDemandOnBidders = (text: string): boolean =>
  OF_PROCEDURE.test(text) ||
  OF_PAPERS.test(text) ||
  (!saysEligible(text) &&
    (!IS_STANDING.test(text) || (IS_PAPER.test(text) && !SAYS.test(text))) &&
    (NAMES_FORM.test(text) || documentsIn(text).length > 0));
const isAboutBidders = (placed: Placed): boolean =>
  saysEligible(placed.text) &&
  !isNoCondition(placed.text) &&
  (IS_BEFORE_AWARD.test(placed.text) || !topicsOver(placed).includes('scope'));

/** Finds who may bid: sentences that say so, and the entries under such a heading. */
export const findEligibility = (reader: Reader): Found<string>[] =>
  statements(
    reader,
    (placed) =>
      (isAboutBidders(placed) ||
        (isUnder(placed, 'eligibility', saysEligible) && !isNoDemandOnBidders(placed.text))) &&
      !REJECTED.test(placed.text) &&
      !ABOUT_SCORES.test(placed.text) &&
      !isAboutStages(placed.text),
    0.85,
  );

/** Headings of a table of documents, one of which says what follows without them. */
const IS_HEAD =
  /^(?:(?:no|nr|item|#)\.? )?(?:(?:mandatory|compulsory|required) )?(?:documents?|requirements?|criteri(?:on|a)|description|dokument)\b[^.;]*$/i;

/**
 * Finds the grounds on which bids are rejected, sentence by sentence, with the items of lists that such a sentence
 * introduces.
 */
export const findDisqualifiers = (reader: Reader): Found<string>[] =>
  statements(
    reader,
    (placed) =>
      !SAID_ELSEWHERE.test(placed.text) &&
      !isNoGround(placed) &&
      !(placed.isRow && IS_HEAD.test(placed.text)) &&
      (REJECTED.test(placed.text) ||
        (isUnder(placed, 'disqualification', isAboutRejection) && !isDemand(placed.text))),
    0.88,
  );

/** `Bids that do not meet the following requirements will be rejected:` introduces papers and what bidders must be, besides grounds. */
const DEMANDS =
  /\b(?:not|fail(?:s|ed|ure|ing)?(?: to)?|without|nie) (?:\w+ ){0,2}(?:submit|meet|comply|attach|provide|satisfy|furnish|hand in|include)\w*\b[^.;]{0,50}\b(?:following|below)\b/i;
const isOnlyDemanded = (lead: string, text: string): boolean =>
  DEMANDS.test(lead) && (!SAYS.test(text) || saysEligible(text));
/** Whether it stands under a heading that is about nothing else, or in a list whose introduction is. */
function isUnder(placed: Placed, topic: string, says: (text: string) => boolean): boolean {
  const { lead, text } = placed;
  if (lead !== null && says(lead.text))
    return !NO_GROUND.test(lead.text) && !(topic === 'disqualification' && isOnlyDemanded(lead.text, text));
  const topics = topicsOver(placed);
  const other = topic === 'eligibility' ? 'disqualification' : 'eligibility';
  return topics.includes(topic) && !topics.includes(other) && !placed.isRow && placed.lead === null;
}

function statements(reader: Reader, says: (placed: Placed) => boolean, confidence: number): Found<string>[] {
  const found = new Map<string, Found<string>>();
  const outline = outlineOf(reader);
  for (const [index, placed] of outline.entries()) {
    if (found.size >= MAX_FOUND) break;
    const introduces = outline[index + 1]?.lead?.start === placed.start;
    if (
      placed.isTitle ||
      (introduces && !REJECTED.test(placed.text)) ||
      UNFINISHED.test(placed.text) ||
      !isEntry(placed)
    )
      continue;
    if (PRINTED_CONDITION.test(`${placed.lead?.text ?? ''} ${placed.text}`) || ASIDE.test(placed.text))
      continue;
    if (!says(placed) || isNotChosen(reader, placed)) continue;
    const text = bare(placed.text);
    found.set(text.toLowerCase(), foundAt(reader, text, [placed], confidence));
  }
  return [...found.values()];
}

const MIN_WORDS = 4;
/** A row of a table has a verb if it says something. */
const isEntry = ({ text, lead, isRow }: Placed): boolean =>
  text.length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  text.split(' ').length >= MIN_WORDS &&
  (!isRow || lead !== null || SAYS.test(text));

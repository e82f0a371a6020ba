import type { Found } from '#shared/domain/documents/analysis.ts';
import { type Passage, passagesOf } from '#shared/domain/documents/reading/passages.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

const ONLY = [
  /\bonly (?:those )?(?:bidders?|tenderers?|service providers?|suppliers?|companies|contractors?|respondents?|tenders?|firms)\b/i,
  /\b(?:bidders?|tenderers?|service providers?|suppliers?|contractors?|respondents?) (?:must|shall|should|are required to|need to|has to|have to) (?:\w{1,20} )?(?:\w{1,20} )?(?:be|have|hold|possess)\b/i,
  /\b(?:is|are) (?:not )?eligible\b|\bmust be (?:registered|accredited|a registered|an accredited|licen[cs]ed|in possession)/i,
  /\bslegs (?:bieërs|tenderaars|diensverskaffers|verskaffers|kontrakteurs|tenders)/i,
  /\b(?:bieërs?|tenderaars?|diensverskaffers|verskaffers|kontrakteurs) moet [\w ]{0,80}\b(?:wees|beskik|geregistreer)/i,
  /\bmoet (?:[\w-]{1,20} )?(?:[\w-]{1,20} )?(?:[\w-]{1,20} )?geregistreerd? wees/i,
];
const REJECTED =
  /\b(?:disqualif(?:y|ied|ication|ies)|(?:be|being) rejected|be (?:regarded|considered|deemed|declared) (?:as )?(?:non-?responsive|invalid|unacceptable)|not be (?:considered|accepted|evaluated)|non-?responsive|invalidat(?:e|ed|ion)|render(?:ing|s)? (?:the |your |a )?(?:bid|tender|quotation|offer|proposal) (?:invalid|non)|no bids? will be considered|gediskwalifiseer|diskwalifi(?:kasie|seer)|nie (?:oorweeg|aanvaar|verder ge[eë]valueer) (?:word|sal)|afgekeur|ongeldig verklaar|not evaluated further|eliminat(?:ed|ion)|will not be (?:accepted|considered|evaluated|entertained))/i;
/** Who goes on to the next stage is not who may bid. */
const ABOUT_SCORES =
  /\b(?:score|points|punte|estimated that|next stage|further evaluation|evaluated further|attend)|\b[1-9] ?(?:CE|GB|ME|EP|EB|S[A-Q])\b|\b(?:status )?level\b.{0,30}\bcontribut/i;
/** The minimum for functionality is a value of its own. */
const MINIMUM =
  /\b(?:less than|below|fewer than|minder as|at least|minimum of)\b[^.]{0,30}?\d{2,3}(?:[.,]\d+)? ?(?:%|points?|punte|per ?cent)/i;
const LIST_END = /(?:\bif|:|\bindien|\bwhere|\bas|\bfollowing|\bwhen) ?:?$/i;
/** Printed on every form. */
const PRINTED =
  /bids must be delivered by the stipulated time|late bids will not be accepted for consideration|not to be re-?typed|failure to provide .{0,20} any of the above particulars|no bids will be considered from persons in the service of the state, companies|bid of any bidder may be (?:rejected|disregarded)|disclosure (?:is )?found not to be true|collusive bidding/i;
const MIN_LENGTH = 15;
const MAX_LENGTH = 420;
const MAX_FOUND = 30;

/** Finds who may bid at all. */
export const findEligibility = (reader: Reader): Found<string>[] =>
  sentences(
    reader,
    (text) => ONLY.some((one) => one.test(text)) && !REJECTED.test(text) && !ABOUT_SCORES.test(text),
    0.85,
  );

/** Finds for what a bid is rejected, sentence by sentence, and the items of lists that such a sentence introduces. */
export function findDisqualifiers(reader: Reader): Found<string>[] {
  return sentences(reader, (text) => REJECTED.test(text) && !MINIMUM.test(text), 0.88);
}

function sentences(reader: Reader, says: (text: string) => boolean, confidence: number): Found<string>[] {
  const found = new Map<string, Found<string>>();
  let listed = false;
  for (const passage of passagesOf(reader)) {
    if (found.size >= MAX_FOUND) break;
    const direct = says(passage.text) && !PRINTED.test(passage.text);
    const ofList: boolean = listed && passage.isItem;
    listed = direct ? LIST_END.test(passage.text) : ofList;
    if ((!direct && !ofList) || (direct && listed) || !isSentence(passage)) continue;
    const text = bare(passage.text);
    found.set(text.toLowerCase(), foundAt(reader, text, [passage], confidence));
  }
  return [...found.values()];
}

const SAYS = /\b(?:will|shall|must|may|is|are|be|has|have|does|do|did|not|sal|word|moet|wat|het)\b/i;
const isSentence = ({ text }: Passage): boolean =>
  text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && SAYS.test(text);

/** A sentence without the bullet or number of its item. */
export const bare = (text: string): string =>
  text
    .replace(/^(?:[^\p{L}\d"'(]{1,4}|\(?[a-z]{1,4}\) |[a-z]\. |\d{1,2}(?:\.\d{1,2}){0,4}[.)]? )/iu, '')
    .trim();

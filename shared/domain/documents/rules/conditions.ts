import type { Found } from '#shared/domain/documents/analysis.ts';
import { outlineOf, type Placed, topicsOver } from '#shared/domain/documents/reading/outline.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { isNotChosen } from '#shared/domain/documents/reading/ticks.ts';
import { NAMES_FORM } from './forms.ts';
import { foundAt } from './found.ts';
import { isDemand, isNoGround, saysNoGround } from './grounds.ts';
import { saysRejected } from './rejection.ts';
import { documentsIn } from './returnable-names.ts';

const BIDDER =
  '(?:bidders?|tenderers?|service providers?|suppliers?|contractors?|respondents?|companies|firms|enterprises|entities|applicants?|persons|organi[sz]ations?|joint ventures?|consultants?|vendors?|manufacturers?|dealers?|distributors?|members? of the panel|panel members?|bidding entity)';
/** Sentences that say who may bid, or what a bidder must be or have. */
const ELIGIBLE: readonly RegExp[] = [
  new RegExp(`\\bonly (?:[\\w-]{1,20} ){0,3}(?:${BIDDER}|tenders|bids)\\b`, 'i'),
  /\bonly\b.{1,60}\b(?:may|can) (?:bid|tender|quote|apply)\b/i,
  new RegExp(
    `\\b${BIDDER} (?:\\([a-z]\\) )?(?:must|shall|should|is required to|are required to|need to|needs to|need|has to|have to|is to|are to) (?:\\w{1,20} )?(?:\\w{1,20} )?(?:be|have|hold|possess|own|demonstrate|employ|show)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:bids|tenders|offers|quotations|proposals) (?:are|is|will be) (?:\\w{1,12} )?(?:\\w{1,12} )?(?:from|of) (?:\\w{1,20} )?(?:\\w{1,20} )?${BIDDER}\\b`,
    'i',
  ),
  new RegExp(`\\b${BIDDER} (?:only )?qualif(?:y|ies) (?:only|if|where|when|provided)\\b`, 'i'),
  /\b(?:is|are|be) (?:not |only )?(?:eligible|entitled to (?:bid|tender|quote))\b|\bqualif(?:y|ies) to (?:bid|tender|quote)\b/i,
  /\beligible (?:are|is)\b|\b(?:in order to|to) (?:be (?:admitted|eligible|considered)|qualify|take part)\b(?=[,.]| \w)|\b(?:can|may) (?:only )?apply (?:only )?(?:if|where|when)\b|\b(?:cannot|can not|may not) (?:tender|bid|quote|apply|take part|be admitted|submit an? (?:tender|bid|offer|proposal))\b/i,
  /\bmust be (?:registered|accredited|a registered|an accredited|licen[cs]ed|in possession)/i,
  /\b(?:open|limited|restricted|reserved) (?:only )?(?:to|for) (?:\w{1,20} )?(?:\w{1,20} )?(?:bidders|tenderers|companies|suppliers|enterprises|emes?\b|qses?\b|contractors|firms)/i,
  /\bis (?:open|limited|restricted) to (?:legal )?(?:entities|persons|operators|institutions|organi[sz]ations) (?:that|who|which|with|whose|registered)\b/i,
  /\b(?:may|can) only (?:bid|tender|quote|participate|respond)\b|\b(?:may|can) (?:bid|tender|quote|participate|respond)\b(?=.{0,120}\b(?:if|provided|unless|only)\b)(?! .{0,40}\bpart of)/i,
  /\bslegs (?:[\w-]{1,20} )?(?:bieërs?|tenderaars?|diensverskaffers?|verskaffers?|kontrakteurs?|tenders|maatskappye|ondernemings)/i,
  /\b(?:bieërs?|tenderaars?|diensverskaffers?|verskaffers?|kontrakteurs?|ondernemings?|maatskappye?) (?:moet|behoort|dien) [\w' -]{0,100}\b(?:wees|beskik|geregistreer|hê|besit|toon|bewys)/i,
  /\bmoet [\w -]{0,60}\b(?:geregistreerd?|geakkrediteer) wees/i,
  /\b(?:kom|kwalifiseer) (?:slegs )?(?:in aanmerking|om te (?:bie|tender|kwoteer))|\bmag (?:bie|tender|kwoteer|deelneem)\b/i,
];
/** Who goes on to the next stage is not who may bid. */
const ABOUT_SCORES =
  /\b(?:scor(?:e|es|ing)|points|punte|estimated that|next stage|further evaluation|evaluated (?:further|on|for)|functionality|funksionaliteit|attend(?! to\b)|not precluded|clarification meeting|briefing|inligtingsessie)|\b[1-9] ?(?:CE|GB|ME|EP|EB|S[A-Q])\b|\b(?:status )?level\b.{0,30}\bcontribut|\bb-?bbee\b.{0,30}\b(?:level|vlak)\b|\b(?:level|vlak) .{0,30}\bb-?bbee\b/i;
/** Who goes on, and which bids are opened, is said of stages. */
const GOES_ON =
  /\b(?:pass(?:es|ed)?|proceed\w*|go(?:es)? (?:on|through)|advance[sd]?|qualify for the next)\b/i;
const TO_STAGE = /\b(?:gates?|stages?|phases?|steps?|evaluat\w+)\b/i;
const ABOUT_STAGE =
  /\b(?:gates?|stages?|phases?|fases?) (?:\d|one|two|three|[A-E]\b)|\b(?:this|that|the next|the (?:first|second|third|previous)|each|a|hierdie|die volgende) (?:gate|stage|phase|step|fase|hek)\b|\breceived (?:before|by) the closing/i;
const isAboutStages = (text: string): boolean =>
  ABOUT_STAGE.test(text) || (GOES_ON.test(text) && TO_STAGE.test(text));
/** What a bidder does with its bid, and what a supplier does once it has the contract, is no condition to bid. */
const NO_CONDITION =
  /\b(?:be (?:aware|treated|in a position|available|represented|present|informed|responsible|liable|deemed|submitted|prepared|completed|signed|notified|paid|willing|bound|careful|advised|familiar|satisfied|allowed|held)|have (?:the|their|its|all|any|every) (?:\w{1,14} ){1,3}\w{2,14}ed\b|have (?:read|regard|familiari\w+|taken|signed|inspected|examined)|(?:may|can) (?:only )?(?:submit|tender|bid|quote|offer) (?:only )?(?:one|for)\b)/i;
/** `Tenders are invited from suitably qualified service providers for the above`: every invitation says so. */
const INVITES = new RegExp(
  `\\binvit(?:ed|es?|ing) (?:\\w{1,12} )?(?:from )?(?:(?:suitably|experienced|qualified|capable|competent|interested|prospective|reputable|and|or) ?,? ?){1,5}${BIDDER} (?:for|to (?:bid|tender|quote|submit|provide|render|supply))\\b`,
  'i',
);
const OF_CONTRACTOR =
  /^(?:the |each |every |any )?(?:successful |appointed )?(?:service provider|supplier|contractor|consultant|vendor)s?\b/i;
const DURING_CONTRACT =
  /\b(?:on site|at all times|emergenc\w+|deliver(?:ed|y|ies)|orders?|invoices?|during|for the duration|working hours|weekends|daily|weekly|monthly|uniforms?|per shift|call-?outs?)\b/i;
/** What stands under a heading on bidders without being a condition to bid. */
const OF_PROCEDURE =
  /\b(?:closing|validity|remain valid|payments?|invoices?|prices?|pricing|rates|guarantees?|penalt(?:y|ies)|retention|envelopes?|(?:tender|bid) box|copies|e-?mails?|enquiries|questions|briefing|evaluat\w+|awards?|awarded|contract (?:period|term)|duration|deliver(?:y|ed|ies)|insur\w+|sub-?contract\w*|disputes?|terminat\w+|cession|vat|commences?|amend\w*|cancel\w*|reserves?|costs|confidential\w*|ownership|intellectual|remain the property|preference|voorkeurpunte\w*|(?:must|shall|to|should) be (?:included|attached|submitted|enclosed|signed|completed|returned))\b/i;
/** The minimum for functionality is a value of its own. */
const MINIMUM =
  /\b(?:less than|below|fewer than|under|minder as|at least|minimum of|onder)\b[^.]{0,30}?\d{2,3}(?:[.,]\d+)? ?\)?(?:%|points?|punte|per ?cent|persent| out of| uit)/i;
/** How bids are judged, and how they are sent, is said elsewhere. */
const ABOUT_POINTS =
  /\b(?:functionality|funksionaliteit|threshold|drempel\w{0,8}|(?:minimum|qualifying) (?:score|points)|points|punte|scor(?:e|es|ed|ing))\b/i;
const ABOUT_SENDING = /@|\bwww\.|https?:|\bno hard cop|\bonly (?:electronic|hard cop|hand)/i;
/** `The lowest or any bid will not necessarily be accepted.` */
const NO_PROMISE =
  /\b(?:lowest|laagste|necessarily|noodwendig|bind itself|bind hom|verbind|objections?|complaints?|appeals?|beswaar|appèl)\b/i;
/** Printed on every form. */
const PRINTED =
  /bids must be delivered by the stipulated time|late bids will not be accepted for consideration|not to be re-?typed|failure to provide .{0,20} any of the above particulars|no bids will be considered from persons in the service of the state, companies|bid ?of ?any ?bidder ?may ?be ?(?:rejected|disregarded)|disclosure (?:is )?found not to be true|collusive bidding|subject to the preferential procurement|reserves? the right|where a briefing session is indicated|fill in and sign a written|found to be eligible for the preference/i;
/** What follows a heading without being an entry under it. */
const ASIDE =
  /^(?:please )?note\b|^the (?:table|list) below\b|^table \d{1,2}:|\bpage \d{1,3} of \d{1,3}\b|^for (?:more|further)|^see |\bmeets? (?:all )?(?:of )?(?:the|these) (?:minimum |above |following )?requirements\.?$|\b(?:against|in|by|with) the (?:list|table|items?|checklist) below\.?$|\b(?:as follows|the following)\b.{0,30}:$/i;
/** Asks or introduces, and says nothing itself. */
const UNFINISHED = /[:?]$|\b(?:if|where|when|that|who|indien|wanneer|wat|as)$/i;
const MIN_LENGTH = 15;
const MAX_LENGTH = 420;
const MAX_FOUND = 30;

const isSaidElsewhere = (text: string): boolean =>
  [MINIMUM, ABOUT_POINTS, ABOUT_SENDING, NO_PROMISE].some((one) => one.test(text));
const isAboutRejection = (text: string): boolean =>
  saysRejected(text) ||
  /\b(?:reject|disqualif|exclu|invalid|diskwalif|verwerp|uitsluit|ongeldig)/i.test(text);
/** `Only operators who … may bid`, however long the condition is. */
const [ONLY, MAY] = [/^(?:[\d.()a-z]{1,8} )?only\b/i, /\b(?:may|can) (?:bid|tender|quote|apply)\b/i];
const saysEligible = (text: string): boolean =>
  ELIGIBLE.some((one) => one.test(text)) || (ONLY.test(text) && MAY.test(text));
const isNoCondition = (text: string): boolean =>
  NO_CONDITION.test(text) || INVITES.test(text) || (OF_CONTRACTOR.test(text) && DURING_CONTRACT.test(text));
/** What a bidder is or has, though a paper proves it. */
const IS_STANDING =
  /\b(?:registration|registered|accredit\w+|licen[cs]ed?|member(?:ship)?|good standing|in possession|geregistreer\w*)\b/i;
/** Words for the paper itself. */
const IS_PAPER =
  /\b(?:proof|letters?|certificates?|report|documents?|cop(?:y|ies)|numbers?|references?|cvs?|agreements?|affidavit|delegation|resolution|forms?|bewys|sertifikaat|verslag|afskrifte?)\b/i;
const OF_PAPERS =
  /^(?:these|the following|all|hierdie) (?:documents|forms|items|dokumente|two|three|four|five|six)\b|\b(?:submit|return|attach|hand in|complete) (?:all )?(?:the )?(?:following )?(?:documents|forms)\b/i;
/** Whether it names a document to hand in, or speaks of the procedure. */
const isNoDemandOnBidders = (text: string): boolean =>
  OF_PROCEDURE.test(text) ||
  OF_PAPERS.test(text) ||
  (!saysEligible(text) &&
    (!IS_STANDING.test(text) || (IS_PAPER.test(text) && !SAYS.test(text))) &&
    (NAMES_FORM.test(text) || documentsIn(text).length > 0));
/** Headings of what bidders must be or have, though they name it technical. */
const DEMANDED =
  /\b(?:mandatory|compulsory|pre-?qualification|verplig\w*) (?:technical )?(?:requirements|criteria|vereistes)\b/i;
const isAboutBidders = (placed: Placed): boolean =>
  saysEligible(placed.text) &&
  !isNoCondition(placed.text) &&
  (IS_BEFORE_AWARD.test(placed.text) ||
    !topicsOver(placed).includes('scope') ||
    placed.titles.some((title) => DEMANDED.test(title)));

const BEGINS_WITH_BIDDER = new RegExp(`^(?:the |each |every )?${BIDDER}\\b`, 'i');
/** What those who bid must be, wherever it stands; a service provider may be the one that is appointed. */
const IS_BEFORE_AWARD =
  /^(?:[\d.()a-z]{1,8} )?(?:all |the |each |every |any )?(?:prospective |interested )?(?:bidders?|tenderers?|respondents?|suppliers?) (?:must|shall|should) (?:be (?:registered|accredited|licen[cs]ed|in possession|a registered|an accredited)|(?:hold|possess)(?! .{0,20}stock))\b/i;
/** `Only tenderers who satisfy the following may bid: The tenderer is registered at the closing time.` */
const isNamedByLead = ({ lead, text }: Placed): boolean =>
  lead !== null && saysEligible(lead.text) && BEGINS_WITH_BIDDER.test(text);

/** Finds who may bid at all: sentences that say so, and what stands under such a heading. */
export const findEligibility = (reader: Reader): Found<string>[] =>
  statements(
    reader,
    (placed) =>
      (isAboutBidders(placed) ||
        (isUnder(placed, 'eligibility', saysEligible) &&
          (isNamedByLead(placed) || !isNoDemandOnBidders(placed.text)))) &&
      !saysRejected(placed.text) &&
      !ABOUT_SCORES.test(placed.text) &&
      !isAboutStages(placed.text),
    0.85,
  );

/** Headings of a table of documents, one of which says what follows without them. */
const IS_HEAD =
  /^(?:(?:no|nr|item|#)\.? )?(?:(?:mandatory|compulsory|required) )?(?:documents?|requirements?|criteri(?:on|a)|description|dokument)\b[^.;]*$/i;

/** Finds for what a bid is rejected, sentence by sentence, and the items of lists that such a sentence introduces. */
export const findDisqualifiers = (reader: Reader): Found<string>[] =>
  statements(
    reader,
    (placed) =>
      !isSaidElsewhere(placed.text) &&
      !isNoGround(placed) &&
      !(placed.isRow && IS_HEAD.test(placed.text)) &&
      (saysRejected(placed.text) ||
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
    return !saysNoGround(lead.text) && !(topic === 'disqualification' && isOnlyDemanded(lead.text, text));
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
      (introduces && !saysRejected(placed.text)) ||
      UNFINISHED.test(placed.text) ||
      !isEntry(placed)
    )
      continue;
    if (PRINTED.test(`${placed.lead?.text ?? ''} ${placed.text}`) || ASIDE.test(placed.text)) continue;
    if (!says(placed) || isNotChosen(reader, placed)) continue;
    const text = bare(placed.text);
    found.set(text.toLowerCase(), foundAt(reader, text, [placed], confidence));
  }
  return [...found.values()];
}

const SAYS =
  /\b(?:will|shall|must|may|is|are|be|been|has|have|does|do|did|not|need|needs|no|can|sal|word|moet|wat|het|nie|mag|kan|hold|holds|only|slegs)\b/i;
const MIN_WORDS = 4;
/** A row of a table has a verb if it says something. */
const isEntry = ({ text, lead, isRow }: Placed): boolean =>
  text.length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  text.split(' ').length >= MIN_WORDS &&
  (!isRow || lead !== null || SAYS.test(text));

/** A sentence without the bullet or number of its item, and without what says that it is an answer. */
export const bare = (text: string): string =>
  text
    .replace(/^(?:[^\p{L}\d"'(]{1,4}|\(?[a-z]{1,4}\) |[a-z]\. |\d{1,2}(?:\.\d{1,2}){0,4}[.)]? )/iu, '')
    .replace(/^(?:a|answer|antwoord)\d{0,2} ?[:.] /i, '')
    .trim();

import type { PublicationType, TenderStatus } from '#shared/domain/tenders/records.ts';
import type { noticeKinds } from '#shared/tables/tenders.ts';

/**
 * Entries of the publishers' lists that invite no bids: letters and registers about a tender, which buyers publish in
 * the same form as tenders, because the portal has no other form. Only this table knows them.
 */

export type NoticeKindName = (typeof noticeKinds)[number];

/** What a notice of this kind changes in its tender. */
export type NoticeEffect = 'cancels' | 'moves-closing' | 'extends-validity';

export type NoticeKind = {
  name: NoticeKindName;
  /** Why an entry of this kind is not a tender. */
  reason: string;
  /** Title of the event in the timeline of the notice's tender. */
  event: string;
  publicationType: PublicationType;
  /** The served status of the entry, unless a publisher shows it as cancelled or awarded; never `active`. */
  status: Exclude<TenderStatus, 'active'>;
  effect: NoticeEffect | null;
  /**
   * Patterns of the title, each sufficient. They are anchored at its beginning or end; the matched text is the notice's
   * own words.
   */
  titles: readonly RegExp[];
  /** Patterns of the number, each sufficient; the matched text is not part of the tender's number. */
  references: readonly RegExp[];
  /** Pairs of patterns for title and number that suffice only together. */
  together?: readonly { title: RegExp; reference: RegExp }[];
};

/**
 * The buyer's number before the words, perhaps spelled differently than in its own field: `LP00203AS - CANCELLATION …`.
 */
const NUMBER = String.raw`(?:(?=\S*\d)[\w/.()-]{4,40}\s*[-–_:,.]?\s*)?`;
/** Matches words at the beginning of a title, after marks and the number. */
const beginning = (words: string): RegExp =>
  new RegExp(String.raw`^[\W_]*(?:re\W+)?${NUMBER}(?:${words})`, 'iu');
/** Matches words at the end of a title, after a separating mark. */
const ending = (words: string): RegExp => new RegExp(String.raw`[-–_:.,(]\s*(?:${words})[\W_]*$`, 'iu');

const TENDER = '(?:tender|bid|rf[qpib]|quotation)s?';
/** A mark separates the words from a description of goods, or "for" joins them to it: `Cancellation - Pumps`. */
const JOINED = String.raw`(?=\s*(?:[-–_:;(]|for\b|$))`;
/** Includes typing errors with an extra letter: `LETTTER`. */
const LETTER = '(?:let{1,4}e{1,2}rs?|notices?)';
const CANCEL = 'cancel+(?:l?ation|led|ed|ling)?';
/** What is bought, or the procedure: other words after "cancellation of" may be the service that is bought. */
const BOUGHT = String.raw`(?:formal\s+)?(?:${TENDER}|request|invitation|advert\w*|provision|supply|appointment|procurement|construction|maintenance|design|replacement|refurbishment|repairs?|installation|calibration)\b`;
/** An entry that also advertises the tender again is open: `Cancellation of bid 1 and re-advertisement of bid 2`. */
const NOT_AGAIN = String.raw`(?!.*\band\s+(?:the\s+)?re-?\s?(?:advert|issue|tender|invit))`;
const BIDDERS = String.raw`(?:names?\s+(?:of|for)\s+(?:the\s+)?bid+ers?|bid+er['’]?s?['’]?\s+(?:names?|list)|list\s+of\s+(?:the\s+)?(?:bid+ers|tenderers|respondents|suppliers\s+that\s+tendered|bids\s+received))`;
/** What buyers publish in reply to questions of bidders. */
const ANSWERS = String.raw`(?:questions?\s*(?:&|and)\s*(?:answers?|responses?)|q\s*(?:&|and)\s*a(?:['’]?s)?|(?:answers?|responses?)\s+to\s+(?:(?:the\s+)?bid+ers?['’]?s?['’]?\s+)?(?:questions?|queries|enquiries|clarifications?))`;
const VALIDITY = String.raw`(?:(?:tender|bid)\s+)?validity(?:\s+period)?(?:\s+of\s+(?:tender|bid)s?)?`;

/**
 * The table of notices. The first kind that applies decides.
 *
 * Kinds that are published after the closing time are also recognised by the title alone. Buyers also write an
 * addendum, an erratum or a new closing time into the title of the tender itself, which stays open under its number; so
 * for these kinds the number must show that the entry is a separate one.
 */
export const kinds: readonly NoticeKind[] = [
  {
    name: 'general',
    reason:
      'informs about contracts, the outcome of a request or the end of a part of a tender, or answers bidders',
    event: 'Notice published',
    publicationType: 'GENERAL_NOTICE',
    status: 'closed',
    effect: null,
    titles: [
      beginning(String.raw`cancel+ation\s+of\b.{3,60}?\bonly\b`),
      beginning(String.raw`notice\s+of\s+(?:the\s+)?amendment\s+of\s+(?:\w+\s+){0,4}contracts?\b`),
      beginning(
        String.raw`outcome\s+of\s+(?:the\s+)?(?:${TENDER}|request\s+for\s+(?:information|proposals?|quotations?))\b`,
      ),
      beginning(String.raw`(?:${TENDER}\s+)?${ANSWERS}(?=\s*(?:[-–_:(]|for\b|to\b|on\b|regarding\b|\d|$))`),
      ending(ANSWERS),
    ],
    references: [/[\s:_-]*\b(?:q\s*(?:&|and)\s*a|questions?\s*(?:&|and)\s*answers?)\W*$/iu],
    together: [{ title: ending('notice'), reference: /\s+notice$/iu }],
  },
  {
    name: 'cancellation',
    reason: 'says that a tender was cancelled',
    event: 'Cancelled',
    publicationType: 'CANCELLATION_NOTICE',
    status: 'cancelled',
    effect: 'cancels',
    titles: [
      beginning(
        String.raw`(?:notice\s+of\s+)?(?:${TENDER}\s+)?cancel+ation(?:\s+${LETTER}(?!\p{L})|${JOINED})${NOT_AGAIN}`,
      ),
      beginning(String.raw`(?:notice\s+of\s+)?cancel+ation\s+of\s+(?:the\s+)?(?=${BOUGHT})${NOT_AGAIN}`),
      beginning(String.raw`cancel+ation(?=\s+(?:supply|provision)\b)${NOT_AGAIN}`),
      beginning(
        String.raw`(?:notice\s+to\s+all\s+bidders|kindly\s+note|please\s+(?:be\s+advised|note))\b.{0,120}?\b(?:has|have)\s+been\s+cancelled\b`,
      ),
      ending(String.raw`(?:${TENDER}\s+)?(?:cancel+ation|cancel+ed)(?:\s+${LETTER})?`),
    ],
    references: [
      new RegExp(
        String.raw`^\W*(?:notice\s+to\s+)?${CANCEL}(?:\s+(?:to|and)\s+re-?advertise)?[\s:_-]*(?=\S*\d|\S+\s+\S)`,
        'iu',
      ),
      new RegExp(String.raw`[\s:_-]*(?:tender\s+)?${CANCEL}(?:\s+of\s*tender)?\W*$`, 'iu'),
    ],
    together: [
      { title: beginning(String.raw`cancel+ation\s+of\b${NOT_AGAIN}`), reference: /(?<=\p{L}|\d)[\s/]*C$/u },
    ],
  },
  {
    name: 'validity-extension',
    reason: 'asks bidders to keep their offers valid for longer, after a tender has closed',
    event: 'Validity of bids extended',
    publicationType: 'CORRIGENDUM',
    status: 'closed',
    effect: 'extends-validity',
    titles: [
      beginning(String.raw`${VALIDITY}\s+(?:extension|letter)(?:\s+request)?\s*(?:\bon\b)?`),
      beginning(String.raw`(?:tender|bid)\s+validity\s+(?:for|\d+)\b`),
      beginning(String.raw`extension\s+of\s+(?:the\s+)?${VALIDITY}`),
      beginning(String.raw`(?:letter|request|notice)\s+to\s+extend\s+(?:the\s+)?${VALIDITY}`),
    ],
    references: [
      /^\W*(?:letter\s+to\s+extend\s+)?(?:tender\s+|bid\s+)?validity(?:\s+(?:extension|period))?[\s:_-]*(?:\d+[\s:_-]+)?(?=\S)/iu,
      /[\s:_-]*(?:letter\s+to\s+extend\s+|extension\s+of\s+)?(?:tender\s+|bid\s+)?validity.*$/iu,
    ],
  },
  {
    name: 'regret-letter',
    reason: 'tells bidders that they were not successful',
    event: 'Regret letter published',
    publicationType: 'GENERAL_NOTICE',
    status: 'closed',
    effect: null,
    titles: [
      beginning(
        String.raw`regret(?:\s+letters?|\s*(?=[-–:/]))(?:\s+and\s+award\s+letter|/award)?(?:\s+for\s+unsuccessful\s+suppliers)?`,
      ),
      beginning(String.raw`regret/award\b`),
      ending(String.raw`regret(?:\s+letters?)?`),
    ],
    references: [
      /^\W*regret(?:\s*letters?)?[\s:_-]*/iu,
      /[\s:_-]*(?:[-\s]R\s+)?regret(?:\s*lett(?:er?)?)?(?:\s+\p{L}+)?\W*$/iu,
    ],
  },
  {
    name: 'intention-to-award',
    reason: 'names the bidder whom a buyer intends to appoint, before objections are heard',
    event: 'Intention to award published',
    publicationType: 'GENERAL_NOTICE',
    status: 'closed',
    effect: null,
    titles: [beginning(String.raw`(?:notice\s+of\s+)?(?:the\s+)?inten(?:t|tion)\s+to\s+(?:award|appoint)\b`)],
    references: [/[\s:_-]*(?:notice\s+of\s+)?inten(?:t|tion)\s+to\s+(?:award|appoint)\W*$/iu],
  },
  {
    name: 'award',
    reason: 'names the supplier of a tender that has ended',
    event: 'Award published',
    publicationType: 'AWARD_NOTICE',
    status: 'awarded',
    effect: null,
    titles: [
      beginning(String.raw`notif(?:i?ca)tion\s+of\s+award(?:s|ed\s+(?:tender|bid))?\b`),
      beginning(
        String.raw`(?:notice|publication)\s+of\s+(?:the\s+)?award(?:s\b|ed\s+(?:tender|bid|service\s+provider|supplier|bidder)s?\b|\b)(?:\s+and\s+regret\s+letters?)?`,
      ),
      beginning(String.raw`(?:tender|bid|contract)\s+awards?(?:\s+notice)?(?=\s*(?:[-–:]|$))`),
      beginning(String.raw`(?:tender|bid|contract)\s+awards?\s+notice\b`),
    ],
    references: [
      /[\s:_-]*(?:\(award\)|\bnotice\s+of\s+awards?)\W*$/iu,
      /(?<=\d)\s*[_-]\s*award\W*$/iu,
      /^\W*(?:tender|bid|contract)\s+awards?\s+notice\W*/iu,
      /^\W*award:\s*(?=\S*\d)/iu,
    ],
    together: [{ title: beginning(String.raw`contract\s+award\b`), reference: /^\W*award\W*/iu }],
  },
  {
    name: 'bidders-list',
    reason: 'lists the bidders or the bids that were received',
    event: 'List of bidders published',
    publicationType: 'GENERAL_NOTICE',
    status: 'closed',
    effect: null,
    titles: [
      beginning(
        String.raw`publications?\s+of\s+(?:the\s+)?(?:${BIDDERS}|names?\b|bid+er(?:['’]?s)?\b)(?:\s+(?:in\s+respect|iro|ito|or)(?:\s+of|\s+iro)?\s+advertised(?:\s+competitive)?(?:\s+bid(?:der)?s)?(?:\s+only)?|\s+that\s+made\s+submissions\s+to\s+the\s+tender)?`,
      ),
      beginning(BIDDERS),
      beginning(
        String.raw`(?:register\s+of\s+)?bids\s+received(?:\s+register|\s+before\s+the\s+closing\s+date|$)`,
      ),
      beginning(String.raw`(?:${TENDER}\s+)?(?:open+ing|closing)\s+register\b`),
      ending(String.raw`(?:${TENDER}\s+)?(?:open+ing|closing)\s+register`),
      beginning(
        String.raw`register\s+of\s+(?:the\s+)?(?:received\s+)?(?:bids|tenders|bidders|quotations|proposals|submissions)\b`,
      ),
      beginning(
        String.raw`(?:received\s+(?:bids|tenders|quotations|proposals)|(?:bids?|tenders?|quotations?)\s+received)\s+register\b`,
      ),
      ending(String.raw`(?:register\s+of\s+)?(?:received\s+bids|bids\s+received)(?:\s+register)?`),
    ],
    references: [
      /[\s:_-]*(?:(?:publication\s+of\s+)?names?\s+of\s+bid+ers|(?:publication\s+of\s+)?bid+er['’]?s?['’]?\s*(?:names?|list)|publication\s+of\s+bid+ers(?:\s+names?)?|bid+ers?)\W*$/iu,
      /[\s:_-]*(?:list\s+of\s+bids\s+received|bids\s+received\s+register|(?:bid\s+|tender\s+)?(?:opening|closing)\s+reg(?:ister)?|:publication|tender\s+names\s+publish)\W*$/iu,
      /^\W*(?:publication(?:s)?(?:\s+of\s+(?:names\s+of\s+)?bid+ers)?|names?\s+of\s+bid+ers|bid+er['’]?s?['’]?\s+list|tender\s+list)[\s:_-]*(?=\S*\d)/iu,
    ],
  },
  {
    name: 'closing-extension',
    reason: 'moves the closing time of a tender that has an entry of its own',
    event: 'Closing date changed',
    publicationType: 'CORRIGENDUM',
    status: 'closed',
    effect: 'moves-closing',
    titles: [
      beginning(
        String.raw`(?:notice\W*\d*\W*)?postponement\s+of\s+(?:the\s+)?(?:bid|tender)\s+(?:submission|closing)\s+date\b`,
      ),
    ],
    references: [
      /[\s:_-]+(?:tender\s+)?(?:extended|extension(?:\s+of\s+(?:the\s+)?closing(?:\s+date)?)?)\W*$/iu,
      /^\W*(?:tender\s+)?extension(?:\s+of\s+(?:the\s+)?closing(?:\s+date)?(?:\s+of)?)?[\s:_-]*(?=\S*\d)/iu,
    ],
    together: [
      {
        title: /[\s–:(-]+extension\s+of\s+(?:the\s+)?closing\s+date(?:\s+addendum)?\W*$/iu,
        reference: /(?<=[\dA-Z])ex$/u,
      },
    ],
  },
  {
    name: 'addendum',
    reason: 'adds to the documents of a tender that has an entry of its own',
    event: 'Addendum published',
    publicationType: 'ADDENDUM',
    status: 'closed',
    effect: null,
    titles: [],
    references: [
      /[\s:_-]*\badd?end(?:um|a)(?:\s*(?:(?:no|nr|number)?\.\s*|(?:no|nr|number)\s*)?\d+)?\W*$/iu,
      /^\W*add?end(?:um|a)\b(?:\s*(?:(?:no|nr|number)?\.\s*|(?:no|nr|number)\s*)?\d+)?[\s:_-]*(?=.*\d)/iu,
    ],
    together: [
      {
        title: beginning(String.raw`add?end(?:um|a)\s*(?:(?:no|nr|number)\b\.?\s*)?\d+`),
        reference: /(?<=\d)A$/u,
      },
    ],
  },
  {
    name: 'erratum',
    reason: 'corrects a tender that has an entry of its own',
    event: 'Erratum published',
    publicationType: 'CORRIGENDUM',
    status: 'closed',
    effect: null,
    titles: [beginning(String.raw`(?:errat(?:um|a)|corrigend(?:um|a))\s+notice\s+(?:no|number)\b`)],
    references: [
      /[\s:_-]*\b(?:errat(?:um|a)|corrigend(?:um|a))(?:\s*(?:(?:no|nr|number)?\.\s*|(?:no|nr|number)\s*)?\d+)?\W*$/iu,
      /^\W*(?:errat(?:um|a)|corrigend(?:um|a))\b[\s:_-]*(?=.*\d)/iu,
    ],
  },
];

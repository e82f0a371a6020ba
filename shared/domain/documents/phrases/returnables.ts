import { af, en, Words } from './phrase.ts';

export const REQUIRES = new Words([
  en(
    '(?:submit(?:ted)?|attach(?:ed)?|furnish|enclosed?|provide|forward|accompan\\w+|hand(?:s|ed)? in)\\b',
    'must furnish',
    'furniture',
  ),
  en(
    '(?:upload(?:s|ed)?|return(?:s|ed)?|lodge[ds]?|proof of|cop(?:y|ies) of)\\b|csd ?report',
    'proof of address',
    'waterproof',
  ),
  en(
    '(?:is|are) (?:also )?(?:compulsory|mandatory|required|needed|optional|essential|welcome|nodig)\\b',
    'is required',
    'it required',
  ),
  af(
    '(?:inhandig|oplaai|heg|verskaf|ingedien|aangeheg|bewys)\\b|(?:is|are) (?:also )?verpligtend\\b',
    'word aangeheg',
    'aanhegsel',
  ),
]);

/** What bidders do with a form; other sentences only mention it. */
export const USED = new Words([
  en(
    '(?:complet\\w+|sign\\w*|fill\\w*|hand(?:ed)? in|return\\w*|must|shall|mandatory|compulsory|required)\\b',
    'must be completed',
    'competent',
  ),
  en('(?:forms? part|include\\w*|attach\\w*|submit\\w*|list\\w*|documents?)\\b', 'forms part', 'forms'),
  af('(?:onderteken\\w*|voltooi\\w*|invul|ingevul|moet|ingedien)\\b', 'onderteken die vorm', 'teken'),
]);

/** Words about forms that are not handed in with the bid. */
export const AFTER_AWARD = new Words([
  en(
    '(?:successful|suksesvolle|winning|winner|wenner|wenbieër|upon award|after (?:the )?award|na toekenning)\\b',
    'the successful bidder',
    'success',
  ),
  en('(?:on appointment|appointed|aangestelde|preferred|contract form)\\b', 'preferred bidder', 'preference'),
  af('(?:by aanstelling|kontrakvorm)\\b', 'by aanstelling', 'aanstelling'),
]);

/** Words before a form that is mentioned for its content: `the requirements as per MBD 1`. */
export const REFERRED_TO = new Words([
  en(
    '(?:requirements?|rules|conditions|provisions)\\b[^.;]{0,40}\\b(?:as per|in terms of|(?:contained |stated |set out )?in|of) (?:the )?$',
    'the rules set out in the ',
    'the rules; sign the ',
  ),
  en('as per (?:the )?(?:[A-Z]{2,6} )?$', 'points as per the DSAC ', 'as per the list; sign the '),
  en(
    'not (?:needed|required|applicable)(?: for this [a-z]{3,9})? ?:[^.;]{0,60}$',
    'Not needed for this RFQ: ',
    'Needed for this RFQ: ',
  ),
  en('aligned (?:to|with) (?:the )?$', 'This form is aligned to ', 'aligned text of the '),
  af(
    '(?:vereistes|voorwaardes)\\b[^.;]{0,40}\\b(?:soos per|ingevolge|in|van) (?:die )?$',
    'die vereistes soos per ',
    'die vereistes; teken die ',
  ),
]);

/** Words about forms that nobody hands in, and definitions. */
export const ONLY_EXPLAINED = new Words([
  en(
    '(?:takes? the place of|replace[sd]?|(?:was|were) (?:amended|withdrawn|revised|introduced|replaced))\\b',
    'replaces form 2',
    'replica',
  ),
  en('supersed\\w+\\b', 'superseded', 'supervised'),
  en(
    'where samples are (?:requested|asked for|required)\\b',
    'Where samples are requested',
    'where samples are',
  ),
  en(
    '(?:with|from|by) (?:the )?(?:selected|shortlisted|short-listed) (?:compan(?:y|ies)|bidders?|suppliers?)\\b',
    'a sample meeting with selected companies',
    'with companies',
  ),
  en(
    'in accordance with (?:an|the) approved (?:project|work) ?plan\\b',
    'delivered in accordance with an approved project plan',
    'submit a project plan',
  ),
  en('nip obligation\\b', 'To satisfy the NIP obligation, agreements are made', 'obligation'),
  en('follows? on appointment\\b', 'the safety plan follows on appointment', 'upon appointment'),
  en(
    '^["\'][^"\']{2,60}["\'](?: or ["\'][^"\']{2,60}["\'])? means\\b',
    '"Bidder" means a firm',
    '"Bidder": a firm',
  ),
]);

/** If a bidder claims points with a document, the document itself is not scored. */
export const CLAIMED = new Words([
  en(
    'claim\\w{0,3} .{0,20}\\bpoints\\b|preferential procurement points\\b|points (?:are|is|be) claimed|(?:preference|no) points\\b',
    'to claim preference points',
    'points',
  ),
  en('points for specific goals\\b', 'points for specific goals', 'specific goals'),
]);

export const NOT_APPLICABLE = new Words([
  en(
    '(?:is|are|does|do|need|needs) not\\b|not (?:applicable|required|relevant|needed)|forms? no part|n/a\\b',
    'is not required',
    'is required',
  ),
  en(
    '(?:is|are) (?:\\w+ )?not (?:issued|used)|(?:has|have) no application|not for now\\b',
    'is therefore not issued',
    'is issued',
  ),
  en(
    '^ ?(?:and [A-Z]{3} ?\\d{1,2} )?\\((?:abolished|repealed)',
    ' and SBD 9 (repealed)',
    ' and SBD 9 repealed',
  ),
  af(
    'nie (?:nodig|ter sake)|nie (?:van toepassing|vereis)|hoef nie|is nie\\b|nvt\\b',
    'is nie nodig nie',
    'is nodig',
  ),
]);

/** Sentences and headings that introduce a list of documents to hand in. */
export const INTRODUCES = new Words([
  en('returnables?\\b', 'Returnables', 'returned'),
  en(
    '(?:submit|attach|provide) (?:all )?(?:the )?documents (?:as )?(?:outlined|listed|set out|indicated)\\b',
    'must submit all documents as outlined in the table',
    'submit all documents',
  ),
  en(
    '(?:mandatory|compulsory|required|supporting|following|essential) (?:\\w+ )?(?:documents?|documentation|returnables|certificates|information|annex(?:ure)?s|attachments|schedules)\\b',
    'mandatory documents',
    'mandatory attendance',
  ),
  en(
    'documents? (?:(?:that |which )?(?:must|to|shall|required|needed)|(?:that|which|without) )\\b',
    'documents that must be attached',
    'documents of the bid',
  ),
  en(
    '(?:attach (?:copies|the following)|checklist|check list|administrative (?:compliance|requirements))\\b',
    'checklist',
    'check the list',
  ),
  en(
    '(?:scm requirements|mandatory requirements|minimum requirements|gatekeeping|terugstuurbare|kontrolelys)\\b',
    'minimum requirements',
    'minimum score',
  ),
  en(
    '(?:please (?:attach|forward|submit)|list of documents|responsiveness (?:criteria|requirements))\\b',
    'please attach',
    'please call',
  ),
  en(
    '(?:administrative evaluation|compliance requirements)\\b',
    'compliance requirements',
    'compliance officer',
  ),
  af(
    '(?:vereiste dokumente|verpligte(?:nde)? (?:dokumente|vereistes)|volgende dokumente)\\b',
    'vereiste dokumente',
    'dokumente',
  ),
  af('moet (?:ingedien|aangeheg|ingesluit)\\b', 'moet aangeheg word', 'aangeheg'),
]);

/** The end of a sentence after which a list begins. */
export const ASKS_FOR = new Words([
  en(
    '(?:submit|attach|include|accompan|furnish|provide|enclose|hands? in|handed in|upload|returns?\\b)',
    'must enclose',
    'close',
  ),
  en('ask(?:s|ed)? for', 'asked for', 'asked'),
  af('(?:heg|indien|verskaf)', 'heg aan', 'weg'),
]);

/** Documents that the winner hands in, or the contractor every month. */
export const OF_CONTRACT = new Words([
  en(
    '(?:(?:after|upon) (?:the )?(?:commencement|award|signature|appointment)|before commencement)\\b',
    'after the award',
    'before the award',
  ),
  en('(?:every (?:week|month|quarter)|monthly)\\b', 'monthly', 'month'),
  en(
    "the contractor's [a-z ]{3,40} (?:shall|must|will) (?:contain|include|have)\\b",
    "The contractor's safety plan must include",
    "The contractor's plan",
  ),
  en(
    '(?:(?:the|a|each) report is accompanied|payment certificates?|the contractor (?:shall|must|will))\\b',
    'payment certificates',
    'certificates',
  ),
  en('successful (?:bidder|tenderer|respondent|service provider)\\b', 'successful tenderer', 'tenderer'),
]);

/** Sentences about a whole list: `Failure to submit any of these documents …` */
export const OF_ALL = new Words([
  en(
    '(?:these|above|following|all (?:the )?|each of the)\\b.{0,20}\\b(?:documents?|forms|items|returnables|dokumente|vorms|requirements)\\b',
    'any of the above documents',
    'the document',
  ),
  en(
    '(?:bogenoemde|any (?:one )?of the|listed)\\b.{0,20}\\b(?:documents?|forms|items|returnables|dokumente|vorms|requirements)\\b',
    'the listed documents',
    'documents',
  ),
  af(
    '(?:hierdie|al die)\\b.{0,20}\\b(?:documents?|forms|items|returnables|dokumente|vorms|requirements)\\b',
    'hierdie dokumente',
    'dokumente',
  ),
]);

/** Headings that end a list of documents. */
export const OTHER_HEADING = new Words([
  en(
    '^(?:\\d{1,2}(?:\\.\\d)?\\.? )?(?:evaluation|functionality|scope|specification|pricing|price|closing|enquiries)\\b',
    '3. Evaluation',
    'Re-evaluation',
  ),
  en(
    '^(?:\\d{1,2}(?:\\.\\d)?\\.? )?(?:briefing|contact|terms|background|special conditions|evaluering|stage [2-9])\\b',
    'Special conditions',
    'Conditions',
  ),
  en('^(?:\\d{1,2}(?:\\.\\d)?\\.? )?phase [2-9]\\b', 'Phase 2', 'Phase 1'),
  af('^(?:\\d{1,2}(?:\\.\\d)?\\.? )?(?:funksionaliteit|omvang|navrae)\\b', 'Funksionaliteit', 'Die omvang'),
]);

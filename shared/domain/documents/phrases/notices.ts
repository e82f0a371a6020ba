import { af, en, Words } from './phrase.ts';

/** Words that say that nothing is required here. */
export const NOTHING = new Words([
  en(
    '^(?:n/?a|nil|none|not applicable|no|nothing|see (?:the )?(?:attached|bid|tender|document).*)[.]?$',
    'N/A',
    'N/A in Gauteng',
  ),
  en(
    '^(?:as per (?:the )?(?:attached|bid|tender|document|specification|tor|terms).*|refer to .*|attached)[.]?$',
    'Attached',
    'The form is attached',
  ),
  en('^as stated in .*[.]?$', 'As stated in the bid', 'Stated in the bid'),
]);

/**
 * Requirements for bidders contain one of these words; the rest of such fields is about submission, contacts and
 * payment.
 */
export const ASKS = new Words([
  en(
    '(?:must|shall|required?|registration|registered|certificates?|mandatory|accredited|accreditation)\\b',
    'registration',
    'registrar',
  ),
  en(
    '(?:licen[cs]ed?|licen[cs]es|grading|experience|proof|minimum|at least|qualifications?|qualified)\\b',
    'at least',
    'least',
  ),
  en(
    '(?:letters? of good standing|tax (?:clearance|compliance|pin|status)|csd|coida|psira|cidb|insurance)\\b',
    'tax clearance',
    'taxi',
  ),
  en('guarantee\\b', 'guarantee', 'guaranteed'),
]);

export const ABOUT_THE_NOTICE = new Words([
  en(
    '(?:available|download\\w*|obtain\\w*|collect\\w*|purchas\\w*|non-?refundable|deposit\\w*|late|telegraphic)\\b',
    'available',
    'avail',
  ),
  en(
    '(?:facsimile|enquir\\w*|quer(?:y|ies)|contact|refer|reserves?|meetings?|briefing|clarification)\\b',
    'enquiries',
    'require',
  ),
  en(
    '(?:site (?:visit|inspection)|session|passcode|banking|bank details|participate|cancelled|bid box)\\b',
    'site visit',
    'site',
  ),
  en('(?:tender box|sealed|emailed|questions)\\b', 'sealed', 'seal'),
  en(
    '(?:(?:submitted|delivered) (?:at|to|by|via|in|on|through|electronically)|points? (?:will|scoring|system))\\b',
    'submitted via the portal',
    'submitted',
  ),
  en(
    '(?:price|considered for further|set out in|stipulated|estimated that)\\b|@|https?:|www\\.|\\.(?:za|com)\\b',
    'www.example.co.za',
    'web',
  ),
]);

/** Text for bidders about their bids, not about what is bought. */
export const ABOUT_BIDS = new Words([
  en(
    '(?:bids?|bidders?|tenderers?|tenders?|quotations?) (?:must|shall|should|will|may|are|is|that|who)\\b',
    'Bidders must',
    'Bidding must',
  ),
  en('proposals? (?:must|shall|should|will|may|are|is|that|who)\\b', 'Proposals must', 'Proposals'),
  en(
    '(?:must|shall) (?:submit|attach|complete|sign|be (?:completed|signed|submitted|registered))\\b',
    'must submit',
    'must supply',
  ),
]);

/** Text about the procedure, the agreement and the document itself. */
export const ABOUT_PROCEDURE = new Words([
  en('^(?:subject|title)\\b[^:]{0,20}:', 'Title: Repairs', 'Entitled: Repairs'),
  en(
    '^(?:this|these) (?:document|invitation|request|rfp|rfq|terms? of reference|terms|section|part|annexure)',
    'This document',
    'The document',
  ),
  en(
    'invites? (?:\\w+ ){0,3}(?:bids|bidders|tenders|tenderers|proposals|quotations|offers)\\b',
    'invites suitable bidders',
    'invites',
  ),
  en(
    '(?:briefing|information|clarification) (?:session|meeting)|site (?:meeting|visit|inspection)\\b',
    'site visit',
    'site',
  ),
  en('attendance\\b|scored\\b|issues this\\b|table (?:below|above) shows\\b', 'attendance', 'attend'),
]);

/** Text only about time and money, which are separate fields. */
export const ABOUT_TERMS = new Words([
  en('^(?:the )?(?:payment|budget|invoices?)\\b', 'The budget', 'Our budget'),
  en(
    'budget of\\b|discounts?\\b|(?:agreement|contract|appointment) (?:\\w+ ){0,2}(?:term|period|duration) of\\b',
    'discounts',
    'discounted',
  ),
  en(
    '(?:agreement|contract|assignment|appointment) (?:is|will|shall) (?:\\w+ ){0,2}(?:last|run|endure|remain in force)\\b',
    'the contract will run',
    'the contract',
  ),
]);

/** Text of a buyer about itself: terms of reference begin with its history and its tasks. */
export const ABOUT_BUYER = new Words(
  [
    en(
      '(?:institution|department|municipality|university|college|company|agency|entity|board)',
      'The municipality has',
      'A municipality has',
    ),
    en(
      '(?:authority|council|organisation|corporation|utility|fund|commission|museum|hospital)',
      'Our hospital is old',
      'Our hospital is in need',
    ),
  ],
  '^(?:the|our) ',
  ' (?:\\w+ )?(?:was|were|(?:is|are)(?! to\\b| in need)|has|had|serves|operates|employs|consists|manages|runs|owns)\\b',
);

/** Other text about a buyer. */
export const OF_BUYER = new Words([
  en(
    '^(?:its|our|their|in the (?:last|previous|past|current) (?:financial )?year)\\b',
    'In the last year',
    'At the last year',
  ),
  en(
    'is the business of\\b|on behalf of the state\\b|(?:corporate|strategic|annual) plan\\b',
    'strategic plan',
    'plan',
  ),
  af('^hierdie\\b', 'Hierdie dokument', 'Met hierdie'),
]);

/** Beginnings of titles of tenders; sources of expressions. */
export const BOUGHT: readonly string[] = [
  ...[
    'supply(?! chain)',
    'provision',
    'procurement',
    'appointment',
    'construction',
    'maintenance',
    'repairs?',
    'upgrad(?:e|ing)',
  ],
  ...[
    'rehabilitation',
    'refurbishment',
    'installation',
    'electrification',
    'renovations?',
    'replacement',
    'rendering',
  ],
  ...[
    'development',
    'design',
    'hiring?',
    'leas(?:e|ing)',
    'purchase',
    'delivery',
    'removal',
    'manufactur(?:e|ing)',
  ],
  ...[
    'implementation',
    'panel of',
    'extension',
    'completion',
    'resurfacing',
    'regravelling',
    'drilling',
    'cleaning',
  ],
  ...[
    'security services',
    'catering',
    'verskaffing',
    'lewering',
    'voorsiening',
    'aanstelling',
    'onderhoud',
    'herstel',
  ],
  ...['konstruksie', 'oprigting'],
];

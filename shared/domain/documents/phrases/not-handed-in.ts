import { af, en, Words } from './phrase.ts';

/** Consequences of something missing, and what bidders must be: such sentences do not ask for a document. */
export const NOT_HANDED_IN = new Words([
  en('^indicate\\b', 'Indicate the total revenue', 'Please attach, and indicate the page'),
  en(
    '^(?:provide|render) the following services\\b',
    'Provide the following services: tax returns',
    'Provide the following: tax clearance',
  ),
  en('^failure\\b', 'Failure to sign', 'The failure to sign'),
  en(
    '^(?:[-•] ?)?(?:experience|knowledge) (?:with|of|in)\\b(?!.*\\b(?:attach|submit|provide|proof|letters?|cv)\\b)',
    'Experience with COIDA',
    'Experience in similar work: attach letters',
  ),
  // A list of laws.
  en(
    '^(?:[-•] ?)?(?!.*(?:proof|report|certificate|letter|registration))[\\w ,&]{4,90} Act(?: \\([A-Z]{2,6}\\))?[.;]?$',
    'Employment Equity Act',
    'Report under the Employment Equity Act',
  ),
  en(
    '(?:copies|proof) of (?:the |any |each )?(?:proposed |appointed )?sub-?contractor',
    "copies of the subcontractor's registration",
    'a list of subcontractors',
  ),
  en('\\bas (?:they |it )?appears? in\\b', 'names as they appear in the ID', 'as they are attached'),
  en(
    "^(?:[A-Z]{1,3} ?[\\d.]{1,8} )?the contractor(?:'s [a-z ]{3,40})? (?:shall|must|will|(?:is )?to)\\b",
    'The contractor shall submit a plan',
    'The contractor may submit a plan',
  ),
  en(
    '^(?:the |each |every )?(?:bidder|tenderer|respondent|service provider)s?\\b[^.;]{0,60}\\b(?:is|are) registered\\b(?!.{0,80}\\b(?:proof|attach|submit|provide|certificate)\\b)',
    'The bidder is registered',
    'The bidder is registered; attach the certificate',
  ),
  en(
    'must be (?:actively |duly |currently )?(?:registered|accredited)(?! .{0,80}(?:proof|attach|submit|provide))',
    'must be duly accredited',
    'must be accredited and attach proof',
  ),
  en(
    'reserves? the rights? to (?:request|ask|call for|require|obtain)\\b',
    'We reserve the right to request statements',
    'rights reserved',
  ),
  en(
    '(?:not (?:yet )?|to )(?:be )?register(?:ed)? (?:on|with|at)\\b(?!.{0,80}\\b(?:proof|attach|submit|provide|certificate)\\b)',
    'who are not yet registered on the CSD',
    'to register on the CSD and attach proof',
  ),
  en(
    'if (?:my|our|the|this) (?:tender|bid|offer|quotation) is accepted|(?:provide|submit),? on request\\b',
    'if my tender is accepted',
    'if the tender is late',
  ),
  en(
    '(?:after|of) receiving (?:a|the)\\b|(?:information|status) will be verified\\b|(?:may|will) be (?:required|requested|asked) (?:to|after|at a later)\\b',
    'may be asked to show samples',
    'are asked to show samples',
  ),
  en(
    'offer may be accepted\\b|will (?:utili[sz]e|use|apply) the following methodology\\b',
    'will use the following methodology',
    'submit the following methodology',
  ),
  af('^versuim\\b', 'Versuim om te teken', 'Die versuim'),
  // Things that the institution looks up itself.
  en(
    '^(?:the|die) [\\w ]{2,40}\\b(?:verif(?:y|ies)|checks?|looks? up) (?:the |its |their )?tax (?:compliance|status|matters)\\b(?!.{0,120}\\b(?:pin|submit|attach|provide|hand)\\b)',
    'The municipality verifies the tax status',
    'The municipality verifies the tax PIN',
  ),
  // `Within 14 days of the award`: tasks of the winner.
  en(
    '(?:days|weeks|months) (?:of|after|from|following) (?:the )?(?:date of )?(?:(?:notification|notice|letter) of )?(?:award|appointment|signature|acceptance|commencement)\\b',
    'within 7 days of award',
    'within 7 days of closing',
  ),
  // What a company authorises somebody to sign, where it has its legal seat, and who answers for damage.
  en('domicilium citandi', 'chooses as its domicilium citandi et executandi', 'domicile'),
  en(
    'authori[sz]ed to sign an? (?:[\\w/]{1,12} ){0,2}(?:consortium|joint venture)|shall not be (?:held )?liable\\b',
    'authorised to sign a joint venture agreement',
    'authorised to sign for the joint venture',
  ),
  // Requirements for large bids only, and for people.
  en(
    '(?:value|price|amount) (?:of )?(?:more than|above|over|exceed\\w*) r ?\\d|must belong to\\b',
    'bids with a value of more than R5 million must submit statements',
    'the value of bids',
  ),
  // Documents that the winner hands in, or that come with an invoice.
  en(
    '(?:up)?on award\\b|(?:before|prior to|upon|after) (?:the )?(?:award|appointment)\\b',
    'proof of insurance, upon award',
    'the award of this bid',
  ),
  en(
    '(?:appointed|winning|recommended|preferred) (?:contractor|service provider|bidder|tenderer|supplier)s?\\b',
    'The appointed contractor must submit a plan',
    'The contractor must submit a plan',
  ),
  en(
    'invoices?\\b.{0,240}\\b(?:acknowledged receipt|services procured|goods received)\\b',
    'invoices with bank details, after goods received',
    'invoices of goods that were delivered before',
  ),
  // Documents of vehicles are not documents of the company.
  en('licen[cs]e dis[ck]s?\\b', 'licence discs as proof of ownership', 'licences as proof of ownership'),
  // Tasks of the winner, and goods: neither is handed in with the bid.
  en(
    '^(?:draw(?:ing)? up|attend|agree|develop|compile|prepare|hold|update|maintain|implement|monitor|design|report|review|promot(?:e|ing|ion of))\\b',
    'Compile a report',
    'Please compile a report',
  ),
  en(
    '^(?:(?:request for (?:proposals?|quotations?|bids?)|the following|description|project|title)[:,-]? ?)?(?:the )?(?:appointment|provision|procurement|rendering|supply) (?:and delivery )?of\\b',
    'Provision of security services',
    'The provision that a bidder signs',
  ),
  // The price of documents and its payment: the deposit slip is not a document of the bid.
  en(
    'non-?refundable\\b|(?:document|tender|participation) fee\\b',
    'a non-refundable fee',
    'the professional fee',
  ),
]);

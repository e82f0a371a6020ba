import { af, en, Words } from './phrase.ts';

/** Words that introduce the contacts for questions of bidders. */
export const ASK = new Words([
  en(
    '(?:enquir|inquir)\\w*|quer(?:y|ies)\\b|questions?\\b|clarifications?\\b',
    'Enquires can be directed to',
    'quest',
  ),
  en(
    'information may be directed|(?:further|more|additional) information\\b|on request from',
    'For further information',
    'informal meeting',
  ),
  en(
    'contacts?(?= (?:persons?|details|for|officials?|us)\\b|:)|contacts\\b|be contacted\\b',
    'Contact person',
    'contactor',
  ),
  en(
    'agent\\b|communicat\\w*|correspondence\\b|liaise\\b|delegated\\b|representative\\b|end user\\b',
    "The employer's agent",
    'agenda',
  ),
  en(
    'responsible (?:person|official)|project (?:manager|leader|engineer)|matters\\b|reached\\b|whom? (?:\\w{1,8} ){0,2}ask\\b',
    'Project manager',
    'project management',
  ),
  af('navrae\\b|vrae\\b|vra\\b|kontak\\w{0,16}|skakel\\b', 'Navrae', 'vraestel'),
]);

/** Other contacts, such as those for complaints. */
export const OTHERS = new Words([
  en(
    'head office\\b|popia\\b|personal information\\b|information officer\\b',
    'E-mail for head office',
    'ahead of the office',
  ),
  en(
    'complain\\w*|objections?\\b|appeals?\\b|aggrieved\\b|decisions? (?:of|to|on the) award|fraud\\b|hotline\\b|tip-?offs?\\b',
    'Fraud may be reported',
    'appealing',
  ),
  // The standard form on industrial participation names the official to whom the winner reports.
  en('industrial participation\\b|after (?:the )?award\\b', 'after award of the contract', 'afterwards'),
  en('adjudicators?\\b', 'The adjudicator', 'adjudicated'),
  af('klagtes?\\b|beswaar\\b|appèl|bedrog\\b', 'Klagtes', 'klagend'),
]);

/** Subjects of technical questions. */
export const TECHNICAL = new Words([
  en(
    'technical\\b|specifications?\\b|scope (?:details|enquiries)\\b|project (?:manager|leader)|end[- ]user\\b',
    'Technical enquiries',
    'technically',
  ),
  af('tegniese\\b|spesifikasies?\\b|projek\\b', 'Tegniese navrae', 'tegniek'),
]);

/** Subjects of questions about the bid. */
export const BIDDING = new Words([
  en(
    'bid(?:ding|s)?\\b|tenders?\\b|tender\\w{4,12}|scm\\b|supply ?chain|procurement\\b|admin(?:istrati\\w{1,8})?|general\\b',
    'Bidding procedure',
    'bidet',
  ),
  en('procedur(?:e|es|al)\\b|completion of|quotations?\\b', 'Procedural questions', 'procession'),
  af(
    'verkryging\\w{0,8}|voorsieningskanaal|bod\\b|prosedure\\b|aanbod\\b|kwotasies?\\b',
    'Verkryging',
    'bodem',
  ),
]);

/** Words that never occur in names of persons or offices. */
export const NO_NAME = new Words([
  en(
    '(?:tel(?:ephone)?|phone|direct|line|fax|cell|e-?mail|number|persons?|department|address|code|ref|enquir\\w+|information|regarding|this|rf[bpq])\\b',
    'Telephone',
    'Telford',
  ),
  en(
    '(?:bid|tender|technical|manager|official|officer|related|verbal|queries|contact|street|box|municipality|name|bidder|supplier|company|ltd|pty|limited|unit|hand|closing)\\b',
    'Bidder',
    'Biddulph',
  ),
  en(
    '(?:may|be|the|should|must|in|writing|are|is|not|allowed|will|who|which|date|time|office|matters|procedures?|and)\\b',
    'the',
    'Theo',
  ),
  af('(?:telefoon|nommer|e-?pos|die)\\b', 'e-pos', 'Diederik'),
]);

/** Words and signs between a name and its number or address that are not part of either. */
export const LEADS_TO_DETAIL = new Words(
  [
    en(
      '(?:tel(?:ephone)?|phone|cell(?:phone)?|mobile|direct|line|office|contact|nos?|nr|numbers?|e-?mail|address|at|on|via|-?)',
      'at',
      'attic',
    ),
    af('(?:telefoon|nommer|e-?pos|adres|op|by|beskikbaar)', 'op', 'opnuut'),
  ],
  '^',
  '$',
);

/** Offices that answer questions about a bid. */
export const OFFICE = new Words(
  [
    en(
      '(?:scm|supply chain(?: management)?|tenders?|bids?|procurement|acquisitions?)(?: management)? (?:office|department|unit|section)',
      'Tender Office',
      'Tender box',
    ),
    en('supply chain management', 'Supply Chain Management', 'supply chain'),
    af('(?:vkb|tender|verkryging)(?:skantoor|kantoor|seksie)', 'Tenderkantoor', 'tenderkas'),
  ],
  '\\b',
  '\\b',
);

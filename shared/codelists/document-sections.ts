/** Raised whenever a section is added or headings are read differently; stored texts are then analysed again. */
export const SECTION_TAXONOMY_VERSION = 1;

/** A kind of section of bidding documents, and how its headings begin or what they contain, in English and Afrikaans. */
export type SectionKind = { section: string; name: string; headings: RegExp };

/** Earlier kinds win where a heading fits several. */
export const documentSections: readonly SectionKind[] = [
  {
    section: 'invitation',
    name: 'Invitation to bid',
    headings:
      /\binvitation to (?:bid|tender|quote)|\btender notice|\bbid notice|\brequest for (?:quotation|proposals?|bids?|formal)|\buitnodiging|\btender invitation|\bkennisgewing|^(?:sbd|mbd) ?1\b/i,
  },
  {
    section: 'definitions',
    name: 'Definitions',
    headings: /\bdefinitions?\b|\babbreviations?\b|\bacronyms\b|\bglossary\b|\bwoordomskrywing|\bafkortings/i,
  },
  {
    section: 'briefing',
    name: 'Briefing session',
    headings:
      /\bbriefing\b|\bsite (?:inspection|meeting|visit)|\bclarification meeting|\binligting(?:sessie|svergadering)|\bterreinvergadering|\bterreinbesoek/i,
  },
  {
    section: 'functionality',
    name: 'Functionality',
    headings:
      /\bfunctionality\b|\bquality criteria|\btechnical evaluation|\bfunksionaliteit|\btegniese evaluering|\bscoring criteria/i,
  },
  {
    section: 'preference',
    name: 'Preference points and specific goals',
    headings:
      /\bpreference points?|\bspecific goals?|\bpreferential procurement|\bvoorkeurpunte|\bspesifieke doel|\bvoorkeurverkryging|^(?:sbd|mbd) ?6\.1/i,
  },
  {
    section: 'local-content',
    name: 'Local production and content',
    headings: /\blocal (?:production|content)|\bplaaslike (?:produksie|inhoud)|^(?:sbd|mbd) ?6\.2/i,
  },
  {
    section: 'evaluation',
    name: 'Evaluation',
    headings:
      /\bevaluation\b|\badjudication\b|\bprequalification|\bpre-qualification|\bevaluering|\bbeoordeling|\baward criteria|\bgatekeeping/i,
  },
  {
    section: 'returnables',
    name: 'Returnable documents',
    headings:
      /\breturnable|\b(?:mandatory|compulsory|required|supporting|following) (?:documents?|requirements|returnables)|\bdocuments? (?:to be submitted|required|to be attached)|\bchecklist|\bcheck list|\badministrative (?:compliance|requirements)|\bterugstuurbare|\bvereiste dokument|\bverpligte dokument|\bkontrolelys|\bscm requirements|\bmandatory requirements/i,
  },
  {
    section: 'eligibility',
    name: 'Eligibility',
    headings:
      /\beligib|\bwho may (?:bid|tender)|\bminimum requirements|\bqualif(?:ying|ication) criteria|\bin aanmerking/i,
  },
  {
    section: 'disqualification',
    name: 'Disqualification',
    headings: /\bdisqualif|\brejection of|\binvalid bids|\bdiskwalif|\bafkeuring|\bnon-?responsive/i,
  },
  {
    section: 'submission',
    name: 'Submission of bids',
    headings:
      /\bsubmission\b|\bsubmit(?:ting)?\b|\bdelivery of bids|\bclosing (?:date|time)|\bindiening|\binhandiging|\bsluitingsdatum/i,
  },
  {
    section: 'pricing',
    name: 'Pricing',
    headings:
      /\bpric(?:e|es|ing)\b|\bbill of quantities|\bschedule of (?:rates|quantities)|\bprys|\bhoeveelheidslys|^(?:sbd|mbd) ?3\b/i,
  },
  {
    section: 'terms',
    name: 'Conditions of contract',
    headings:
      /\bconditions of (?:contract|tender|bid)|\bspecial conditions|\bgeneral conditions|\bterms and conditions|\bcontract data|\bvoorwaardes|\bkontrakdata|\bpenalt|\bpayment|\bbetaling|\bguarantee|\bwaarborg/i,
  },
  {
    section: 'scope',
    name: 'Scope of work and specification',
    headings:
      /\bscope of (?:work|works|services?)|\bspecifications?\b|\bterms of reference|\bdescription of (?:the )?(?:works?|services?)|\bbackground\b|\bdeliverables\b|\bomvang van|\bspesifikasie|\bopdrag|\bagtergrond|\bprojektomvang|\bscope\b/i,
  },
  {
    section: 'contacts',
    name: 'Enquiries',
    headings: /\benquir(?:y|ies)\b|\bcontact (?:details|person|information)|\bnavrae\b|\bkontak/i,
  },
  {
    section: 'declarations',
    name: 'Declarations and forms',
    headings:
      /\bdeclaration\b|\bdisclosure\b|\bcertificate of\b|\bverklaring\b|\bopenbaarmaking|^(?:sbd|mbd) ?\d/i,
  },
  {
    section: 'drawings',
    name: 'Drawings and annexures',
    headings: /\bdrawings?\b|\bannexures?\b|\bappendi(?:x|ces)\b|\btekeninge\b|\bbylae/i,
  },
];

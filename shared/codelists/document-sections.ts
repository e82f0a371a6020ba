/** Raised whenever a section is added or headings are read differently; stored texts are then analysed again. */
export const SECTION_TAXONOMY_VERSION = 2;

/** What bidders hand in, and who they are, as headings name them. */
const OFFERS = '(?:bids?|tenders?|offers?|proposals?|quotations?|responses?|submissions?)';
const BIDDERS =
  '(?:service provider|supplier|contractor|consultant|bidder|tenderer|respondent|provider|panel|vendor|firm|professional team)s?';
/** Fits a text that is one of these from its beginning to its end. */
const anyOf = (headings: readonly string[]): RegExp => new RegExp(`^(?:${headings.join('|')})$`, 'i');

/** A kind of section of bidding documents, and how its headings begin or what they contain, in English and Afrikaans. */
export type SectionKind = {
  section: string;
  name: string;
  headings: RegExp;
  /** What a heading is as a whole, without its number: words that say too little inside a longer one. */
  whole?: RegExp;
  /** A heading may be a question: its first word, as a global expression, and what it is about a few words later. */
  asks?: readonly [RegExp, RegExp];
};

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
      /\bbriefing\b|\bsite (?:inspection|meeting|visit)|\bclarification meeting|\binligting(?:sessie|svergadering)|\bterreinvergadering|\bterreinbesoek|\binformation (?:session|meeting)|\binspection in loco|\bpre-? ?(?:bid|tender) (?:meeting|conference)|\btoeligting|\bterreininspeksie|\bclarification session/i,
  },
  {
    section: 'functionality',
    name: 'Functionality',
    headings:
      /\bfunctionality\b|\bquality criteria|\btechnical evaluation|\bfunksionaliteit|\btegniese evaluering|\bscoring criteria/i,
    whole:
      /^(?:quality|technical (?:criteria|capability|ability|scor\w+|assessment)|points for (?:quality|technical \w+))$/i,
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
    whole: anyOf([
      `how (?:${OFFERS}|bidders|we) (?:are|is|will be) (?:judged|compared|assessed|scored|weighed|ranked)`,
      String.raw`how (?:we|the [\w ]{3,20}) (?:choose|select|decide|judge|compare)s?(?: .{3,30})?`,
      `(?:assessment|comparison|scoring|selection|choice|judging|weighing|ranking)(?: (?:of|among) (?:the )?(?:${OFFERS}|${BIDDERS}))?`,
      '(?:selection|assessment) (?:process|procedure|criteria|method)',
    ]),
  },
  {
    section: 'returnables',
    name: 'Returnable documents',
    headings:
      /\breturnable|\b(?:mandatory|compulsory|required|supporting|following) (?:documents?|requirements|returnables)|\bdocuments? (?:to be submitted|required|to be attached)|\bchecklist|\bcheck list|\badministrative (?:compliance|requirements)|\bterugstuurbare|\bvereiste dokument|\bverpligte(?:nde)? (?:dokument|vorm)|\breturnables\b|\bkontrolelys|\bscm requirements|\bmandatory requirements|\bsupporting documentation|\b(?:which|what) (?:\w+ )?(?:documents|forms|papers)|\bwatter dokumente|\bdokumente (?:wat|vir)|\battachments\b|\bdocuments? (?:which|that) (?:must|should|accompany)|\bdocuments? (?:to (?:accompany|be (?:returned|included|provided))|accompanying|needed)|\bindieningsvereistes|\bbewysstukke|\bstawende dokument|\baanhegsels\b|\b(?:optional|other|additional|non-?mandatory|non-?compulsory|essential) documents?|\b(?:ander|bykomende|nie-?verpligte) dokument|\bcompliance documents?|\bwith (?:the|your) (?:bid|tender|offer|quotation)$/i,
    asks: [
      /\b(?:(?:what|which) (?:must|should|do|does|to)|wat moet)\b/gi,
      /\b(?:hand in|submit|attach|include|enclose|return|accompany|ingedien|ingehandig|aangeheg|indien|inhandig)/i,
    ],
    whole: anyOf([
      `(?:the )?(?:documents|papers|forms|enclosures|contents|annexures)(?: (?:of|with|in|for) (?:the |your |each )?${OFFERS}|(?: that| which)? (?:each|every|the|a|all) ${BIDDERS} (?:hands? in|submits?|encloses?|returns?|attach(?:es)?)|(?: that| which)? (?:come|go|belong) (?:with|to) .{3,25}| to be (?:enclosed|handed in|returned|attached|submitted))?`,
      `what (?:to hand in|the (?:envelope|${OFFERS}) (?:contains|consists of|has to contain)|(?:each|every|a|the) ${BIDDERS} (?:hands? in|submits?|encloses?))`,
      'to be (?:handed in|enclosed|submitted|returned)(?: with .{3,20})?',
      '(?:schedule|list) of (?:required |returnable )?(?:documents|papers|forms|enclosures)',
      '(?:proof|evidence) (?:to be attached|required|needed)',
    ]),
  },
  {
    section: 'eligibility',
    name: 'Eligibility',
    headings:
      /\beligib|\bwho may (?:bid|tender)|\bminimum requirements|\bqualif(?:ying|ication) criteria|\bin aanmerking|\bwho (?:may|can|is|are|qualifies|should|must)\b|\bwie (?:mag|kan|kwalifiseer)\b|\bpre-? ?qualif|\brequirements (?:for|of) (?:the )?(?:bidders?|tenderers?|respondents?|service providers?|participation)|\b(?:bidder|tenderer|participation) requirements|\bconditions (?:for|of) participation|\bgeskiktheid|\btoelaatbaarheid|\bkwalifiserende|\bkwalifikasie(?:vereistes|kriteria)|\bdeelname|\bminimum vereistes|\bvereistes vir (?:bieërs|tenderaars)|\bmay (?:i|we|my company) (?:bid|tender|quote)/i,
    whole: anyOf([
      '(?:conditions?|requirements|criteria) (?:(?:for|of) (?:admission|entry|taking part)|for (?:bidding|tendering)|to (?:bid|tender|take part))',
      'admission(?: (?:to|of) .{3,30})?',
      'entry (?:requirements|criteria|conditions)',
      `${BIDDERS} (?:admitted|invited)`,
      `(?:qualifications|standing|competence|capacity|legal standing) of (?:the )?${BIDDERS}`,
      'pre-?requisites?(?: .{3,30})?',
      `(?:requirements|conditions|criteria) (?:that|which) ${BIDDERS} .{3,25}`,
      `(?:minimum|basic) (?:criteria|conditions|requirements)(?: for ${BIDDERS})?`,
      '(?:to whom|for whom) .{3,30}',
      '(?:taking part|participation|bidders)',
      `what (?:a|the|each|every) ${BIDDERS} (?:must|has to|needs to|should) (?:be|have|be and have|have and be|hold|show)`,
    ]),
  },
  {
    section: 'disqualification',
    name: 'Disqualification',
    headings:
      /\bdisqualif|\brejection of|\binvalid bids|\bdiskwalif|\bafkeuring|\bnon-?responsive|\bgrounds (?:for|of|on)|\bexclusion|\buitsluiting|\bverwerping|\bongeldig|\bnie in aanmerking|\bgronde vir|\bknock-?out|\bfatal (?:flaws?|defects?)|\breasons for reject/i,
    asks: [
      /\b(?:why|when|what|how|wanneer|waarom|hoekom)\b/gi,
      /\b(?:reject(?:ed|ion)?|invalid|not (?:be )?(?:considered|accepted)|excluded?|set aside|lost|fail|afgekeur|verwerp|diskwalif|gediskwal|ongeldig)/i,
    ],
    whole: anyOf([
      '(?:rejection|elimination|exclusion|refusal|non-?acceptance|barring)(?: of .{3,25})?',
      '(?:grounds|reasons|causes) .{0,20}(?:reject|eliminat|exclu|refus|invalid|fall).{0,25}',
      `${OFFERS} (?:(?:that|which) )?(?:(?:are|is|will be|shall be) )?(?:not (?:be )?(?:considered|accepted|evaluated|opened)|set aside|refused|rejected|excluded|eliminated|ruled out|take no part|fall away)(?: .{3,25})?`,
      '(?:when|why|how) (?:an?|the|your) (?:bid|tender|offer|proposal|quotation) (?:falls away|fails|is (?:refused|lost|out|set aside|ruled out))',
      '(?:consequences? of )?non-?compliance',
    ]),
  },
  {
    section: 'submission',
    name: 'Submission of bids',
    headings:
      /\bsubmission\b|\bsubmit(?:ting)?\b|\bdelivery of bids|\bclosing (?:date|time)|\bindiening|\binhandiging|\bsluitingsdatum|\blodg(?:ing|ement)|\bdelivery of (?:tenders|quotations|proposals|offers)/i,
    asks: [
      /\b(?:how|where|hoe|waar)\b/gi,
      /\b(?:hand(?:ed)? in|submit|deliver|send|sent|lodge|inhandig|ingehandig|indien|ingedien|aflewer|ingelewer)/i,
    ],
    whole: anyOf([
      `(?:handing|sending|bringing) in(?: (?:of )?${OFFERS})?`,
      `how (?:${OFFERS}) (?:reach|are (?:sent|delivered|handed in)).{0,20}`,
      `(?:sealing|marking|packing)(?: and (?:sealing|marking|packing))?(?: of ${OFFERS})?`,
      `deadlines?(?: for ${OFFERS})?`,
      '(?:place|time|date|day)(?: and (?:place|time|hour|date))?(?: of| for) (?:the )?(?:delivery|receipt|handing in)(?: of .{3,20})?',
      'closing',
      '(?:last|latest) day.{0,25}',
    ]),
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
      /\bconditions of (?:contract|tender|bid)|\bspecial conditions|\bgeneral conditions|\bterms and conditions|\bcontract data|\bvoorwaardes|\bkontrakdata|\bpenalt|\bpayment|\bbetaling|\bguarantee|\bwaarborg|\bduration\b|\bcontract (?:period|term|price)|\bkontrak(?:duur|tydperk|termyn|voorwaardes)|\bhow long\b.{0,40}\bcontract|\bwhen\b.{0,30}\bpaid|\bvalidity|\bgeldigheid|\bsub-?contract|\bsubkontrak/i,
  },
  {
    section: 'scope',
    name: 'Scope of work and specification',
    headings:
      /\bscope of (?:work|works|services?)|\bspecifications?\b|\bterms of reference|\bdescription of (?:the )?(?:works?|services?)|\bbackground\b|\bdeliverables\b|\bomvang van|\bspesifikasie|\bopdrag|\bagtergrond|\bprojektomvang|\bscope\b|\bstatement of work|\bworks? information|\b(?:service|technical|employer'?s|project|user) requirements|\b(?:what|which) (?:work|services?|goods|items)\b|\bwatter (?:werk|dienste|goedere)\b|\bwerksomvang|\bbestek\b|\bdienste wat|\bbeskrywing van (?:die )?(?:werk|dienste|goedere)|\bvereiste (?:werk|dienste|goedere)|\btake\b$/i,
    asks: [
      /\b(?:what (?:must|is|are|will|does|do)|wat moet)\b/gi,
      /\b(?:deliver(?:ed)?|suppl(?:y|ied)|done|bought|procured|needed|required|work|service|expected|gelewer|verskaf|gedoen|lewer)/i,
    ],
    whole: anyOf([
      '(?:the |our |nature (?:and extent )?of (?:the )?|(?:purpose and )?extent of (?:the )?|details of (?:the )?|particulars of (?:the )?|description of (?:the )?|summary of (?:the )?|overview of (?:the )?|objectives? of (?:the )?)?(?:works?|services?|assignments?|projects?|tasks?|supply|goods|requirements?|commission)(?: (?:to be (?:done|rendered|performed|supplied|delivered|carried out|provided|executed)|required|needed|wanted|expected|and (?:outputs|deliverables|tasks|services|works?)))?',
      String.raw`(?:tasks?|duties|responsibilities|obligations|role|roles and responsibilities|work|assignments?|activities|outputs)(?: (?:and \w+ )?(?:of|for) (?:the |each |a )?(?:successful |appointed )?${BIDDERS})`,
      'requirements of (?:the )?(?:institution|client|employer|department|municipality|authority|board|college|university|company|user)',
      '(?:expected |required |key |main )?(?:outputs?|outcomes?|results|activities|tasks|products)',
      '(?:functional|business|operational|system|performance) requirements',
      '(?:service|project|works?|task|product) (?:description|details|objectives)',
      String.raw`what (?:we|the [\w ]{3,25}) (?:needs?|wants?|buys?|requires?|expects?|does|do|will do|must do|must deliver|delivers|has to do|is to do)`,
      'what (?:has to be|is to be|must be|will be|is) (?:delivered|done|bought|supplied|needed|required|provided|procured)',
      'what (?:the )?(?:work|service|assignment|project)s? (?:is|are|entails?|involves?|includes?|consists? of)(?: about)?',
    ]),
  },
  {
    section: 'contacts',
    name: 'Enquiries',
    headings:
      /\benquir(?:y|ies)\b|\bcontact (?:details|person|information)|\bnavrae\b|\bkontak|\bquer(?:y|ies)\b/i,
    asks: [/\b(?:who|wie)\b/gi, /\b(?:contact|ask|questions?|kontak|vra)\b/i],
    whole:
      /^(?:questions(?: and (?:answers|contacts?))?|whom? to (?:ask|contact|call)|(?:our )?(?:contact )?(?:persons|people|officials)(?: (?:to contact|in charge|responsible))?|communications?(?: with .{3,25})?|(?:for )?(?:further|more|additional) information|requests? for (?:information|clarification)|assistance|clarifications?|where to ask)$/i,
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

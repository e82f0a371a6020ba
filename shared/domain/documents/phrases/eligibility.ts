import { af, en, Words } from './phrase.ts';

/** Sentences that say who may bid. */
export const ELIGIBLE = new Words([
  en(
    'only\\b.{1,60}\\b(?:may|can) (?:bid|tender|quote|apply)\\b',
    'Only plumbers may tender',
    'Plumbers may tender',
  ),
  en(
    'must be (?:registered|accredited|a registered|an accredited|licen[cs]ed|in possession)',
    'must be accredited',
    'must be signed',
  ),
  af(
    'moet [\\w -]{0,60}\\b(?:geregistreerd?|geakkrediteer) wees',
    'moet by die CIDB geregistreer wees',
    'moet betyds wees',
  ),
  en(
    '(?:is|are|be) (?:not |only )?(?:eligible|entitled to (?:bid|tender|quote))\\b',
    'are not eligible',
    'eligible',
  ),
  en('qualif(?:y|ies) to (?:bid|tender|quote)\\b', 'qualifies to bid', 'qualifies for points'),
  en('eligible (?:are|is)\\b', 'eligible are', 'eligible'),
  en(
    '(?:in order to|to) (?:be (?:admitted|eligible|considered)|qualify|take part)\\b(?=[,.]| \\w)',
    'to qualify, a bidder',
    'in quality',
  ),
  en('(?:can|may) (?:only )?apply (?:only )?(?:if|where|when)\\b', 'may only apply if', 'may apply'),
  en(
    '(?:cannot|can not|may not) (?:tender|bid|quote|apply|take part|be admitted)\\b',
    'may not bid',
    'may bid',
  ),
  en(
    '(?:cannot|can not|may not) submit an? (?:tender|bid|offer|proposal)\\b',
    'cannot submit a tender',
    'can submit a tender',
  ),
  en(
    '(?:open|limited|restricted|reserved) (?:only )?(?:to|for) (?:\\w{1,20} )?(?:\\w{1,20} )?(?:bidders|tenderers|companies|suppliers|enterprises)',
    'open only to local suppliers',
    'open to all',
  ),
  en(
    '(?:open|limited|restricted|reserved) (?:only )?(?:to|for) (?:\\w{1,20} )?(?:\\w{1,20} )?(?:emes?\\b|qses?\\b|contractors|firms)',
    'reserved for EMEs',
    'reserved for EMEX',
  ),
  en(
    'is (?:open|limited|restricted) to (?:legal )?(?:entities|persons|operators|institutions) (?:that|who|which|with|whose|registered)\\b',
    'is limited to persons who',
    'is limited to persons',
  ),
  en(
    'is (?:open|limited|restricted) to (?:legal )?organi[sz]ations (?:that|who|which|with|whose|registered)\\b',
    'is open to organisations that',
    'is open to organisations',
  ),
  en('(?:may|can) only (?:bid|tender|quote|participate|respond)\\b', 'may only bid', 'may bid'),
  en(
    '(?:may|can) (?:bid|tender|quote|participate|respond)\\b(?=.{0,120}\\b(?:if|provided|unless|only)\\b)(?! .{0,40}\\bpart of)',
    'may bid provided that',
    'may bid',
  ),
  af(
    'slegs (?:[\\w-]{1,20} )?(?:tenders|maatskappye|ondernemings)',
    'slegs plaaslike ondernemings',
    'slegs plaaslike goedere',
  ),
  af(
    'slegs (?:[\\w-]{1,20} )?(?:bieërs?|tenderaars?|diensverskaffers?|verskaffers?|kontrakteurs?)',
    'slegs bieërs',
    'alle bieërs',
  ),
  af(
    "(?:ondernemings?|maatskappye?) (?:moet|behoort|dien) [\\w' -]{0,100}\\b(?:wees|beskik|geregistreer|hê|besit|toon|bewys)",
    'maatskappye moet geregistreer wees',
    'maatskappye was geregistreer',
  ),
  af(
    "(?:bieërs?|tenderaars?|diensverskaffers?|verskaffers?) (?:moet|behoort|dien) [\\w' -]{0,100}\\b(?:wees|beskik|geregistreer|hê|besit|toon|bewys)",
    'bieërs moet geregistreer wees',
    'bieërs was geregistreer',
  ),
  af(
    "kontrakteurs? (?:moet|behoort|dien) [\\w' -]{0,100}\\b(?:wees|beskik|geregistreer|hê|besit|toon|bewys)",
    'kontrakteurs moet beskik',
    'kontrakteurs beskik',
  ),
  af(
    '(?:kom|kwalifiseer) (?:slegs )?(?:in aanmerking|om te (?:bie|tender|kwoteer))',
    'kom in aanmerking',
    'neem in aanmerking',
  ),
  af('mag (?:bie|tender|kwoteer|deelneem)\\b', 'mag bie', 'mag bied'),
]);

/** What bidders must be, in any part of a document; `service provider` may mean the winner. */
export const IS_BEFORE_AWARD = new Words([
  en(
    '^(?:[\\w.()]{1,8} ){0,3}(?:(?:prospective|interested) )?(?:bidder|tenderer|respondent|supplier)s? (?:must|shall|should) be (?:an? )?(?:registered|accredited|licen[cs]ed|in possession)\\b',
    'All bidders must be registered',
    'All bids must be registered',
  ),
  en(
    '^(?:[\\w.()]{1,8} ){0,3}(?:(?:prospective|interested) )?(?:bidder|tenderer|respondent|supplier)s? (?:must|shall|should) (?:hold|possess)(?! .{0,20}stock)\\b',
    'Bidders must possess a licence',
    'Bidders must possess enough stock',
  ),
]);

/** What a bidder is or has, even if a document proves it. */
export const IS_STANDING = new Words([
  en(
    '(?:registration|registered|accredit\\w+|licen[cs]ed?|member(?:ship)?|good standing|in possession)\\b',
    'registered',
    'register',
  ),
  en('geregistreer\\w*\\b', 'geregistreerde', 'registreer'),
]);

/** Words for the document itself. */
export const IS_PAPER = new Words([
  en(
    '(?:proof|letters?|certificates?|report|documents?|cop(?:y|ies)|numbers?|references?|cvs?|agreements?)\\b',
    'a certificate',
    'certify',
  ),
  en('(?:affidavit|delegation|resolution|forms?|verslag|afskrifte?)\\b', 'resolution', 'resolve'),
  af('(?:bewys|sertifikaat)\\b', 'bewys', 'bewyse'),
]);

export const OF_PAPERS = new Words([
  en(
    '(?:submit|return|attach|hand in|complete) (?:all )?(?:the )?(?:following )?(?:documents|forms)\\b',
    'submit the following documents',
    'submit your documents',
  ),
  en(
    '^(?:these|the following|all|hierdie) (?:documents|forms|items|two|three|four|five|six)\\b',
    'The following documents',
    'Of the following documents',
  ),
  af('^(?:these|the following|all|hierdie) dokumente\\b', 'Hierdie dokumente', 'Dié dokumente'),
]);

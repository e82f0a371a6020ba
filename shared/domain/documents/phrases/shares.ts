import { af, en, Words } from './phrase.ts';

/** Words that demand a level: a minimum, or what bidders must have. */
export const LEVEL_DEMANDED = new Words([
  en(
    '(?:minimum|at least(?! \\d{1,3} ?%)|not (?:lower|worse|below) than|stipulated)\\b',
    'minimum',
    'minimal',
  ),
  en('(?:or (?:better|higher|above|lower)|of (?:beter|hoër)|pre-? ?qualif\\w*)\\b', 'or better', 'better'),
  en(
    'only (?:bidders|tenderers|respondents|suppliers|companies|enterprises|firms|bids|tenders|those|level)\\b',
    'only suppliers',
    'suppliers',
  ),
  en('eligib\\w*\\b', 'eligible', 'legible'),
  af('(?:minste|minstens|slegs)\\b', 'slegs', 'slegste'),
]);

/**
 * Levels in a table of points, a definition or an example, and levels of subcontractors and winners, are not demanded.
 */
export const OTHER_LEVEL = new Words([
  en(
    '(?:points?|sub-? ?contract\\w*|claim\\w*|eise?|preference|voorkeur|specific goals?|means|definitions?|e\\.g)\\b',
    'points',
    'pointed',
  ),
  en(
    '(?:example|bv|successful|improve\\w*|maintain|deemed|automatic\\w*|qualif(?:y|ies) as|sworn affidavit only)\\b',
    'for example',
    'sample',
  ),
  en('(?:qualify for|elevated|black[- ]?owne\\w+|indicate)\\b', 'black-owned', 'black'),
  af('punte\\b', 'punte', 'punt'),
]);

/** Those who get work, if the sentence does not call it subcontracting. */
export const GIVEN = new Words([
  en(
    '(?:executed|performed|given|awarded|allocated|set aside|outsourced|ceded|go|goes|carried out|done|spent)\\b',
    'set aside',
    'aside',
  ),
  en('reserved\\b', 'reserved', 'reserve'),
  af('(?:toegeken|gegee)\\b', 'toegeken', 'teken'),
]);

export const GROUPS = new Words([
  en('(?:emes?|qses?|smmes?|targeted (?:enterprises?|groups?)|designated groups?)\\b', 'SMMEs', 'SME'),
  en(
    'local (?:enterprises?|companies|contractors|suppliers|businesses)\\b',
    'local suppliers',
    'local content',
  ),
  af(
    "(?:kmmo'?s?|plaaslike (?:ondernemings?|kontrakteurs|verskaffers))\\b",
    'plaaslike verskaffers',
    'plaaslike inhoud',
  ),
]);

export const SHARE_DEMANDED = new Words([
  en(
    '(?:minimum|min|at least|not less than|no less than|must|shall|required|requires|mandatory|compulsory)\\b',
    'at least',
    'least',
  ),
  en('(?:is to|are to|will|yes|obliged|set aside|conditions? of)\\b', 'conditions of', 'conditions'),
  af('(?:ja|moet|minste|minstens|verpligte?(?:nd)?e?|voorwaarde)\\b', 'minstens', 'mins'),
]);

/** The forms say which work must not be subcontracted, and ask which will be. */
export const SHARE_NOT_DEMANDED = new Words([
  en(
    '(?:may not|not (?:sub|be award|more|exceed)|no more than|more than|maximum|not exceeding|up to|will any)\\b',
    'no more than',
    'more',
  ),
  en('(?:what percentage|higher b-bbee|equal or higher|hoogstens)\\b', 'higher B-BBEE', 'B-BBEE'),
  af('(?:mag nie|nie meer)\\b', 'mag nie', 'mag'),
]);

/** Words that make a share a minimum for bidders. */
export const CONTENT_DEMANDED = new Words([
  en(
    '(?:minimum|thresholds?|at least|not less than|stipulated|must|shall|only|designated|required)\\b',
    'designated',
    'designer',
  ),
  af('(?:drempel\\w{0,8}|minstens|minste|moet|slegs)\\b', 'minstens', 'mins'),
]);

/** Forms, definitions, penalties and clauses that do not apply, which demand nothing. */
export const CONTENT_NOT_DEMANDED = new Words([
  en(
    'not applicable|n/a\\b|penalt(?:y|ies)\\b|fals\\w*|calculat\\w*|formula\\b|owned\\b|points\\b|weight\\w*',
    'does it carry points; weighting',
    'height',
  ),
  en(
    'declaration\\b|verklaring\\b|is defined\\b|means\\b|does not apply|no (?:local|designated|minimum)\\b',
    'is defined',
    'defined',
  ),
  en(
    '(?:where|if|when|waar) (?:applicable|van toepassing)|indien (?:applicable|van toepassing)',
    'where applicable',
    'where it applies',
  ),
  af('nie van toepassing|punte\\b', 'nie van toepassing', 'van toepassing'),
]);

export const NO_PRODUCT = new Words([
  en(
    '(?:documents?|bids?|bidders?|tenders?|minimum|threshold|local|content|production|sector|product|produk)\\b',
    'local content',
    'locality',
  ),
  en('(?:description|percentage|designated|stipulated)\\b', 'designated', 'designer'),
  af('(?:drempel|plaaslike)\\b', 'plaaslike', 'plaas'),
]);

export const OTHER_AMOUNT = new Words([
  en(
    'deposit|refundable|fees?\\b|turnover|omset|insur|liabilit|penalt|points?\\b|prefer|80 ?/ ?20|90 ?/ ?10',
    'turnover',
    'turn over',
  ),
  en(
    'surety|guarantee|per (?:month|hour|day)|similar|previous|completed|minimum|at least|experience',
    'per month',
    'monthly',
  ),
  en('requirements with|rand value|above|exceed|up to a', 'above R10 million', 'about R10 million'),
  af('waarborg', 'waarborg', 'borg'),
]);

export const APPLIES = new Words([
  en(
    '(?:appl(?:y|ies|icable)|used|be evaluated|evaluation|adjudicat|in terms of|according to|based on|toepassing)',
    'applicable',
    'apple',
  ),
  en('(?:geld|beoordeel|ge-?evalueer)', 'geld', 'vergeld'),
]);

/** Words that only bid documents begin with. */
export const BID_DOCUMENT = new Words([
  en(
    '(?:SBD|MBD) ?1 (?:part a|invitation)|part a invitation|you are hereby invited to bid|tender data\\b',
    'Tender data',
    'tender date',
  ),
  en('form of offer|conditions of tender|uitnodiging om te tender', 'form of offer', 'form'),
]);

/** Words that only advertisements begin with. */
export const INVITATION = new Words([
  en(
    '(?:are|is) (?:hereby )?invited|tender notice|bid notice|invitation to (?:bid|tender|quote)',
    'Bids are hereby invited',
    'the invitee',
  ),
  en(
    'request for (?:formal )?(?:written )?(?:price )?quotation',
    'Request for formal written price quotation',
    'request for work',
  ),
  af('(?:is|word) (?:hiermee )?uitgenooi|tenderkennisgewing', 'Tenders word uitgenooi', 'kennisgewing'),
]);

/** What becomes of a bid or a bidder that does something wrong. */
const REJECTED: readonly RegExp[] = [
  /\bdisqualif(?:y|ies|ied|ication|ying)\b|\bnon-?responsive|\bunresponsive\b|\bnot (?:be )?responsive\b|\beliminat(?:ed?|ion)\b/i,
  /\b(?:be|being|is|are|get) (?:summarily |automatically |immediately )?(?:rejected|excluded|set aside|passed over|disregarded|ruled out|struck out|invalid(?:ated)?|null and void|returned unopened|deemed invalid)\b/i,
  /\b(?:regarded|considered|deemed|declared|treated|ruled) (?:as |to be )?(?:being )?(?:non-?responsive|invalid|unacceptable|not acceptable|void)/i,
  /\b(?:not|neither|never) (?:be |being |get )?(?:further )?(?:considered|accepted|evaluated|entertained|admitted|opened|adjudicated|taken (?:in)?to (?:account|consideration|the next))\b|\bnot evaluated further|\bno circumstances (?:will|shall|are) .{0,40}\b(?:accepted|considered)\b|\bno award (?:will|shall) be made to\b/i,
  /\b(?:have|has|having) (?:all |both )?(?:of )?(?:its|their|his|her|such|these|those) (?:own )?(?:bids?|tenders?|proposals?|offers?|quotations?|submissions?) (?:rejected|disqualified|excluded|set aside)\b/i,
  /\binvalidat(?:e|es|ed|ion|ing)\b|\b(?:render|make)(?:s|ing|ed)? (?:\w{1,12} )?(?:\w{1,12} )?(?:bid|tender|quotation|offer|proposal|submission) (?:invalid|non|void|unacceptable)/i,
  /\bno (?:late |faxed |emailed |e-mailed |telegraphic )?(?:\w{1,15} )?(?:bids?|tenders?|quotations?|offers?|submissions?) (?:\w{1,15} )?(?:\w{1,15} )?will be (?:considered|accepted|entertained)/i,
  /\bno (?:(?:late|faxed|e-?mailed|telegraphic|telephonic|posted|couriered|electronic|incomplete|unsigned|or|and),? ){1,6}(?:bids?|tenders?|quotations?|offers?|proposals?|submissions?) (?:will|shall) be (?:considered|accepted|entertained)/i,
  /\b(?:does|do|will|shall) not (?:accept|consider|entertain|evaluate) (?:any )?(?:late |incomplete |faxed |e-?mailed )?(?:bids?|tenders?|quotations?|offers?|proposals?|submissions?)\b/i,
  /\b(?:lead|leads|result|results|resulting|end|ends) (?:to|in) (?:\w{1,12} )?(?:\w{1,12} )?(?:being )?(?:disqualif|reject|exclu|eliminat|invalid|non-?respons)/i,
  /\b(?:gediskwalifiseer|diskwalifi(?:kasie|seer)|afgekeur|afgewys|verwerp|uitgesluit|ongeldig (?:verklaar|wees|maak|is)|(?:is|word|as) ongeldig|ongeldigverklaring|verontagsaam)\b/i,
  /\bnie (?:[\wëê]{1,14} )?(?:[\wëê]{1,14} )?(?:oorweeg|aanvaar|ge[eë]valueer|in ag geneem|oopgemaak|in aanmerking geneem)\b|\bnie in aanmerking\b/i,
];

/** Whether a sentence says that a bid is rejected. */
export const saysRejected = (text: string): boolean => REJECTED.some((one) => one.test(text));

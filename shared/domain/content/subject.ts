import { capitalised } from './wording.ts';

/** What is bought, without the words with which most titles begin. */

/** Phrases that are followed by somebody, and by the purpose. */
const APPOINTS = [
  'appointment of',
  'contracting of',
  'engagement of',
  'establishment of',
  'sourcing of',
  'to appoint',
  'appoint',
];
const SOMEBODY = new Set(
  'provider providers contractor contractors consultant consultants supplier suppliers bidder bidders company companies firm firms entity entities vendor vendors'.split(
    ' ',
  ),
);
/** Words between an appointment and somebody; any other word is what is bought. */
const BETWEEN = new Set(
  'a an the and of or to up panel suitable suitably qualified competent experienced registered accredited reputable professional potential prospective preferred eligible external independent multiple various several service services number one two three four five maximum'.split(
    ' ',
  ),
);
/** Number of words of the longest known phrase. */
const LONGEST = 10;

/** Phrases that are followed by what is bought, directly or after some of the words below. */
const ASKS = [
  'expression of interest',
  'expressions of interest',
  'invitation to bid',
  'invitation to quote',
  'invitation to tender',
  'invitation for bids',
  'invitation for quotations',
  'performance of',
  'procurement of',
  'provision of',
  'rendering of',
  'request for bids',
  'request for proposal',
  'request for proposals',
  'request for quotation',
  'request for quotations',
  'request for tenders',
  'terms of reference',
  'bid for',
  'bid to',
  'proposal for',
  'proposals for',
  'quotation for',
  'quotations for',
  'rfp for',
  'rfq for',
  'tender document for',
  'tender for',
];
const LINKS = new Set(
  'for on to the of in respect provide render supply: who can will be responsible (rfb) (rfp) (rfq) (rft) (eoi) (tor) : - –'.split(
    ' ',
  ),
);
/** `RFQ 2026/0042:`, `Bid No. SCM-12/2026 -` */
const NUMBERED =
  /^(?:bid|contract|project|quotation|rf[bpqt]|scm|tender)(?: (?:no|nr|number|ref))?[.:]? ?[^\s:]{0,30}\d[^\s:]{0,30}(?::| [-–])/i;

/** Maximum number of such phrases at the beginning of a title. */
const MOST = 4;
/** Minimum number of letters that must remain. */
const LEAST_LETTERS = 8;

/**
 * @param title on one line
 * @returns what is bought, with a capital: `Appointment of a service provider for the cleaning of offices` → `Cleaning
 *   of offices`; the title itself if nothing would remain
 */
export function subjectOf(title: string): string {
  let words = title.split(' ');
  for (let time = 0; time < MOST; time += 1) {
    const led = leadIn(words);
    if (led === 0) break;
    const rest = withoutLinks(words.slice(led));
    if (lettersOf(rest) < LEAST_LETTERS) break;
    words = rest;
  }
  const subject = words.join(' ');
  return subject === title ? title : capitalised(subject);
}

/** @returns the number of words that only say that something is asked for */
function leadIn(words: readonly string[]): number {
  if (plain(words[0] ?? '') === 'the') {
    const led = leadIn(words.slice(1));
    return led === 0 ? 0 : led + 1;
  }
  const beginning = words.slice(0, LONGEST).join(' ').toLowerCase();
  const numbered = NUMBERED.exec(beginning);
  if (numbered) return numbered[0].split(' ').length;
  const begins = (phrase: string): boolean =>
    beginning.startsWith(`${phrase} `) || beginning.startsWith(`${phrase}:`);
  const appoints = APPOINTS.find(begins);
  if (appoints !== undefined) {
    let at = appoints.split(' ').length;
    while (at < words.length && (BETWEEN.has(plain(words[at]!)) || /^\(?\d{1,2}\)?$/.test(words[at]!)))
      at += 1;
    return SOMEBODY.has(plain(words[at] ?? '')) ? at + 1 : at;
  }
  return ASKS.find(begins)?.split(' ').length ?? 0;
}

/** Removes joining words, which only follow a lead-in. */
function withoutLinks(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length && LINKS.has(words[from]!.toLowerCase().replace(/(?<=.):$/, ''))) from += 1;
  return words.slice(from);
}

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
const lettersOf = (words: readonly string[]): number =>
  words.join('').replace(/[^\p{Letter}\d]/gu, '').length;

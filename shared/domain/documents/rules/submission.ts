import type { AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { EMAIL } from '#shared/domain/documents/reading/emails.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import { withoutNextSentence } from '#shared/domain/documents/reading/passages.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

type Submission = AnalysisValues['submission'];
type Method = Submission['methods'][number];

const BIDS =
  /\b(?:bids?|tenders?|quotations?|quotes?|proposals?|offers?|submissions?|responses?|bid documents?|rfqs?|kwotasies?|aanbiedinge?|voorstelle|tenderdokumente?)\b/i;
const REFUSED =
  /\b(?:not be (?:accepted|considered|allowed|entertained)|no (?:[\w-]{1,20} )?(?:[\w-]{1,20} )?(?:[\w-]{1,20} )?(?:bids?|tenders?|quotations?|submissions?)|not (?:acceptable|permitted|allowed)|unacceptable|nie (?:aanvaar|oorweeg)|geen)\b/i;
const methods: readonly (readonly [Method, RegExp, boolean])[] = [
  ['box', /\b(?:bid|tender|quotation|rfq)[- ]?box(?:es)?\b|\b(?:tender|bod|kwotasie)bus\b/gi, false],
  [
    'hand',
    /\bhand[- ]?deliver(?:ed|y|ies)?\b|\bdelivered by hand\b|\bby hand\b|\bper hand\b|\bcouriered\b|\bby courier\b|\bmet die hand\b/gi,
    true,
  ],
  ['post', /\b(?:by|per) (?:registered )?(?:post|pos|mail)\b|\bposted to\b|(?<![a-z-])mailed to\b/gi, true],
  [
    'portal',
    /\be-?tender(?:ing)? submission\b|\be-?submissions?\b|\bonline submission|\b(?:submitted|submit|upload(?:ed)?|lodged?)\b (?:[\w ]{0,40} )?(?:electronically|online|portal|e-?tenders?\b|e-?procurement|ariba|https?:|www\.)|\belectronic (?:bid )?submission|\belektroniese? (?:indiening|portaal)|\belektronies ingedien|\bopgelaai\b/gi,
    true,
  ],
];
const SENT =
  /\b(?:submit(?:ted)?|sent|send|forward(?:ed)?|e-?mail(?:ed)?|deliver(?:ed)?|returned?|ingedien|gestuur|e-?pos|provided?)\b/i;
const ASKED = /\b(?:enquir|quer(?:y|ies)|question|contact|rsvp|clarif|navrae|complain|objection|confirm)/i;

/** Finds how, where and in how many copies bids are handed in. */
export function findSubmission(reader: Reader): Found<Submission> | null {
  const found: { method: Method; span: Span }[] = [];
  for (const [method, pattern, needsBids] of methods)
    for (const match of matchesOf(reader, pattern)) {
      const sentence = sentenceAround(reader, match);
      if (REFUSED.test(sentence) || /\bdownload/i.test(sentence) || (needsBids && !BIDS.test(sentence)))
        continue;
      if (method === 'hand' && /\bsamples?\b/i.test(sentence)) continue;
      found.push({ method, span: match });
      break;
    }
  const email = emailForBids(reader);
  if (email !== null) found.push({ method: 'email', span: email });
  const address =
    addressOfBox(reader) ??
    (found.some(({ method }) => method === 'portal') ? addressOfPortal(reader) : null) ??
    email;
  const [copies, envelopes] = [copiesOf(reader), envelopesOf(reader)];
  const format = formatOf(reader);
  if (found.length === 0 && address === null && copies === null && envelopes === null) return null;
  const order: readonly Method[] = ['box', 'email', 'portal', 'hand', 'post'];
  const parts = [address, copies?.span, envelopes?.span, format].filter(
    (span) => span !== null && span !== undefined,
  );
  return foundAt(
    reader,
    {
      methods: order.filter((method) => found.some((one) => one.method === method)),
      address: address === null ? null : reader.flow.slice(address.start, address.end),
      copies: copies?.value ?? null,
      envelopes: envelopes?.value ?? null,
      format: format === null ? null : reader.flow.slice(format.start, format.end),
    },
    [...found.map(({ span }) => span), ...parts],
    0.88,
  );
}

/** From the end of the sentence before to the end of this one. */
function sentenceAround(reader: Reader, { start, end }: Span): string {
  const head = before(reader, start, 160)
    .split(/[.;] (?=[A-Z])/)
    .at(-1)!;
  return `${head}${reader.flow.slice(start, end)}${after(reader, end, 160).split(/[.;](?: |$)/)[0]!}`;
}

function emailForBids(reader: Reader): Span | null {
  for (const { start, text } of matchesOf(reader, EMAIL)) {
    const head = before(reader, start, 200)
      .split(/[.;] (?=[A-Z])/)
      .at(-1)!;
    const near = head.slice(-110);
    const address = withoutNextSentence(text);
    if (SENT.test(near) && BIDS.test(head) && !ASKED.test(before(reader, start, 90)) && !REFUSED.test(head))
      return { start, end: start + address.length };
  }
  return null;
}

const BOX = /\b(?:(?:bid|tender|quotation) ?box|tenderbus|bodbus|kwotasiebus)\b/gi;
const BOX_AT = /\(street address\)|(?:\b(?:at|in|by|te)(?: the| die)?\b|:) ?(?=\S)/i;
const LABELLED =
  /\b(?:closing venue|place of (?:closing|submission)|delivery address|submission address|address for (?:submission|delivery)(?: of (?:bids|tenders))?|bid(?:ding)? documents? (?:must|to) be delivered to|afleweringsadres|adres vir indiening|plek van (?:indiening|sluiting)|sluitingsplek|tender box address|bid box address)\b ?[:-]? ?/gi;
const ADDRESS_END =
  /[.;](?: |$)| (?:not later|no later|on or before|before|by (?:no|not)|clearly|closing|sluitings|supplier information|name of bidder|contact|bid response|enquiries|bidding procedure|bidders should|in a sealed|late|telephone|between|during|this bid|voor|for attention|tel|fax|which|nie later)\b|,? (?:on|op|by) (?:or before )?\d{1,2}|,? (?:at|om) \d{1,2} ?[h:.]/i;
/** The label of the next field of a form. */
const NEXT_LABEL = / [A-Z]{4,20} ?:/;
const MAX_ADDRESS = 200;

function addressOfBox(reader: Reader): Span | null {
  const places = [...matchesOf(reader, LABELLED), ...pairsOf(reader, BOX, BOX_AT, 70)];
  for (const { end: start } of places) {
    const text = after(reader, start, MAX_ADDRESS);
    const stops = [ADDRESS_END, NEXT_LABEL].map((end) => end.exec(text)?.index ?? MAX_ADDRESS);
    const line = reader.lines[lineAt(reader, start)]!;
    const cell = line.cells.find((one) => start >= one.start - 1 && start < one.end);
    const limit = cell !== undefined && line.cells.length > 1 ? cell.end - start : MAX_ADDRESS;
    const address = text
      .slice(0, Math.min(...stops, limit))
      .replace(/^[ :,-]{1,3}/, '')
      .trimEnd()
      .replace(/[,(:-]$/, '');
    if (address.length < 8 || address.length >= MAX_ADDRESS || !/[A-Z]/.test(address)) continue;
    const at = start + text.indexOf(address);
    return { start: at, end: at + address.length };
  }
  return null;
}

function addressOfPortal(reader: Reader): Span | null {
  const [link] = matchesOf(reader, /\b(?:https?:\/\/|www\.)[\w./?=&%-]{4,100}[\w/]/gi).filter(({ start }) => {
    const head = before(reader, start, 160)
      .split(/[.;] (?=[A-Z])/)
      .at(-1)!;
    return /\b(?:submi|upload|lodge|elektronies|opgelaai)/i.test(head);
  });
  return link === undefined ? null : { start: link.start, end: link.end };
}

const ORIGINAL = /\b(?:original|oorspronklike)\b/gi;
const AND_COPIES = /\b(?:and|plus|en|with|met)\b|[&+]/i;
const COUNT =
  /(?:\b(\d{1,2})\)?|\b(one|two|three|four|five|six|een|twee|drie|vier|vyf)\b(?: \(\d{1,2}\))?)(?: extra| additional| hard| printed| certified| bykomende)?(?: \(\d{1,2}\))? (?:cop(?:y|ies)|afskrif(?:te)?|kopie[eë]?)\b/i;
const OF_BID = new RegExp(
  `${NUMBER} (?:hard |printed |bound |certified |complete )?copies of (?:the |their )?(?:bid|tender|proposal|quotation)`,
  'gi',
);
const ONLY_ORIGINAL =
  /\bonly the original\b|\bone original (?:document|bid)?\b(?! and| plus)|\bslegs die oorspronklike\b/gi;
const MULTIPLE = /\bin (?:(duplicate|duplikaat|tweevoud)|triplicate|drievoud)\b/gi;

function copiesOf(reader: Reader): { value: number; span: Span } | null {
  const counted = pairsOf(reader, ORIGINAL, COUNT, 60).flatMap(
    ({ between, groups: [digits, words], ...span }) =>
      AND_COPIES.test(between) ? [{ value: (numberOf(digits, words) ?? 0) + 1, span }] : [],
  );
  const multiple = matchesOf(reader, MULTIPLE).map(({ groups: [two], ...span }) => ({
    value: two === undefined ? 3 : 2,
    span,
  }));
  const [only] = matchesOf(reader, ONLY_ORIGINAL);
  const others = matchesOf(reader, OF_BID).map(({ groups: [digits, words], ...span }) => ({
    value: numberOf(digits, words) ?? 0,
    span,
  }));
  const copies = [...counted, ...multiple, ...others].find(({ value }) => value > 1 && value <= 20);
  return copies ?? (only === undefined ? null : { value: 1, span: only });
}

const TWO =
  /\b(?:two|2|twee)[- ]?(?:\(\d\) ?)?(?:sealed |separate |afsonderlike )?-?(?:envelopes?|koeverte?)\b|\bseparate (?:sealed )?envelopes\b|\btwee-koevert/gi;
const ONE = /\b(?:one|single|1|een|enkel)[- ]?(?:\(\d\) ?)?(?:sealed )?-?(?:envelope|koevert)\b/gi;

function envelopesOf(reader: Reader): { value: 1 | 2; span: Span } | null {
  const [two] = matchesOf(reader, TWO);
  if (two !== undefined) return { value: 2, span: two };
  const [one] = matchesOf(reader, ONE);
  return one === undefined ? null : { value: 1, span: one };
}

const FORMAT =
  /\b(?:in (?:a |'n )?(?:clearly marked |properly )?(?:sealed|verse[eë]lde) (?:envelopes?|packages?|koeverte?)|(?:single |one )?(?:searchable )?PDF (?:format|file|document)|(?:on|op) (?:a )?(?:usb|memory stick|cd)\b|verse[eë]lde koevert)/gi;

function formatOf(reader: Reader): Span | null {
  const [format] = matchesOf(reader, FORMAT);
  return format === undefined ? null : { start: format.start, end: format.end };
}

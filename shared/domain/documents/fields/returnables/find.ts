import { namedIn, returnableDocuments } from '#shared/codelists/returnable-documents.ts';
import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { NOT_HANDED_IN } from '#shared/domain/documents/phrases/not-handed-in.ts';
import { PRINTED } from '#shared/domain/documents/phrases/printed.ts';
import { NO_GROUND, REJECTED } from '#shared/domain/documents/phrases/rejection.ts';
import {
  AFTER_AWARD,
  CLAIMED,
  NOT_APPLICABLE,
  ONLY_EXPLAINED,
  REFERRED_TO,
  REQUIRES,
  USED,
} from '#shared/domain/documents/phrases/returnables.ts';
import { isNotAskedIn } from '#shared/domain/documents/qualifiers/negation.ts';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';
import { after, before } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf, type Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Passage } from '#shared/domain/documents/reading/passages.ts';
import { bare } from '#shared/domain/documents/reading/passages.ts';
import { givesPoints } from '#shared/domain/documents/reading/points.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { lastFrom } from '#shared/domain/documents/reading/span.ts';
import { findCidb } from '#shared/domain/documents/rules/cidb.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import { asksIn, isOfContract, type List, listAt } from './locate.ts';
import { mandatoryBy, mandatoryInTable } from './mandatory.ts';
import { documentsIn, type FormMention, formMentions, withoutForms } from './read.ts';

type Returnable = AnalysisLists['returnables'];

const VERB = /\b(?:is|are|was|were|has|have|will|may|can|apply|applies|does|do|word|het|sal|kan)\b/i;
/** What earns points is not thereby asked for. */
const POINTS = /\b(?:points|punte|scor(?:e|es|ed|ing))\b/i;
const isNotScored = (sentence: string): boolean => !POINTS.test(sentence.replace(CLAIMED.every, ''));
const SENTENCE_END = /(?<=[.;]["”]?) (?=[A-Z])/;
const rejects = (text: string): boolean => REJECTED.test(text) && !NO_GROUND.test(text);
const MAX_HEADING = 80;
const FORM = /^[SM]BD\d/;
/** The heading of what a bidder fills in with prices, which the document has. */
const PRICES =
  /^(?:(?:part|section|annexure|schedule) \w{1,3} ?[:.-]? ?|\d{1,2}[.)]? )?pric(?:e|ing) schedule$/i;
/** Forms of which there are several, by a part of the number: `SBD 6` beside `SBD 6.1` is the same. */
const FAMILY = /^[SM]BD[367]$/;
/** Forms that are a pricing schedule. */
const PRICING_FORM = /^[SM]BD3/;
/** The winner signs these. Lists of what is handed in name them as often as not, so that they are doubtful. */
const CONTRACT_FORM = /^[SM]BD7/;
const BY_WINNER = 0.6;
/** The forms that at least one in six of the real packs asks for which have forms of the same kind (November 2026). */
const USUAL_FORM = /^(?:SBD(?:1|3\.[13]|4|6\.1)|MBD(?:1|2|3\.1|4|6\.1|8|9))$/;
/** What few tenders ask for, and one place names, was as often as not something else. */
const ONCE = 0.7;
/** What follows if something is missing, behind the last item of a list. */
const CONSEQUENCE = / (?:(?:note|nb)[:.]? ?)?failure (?:to|of)\b/i;
/** Of a joint venture's agreement it says nothing: it always applies to some only. */
const IF_APPLICABLE = /\b(?:if|where|when) (?:it is |they are )?applicable\b/i;
const inListOf = (list: List | null, { isItem, text }: Passage): boolean =>
  list !== null && (isItem || text.length < 160);

/** Finds the forms and documents that a bidder hands in. A form counts where it is named; other documents where they are asked for. */
export function findReturnables(reader: Reader): Found<Returnable>[] {
  const found = new Map<string, Named>();
  let list: List | null = null;
  const add = (code: string, passage: Placed, mandatory: boolean | null, span: Span) => {
    const { text } = passage;
    const known = found.get(code) ?? { text, mandatory, spans: [], places: 0, asks: false, last: null };
    found.set(code, known);
    const isNew = known.last !== passage;
    known.last = passage;
    known.spans.push(span);
    known.mandatory ??= mandatory;
    const isCertain = code === 'JV_AGREEMENT' || !IF_APPLICABLE.test(text);
    if (isNew && isCertain && !provesGoal(passage)) known.places += 1;
    known.asks ||= isCertain && (asksIn(list, passage) || PRICES.test(text));
  };
  const forms = formMentions(reader);
  const headings: { form: FormMention; passage: Placed }[] = [];
  let next = 0;
  const passages = outlineOf(reader);
  const runs = runsOf(reader, passages, forms);
  for (const [index, passage] of passages.entries()) {
    if (!PRINTED.test(passage.text)) list = listAt(reader, list, passage, runs.get(index));
    const ofList = mandatoryInTable(reader, passage) ?? list?.mandatory ?? null;
    const here: FormMention[] = [];
    for (; next < forms.length && forms[next]!.start < passage.end; next += 1) here.push(forms[next]!);
    const isHeading =
      !inListOf(list, passage) && here[0]?.start === passage.start && passage.text.length < MAX_HEADING;
    for (const form of here) {
      if (ONLY_EXPLAINED.test(bare(passage.text)) || !isHandedIn(reader, form, passage)) continue;
      if (isHeading) headings.push({ form, passage });
      else if (list !== null || !isOnlyNamed(passage))
        add(
          form.code,
          passage,
          PRINTED.test(passage.text) ? null : (ofList ?? saidBy(reader, passage)),
          form,
        );
    }
    if (PRICES.test(passage.text)) add('PRICING_SCHEDULE', passage, null, passage);
    if (PRINTED.test(passage.text) || (rejects(passage.text.split(CONSEQUENCE)[0]!) && !passage.isRow))
      continue;
    const said = bare(passage.text);
    if (
      NOT_HANDED_IN.test(said) ||
      isNotAskedIn(said) ||
      ONLY_EXPLAINED.test(said) ||
      isOfContract(passage) ||
      (!inListOf(list, passage) && !REQUIRES.test(passage.text))
    )
      continue;
    if (givesPoints(reader, passage.line)) continue;
    const named = withoutForms(passage, here);
    const sentences = inListOf(list, passage) ? [named] : named.split(SENTENCE_END).filter(isNotScored);
    for (const code of sentences.flatMap(documentsIn))
      add(code, passage, ofList ?? saidBy(reader, passage), passage);
  }
  // The forms that a document consists of are handed in, whatever a list names; the winner signs the contract.
  for (const { form, passage } of headings)
    if (!CONTRACT_FORM.test(form.code)) add(form.code, passage, null, form);
  const codes = [...found.keys()];
  const priced = codes.find((code) => PRICING_FORM.test(code));
  if (priced !== undefined && !codes.includes('PRICING_SCHEDULE'))
    found.set('PRICING_SCHEDULE', { ...found.get(priced)!, asks: true });
  return [...found]
    .filter(([code]) => !FAMILY.test(code) || !codes.some((other) => other.startsWith(`${code}.`)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { text, mandatory, spans, places, asks }]) =>
      foundAt(
        reader,
        { code, text: shortened(bare(text)), mandatory },
        spans.slice(0, 3),
        // A grade of the board that is demanded is a place for its certificate.
        confidenceIn(
          code,
          code === 'CIDB_CERTIFICATE' && findCidb(reader).length > 0 ? places + 1 : places,
          asks,
        ),
      ),
    );
}

/** What the places say together that name a document; `asks` where one of them surely asks for it. */
type Named = {
  text: string;
  mandatory: boolean | null;
  spans: Span[];
  /** Passages, however often each names it. */
  places: number;
  asks: boolean;
  last: Placed | null;
};

function confidenceIn(code: string, places: number, asks: boolean): number {
  if (CONTRACT_FORM.test(code)) return BY_WINNER;
  const isUsual = FORM.test(code) ? USUAL_FORM.test(code) : !SELDOM.has(code);
  if (places < 2 && (!isUsual || !(asks || FORM.test(code)))) return ONCE;
  return FORM.test(code) ? 0.96 : 0.9;
}
const SELDOM = new Set(returnableDocuments.flatMap(({ code, isSeldom }) => (isSeldom ? [code] : [])));

/** Whether a passage says what proves that a bidder has points for preference. */
const provesGoal = ({ titles: [title = ''] }: Placed): boolean => topicsOf(title).includes('preference');

/**
 * Three documents that are named close together are a list, whatever introduces it.
 * @returns for the passages of such lists, by number, whether the sentence before the list calls it mandatory
 */
function runsOf(
  reader: Reader,
  passages: readonly Passage[],
  forms: readonly Span[],
): Map<number, boolean | null> {
  const named = passages.map(
    ({ text, start, end, line }) =>
      text.length < 160 &&
      !givesPoints(reader, line) &&
      (beginsWithin(forms, start, end) ||
        returnableDocuments.some((document) => namedIn(document, text) !== null)),
  );
  const runs = new Map<number, boolean | null>();
  let intro = 0;
  for (let index = 0; index < passages.length; index += 1) {
    if (!named[index]) {
      intro = index;
      continue;
    }
    const near = named.slice(Math.max(0, index - 2), index + 3).filter(Boolean).length;
    if (near >= 3) runs.set(index, mandatoryBy(reader, passages[intro]!.text));
  }
  return runs;
}

/** Whether one of the spans, which are in their order, begins within two places. */
function beginsWithin(spans: readonly Span[], start: number, end: number): boolean {
  const last = spans[lastFrom(spans, end - 1)];
  return last !== undefined && last.start >= start && last.start < end;
}

/** What a passage says of the documents in it, or the question that it answers. */
const saidBy = (reader: Reader, { text, titles: [title = ''] }: Placed): boolean | null =>
  mandatoryBy(reader, text) ?? (title.endsWith('?') ? mandatoryBy(reader, title) : null);

/** A question about a form, or a sentence that refers to it. */
const isOnlyNamed = ({ text, isRow, isItem }: Placed): boolean =>
  !isRow && !isItem && (text.endsWith('?') || VERB.test(text)) && !USED.test(text) && !REQUIRES.test(text);

/** A form that only the winner signs, that does not apply, or that is named for what it says, is not handed in. */
function isHandedIn(reader: Reader, { start, end }: Span, passage: Placed): boolean {
  const rest = after(reader, end, Math.min(120, Math.max(0, passage.end - end))).split(/[.;](?: |$)/)[0]!;
  const head = before(reader, start, Math.min(110, Math.max(0, start - passage.start)));
  return (
    !REFERRED_TO.test(head) &&
    !AFTER_AWARD.test(`${passage.lead?.text ?? ''} ${head}`.split(/[.;] /).at(-1)!) &&
    !NOT_APPLICABLE.test(rest) &&
    !/^ ?\)? ?(?:for each|has been|means|yes ?\/ ?no|(?:no ?){2,4}$)/i.test(rest)
  );
}

const MAX_TEXT = 240;
const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT))} …`;

import { returnableDocuments } from '#shared/codelists/returnable-documents.ts';
import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { isNotAskedIn } from '#shared/domain/documents/qualifiers/negation.ts';
import { after, before } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf, type Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Passage } from '#shared/domain/documents/reading/passages.ts';
import { givesPoints } from '#shared/domain/documents/reading/points.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { lastFrom } from '#shared/domain/documents/reading/span.ts';
import { bare } from './conditions.ts';
import { type FormMention, formMentions } from './forms.ts';
import { foundAt } from './found.ts';
import { saysNoGround } from './grounds.ts';
import { mandatoryBy, mandatoryInTable } from './mandatory.ts';
import { saysRejected } from './rejection.ts';
import { isOfContract, type List, listAt } from './returnable-lists.ts';
import { documentsIn, withoutForms } from './returnable-names.ts';

type Returnable = AnalysisLists['returnables'];

const REQUIRES =
  /\b(?:submit(?:ted)?|attach(?:ed)?|furnish|enclosed?|provide|forward|accompan\w+|hand(?:s|ed)? in|upload(?:s|ed)?|return(?:s|ed)?|lodge[ds]?|inhandig|oplaai|proof of|cop(?:y|ies) of|heg|verskaf|ingedien|aangeheg|bewys)\b|csd ?report|\b(?:is|are) (?:also )?(?:compulsory|mandatory|required|needed|optional|essential|welcome|nodig|verpligtend)\b/i;
/** What bidders do with a form; other sentences only speak of it. */
const USED =
  /\b(?:complet\w+|sign\w*|fill\w*|hand(?:ed)? in|return\w*|must|shall|mandatory|compulsory|required|forms? part|include\w*|attach\w*|submit\w*|onderteken\w*|voltooi\w*|invul|ingevul|moet|ingedien|list\w*|documents?)\b/i;
const VERB = /\b(?:is|are|was|were|has|have|will|may|can|apply|applies|does|do|word|het|sal|kan)\b/i;
/** Conditions printed on the forms themselves, which say nothing about this tender. */
const PRINTED =
  /unique personal identification number|application for (?:the )?tax compliance|printed tcs certificate|where no tcs|each party must submit a separate|ensure compliance with their tax|pre-award questionnaire|has included an acceptable joint venture|has included mbd|national treasury'?s? database|register for tender defaulters|owe any municipal|in arrears for more than|fill in and sign a written contract|accredited representative|tax compliance status\b.{0,30}\btcs pin|if yes enclose proof|may be (?:used|copied)|this (?:preference|municipal|standard) (?:form|bidding)|tenders? for income-generating|certificate of independent bid determination in terms|definitions?:? ?"|means the|\bno\.? \d+ of (?:19|20)\d\d/i;
/** What documents say of forms that are not handed in with the bid. */
const AFTER_AWARD =
  /\b(?:successful|suksesvolle|winning|winner|wenner|wenbieër|upon award|after (?:the )?award|na toekenning|on appointment|by aanstelling|appointed|aangestelde|preferred|contract form|kontrakvorm)\b/i;
/** What follows where something is missing, and what bidders must be: no sentences that ask for a document. */
const NOT_HANDED_IN =
  /^(?:failure|versuim)\b|^(?:[A-Z]{1,3} ?[\d.]{1,8} )?the contractor(?:'s [a-z ]{3,40})? (?:shall|must|will)\b|^(?:the |each |every )?(?:bidder|tenderer|respondent|service provider)s?\b[^.;]{0,60}\b(?:is|are) registered\b(?!.{0,80}\b(?:proof|attach|submit|provide|certificate)\b)|\bmust be (?:registered|accredited)(?! .{0,80}(?:proof|attach|submit|provide))/i;
/** What the institution looks up by itself. */
const LOOKED_UP =
  /^(?:the|die) [\w ]{2,40}\b(?:verif(?:y|ies)|checks?|looks? up) (?:the |its |their )?tax (?:compliance|status|matters)\b(?!.{0,120}\b(?:pin|submit|attach|provide|hand)\b)/i;
/** What documents cost, and how that is paid: the slip for it is no document of the bid. */
const FEE = /\bnon-?refundable\b|\b(?:document|tender|participation) fee\b/i;
/** `Within 14 days of the award`: what the winner does. */
const SOON_AFTER =
  /\b(?:days|weeks|months) (?:of|after|from|following) (?:the )?(?:date of )?(?:award|appointment|signature|acceptance|commencement)\b/i;
/** What is said of forms that nobody hands in, and what words mean. */
const ONLY_EXPLAINED =
  /\b(?:takes? the place of|replace[sd]?|(?:was|were) (?:amended|withdrawn|revised|introduced|replaced)|supersed\w+)\b|^["'][^"']{2,60}["'](?: or ["'][^"']{2,60}["'])? means\b/i;
/** What the winner does, and what is bought: neither is handed in with the bid. */
const OF_WORK =
  /^(?:draw(?:ing)? up|attend|agree|develop|compile|prepare|hold|update|maintain|implement|monitor|design|report|review)\b|^(?:(?:request for (?:proposals?|quotations?|bids?)|the following|description|project|title)[:,-]? ?)?(?:the )?(?:appointment|provision|procurement|rendering|supply) (?:and delivery )?of\b/i;
/** What earns points is not thereby asked for. */
const POINTS = /\b(?:points|punte|scor(?:e|es|ed|ing))\b/i;
/** Points that a bidder claims with a document do not say that it is scored. */
const CLAIMED =
  /\bclaim\w{0,3} .{0,20}\bpoints\b|\bpoints (?:are|is|be) claimed|\b(?:preference|no) points\b|\bpoints for specific goals\b/gi;
const rejects = (text: string): boolean => saysRejected(text) && !saysNoGround(text);
const MAX_HEADING = 80;
const FORM = /^[SM]BD\d/;
const inListOf = (list: List | null, { isItem, text }: Passage): boolean =>
  list !== null && (isItem || text.length < 160);

/** Finds the forms and documents that a bidder hands in. A form counts where it is named; other documents where they are asked for. */
export function findReturnables(reader: Reader): Found<Returnable>[] {
  const found = new Map<string, { text: string; mandatory: boolean | null; spans: Span[] }>();
  const add = (code: string, { text }: Passage, mandatory: boolean | null, span: Span) => {
    const known = found.get(code);
    if (known === undefined) found.set(code, { text, mandatory, spans: [span] });
    else {
      known.spans.push(span);
      known.mandatory ??= mandatory;
    }
  };
  const forms = formMentions(reader);
  let list: List | null = null;
  const headings: { form: FormMention; passage: Passage }[] = [];
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
    if (PRINTED.test(passage.text) || (rejects(passage.text) && !passage.isRow)) continue;
    const said = bare(passage.text);
    if (
      NOT_HANDED_IN.test(said) ||
      LOOKED_UP.test(said) ||
      FEE.test(said) ||
      isNotAskedIn(said) ||
      SOON_AFTER.test(said) ||
      OF_WORK.test(said) ||
      ONLY_EXPLAINED.test(said) ||
      isOfContract(passage) ||
      (!inListOf(list, passage) && !REQUIRES.test(passage.text))
    )
      continue;
    const named = withoutForms(passage, here);
    const isScored =
      givesPoints(reader, passage.line) ||
      (!inListOf(list, passage) && POINTS.test(passage.text.replace(CLAIMED, '')));
    if (!isScored)
      for (const code of documentsIn(named)) add(code, passage, ofList ?? saidBy(reader, passage), passage);
  }
  // Where no list says which forms are handed in, they are those that the document consists of.
  if (![...found.keys()].some((code) => FORM.test(code)))
    for (const { form, passage } of headings) add(form.code, passage, null, form);
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { text, mandatory, spans }]) =>
      foundAt(
        reader,
        { code, text: shortened(bare(text)), mandatory },
        spans.slice(0, 3),
        FORM.test(code) ? 0.96 : 0.9,
      ),
    );
}

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
        returnableDocuments.some(
          ({ named: pattern, and }) => pattern.test(text) && and?.test(text) !== false,
        )),
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

/** A form that only the winner signs, or that does not apply, is not handed in. */
function isHandedIn(reader: Reader, { start, end }: Span, passage: Placed): boolean {
  const rest = after(reader, end, Math.min(120, Math.max(0, passage.end - end))).split(/[.;](?: |$)/)[0]!;
  const head = before(reader, start, Math.min(110, Math.max(0, start - passage.start)));
  return (
    !AFTER_AWARD.test(`${passage.lead?.text ?? ''} ${head}`.split(/[.;] /).at(-1)!) &&
    !NOT_APPLICABLE.test(rest) &&
    !/^ ?\)? ?(?:for each|has been|means)/i.test(rest)
  );
}

const NOT_APPLICABLE =
  /\b(?:is|are|does|do|need|needs) not\b|\bnot (?:applicable|required|relevant|needed)|\bforms? no part|\bnie (?:van toepassing|nodig|vereis|ter sake)|\bhoef nie|\bis nie\b|\bn\/a\b|\bnvt\b/i;

const MAX_TEXT = 240;
const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT))} …`;

import { returnableDocuments } from '#shared/codelists/returnable-documents.ts';
import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { after, before } from '#shared/domain/documents/reading/matches.ts';
import { type Passage, passagesOf } from '#shared/domain/documents/reading/passages.ts';
import { pointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { bare } from './conditions.ts';
import { type FormMention, formMentions } from './forms.ts';
import { foundAt } from './found.ts';

type Returnable = AnalysisLists['returnables'];

/** Sentences and headings that introduce a list of what must be handed in. */
const INTRODUCES =
  /\b(?:returnable|(?:mandatory|compulsory|required|supporting|following|essential) (?:\w+ )?(?:documents?|documentation|returnables|certificates|information)|documents? (?:that |which )?(?:must|to|shall|required|needed)|attach (?:copies|the following)|checklist|check list|administrative (?:compliance|requirements)|scm requirements|mandatory requirements|minimum requirements|gatekeeping|vereiste dokumente|verpligte (?:dokumente|vereistes)|volgende dokumente|terugstuurbare|kontrolelys|moet (?:ingedien|aangeheg|ingesluit)|please (?:attach|forward|submit)|list of documents|administrative evaluation|compliance requirements)\b/i;
/** Ends a sentence behind which a list begins. */
const ASKS_FOR = /\b(?:submit|attach|include|accompan|furnish|provide|enclose|heg|indien|verskaf)/i;
const FOLLOWING = /\b(?:the following|die volgende)\b/i;
const introduces = (text: string): boolean =>
  INTRODUCES.test(text) || ((text.endsWith(':') || FOLLOWING.test(text)) && ASKS_FOR.test(text));
const MANDATORY =
  /\b(?:mandatory|compulsory|must|shall|failure|disqualif\w*|non-?submission|required|verpligte?|moet|versuim|diskwalif\w*|peremptory|essential|will be rejected|not be considered)\b/i;
const OPTIONAL =
  /\b(?:non-?(?:mandatory|compulsory)|other (?:returnable|supporting)|optional|opsioneel|may be (?:submitted|requested)|desirable|not (?:compulsory|mandatory)|nie-verpligte|nie verpligtend|for (?:claiming )?preference|to claim)\b/i;
const REQUIRES =
  /\b(?:submit(?:ted)?|attach(?:ed)?|furnish|enclosed?|provide|forward|accompan\w+|proof of|cop(?:y|ies) of|heg|verskaf|ingedien|aangeheg|bewys)\b|csd ?report/i;
/** Conditions printed on the forms themselves, which say nothing about this tender. */
const PRINTED =
  /unique personal identification number|application for (?:the )?tax compliance|printed tcs certificate|where no tcs|each party must submit a separate|ensure compliance with their tax|pre-award questionnaire|has included an acceptable joint venture|has included mbd|national treasury'?s? database|register for tender defaulters|owe any municipal|in arrears for more than|fill in and sign a written contract|accredited representative|tax compliance status\b.{0,30}\btcs pin|if yes enclose proof|may be (?:used|copied)|this (?:preference|municipal|standard) (?:form|bidding)|tenders? for income-generating|certificate of independent bid determination in terms|definitions?:? ?"|means the|\bno\.? \d+ of (?:19|20)\d\d/i;
/** What documents say of forms that are not handed in with the bid. */
const AFTER_AWARD = /\b(?:successful|suksesvolle|upon award|after award|appointed|preferred)\b/i;
/** What follows where something is missing, and what bidders must be: no sentences that ask for a document. */
const NOT_HANDED_IN =
  /^(?:failure|versuim)\b|\bmust be (?:registered|accredited)(?! .{0,80}(?:proof|attach|submit|provide))/i;
const MAX_LIST = 60;
const MAX_HEADING = 80;
const FORM = /^[SM]BD\d/;
type List = { mandatory: boolean | null; left: number } | null;
const inListOf = (list: List, { isItem, text }: Passage): boolean =>
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
  const forms = formMentions(reader).filter((form) => isHandedIn(reader, form));
  let list: List = null;
  const headings: { form: FormMention; passage: Passage }[] = [];
  let next = 0;
  const passages = passagesOf(reader);
  const runs = runsOf(reader, passages, forms);
  for (const [index, passage] of passages.entries()) {
    if (introduces(passage.text) && !PRINTED.test(passage.text))
      list = { mandatory: introduced(passage, list), left: MAX_LIST };
    else if (list === null && runs.has(index)) list = { mandatory: runs.get(index)!, left: MAX_LIST };
    else if (list !== null && (list.left <= 0 || endsList(passage))) list = null;
    if (list !== null) list.left -= 1;
    const ofList = ofCell(reader, passage) ?? list?.mandatory ?? null;
    const here: FormMention[] = [];
    for (; next < forms.length && forms[next]!.start < passage.end; next += 1) here.push(forms[next]!);
    const isHeading =
      !inListOf(list, passage) && here[0]?.start === passage.start && passage.text.length < MAX_HEADING;
    for (const form of here) {
      if (isHeading) headings.push({ form, passage });
      else
        add(
          form.code,
          passage,
          PRINTED.test(passage.text) ? null : (ofList ?? mandatoryBy(passage.text)),
          form,
        );
    }
    if (PRINTED.test(passage.text)) continue;
    if (NOT_HANDED_IN.test(bare(passage.text)) || (!inListOf(list, passage) && !REQUIRES.test(passage.text)))
      continue;
    // What follows the number of a form is its name.
    const named =
      here[0] === undefined
        ? passage.text
        : passage.text.slice(0, Math.max(0, here[0].start - passage.start));
    const isRow = pointsRow(reader, passage.line) !== null;
    for (const { code, named: pattern, and } of returnableDocuments)
      if (!isRow && pattern.test(named) && and?.test(named) !== false)
        add(code, passage, ofList ?? mandatoryBy(passage.text), passage);
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
      pointsRow(reader, line) === null &&
      (forms.some((form) => form.start >= start && form.start < end) ||
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
    if (near >= 3) runs.set(index, mandatoryBy(passages[intro]!.text));
  }
  return runs;
}

/** A form that only the winner signs, or that does not apply, is not handed in. */
function isHandedIn(reader: Reader, { start, end }: Span): boolean {
  const rest = after(reader, end, 120).split(/[.;](?: |$)/)[0]!;
  return (
    !AFTER_AWARD.test(before(reader, start, 110).split(/[.;] /).at(-1)!) &&
    !NOT_APPLICABLE.test(rest) &&
    !/^ ?\)? ?(?:for each|has been|means)/i.test(rest)
  );
}

const NOT_APPLICABLE =
  /\b(?:is|are|does|do) not (?:applicable|apply|required|need)|\bnie van toepassing|\bn\/a\b/i;

/** A table may say of each document whether it is mandatory. */
function ofCell({ lines }: Reader, { line }: Passage): boolean | null {
  const cells = lines[line]!.cells;
  if (cells.length < 2) return null;
  if (cells.some(({ text }) => /^(?:yes|ja|mandatory|compulsory|verpligtend|m)$/i.test(text))) return true;
  return cells.some(({ text }) => /^(?:no|nee|optional|opsioneel|o)$/i.test(text)) ? false : null;
}

/** A sentence behind the heading of a list says more of it, or nothing. */
const introduced = (
  { text }: Passage,
  list: { mandatory: boolean | null; left: number } | null,
): boolean | null =>
  mandatoryBy(text) ?? (list !== null && list.left >= MAX_LIST - 2 ? list.mandatory : null);

const mandatoryBy = (text: string): boolean | null =>
  OPTIONAL.test(text) ? false : MANDATORY.test(text) ? true : null;
/** A heading of something else ends a list. */
const endsList = ({ text, isItem }: Passage): boolean =>
  !isItem &&
  /^(?:\d{1,2}(?:\.\d)?\.? )?(?:evaluation|functionality|scope|specification|pricing|price|closing|enquiries|briefing|contact|terms|background|special conditions|evaluering|funksionaliteit|omvang|navrae|stage [2-9]|phase [2-9])\b/i.test(
    text,
  ) &&
  text.length < 90;

const MAX_TEXT = 240;
const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_TEXT))} …`;

import {
  ABOUT_BIDS,
  ABOUT_BUYER,
  ABOUT_PROCEDURE,
  ABOUT_TERMS,
  BOUGHT,
  OF_BUYER,
} from '#shared/domain/documents/phrases/notices.ts';
import type { Found } from '../analysis.ts';
import { passagesOf } from '../reading/passages.ts';
import { evidenceOf, type Reader, type Span } from '../reading/reader.ts';
import { MAX_SENTENCE, occursIn } from './sentences.ts';

/** Maximum number of sentences of one document, and of characters and words of one sentence. */
const [MAX_FOUND, MIN_LENGTH, MIN_WORDS] = [3, 30, 6];
/** A whole sentence begins with a capital and ends with a full stop. */
const WHOLE = /^["'(]?[A-Z].*[.]$/;

/** An appointment without its purpose. */
const APPOINTS_SOMEBODY =
  /\b(?:appoint|contract|engage|services of) (?:an? |the |one )?(?:\w+ ){0,3}(?:firm|company|bidder|contractor|consultant|provider|supplier|partner)s?\.$/i;
/**
 * `Orbit College offers …`, `The Corporation (SOC) is a state-owned company …`: a sentence about what an organization
 * is or does.
 */
const ABOUT_NAMED = new RegExp(
  [
    '^(?:the )?[A-Z][^.;]{2,90} (?:is an? (?:public|state|national|provincial|statutory|juristic|schedule|non-profit|wholly)|',
    'was (?:established|founded)|plans,|educates|offers (?:diplomas|degrees|courses|programmes)|trains)\\b',
  ].join(''),
);
/** The label of the cell with the subject in a form. */
const LABEL =
  /^(?:(?:bid|tender|quotation|rfq|project|contract) )?(?:description|title)(?: of (?:the )?(?:bid|tender|project|contract|services?|goods|works))?:?$/i;
const LABELLED =
  /^(?:(?:bid|tender|project) )?description(?: of (?:the )?(?:bid|tender|project|services?|goods|works))?: (?=\S)/i;
const MIN_LABELLED = 12;

/** Headings of text about the buyer, which is left out if another section says what is bought. */
const BACKGROUND = /\b(?:background|introduction|agtergrond|inleiding)\b/i;

/** Confidence of the subject in a form; labelled documents do not have it, so it is not calibrated. */
export const NAMED = 0.95;
/** Confidence of sentences, before calibration. */
const SAID = 0.7;

/**
 * Finds the subject in a form, and the first whole sentences of the sections about what is bought.
 * @param scopes positions of these sections
 */
export function findSubject(reader: Reader, scopes: readonly Span[]): Found<string>[] {
  const found = new Map<string, Found<string>>();
  const add = (text: string, span: Span, confidence: number) => {
    const evidence = evidenceOf(reader, span);
    // The lines of a cell may stand apart on their page, with those of the cells beside it between them.
    if (evidence.length === 1 && occursIn(text, [evidence[0]!.quote]))
      found.set(text.toLowerCase(), { value: text, evidence, confidence });
  };
  const named = namedSubject(reader) ?? titleOf(reader);
  if (named !== null) add(reader.flow.slice(named.start, named.end), named, NAMED);
  const sections = scopes.map((scope) => passagesIn(reader, scope));
  const ofScope = sections.filter(([heading]) => !BACKGROUND.test(heading?.text ?? ''));
  for (const section of ofScope.length > 0 ? ofScope : sections)
    for (const { text, start, end } of section.slice(1)) {
      if (found.size >= MAX_FOUND) return [...found.values()];
      const sentence = text.replace(/^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.? |\(?[a-z]\) |[•*-] )/i, '');
      if (!isSubject(sentence)) continue;
      add(sentence, { start: start + text.length - sentence.length, end }, SAID);
    }
  return [...found.values()];
}

const passagesIn = (reader: Reader, { start, end }: Span) =>
  passagesOf(reader).filter((passage) => passage.start >= start && passage.end <= end);

const isSubject = (sentence: string): boolean =>
  sentence.length >= MIN_LENGTH &&
  sentence.length <= MAX_SENTENCE &&
  sentence.split(' ').length >= MIN_WORDS &&
  WHOLE.test(sentence) &&
  ![ABOUT_BIDS, ABOUT_PROCEDURE, ABOUT_TERMS, APPOINTS_SOMEBODY, ABOUT_BUYER, OF_BUYER, ABOUT_NAMED].some(
    (aside) => aside.test(sentence),
  );

/** @returns the position of the subject in the first form of the document that has one; null if none does */
function namedSubject({ lines }: Reader): Span | null {
  for (const { cells } of lines) {
    const [first, second] = cells;
    if (first === undefined) continue;
    const label = LABELLED.exec(first.text);
    const span =
      second !== undefined && LABEL.test(first.text)
        ? second
        : label !== null && cells.length === 1
          ? { start: first.start + label[0].length, end: first.end }
          : null;
    if (span !== null && isName(span)) return span;
  }
  return null;
}
/** Beginnings of titles of tenders, at the beginning of a passage or after a colon or dash. */
const TITLE = new RegExp(
  [
    '(?:^|[:-] )(?:(?:re-)?(?:advert\\w*|tender|bid|quotation|request for (?:quotations?|proposals?|bids?|tenders?)) (?:for|:) )?',
    `(?:the )?(?:${BOUGHT.join('|')})\\b`,
  ].join(''),
  'i',
);
/** Titles are on the first page. */
const TITLE_WITHIN = 3_000;
/** A sentence is not a title. */
const IS_SENTENCE = /\b(?:is|are|must|shall|will|may|has|have|should|can|word|moet|sal)\b/i;

/**
 * @returns the position of the title of the document, without the kind or number before it; null if no title is found
 */
function titleOf(reader: Reader): Span | null {
  for (const { text, start, end } of passagesIn(reader, {
    start: 0,
    end: Math.min(TITLE_WITHIN, reader.flow.length),
  })) {
    const title = TITLE.exec(text);
    if (title === null || title.index > MAX_BEFORE || IS_SENTENCE.test(text)) continue;
    const span = { start: start + title.index + (/^[:-] /.test(title[0]) ? 2 : 0), end };
    if (isName(span) && text.split(' ').length >= MIN_TITLE_WORDS) return span;
  }
  return null;
}
/** Characters before a title on its line, such as the number of the tender; words of a title. */
const [MAX_BEFORE, MIN_TITLE_WORDS] = [60, 5];

const isName = ({ start, end }: Span): boolean => end - start >= MIN_LABELLED && end - start <= MAX_SENTENCE;

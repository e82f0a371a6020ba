import { nameOfReturnable } from '#shared/codelists/returnable-documents.ts';
import { dayInWords, listInWords, timeInWords } from '#shared/domain/content/wording.ts';
import { precisionTable } from '../facts/precision-table.ts';

/** Values of the record of a tender besides its texts. */
export type KnownFacts = {
  /** The place, such as `Soweto, Gauteng`, and the probability that it is right. */
  place: string | null;
  place_confidence: number | null;
  /** An instant. */
  closes_at: string | null;
  /** Codes of documents to hand in that are facts, such as `SBD4`. */
  required: readonly string[] | null;
  /** The preference point system, if it is a fact. */
  system: string | null;
};

/** A part of the record from which a sentence is written. */
export type FactPart = 'place' | 'closing' | 'required' | 'system';

/** A sentence with the probability that it is right, and its sources. */
export type FactSentence = { text: string; confidence: number; parts: readonly FactPart[] };

/** Maximum number of documents that are named; the others are counted. */
const MAX_NAMED = 3;
const FORM = /^[SM]BD\d/;

/** @returns sentences about place, closing time, documents to hand in and evaluation, as far as each is known */
export function factSentences({
  place,
  place_confidence,
  closes_at,
  required,
  system,
}: KnownFacts): FactSentence[] {
  const closing =
    closes_at === null ? '' : `the closing time is ${timeInWords(closes_at)} on ${dayInWords(closes_at)}`;
  const when =
    place === null
      ? closing.replace(/^t/, 'T')
      : `It is for ${place}${closing === '' ? '' : `, and ${closing}`}`;
  const codes = [...(required ?? [])].sort((one, other) => Number(FORM.test(one)) - Number(FORM.test(other)));
  const others = codes.length - MAX_NAMED;
  const named = codes.slice(0, others === 1 ? MAX_NAMED + 1 : MAX_NAMED).map(nameOfReturnable);
  const listed = others > 1 ? [...named, `${others} other documents`] : named;
  return [
    ...said(when, place === null ? 1 : (place_confidence ?? 1), [
      ...(place === null ? [] : (['place'] as const)),
      ...(closes_at === null ? [] : (['closing'] as const)),
    ]),
    ...said(
      listed.length === 0 ? '' : `Bidders hand in: ${listInWords(listed)}`,
      precisionTable.returnables.confidence,
      ['required'],
    ),
    ...said(
      system === null ? '' : `The ${system} preference point system applies`,
      precisionTable.evaluationSystem.confidence,
      ['system'],
    ),
  ];
}

const said = (text: string, confidence: number, parts: readonly FactPart[]): FactSentence[] =>
  text === '' ? [] : [{ text: `${text}.`, confidence, parts }];

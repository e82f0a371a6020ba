import { namedIn, returnableDocuments, standardForms } from '#shared/codelists/returnable-documents.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Passage } from '#shared/domain/documents/reading/passages.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';

/** Sets of standard forms. Municipalities and the Western Cape print their own name before them: `CAMBD 4`, `WCBD 6.1`. */
const SET = '(?:SBD|[A-Z]{0,3}MBD|WCBD)';
/** A standard form, with a number or without any that exists. */
export const NAMES_FORM = new RegExp(String.raw`\b${SET} ?-?\d`);

/** A mention of a standard bidding form, with the code `SBD4` or `MBD6.1`. */
export type FormMention = Span & { code: string };

/** `SBD 4`, `SBD4`, `MBD 6.1`, `SBD 1, 4, 6.1 & 9`, `MBD4,6.1,8&9`, `MBD 4; 8 en 9`. */
const FORMS = new RegExp(
  [
    String.raw`\b(${SET})(?:'?s| forms?| vorms?)?:? ?-?\(?(\d{1,2}(?:\.\d|,\d(?!\.\d))?(?![\d%])`,
    String.raw`(?: ?(?:,|;|&|\/|and|en) ?(?:${SET} ?)?\d(?:\.\d)?(?![\d.%]|[a-z]| ?(?:days|cop|years|month))){0,12})`,
  ].join(''),
  'gi',
);
const FORM_NUMBER = /\d{1,2}(?:\.\d)?/g;
/** `SBD 6,1`, as some write the number of a form; of `MBD 1,4` there is none, so that it is two. */
const COMMA = /(?<!\d)(\d),(\d)(?![\d.,])/;
const asNumber = (text: string, whole: string, part: string): string =>
  standardForms[`${whole}.${part}`] === undefined ? text : `${whole}.${part}`;

/** @returns the mentions of forms that exist, in their order; a number that is no form's is none */
export function formMentions(reader: Reader, span?: Span): FormMention[] {
  return matchesOf(reader, FORMS, span).flatMap(({ start, end, groups: [set = '', numbers = ''] }) => {
    const offset = end - numbers.length;
    return [...numbers.replace(COMMA, asNumber).matchAll(FORM_NUMBER)].flatMap(({ 0: number, index }) => {
      if (standardForms[number] === undefined) return [];
      // The first number stands with the name of its set; the others are quoted with the whole list.
      const span =
        index === 0 ? { start, end: offset + number.length } : { start, end: offset + index + number.length };
      return [{ ...span, code: `${/MBD$/i.test(set) ? 'MBD' : 'SBD'}${number}` }];
    });
  });
}

/** @returns a passage without its forms and their names, before them in `Pricing schedule (SBD 3.1)`, else up to the next item */
export function withoutForms({ text, start }: Passage, forms: readonly Span[]): string {
  let [named, from] = ['', 0];
  for (const form of forms) {
    const before = text.slice(from, Math.max(from, form.start - start));
    const lead = NAMED_BEFORE.exec(before);
    named +=
      lead === null ? before : before.slice(0, lead.index).slice(0, nameStart(before.slice(0, lead.index)));
    const rest = text.slice(form.end - start);
    const end = NAME_END.exec(rest)?.index ?? rest.length;
    from = Math.max(from, form.end - start + end);
  }
  return named + text.slice(from);
}
/** What stands between a name and its form: a bracket, or the word. */
const NAMED_BEFORE = /(?: ?[([]|,? (?:on |in )?(?:form|vorm) )$/i;
/** @returns where the last name of a text begins */
const nameStart = (text: string): number =>
  Math.max(0, ...[...text.matchAll(NAME_ENDS)].map(({ 0: end, index }) => index + end.length));
const NAME_ENDS = /[,;.] | (?:and|as well as|together with|en|sowel as) /g;
const NAME_END = /[,;.] | (?:and|as well as|together with|en|sowel as) /;

/** Joins two documents; without it the second one says more of the first: `CSD report with tax status`. */
const JOINS = /[,;&/]|\b(?:and|or|en|of|plus|sowel as|as well as|together with|tesame met)\b/i;

/** @returns codes of the documents that a text names, in their order */
export function documentsIn(text: string): string[] {
  const named = returnableDocuments
    .flatMap((document) => {
      const match = namedIn(document, text);
      return match === null
        ? []
        : [{ code: document.code, start: match.index, end: match.index + match[0].length }];
    })
    .sort((one, other) => one.start - other.start);
  return named
    .filter(({ start }, at) => at === 0 || JOINS.test(text.slice(named[at - 1]!.end, start)))
    .map(({ code }) => code);
}

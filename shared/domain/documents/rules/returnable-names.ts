import { returnableDocuments } from '#shared/codelists/returnable-documents.ts';
import type { Passage } from '#shared/domain/documents/reading/passages.ts';
import type { Span } from '#shared/domain/documents/reading/reader.ts';

/** @returns a passage without its forms and their names, which end where the next item begins */
export function withoutForms({ text, start }: Passage, forms: readonly Span[]): string {
  let [named, from] = ['', 0];
  for (const form of forms) {
    named += text.slice(from, Math.max(from, form.start - start));
    const rest = text.slice(form.end - start);
    const end = NAME_END.exec(rest)?.index ?? rest.length;
    from = Math.max(from, form.end - start + end);
  }
  return named + text.slice(from);
}
const NAME_END = /[,;.] | (?:and|as well as|together with|en|sowel as) /;

/** Joins two documents; without it the second one says more of the first: `CSD report with tax status`. */
const JOINS = /[,;&/]|\b(?:and|or|en|of|plus|sowel as|as well as|together with|tesame met)\b/i;

/** @returns codes of the documents that a text names, in their order */
export function documentsIn(text: string): string[] {
  const named = returnableDocuments
    .flatMap(({ code, named: pattern, and }) => {
      const match = and?.test(text) === false ? null : pattern.exec(text);
      return match === null ? [] : [{ code, start: match.index, end: match.index + match[0].length }];
    })
    .sort((one, other) => one.start - other.start);
  return named
    .filter(({ start }, at) => at === 0 || JOINS.test(text.slice(named[at - 1]!.end, start)))
    .map(({ code }) => code);
}

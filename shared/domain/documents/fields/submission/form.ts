import { after } from '#shared/domain/documents/reading/matches.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { addressAt } from './address.ts';

/** The standard form: `… in the bid box situated at (street address)`. */
const FORM = /^.{0,70}?\(street address\)?/i;
const SITUATED = /^.{0,30}?\b(?:situated|located) at\b ?[:;]?/i;
/** A buyer who wants bids by e-mail, or on a portal, writes that where the form asks for the place of the box. */
const ELSEWHERE = /^.{0,40}?(?:\S@|\be-?mail\b|\b(?:https?:|www\.)|\bportal\b|\b(?:n\/a|not applicable)\b)/i;
const FIELD = 200;

/** @returns what a form has where it asks for the place of the box; null where the words for a box are of no form */
export function formAt(reader: Reader, { end }: Span): 'place' | 'elsewhere' | 'blank' | null {
  const text = after(reader, end, FIELD);
  const form = FORM.exec(text)?.[0];
  const label = form ?? SITUATED.exec(text)?.[0];
  if (label !== undefined && ELSEWHERE.test(after(reader, end + label.length, FIELD))) return 'elsewhere';
  if (form === undefined) return null;
  return addressAt(reader, end + form.length, false) === null ? 'blank' : 'place';
}

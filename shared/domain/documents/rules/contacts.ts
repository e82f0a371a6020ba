import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { EMAIL } from '#shared/domain/documents/reading/emails.ts';
import { after, before, type Match, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { withoutNextSentence } from '#shared/domain/documents/reading/passages.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { nameIn } from './contact-name.ts';
import { foundAt } from './found.ts';

type Contact = AnalysisLists['contacts'];

const PHONE = /(?<![\d/.-])(?:\+ ?27|\(?0)[ -]?(?:\(0\) ?)?\d{1,2}\)?[ -]?\d{3}[ -]?\d{4}(?!\d)/g;
/** Words that begin what a document says of contacts. */
const HEADING =
  /\b(?:enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|navrae|information may be directed|(?:further|more|additional) information|contact details|kontakbesonderhede|contact person|kontakpersoon)\b/gi;
const TECHNICAL = /\b(?:technical|tegniese|specifications?|spesifikasies?|projek|project manager)\b/i;
const BIDDING =
  /\b(?:bid(?:ding)?(?: procedures?)?|tender(?: procedures?)?|scm|supply ?chain(?: management)?|procurement|administrati\w{1,8}|general|verkryging|voorsieningskanaal|administratiewe|bod|prosedure|procedural|completion of)\b/i;
const MAX_BLOCK = 420;
/** Headings of two contacts that stand side by side. */
const BESIDE = 70;

/** A part of the document about one contact, or two side by side. */
type Block = Span & { about: Contact['about'][] };

/** Finds whom bidders may ask: names, numbers and addresses behind the words for enquiries. */
export function findContacts(reader: Reader): Found<Contact>[] {
  const found = new Map<string, Found<Contact>>();
  for (const block of blocksOf(reader))
    for (const contact of contactsIn(reader, block)) {
      const key = (contact.value.email ?? contact.value.phone ?? '').toLowerCase();
      const known = found.get(key);
      if (known === undefined || filled(contact.value) > filled(known.value)) found.set(key, contact);
    }
  return [...found.values()];
}

const filled = ({ name, phone, about }: Contact): number =>
  [name, phone, about].filter((one) => one !== null).length;

function blocksOf(reader: Reader): Block[] {
  const headings = matchesOf(reader, HEADING)
    .map((heading) => ({
      start: heading.start,
      end: heading.end,
      about: aboutOf(reader, heading),
      isPerson: /person/i.test(heading.text),
    }))
    .filter(
      ({ isPerson }, index, all) =>
        !isPerson || index === 0 || all[index]!.start - all[index - 1]!.end > MAX_BLOCK,
    );
  const blocks: Block[] = [];
  for (const [index, heading] of headings.entries()) {
    const next = headings[index + 1]?.start ?? reader.flow.length;
    const end = Math.min(next, heading.end + MAX_BLOCK);
    const last = blocks.at(-1);
    const isBeside =
      last !== undefined &&
      last.end === heading.start &&
      heading.start - headings[index - 1]!.end < BESIDE &&
      details(reader, last) === 0;
    if (isBeside)
      blocks[blocks.length - 1] = {
        start: last.start,
        end,
        about: last.about.at(-1) === heading.about ? last.about : [...last.about, heading.about],
      };
    else blocks.push({ start: heading.start, end, about: [heading.about] });
  }
  return blocks;
}

const details = (reader: Reader, block: Span): number =>
  matchesOf(reader, EMAIL, block).length + matchesOf(reader, PHONE, block).length;

/** `TECHNICAL ENQUIRIES`, `enquiries about the specification`: the words beside a heading say what it is about. */
function aboutOf(reader: Reader, { start, end }: Span): Contact['about'] {
  const head = before(reader, start, 32)
    .split(/[.;@] |@/)
    .at(-1)!;
  const rest = after(reader, end, 40).split(/[.;@:] |@|:/)[0]!;
  for (const text of [head.slice(-24), rest, head]) {
    if (TECHNICAL.test(text)) return 'technical';
    if (BIDDING.test(text)) return 'bidding';
  }
  return null;
}

function contactsIn(reader: Reader, block: Block): Found<Contact>[] {
  const emails = matchesOf(reader, EMAIL, block);
  const phones = matchesOf(reader, PHONE, block).filter(
    ({ start }) => !/(?:fax|faks|facs)[a-z ]{0,20}[:.]? ?$/i.test(before(reader, start, 30)),
  );
  const count = Math.min(Math.max(emails.length, block.about.length > 1 ? phones.length : 1), 4);
  const found: Found<Contact>[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = emails[index];
    const phone =
      emails.length > 1 ? nearestPhone(phones, emails, index, block.about.length > 1) : phones[index];
    if (email === undefined && phone === undefined) continue;
    const from =
      emails.length > 1 && block.about.length === 1 ? (emails[index - 1]?.end ?? block.start) : block.start;
    const name = nameIn(
      reader,
      { start: from, end: Math.min(block.end, (email ?? phone)!.end + 60) },
      block.about.length > 1 ? index : 0,
    );
    // A further address without name and number is where bids are sent, not whom to ask.
    if (index > 0 && name === null && phone === undefined) continue;
    const address = email === undefined ? null : withoutNextSentence(email.text);
    const value: Contact = {
      name: name?.text ?? null,
      email: address,
      phone: phone === undefined ? null : phoneOf(phone.text),
      about: block.about[Math.min(index, block.about.length - 1)] ?? null,
    };
    const spans = [
      ...(email === undefined ? [] : [{ start: email.start, end: email.start + address!.length }]),
      ...(phone === undefined ? [] : [phone]),
      ...(name === null ? [] : [name]),
    ];
    found.push(foundAt(reader, value, spans, email === undefined ? 0.8 : 0.88));
  }
  return found;
}

/** Of several contacts in one block, each has the number that stands before its address; side by side, they stand in the same order. */
function nearestPhone(
  phones: readonly Match[],
  emails: readonly Match[],
  index: number,
  beside: boolean,
): Match | undefined {
  if (beside) return phones.length === emails.length ? phones[index] : phones[index];
  const [from, until] = [emails[index - 1]?.end ?? 0, emails[index]!.start];
  return phones.findLast(({ start }) => start >= from && start < until);
}

/** Digits as the country writes them: `011-822-3945`. */
function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^270?(?=\d{9}$)/, '0');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

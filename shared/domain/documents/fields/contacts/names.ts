import { LEADS_TO_DETAIL, NO_NAME, OFFICE } from '#shared/domain/documents/phrases/contacts.ts';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { once } from '#shared/domain/documents/reading/once.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

/** A number or address in the document. */
export type Detail = Span & { kind: 'email' | 'phone' | 'name'; text: string };

const WORD = String.raw`[A-Z][\w'.-]{0,20}`;
const TITLE = '(?:mr|mrs|ms|miss|dr|adv|prof|mnr|mev)';
const TITLED = new RegExp(String.raw`\b${TITLE}(?:\.? |\.)(?=\w)`, 'gi');
/** `Contact person: Jan Nel`, `Technical enquiries: Jan Nel`, `End user: Nel J`, `SCM Official Jan Nel`. */
const LABELLED = new RegExp(
  [
    String.raw`\b(?:contact (?:person|name|official)s?|kontakpersoon|name|naam|contact|attention|aandag|enquiries|queries|navrae`,
    '|end user|scm official|project manager|(?:directed|addressed) to)(?: ?:-? ?| (?=[A-Z]))',
  ].join(''),
  'gi',
);
/** `from N R Siko at 015 534 6127`. */
const BEFORE_NUMBER = new RegExp(
  String.raw`\b(?:from|with|call) (?=${WORD}(?: ${WORD}){1,3} (?:at|on) [(+0])`,
  'g',
);
const PERSON = new RegExp(String.raw`^(?:${TITLE}(?:\.? |\.))?${WORD}(?: ${WORD}){0,3}$`, 'i');
const NAME_END =
  / (?=tel|e-?mail|phone|cell|fax|\(|\d|at\b|of\b|or\b|and\b|e-?pos|on\b|by\b|via\b)|[,:;/|]|(?<=[a-z]{4})\. /i;
/** The name of somebody else begins. */
const IS_TITLE = new RegExp(`^${TITLE}\\.?$`, 'i');
const LEADING_TITLE = new RegExp(String.raw`^${TITLE}(?:\.? |\.)`, 'i');
const MAX_NAME = 60;
/** A title and a name at the end of a line, and the rest of the name at the beginning of the next one. */
const IS_FIRST = new RegExp(`^${TITLE}\\.? [A-Z][a-z]{2,15}$`, 'i');
const IS_LAST = /^ [A-Z][a-z]{2,20}(?=[:,(] ?)/;
/** Within a surname: `R van der Merwe`. */
const PARTICLE = /^(?:van|von|der|den|de|du|le)$/;
const MOST_WORDS = 4;

/** @returns the name at the beginning of a text, without what follows it; null for none */
function nameAtStart(text: string): string | null {
  const head = text.split(NAME_END)[0]!;
  const title = LEADING_TITLE.exec(head)?.[0] ?? '';
  const words: string[] = [];
  for (const word of head.slice(title.length).split(' ').slice(0, MOST_WORDS)) {
    if (NO_NAME.test(word) || !(/^[A-Z][^@]*$/.test(word) || PARTICLE.test(word)) || IS_TITLE.test(word))
      break;
    words.push(word);
  }
  while (PARTICLE.test(words.at(-1) ?? '')) words.pop();
  // Units of an organisation follow the names of its people.
  const unit = words.findIndex((word, at) => at > 0 && /^(?:supply|scm|manager|dir(?:ector)?)$/i.test(word));
  const name = `${title}${(title !== '' && unit > 0 ? words.slice(0, unit) : words).join(' ')}`.replace(
    /[ .]{1,3}$/,
    '',
  );
  return name.length > 3 && words.length > 0 && (title !== '' || words.length > 1) && PERSON.test(name)
    ? name
    : null;
}

/** Addresses of offices, which anybody may have. */
const OF_OFFICE =
  /^(?:.*[._-])?(?:(?:e?tender|bid|quot|procure|purchas|scm|supply|rf[bpq]|enquir|quer|info|admin|office|finance|account)\w*)/i;
export const isOfOffice = (address: string): boolean => OF_OFFICE.test(address.split('@')[0]!);

/** So many letters of a name an address has. */
const LIKE = 4;

/** Whether an address has a part of a name: `moloil@`, `kea@` of Keabetswe, `leratom@` of L Moloi. */
export function hasNameIn(address: string, name: string): boolean {
  const local = address.split('@')[0]!.toLowerCase();
  const names = name
    .replace(LEADING_TITLE, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const [first, last] = [names[0], names.at(-1)];
  const hasBoth = names.length > 1 && local.startsWith(first![0]!) && local.endsWith(last![0]!);
  return (
    names.some((word) => word.length > 2 && local.includes(word.slice(0, LIKE))) ||
    names.some((word) => local.length > 2 && word.startsWith(local)) ||
    (hasBoth && first!.length === 1)
  );
}

/** Where a name stands, and the name. */
export type NameSpan = Span & { text: string };

/** @returns the office that a text names and nothing else, such as `SCM Office`; null for none */
export function officeAtStart(text: string): string | null {
  const head = text.split(OFFICE_END)[0]!.trim();
  const said = OFFICE.exec(head);
  const isAll = said !== null && said.index + said[0].length === head.length;
  return isAll && /^(?:[A-Z]{2,6} )?$/.test(head.slice(0, said.index)) ? head : null;
}
const OFFICE_END = / (?=tel|e-?mail|phone|\(|\d|at\b|on\b|- |\S+@)|[,:;/|]/i;

/** @returns the offices that have a line or cell of their own, begin it before their number or address, or stand beside a name in it */
function officesIn(reader: Reader, names: readonly NameSpan[]): NameSpan[] {
  const namesAt = Map.groupBy(names, ({ start }) => start);
  return reader.lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const name = namesAt.get(cell.start)?.find(({ end }) => end < cell.end);
      return [cell.start, ...(name === undefined ? [] : [name.end + 1])].flatMap((start) => {
        const office = officeAtStart(reader.flow.slice(start, cell.end));
        return office === null ? [] : [{ start, end: start + office.length, text: office }];
      });
    }),
  );
}

/** `T Vermeulen`, `N.S. Dube`: that is no street and no company. */
const INITIALS = /^(?:[A-Z]\.? ?){1,3} ?[A-Z][a-z]{3,}$/;
/** So far behind a name its address stands. */
const WITHIN = 160;
/** A name before an address stands in so many characters before it; a line may have a hundred thousand. */
const LOOKED_AT = 400;

/** @returns names right before numbers and addresses, of which the address has a part: `Jan Nel at 021 555 0134: e-mail: nelj@ceres.gov.za` */
function namesBefore(reader: Reader, details: readonly Detail[]): NameSpan[] {
  const emails = details.filter(({ kind }) => kind === 'email');
  const emailsAbout = Map.groupBy(emails, ({ start }) => Math.floor(start / WITHIN));
  return details.flatMap((detail) => {
    const at = lineAt(reader, detail.start);
    const line = reader.lines[at]!;
    const ownStart = Math.max(line.start, detail.start - LOOKED_AT);
    const own = withoutLead(reader.flow.slice(ownStart, detail.start));
    const [start, head] =
      own === '' && at > 0
        ? [reader.lines[at - 1]!.start, withoutLead(reader.lines[at - 1]!.text)]
        : [ownStart, own];
    const said = head.split(/[:;,()|] ?(?:(?:or|and|en) )?| (?:or|and|en|of|to|aan) /i).at(-1)!;
    const name = nameAtStart(said);
    const from = start + head.length - said.length;
    const isCut = from === ownStart && ownStart > line.start;
    if (name !== said || isCut) return [];
    const isLike = [0, 1].some((further) =>
      emailsAbout
        .get(Math.floor(from / WITHIN) + further)
        ?.some(
          ({ start: place, text: address }) =>
            place > from && place < from + WITHIN && hasNameIn(address, said),
        ),
    );
    return isLike || INITIALS.test(said) ? [{ start: from, end: from + said.length, text: said }] : [];
  });
}

/** @returns a text without the words and signs at its end that lead from a name to its number or address */
function withoutLead(text: string): string {
  const words = text.split(' ');
  while (words.length > 0 && LEADS_TO_DETAIL.test(words.at(-1)!.replace(/[^\p{L}-]/gu, ''))) words.pop();
  return words.join(' ').replace(/[,;:(@/ -]{1,3}$/, '');
}

/** @returns the names of people and offices, in their order */
export function namesIn(reader: Reader, details: readonly Detail[]): NameSpan[] {
  const places = [
    ...matchesOf(reader, TITLED).flatMap(({ start, end }) =>
      /[A-Z]/.test(reader.flow.charAt(end)) ? [start] : [],
    ),
    ...matchesOf(reader, LABELLED).map(({ end }) => end),
    ...matchesOf(reader, BEFORE_NUMBER).map(({ end }) => end),
  ];
  const found = [...new Set(places)].flatMap((place) => {
    const line = reader.lines[lineAt(reader, place)]!;
    const cell = line.cells.find((one) => place <= one.end && place >= one.start - 1) ?? line;
    // A title at the end of a line has its name in the next one.
    const ownLine = reader.flow.slice(place, Math.min(cell.end, place + MAX_NAME));
    const isCut =
      line.cells.length === 1 &&
      (cell.end - place < 6 ||
        (IS_FIRST.test(ownLine) && IS_LAST.test(reader.flow.slice(cell.end, cell.end + 30))));
    const end =
      isCut || place >= cell.end - 1 ? (line.end > cell.end ? line.end : place + MAX_NAME) : cell.end;
    const rest = reader.flow.slice(place, Math.min(end, place + MAX_NAME));
    const from = place + (/^[: ]{0,3}/.exec(rest)?.[0].length ?? 0);
    const said = rest.slice(from - place);
    const text = officeAtStart(said) ?? nameAtStart(said);
    return text === null ? [] : [{ start: from, end: from + text.length, text }];
  });
  const said = [...found, ...officesIn(reader, found), ...namesBefore(reader, details)].filter(
    ({ text }) => officeAtStart(text) !== null || !isOfWords(reader, text),
  );
  const known = new Set(said.map(({ text }) => text));
  const emails = details.filter(({ kind }) => kind === 'email');
  const all = said.flatMap((one) => splitNames(one, known, emails));
  all.sort((one, other) => one.start - other.start);
  return all.filter(({ start }, at) => at === 0 || start >= all[at - 1]!.end);
}

/** The words that a paper writes in small letters, outside of addresses. */
const smallWords = once((reader: Reader): ReadonlySet<string> => {
  const emails = emailsIn(reader);
  const between = [...emails, { start: reader.flow.length }].map(({ start }, at) =>
    reader.flow.slice(emails[at - 1]?.end ?? 0, start),
  );
  return new Set(between.join(' ').match(/(?<![\w'’.-])[a-z]{2,}(?![\w'’-]|\.\w)/g));
});

/** Whether half of a name are words that the paper writes in small letters elsewhere: `WITH REGARD TO`, `Contract Value`. */
function isOfWords(reader: Reader, name: string): boolean {
  const said = name.replace(LEADING_TITLE, '').toLowerCase();
  const words = (said.match(/[a-z]{2,}/g) ?? []).filter((word) => !PARTICLE.test(word));
  const common = words.filter((word) => smallWords(reader).has(word));
  return words.length > 0 && 2 * common.length >= words.length;
}

/**
 * @returns two names where a text is those of two people: cells of one row ran together. The paper names them elsewhere, or has
 *   the addresses of both side by side behind the text
 */
function splitNames(one: NameSpan, known: ReadonlySet<string>, emails: readonly Detail[]): NameSpan[] {
  const blanks = [...one.text.matchAll(/ /g)].map(({ index }) => index);
  if (blanks.length < 2) return [one];
  const at = emails.findIndex(({ start }) => start >= one.end);
  const [first, second] = at === -1 || emails[at]!.start > one.end + WITHIN ? [] : emails.slice(at, at + 2);
  const areBeside = first !== undefined && second !== undefined && second.start - first.end < 3;
  const cut = blanks.find((blank) => {
    const [left, right] = [one.text.slice(0, blank), one.text.slice(blank + 1)];
    const areNamed = known.has(left) && known.has(right);
    return areNamed || (areBeside && left.includes(' ') && areOf([first.text, left], [second.text, right]));
  });
  return cut === undefined
    ? [one]
    : [
        { start: one.start, end: one.start + cut, text: one.text.slice(0, cut) },
        { start: one.start + cut + 1, end: one.end, text: one.text.slice(cut + 1) },
      ];
}

/** Whether two addresses are of two people, each with a name of his own. */
const areOf = ([first, name]: [string, string], [second, other]: [string, string]): boolean =>
  hasNameIn(first, name) && hasNameIn(second, other) && !hasNameIn(first, other) && !hasNameIn(second, name);

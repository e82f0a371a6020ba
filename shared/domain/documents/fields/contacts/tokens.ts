import { NO_NAME } from '#shared/domain/documents/phrases/contacts.ts';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

/** A name, number or address in the document. */
export type Token = Span & {
  kind: 'name' | 'email' | 'phone';
  /** As the record has it: `012-345-6789`. */
  text: string;
  line: number;
  /** Which of two contacts side by side it belongs to; null where its line is about one. */
  lane: 0 | 1 | null;
};

const PHONE = /(?<![\d/.-])(?:\+ ?27|\(?0)[ -]?(?:\(0\) ?)?\d{1,2}\)?[ -]{0,3}\d{3}[ -]?\d{4}(?!\d)/g;
const FAX = /(?:fax|faks|facs)[a-z -]{0,20}[:.]? ?$/i;

/** Digits as the country writes them: `011-822-3945`. */
function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^270?(?=\d{9}$)/, '0');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

const WORD = String.raw`[A-Z][\w'.-]{0,20}`;
const TITLE = '(?:mr|mrs|ms|miss|dr|adv|prof|mnr|mev)';
const TITLED = new RegExp(String.raw`\b${TITLE}\.? (?=\w)`, 'gi');
/** `Contact person: Jan Nel`, `Technical enquiries: Jan Nel`, `End user: Nel J`. */
const LABELLED =
  /\b(?:contact (?:person|name|official)s?|kontakpersoon|name|naam|contact|attention|aandag|enquiries|queries|navrae|end user|(?:directed|addressed) to)(?: ?:-? ?| (?=[A-Z]))/gi;
/** `from N R Siko at 015 534 6127`. */
const BEFORE_NUMBER = new RegExp(
  String.raw`\b(?:from|with|call) (?=${WORD}(?: ${WORD}){1,3} (?:at|on) [(+0])`,
  'g',
);
const PERSON = new RegExp(String.raw`^(?:${TITLE}\.? )?${WORD}(?: ${WORD}){0,3}$`, 'i');
const NAME_END =
  / (?=tel|e-?mail|phone|cell|fax|\(|\d|at\b|of\b|or\b|and\b|e-?pos|on\b|by\b|via\b)|[,:;/|]|(?<=[a-z]{4})\. /i;
/** The name of somebody else begins. */
const IS_TITLE = new RegExp(`^${TITLE}\\.?$`, 'i');
const LEADING_TITLE = new RegExp(`^${TITLE}\\.? `, 'i');
const MAX_NAME = 60;

/** @returns the name at the beginning of a text, without what follows it; null for none */
function nameAtStart(text: string): string | null {
  const head = text.split(NAME_END)[0]!;
  const title = LEADING_TITLE.exec(head)?.[0] ?? '';
  const words: string[] = [];
  for (const word of head.slice(title.length).split(' ').slice(0, 4)) {
    if (NO_NAME.test(word) || !/^[A-Z][^@]*$/.test(word) || IS_TITLE.test(word)) break;
    words.push(word);
  }
  // Units of an organisation follow the names of its people.
  const unit = words.findIndex((word, at) => at > 0 && /^(?:supply|scm|manager|dir(?:ector)?)$/i.test(word));
  const name = `${title}${(title !== '' && unit > 0 ? words.slice(0, unit) : words).join(' ')}`.replace(
    /[ .]{1,3}$/,
    (end) => (/[A-Z]\.$/.test(head) && end === '.' ? '' : ''),
  );
  return name.length > 3 && words.length > 0 && (title !== '' || words.length > 1) && PERSON.test(name)
    ? name
    : null;
}

function namesIn(reader: Reader): (Span & { text: string })[] {
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
    const isCut = line.cells.length === 1 && cell.end - place < 6;
    const end =
      isCut || place >= cell.end - 1 ? (line.end > cell.end ? line.end : place + MAX_NAME) : cell.end;
    const rest = reader.flow.slice(place, Math.min(end, place + MAX_NAME));
    const from = place + (/^[: ]{0,3}/.exec(rest)?.[0].length ?? 0);
    const text = nameAtStart(rest.slice(from - place));
    return text === null ? [] : [{ start: from, end: from + text.length, text }];
  });
  found.sort((one, other) => one.start - other.start);
  return found.filter(({ start }, at) => at === 0 || start >= found[at - 1]!.end);
}

/** A line of a form with two contacts is not longer. */
const MAX_FORM = 160;
/** Labels of a form; one that a line has twice divides it into two contacts. */
const LABELS: readonly RegExp[] = [
  /\bcontact persons?\b/gi,
  /\b(?:telephone|tel|phone)\b/gi,
  /\bnumber\b/gi,
  /\be-?mail\b(?! *@)/gi,
  /\b(?:enquiries|queries)\b/gi,
];

/** @returns where the second contact of a line begins; null for a line about one */
export function secondOf(
  reader: Reader,
  line: number,
  tokens: readonly Omit<Token, 'lane'>[],
): number | null {
  const { start, text, cells } = reader.lines[line]!;
  // A sentence may have a label twice as well.
  const isForm = text.length <= MAX_FORM && !/[.;] [A-Z]/.test(text);
  const seconds = LABELS.flatMap((label) =>
    isForm ? [...text.matchAll(label)].slice(1, 2).map(({ index }) => start + index) : [],
  );
  if (cells.length > 1)
    for (const { kind, start: at } of tokens) {
      const cell = cells.find((one) => at >= one.start && at < one.end);
      const other = tokens.find((one) => one.kind === kind && one.start < (cell?.start ?? 0));
      if (other !== undefined && cell !== undefined) seconds.push(cell.start);
    }
  if (seconds.length > 0) {
    const second = Math.min(...seconds);
    return cells.length === 1 ? second : (cells.findLast((cell) => cell.start <= second)?.start ?? second);
  }
  if (cells.length > 1 || !isBelowColumns(reader, line)) return null;
  const [first, second] = [...text.matchAll(ANY_LABEL)];
  return first === undefined ? null : start + (second?.index ?? text.length + 1);
}

/** `Bidding procedure enquiries … technical information …`: labels below it belong to either, though not the same ones stand side by side. */
export const HEADINGS = /\b(?:enquir\w+|quer(?:y|ies)|information|navrae)\b/gi;
const ANY_LABEL =
  /\b(?:department|contact persons?|(?:tele|cell)?phone(?: number)?|tel|facsimile(?: number)?|fax|e-?mail(?: address)?)\b(?! *@)/gi;
const ENDS = /supplier information|name of bidder/i;
const MOST_LINES = 6;

function isBelowColumns({ lines }: Reader, line: number): boolean {
  for (let at = line - 1; at >= Math.max(0, line - MOST_LINES); at -= 1) {
    const { text, cells } = lines[at]!;
    if (ENDS.test(text) || cells.length > 1) return false;
    if ((text.match(HEADINGS)?.length ?? 0) > 1) return /\bdirected\b.*\bdirected\b/i.test(text);
  }
  return false;
}

/** @returns the names, numbers and addresses of a document, in their order */
export function tokensOf(reader: Reader): Token[] {
  const phones = matchesOf(reader, PHONE).filter(({ start }) => !FAX.test(before(reader, start, 30)));
  const tokens = [
    ...namesIn(reader).map((one) => ({ ...one, kind: 'name' as const })),
    ...emailsIn(reader).map(({ address, ...one }) => ({ ...one, kind: 'email' as const, text: address })),
    ...phones.map(({ start, end, text }) => ({ start, end, kind: 'phone' as const, text: phoneOf(text) })),
  ]
    .map((token) => ({ ...token, line: lineAt(reader, token.start) }))
    .sort((one, other) => one.start - other.start);
  const seconds = new Map<number, number | null>();
  for (const { line } of tokens)
    if (!seconds.has(line))
      seconds.set(
        line,
        secondOf(
          reader,
          line,
          tokens.filter((one) => one.line === line),
        ),
      );
  return tokens.map((token) => {
    const second = seconds.get(token.line) ?? null;
    return { ...token, lane: second === null ? null : token.start < second ? 0 : 1 };
  });
}

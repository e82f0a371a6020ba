import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { emailForBids } from '#shared/domain/documents/fields/submission/email.ts';
import { ASK, BIDDING, OTHERS, TECHNICAL } from '#shared/domain/documents/phrases/contacts.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import { placedBefore } from '#shared/domain/documents/reading/outline.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import {
  HEADINGS,
  hasNameIn,
  isOfOffice,
  NEAR_LINES,
  officeAtStart,
  secondOf,
  type Token,
  tokensOf,
} from './tokens.ts';

type Contact = AnalysisLists['contacts'];
type About = Contact['about'];

/** What belongs to one contact; `lane` says which of two side by side. */
type Block = Span & { tokens: Token[]; lane: Token['lane']; context: string };

/** So far before a contact the words stand that say whose it is; so near together are its details. */
const [REACH, NEAR] = [420, 160];
/** A contact that follows another so closely belongs under the same words. */
const FOLLOWS = 120;
/** Documents name a few people. A list of hundreds does not say whom bidders may ask. */
const MAX_FOUND = 100;

/** Who helps with a register or a portal, hears complaints or takes bids knows nothing of the tender. */
const HELP_DESK =
  /^(?:csd(?:\.?support)?|(?:help|service)-?desk|support|popia|privacy|fraud|\w{0,20}submissions?)@/i;

/** Finds whom bidders may ask: names, numbers and addresses that stand together behind the words for enquiries. */
export function findContacts(reader: Reader): Found<Contact>[] {
  const found: Found<Contact>[] = [];
  const labelled: Contact[] = [];
  const bids = emailForBids(reader);
  let [last, accepted, before]: [Block | null, boolean, Said | null] = [null, false, null];
  for (const block of blocksOf(reader)) {
    if (found.length >= MAX_FOUND) break;
    const details = block.tokens.filter(({ kind }) => kind !== 'name');
    const titles = placedBefore(reader, block.start)?.titles.slice(0, 2).join(' ') ?? '';
    const follows: boolean = accepted && last !== null && block.start - last.end < FOLLOWS;
    const isAsked: boolean =
      follows ||
      [block.context, titles].some((text) => ASK.test(text)) ||
      isAskedInside(reader, block) ||
      labelOf(block.context) !== null;
    const isOther = [block.context.slice(-FOLLOWS), titles].some((text) => OTHERS.test(text));
    const [only] = block.tokens.length === 1 ? block.tokens : [];
    // The address to which bids are sent is whom to ask as well where words for that stand just before it.
    const isForBids =
      only !== undefined &&
      only.text.toLowerCase() === bids?.address.toLowerCase() &&
      (block.start === bids.start || !ASK.test(block.context.slice(-FOLLOWS)));
    last = block;
    if (details.length === 0) continue;
    accepted = isAsked && !isOther && !isForBids;
    if (!accepted) continue;
    before = aboutOf(reader, block, titles, follows ? before : null);
    const contact = contactOf(reader, block, before);
    if (HELP_DESK.test(contact.value.email ?? '')) continue;
    if (before.isLabelled) labelled.push(contact.value);
    const place = found.findIndex((one) => isSame(one, contact));
    if (place === -1) found.push(contact);
    else if (saysMore(contact, found[place]!)) found[place] = contact;
  }
  // A number that stands again without the address of its contact is no other contact; nor is the office, which a buyer has one of.
  const whole = found.filter(({ value: { email } }) => email !== null);
  const contacts = found.filter(
    ({ value: { email, phone, name } }) =>
      email !== null ||
      !whole.some(({ value }) => value.phone === phone || (isOffice(name) && isOffice(value.name))),
  );
  // Two places that give one name an address or number, and say the same of its part, agree.
  return contacts.map(({ unsure, ...of }) =>
    unsure === undefined || labelled.filter((one) => agrees(one, of.value)).length > 1
      ? of
      : { ...of, unsure },
  );
}

const agrees = (one: Contact, other: Contact): boolean =>
  one.about === other.about &&
  wordsOf(one.name).some((word) => wordsOf(other.name).includes(word)) &&
  ((one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
    (one.phone !== null && one.phone === other.phone));

const isOffice = (name: string | null | undefined): boolean => name != null && officeAtStart(name) !== null;
const isSure = ({ unsure }: Found<Contact>): boolean => unsure === undefined;
const wordsOf = (name: string | null): string[] => (name ?? '').toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** Whether two contacts have one address or number; that of an office may have several people, each for a part. */
function isSame(one: Found<Contact>, other: Found<Contact>): boolean {
  const key = ({ value: { email, phone } }: Found<Contact>) => (email ?? phone ?? '').toLowerCase();
  if (key(one) !== key(other)) return false;
  const [name, names] = [wordsOf(one.value.name), wordsOf(other.value.name)];
  const areTwo = isSure(one) && isSure(other) && one.value.about !== other.value.about;
  return !(areTwo && isOfOffice(key(one)) && !name.some((word) => names.includes(word)));
}

/** Whether a contact has more than what was read of it before: a detail, words for its part, or the first name for an initial. */
function saysMore(contact: Found<Contact>, known: Found<Contact>): boolean {
  const more = filled(contact.value) - filled(known.value);
  if (more !== 0 || !isSure(contact)) return more > 0;
  return !isSure(known) || isFuller(contact.value.name!, known.value.name!);
}

const INITIAL = /(?:^|[ .])[A-Z](?:[ .]|$)/;
const lastWordOf = (name: string): string => name.split(' ').at(-1)!.toLowerCase();
const isFuller = (name: string, known: string): boolean =>
  INITIAL.test(known) && !INITIAL.test(name) && lastWordOf(name) === lastWordOf(known);

const filled = ({ name, phone, about }: Contact): number =>
  [name, phone, about].filter((one) => one !== null).length;

/** Puts together what belongs to one contact: what follows until one of its kind comes again, or other words for enquiries. */
function blocksOf(reader: Reader): Block[] {
  const blocks: Block[] = [];
  for (const token of tokensOf(reader)) {
    const open = blocks.findLast(({ lane }) => lane === token.lane);
    const isLast = open === blocks.at(-1);
    if (open !== undefined && (token.lane !== null || isLast) && belongs(reader, open, token)) {
      if (!open.tokens.some(({ kind }) => kind === token.kind)) open.tokens.push(token);
      open.end = Math.max(open.end, token.end);
      continue;
    }
    const above = blocks.findLast((block) => block.tokens.some(({ kind }) => kind !== 'name'));
    const previous = token.lane === null ? (above?.end ?? 0) : 0;
    const context = reader.flow.slice(Math.max(previous, token.start - REACH), token.start);
    blocks.push({ start: token.start, end: token.end, tokens: [token], lane: token.lane, context });
  }
  return blocks;
}

function belongs(reader: Reader, { tokens, end, lane }: Block, token: Token): boolean {
  const between = reader.flow.slice(end, token.start);
  const isNear = lane === null ? between.length <= NEAR : token.line - tokens.at(-1)!.line <= NEAR_LINES;
  if (!isNear) return false;
  const has = (kind: Token['kind']): boolean => tokens.some((one) => one.kind === kind);
  const hasDetail = has('email') || has('phone');
  const name = tokenOf({ tokens }, 'name');
  const isHis = token.kind === 'email' && name !== undefined && hasNameIn(token.text, name.text);
  if (lane === null && hasDetail && ASK.test(between) && !isHis) return false;
  // `Ms Dube, SCM Office`: the office is hers.
  if (token.kind === 'name' && has('name') && !hasDetail && isOffice(token.text)) return true;
  // `Ms Dube or Mr Nel`: what follows is of the first one.
  if (token.kind === 'name' && !hasDetail && /^ (?:or|and|of|en|&) $/i.test(between)) return true;
  // Another number stands beside the first one: a mobile phone.
  if (token.kind === 'phone' && has('phone')) return between.length < 30 && !has('email');
  if (token.kind === 'name' && hasDetail)
    return !has('name') && between.length < 4 && token.line === tokens.at(-1)!.line;
  return !has(token.kind);
}

const tokenOf = ({ tokens }: Pick<Block, 'tokens'>, kind: Token['kind']): Token | undefined =>
  tokens.find((one) => one.kind === kind);

function contactOf(reader: Reader, block: Block, { about, isLabelled }: Said): Found<Contact> {
  const [name, email, phone] = (['name', 'email', 'phone'] as const).map((kind) => tokenOf(block, kind));
  const value: Contact = {
    ...{ name: name?.text ?? null, email: email?.text ?? null, phone: phone?.text ?? null },
    about,
  };
  const spans = [email, phone, name].filter((one) => one !== undefined);
  const isWhole =
    name !== undefined &&
    isLabelled &&
    (email === undefined || isOfOffice(email.text) || hasNameIn(email.text, name.text));
  return foundAt(reader, value, spans, name === undefined ? ALONE : NAMED, isWhole ? [] : ['contacts']);
}

/** The confidence in a contact with a name, and in one without. */
const [NAMED, ALONE] = [0.88, 0.75];

/** Of two headings in a line. */
const HEADING = /\b(?:enquiries|queries|navrae|information)\b/i;
/** Lines above that may head two contacts side by side. */
const LINES_ABOVE = 9;

/** What questions a contact answers, and whether words beside it or over it say so. */
type Said = { about: About; isLabelled: boolean };

/** What the nearest words say: over its column, before its details, in the heading over them. */
function aboutOf(reader: Reader, block: Block, titles: string, before: Said | null): Said {
  const { tokens, lane, context } = block;
  const { line } = tokens[0]!;
  if (lane !== null)
    for (let at = line; at >= Math.max(0, line - LINES_ABOVE); at -= 1) {
      const above = reader.lines[at]!;
      const isHeading = above.cells.length === 1 && (above.text.match(HEADINGS)?.length ?? 0) > 1;
      const second = isHeading
        ? above.start
        : (secondOf(reader, at, []) ?? columnOf(reader, at, tokens[0]!, lane));
      if (second === null) continue;
      // `Bidding procedure enquiries … technical enquiries …`: what stands before the first such word is of the first contact.
      const first = above.cells.length > 1 ? null : HEADING.exec(above.text);
      const cut = first === null ? second - above.start : first.index + first[0].length;
      const part = lane === 0 ? above.text.slice(0, cut) : above.text.slice(cut);
      const said = lastAbout(tokens.reduce((text, token) => text.replace(token.text, ''), part));
      if (said !== null) return { about: said, isLabelled: true };
    }
  const last = lastOf(ASK, context);
  const clause = last === undefined ? '' : clauseAround(context, last.index, last[0].length);
  const said = labelOf(context) ?? lastAbout(clause.replace(OF_ALL, '')) ?? insideOf(reader, block);
  if (said !== null) return { about: said, isLabelled: true };
  if (isOffice(tokenOf(block, 'name')?.text)) return { about: 'bidding', isLabelled: true };
  // `Ms Dube, dube@… or Mr Nel, nel@…`: they stand under the same words.
  if (before !== null && context.trim().length < NEXT && lastAbout(context) === null) return before;
  const other = lastAbout(clause) ?? lastAbout(context) ?? lastAbout(titles) ?? before?.about ?? null;
  // Where nothing near says that it is about the other part, what is near counts.
  const sentence = context
    .slice(-NEAR)
    .split(/\. (?=[A-Z][a-z]|\d{1,2}[. ])/)
    .at(-1)!;
  const near = sentence.replace(OF_ALL, '');
  const parts = [TECHNICAL, BIDDING].filter((words) => words.test(near));
  return { about: other, isLabelled: parts.length === 1 && lastAbout(near) === other };
}

/** Whether the words for enquiries stand between a name and an address that has a part of it, as they do in the middle of a cell. */
function isAskedInside(reader: Reader, block: Block): boolean {
  const [name, email] = (['name', 'email'] as const).map((kind) => tokenOf(block, kind));
  const isHis = name !== undefined && email !== undefined && hasNameIn(email.text, name.text);
  return isHis && insideOf(reader, block) !== null && ASK.test(reader.flow.slice(block.start, block.end));
}

/** Characters between two contacts under the same words. */
const NEXT = 12;

/** @returns what the label right before a contact says: `SCM requirements: Jan Nel` */
function labelOf(context: string): About {
  const said = context.trimEnd();
  const label = said
    .slice(-40, -1)
    .split(/[.,:;]/)
    .at(-1)!;
  return said.endsWith(':') ? lastAbout(label.replace(OF_ALL, '')) : null;
}

/** @returns what the words between the details of a contact say, if they say one thing: `Jan Nel, SCM Manager, e-mail: …` */
function insideOf(reader: Reader, { start, end, tokens }: Block): About {
  const text = tokens.reduce((rest, token) => rest.replace(token.text, ''), reader.flow.slice(start, end));
  const isOne = [TECHNICAL, BIDDING].filter((words) => words.test(text)).length === 1;
  return isOne ? lastAbout(text) : null;
}

/** `Enquiries about this tender`: that says nothing about their part. */
const OF_ALL = /\b(?:this|the|any|an?) (?:bid|tender|quotation|rf[bpq])\b/gi;

/** @returns where the second column of a row begins that stands over two contacts in columns; null for another line */
function columnOf(reader: Reader, at: number, { start, line }: Token, lane: number): number | null {
  const { cells } = reader.lines[at]!;
  const own = reader.lines[line]!.cells.find((one) => start >= one.start && start < one.end);
  const over = cells.find(({ column }) => column === own?.column);
  if (cells.length < 2) return null;
  return lane === 1
    ? (over?.start ?? cells.at(-1)!.start)
    : (cells.find(({ start: from }) => from > (over?.start ?? 0))?.start ?? null);
}

/** What stands beside the words for enquiries, in their clause: `enquiries about the specification`. */
function clauseAround(text: string, index: number, length: number): string {
  const head = text
    .slice(Math.max(0, index - 40), index)
    .split(/[.:@] /)
    .at(-1)!;
  return `${head}${text.slice(index, index + length + 40).split(/[.:@](?: |$)/)[0]!}`;
}

const lastOf = (words: Words, text: string): RegExpExecArray | undefined =>
  [...text.matchAll(words.every)].at(-1);

/** @returns what the last word says that says anything; `technical bid enquiries` are technical */
function lastAbout(text: string): About {
  const [of, to] = [TECHNICAL, BIDDING].map((words) => lastOf(words, text)?.index);
  if (of === undefined) return to === undefined ? null : 'bidding';
  if (to === undefined) return 'technical';
  return to - of > 24 ? 'bidding' : 'technical';
}

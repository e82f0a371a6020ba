import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { emailForBids } from '#shared/domain/documents/fields/submission/email.ts';
import { ASK, BIDDING, OTHERS, TECHNICAL } from '#shared/domain/documents/phrases/contacts.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import { placedBefore } from '#shared/domain/documents/reading/outline.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import { HEADINGS, secondOf, type Token, tokensOf } from './tokens.ts';

type Contact = AnalysisLists['contacts'];
type About = Contact['about'];

/** What belongs to one contact; `lane` says which of two side by side. */
type Block = Span & { tokens: Token[]; lane: Token['lane']; context: string };

/** So far before a contact the words stand that say whose it is; so near together are its details, in characters and in lines. */
const [REACH, NEAR, NEAR_LINES] = [420, 160, 4];
/** A contact that follows another so closely belongs under the same words. */
const FOLLOWS = 120;
/** Documents name a few people. A list of hundreds does not say whom bidders may ask. */
const MAX_FOUND = 100;

/** Who helps with a register or a portal, hears complaints or takes bids knows nothing of the tender. */
const HELP_DESK =
  /^(?:csd(?:\.?support)?|(?:help|service)-?desk|support|popia|privacy|fraud|\w{0,20}submissions?)@/i;

/** Finds whom bidders may ask: names, numbers and addresses that stand together behind the words for enquiries. */
export function findContacts(reader: Reader): Found<Contact>[] {
  const found = new Map<string, Found<Contact>>();
  const bids = emailForBids(reader);
  let [last, accepted, about]: [Block | null, boolean, About] = [null, false, null];
  for (const block of blocksOf(reader)) {
    if (found.size >= MAX_FOUND) break;
    const details = block.tokens.filter(({ kind }) => kind !== 'name');
    const titles = placedBefore(reader, block.start)?.titles.slice(0, 2).join(' ') ?? '';
    const follows: boolean = accepted && last !== null && block.start - last.end < FOLLOWS;
    const isAsked: boolean = follows || ASK.test(block.context) || ASK.test(titles);
    const isOther = OTHERS.test(block.context.slice(-FOLLOWS));
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
    const said = aboutOf(reader, block, titles, follows ? about : null);
    about = said.about;
    const contact = contactOf(reader, block, said);
    if (HELP_DESK.test(contact.value.email ?? '')) continue;
    const key = (contact.value.email ?? contact.value.phone ?? '').toLowerCase();
    const known = found.get(key);
    if (known === undefined || saysMore(contact, known)) found.set(key, contact);
  }
  const contacts = [...found.values()];
  // A number that stands again without the address of its contact is no other contact.
  return contacts.filter(
    ({ value: { email, phone } }) =>
      email !== null || !contacts.some(({ value }) => value.email !== null && value.phone === phone),
  );
}

/** Whether a contact has more than what was read of it before, or the same with its first name for an initial. */
function saysMore(contact: Found<Contact>, known: Found<Contact>): boolean {
  const more = filled(contact.value) - filled(known.value);
  const isSame = more === 0 && [contact, known].every(({ unsure }) => unsure === undefined);
  return more > 0 || (isSame && isFuller(contact.value.name!, known.value.name!));
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
  if (lane === null && hasDetail && ASK.test(between)) return false;
  // `Ms Dube or Mr Nel`: what follows is of the first one.
  if (token.kind === 'name' && !hasDetail && /^ (?:or|and|of|en|&) $/i.test(between)) return true;
  // Another number stands beside the first one: a mobile phone.
  if (token.kind === 'phone' && has('phone')) return between.length < 30 && !has('email');
  if (token.kind === 'name' && hasDetail)
    return !has('name') && between.length < 4 && token.line === tokens.at(-1)!.line;
  return !has(token.kind);
}

function contactOf(reader: Reader, { tokens }: Block, { about, isLabelled }: Said): Found<Contact> {
  const [name, email, phone] = (['name', 'email', 'phone'] as const).map((kind) =>
    tokens.find((one) => one.kind === kind),
  );
  const value: Contact = {
    ...{ name: name?.text ?? null, email: email?.text ?? null, phone: phone?.text ?? null },
    about,
  };
  const spans = [email, phone, name].filter((one) => one !== undefined);
  const isWhole = name !== undefined && isLabelled && (email === undefined || mayBeOf(email.text, name.text));
  return foundAt(reader, value, spans, name === undefined ? ALONE : NAMED, isWhole ? [] : ['contacts']);
}

/** The confidence in a contact with a name, and in one without. */
const [NAMED, ALONE] = [0.88, 0.75];

/** Addresses of offices, which anybody may have. */
const OF_OFFICE =
  /^(?:.*[._-])?(?:(?:e?tender|bid|quot|procure|purchas|scm|supply|rf[bpq]|enquir|quer|info|admin|office|finance|account)\w*)/i;

/** Whether an address may be that of a person: it has a part of the name, or is that of an office. */
function mayBeOf(address: string, name: string): boolean {
  const local = address.split('@')[0]!.toLowerCase();
  const names = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  return OF_OFFICE.test(local) || names.some((word) => local.includes(word.slice(0, LIKE)));
}
/** So many letters of a name an address has. */
const LIKE = 4;

/** Of two headings in a line. */
const HEADING = /\b(?:enquiries|queries|navrae|information)\b/i;
/** Lines above that may head two contacts side by side. */
const LINES_ABOVE = 9;

/** What questions a contact answers, and whether words beside it or over it say so. */
type Said = { about: About; isLabelled: boolean };

/** What the nearest words say: over its column, before its details, in the heading over them. */
function aboutOf(reader: Reader, { tokens, lane, context }: Block, titles: string, inherited: About): Said {
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
      const said = lastAbout(part);
      if (said !== null) return { about: said, isLabelled: true };
    }
  const last = lastOf(ASK, context);
  const clause = last === undefined ? '' : clauseAround(context, last.index, last[0].length);
  const said = lastAbout(clause.replace(OF_ALL, ''));
  if (said !== null) return { about: said, isLabelled: true };
  const other = lastAbout(clause) ?? lastAbout(context) ?? lastAbout(titles) ?? inherited;
  // Where nothing near says that it is about the other part, what is near counts.
  const sentence = context
    .slice(-NEAR)
    .split(/\. (?=[A-Z][a-z])/)
    .at(-1)!;
  const near = sentence.replace(OF_ALL, '');
  const parts = [TECHNICAL, BIDDING].filter((words) => words.test(near));
  return { about: other, isLabelled: parts.length === 1 && lastAbout(near) === other };
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

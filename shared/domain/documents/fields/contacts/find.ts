import { distance } from 'fastest-levenshtein';
import type { AnalysisLists, Found } from '#shared/domain/documents/analysis.ts';
import { emailForBids } from '#shared/domain/documents/fields/submission/email.ts';
import { ASK, OTHERS } from '#shared/domain/documents/phrases/contacts.ts';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { placedBefore } from '#shared/domain/documents/reading/outline.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import {
  aboutOf,
  type Block,
  isAskedInside,
  isOffice,
  labelOf,
  NEAR,
  placeOf,
  type Said,
  tokenOf,
} from './about.ts';
import { calledIn, domainOf, isMisspelt, listedIn, numbersByAddress, strangersIn } from './elsewhere.ts';
import { hasNameIn, isOfOffice } from './names.ts';
import { NEAR_LINES, type Token, tokensOf } from './tokens.ts';

type Contact = AnalysisLists['contacts'];
/** So far before a contact the words stand that say whose it is. */
const REACH = 420;
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
    const isOther =
      [block.context.slice(-FOLLOWS), titles].some((text) => OTHERS.test(text)) ||
      placeOf(OTHERS, block.context) > placeOf(ASK, block.context);
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
  const addresses = Map.groupBy(emailsIn(reader), ({ address }) => address.toLowerCase());
  const contacts = found.filter(
    ({ value: { email, phone, name } }) =>
      email !== null ||
      !whole.some(({ value }) => value.phone === phone || (isOffice(name) && isOffice(value.name))),
  );
  const [numbers, strangers, listed] = [numbersByAddress(reader), strangersIn(addresses), listedIn(reader)];
  const called = calledIn(reader);
  const own = contacts.filter(({ value }) => !contacts.some((one) => hasOwnAddress(one.value, value)));
  const read = own.map(({ unsure, ...of }): Found<Contact> => {
    const { email, phone } = of.value;
    if (email !== null && (isMisspelt(email, addresses) || strangers.has(domainOf(email))))
      return { ...of, unsure: ['contacts', 'contacts.email'] };
    if (email === null && of.value.name !== null && called.get(phone ?? '') === of.value.name) return of;
    // Without an address, nothing else shows whose a number is. A contact whose address has another number elsewhere is not whole, or misprinted.
    const others = numbers.get(email?.toLowerCase() ?? '') ?? [];
    const isOther = others.some(
      (one) =>
        phone === null || (distance(one, phone) === 1 && !contacts.some(({ value }) => value.phone === one)),
    );
    // The number of a list stands behind its names or its addresses.
    const isOfList = phone === null && listed.has(email?.toLowerCase() ?? '');
    if (email === null || isShared(of.value) || isOther || isOfList) return { ...of, unsure: ['contacts'] };
    // Two places that give one name an address or number, and say the same of its part, agree.
    const isAgreed = labelled.filter((one) => agrees(one, of.value)).length > 1;
    return unsure === undefined || isAgreed ? of : { ...of, unsure };
  });
  const many = [...Map.groupBy(read.filter(isSure), ({ value }) => value.about).values()].filter(
    ({ length }) => length > MOST_OF_PART,
  );
  // A notice of several tenders, of which this is one.
  return many.length === 0 ? read : read.map((one) => ({ ...one, unsure: ['contacts', 'contacts.email'] }));
}
/** Persons who answer for one part of a tender. */
const MOST_OF_PART = 2;

/** Whether a person has the address of an office, which others of it may have as well. */
const isShared = ({ name, email }: Contact): boolean =>
  name !== null && email !== null && !isOffice(name) && isOfOffice(email) && !hasNameIn(email, name);

/** Whether one contact has the name and number of another, and an address of his own instead of one that anybody may have. */
const hasOwnAddress = (one: Contact, other: Contact): boolean =>
  one.phone !== null &&
  one.phone === other.phone &&
  one.name !== null &&
  one.about === other.about &&
  one.name === other.name &&
  hasNameIn(one.email ?? '', one.name) &&
  !hasNameIn(other.email ?? '', one.name);

const agrees = (one: Contact, other: Contact): boolean =>
  one.about === other.about &&
  wordsOf(one.name).some((word) => wordsOf(other.name).includes(word)) &&
  ((one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
    (one.phone !== null && one.phone === other.phone));

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

function contactOf(reader: Reader, block: Block, { about, isLabelled }: Said): Found<Contact> {
  const [name, email, phone] = (['name', 'email', 'phone'] as const).map((kind) => tokenOf(block, kind));
  const value: Contact = {
    ...{ name: name?.text ?? null, email: email?.text ?? null, phone: phone?.text ?? null },
    about,
  };
  const spans = [email, phone, name].filter((one) => one !== undefined);
  // Nothing shows whose a number is that has no address beside it, or whose details words of other cells stand between.
  const isWhole =
    name !== undefined &&
    isLabelled &&
    email !== undefined &&
    (isOfOffice(email.text) || hasNameIn(email.text, name.text)) &&
    wordsInside(reader, block).length <= MOST_INSIDE;
  return foundAt(reader, value, spans, name === undefined ? ALONE : NAMED, isWhole ? [] : ['contacts']);
}

/** Characters between the details of a contact that are of none of them, nor of one beside it. */
const MOST_INSIDE = 60;
const LABEL_WORDS =
  /\b(?:contact|persons?|(?:tele|cell)?phone|tel|fax|facsimile|mobile|e-?mail|address|numbers?|office|direct|line|code|n\/a)\b/gi;

/** @returns what stands between the details of a contact and is no label, name, number or address */
const wordsInside = (reader: Reader, { start, end }: Block): string =>
  tokensOf(reader)
    .filter((one) => one.start >= start && one.end <= end)
    .reduce(
      (text, one) => text.replace(reader.flow.slice(one.start, one.end), ''),
      reader.flow.slice(start, end),
    )
    .replace(LABEL_WORDS, '')
    .replace(/[^\p{L}]+/gu, ' ');

/** The confidence in a contact with a name, and in one without. */
const [NAMED, ALONE] = [0.88, 0.75];

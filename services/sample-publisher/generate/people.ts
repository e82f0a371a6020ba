import { z } from 'zod';
import type { Buyer } from './buyers.ts';
import { fixture, texts } from './fixture.ts';
import { type Random, weighted } from './random.ts';

/** The official whom a tender names as its contact; fields may hold the portal's placeholders. */
export type ContactPerson = { name: string; email: string; telephoneNumber: string; faxNumber?: string };

const { firstNames, surnames, offices, mailboxes, areaCodes } = fixture(
  'sample/people.yaml',
  z.strictObject({
    firstNames: texts,
    surnames: texts,
    offices: texts,
    mailboxes: texts,
    areaCodes: z.record(z.string(), texts),
  }),
);

const faxOf = weighted<string | null>([
  [null, 70],
  ['N/A', 22],
  ['000-000-0000', 3],
  ['', 1],
  ['number', 4],
]);

type Person = { first: string; last: string };
const person = (random: Random): Person => ({ first: random.pick(firstNames), last: random.pick(surnames) });

/** Name of an invented person in one of the usual spellings. */
export const personName = (random: Random): string => written(person(random), random);

/** All names of an invented person, as registers have them: two first names and a surname, or three. */
export function fullName(random: Random): string {
  const names = Array.from({ length: random.integer(2, 3) }, () => random.pick(firstNames));
  return [...new Set(names), person(random).last].join(' ');
}

function written({ first, last }: Person, random: Random): string {
  const name = random.pick([
    `${first} ${last}`,
    `${first} ${last}`,
    `Ms ${first[0]}. ${last}`,
    `Mr ${first[0]} ${last}`,
    `${first[0]} ${last}`,
  ]);
  return random.chance(0.12) ? name.toUpperCase() : random.chance(0.05) ? `${name} ` : name;
}

/** A fixed-line number in a province, `0NN-NNN-NNNN`. */
export const landLine = (province: string | null, random: Random): string =>
  `${random.pick(areaCodes[province ?? 'GP']!)}-${random.integer(200, 999)}-${String(random.integer(0, 9999)).padStart(4, '0')}`;

/** E-mail address of the official who entered a tender: the contact's, a colleague's, or one of another domain. */
export function officialAddress(buyer: Buyer, contact: string, random: Random): string {
  if (random.chance(0.28) && contact.includes('@')) return contact;
  const { first, last } = person(random);
  const surname = last.replaceAll(' ', '');
  const mailbox = random.pick([
    `${first}.${surname}`,
    `${first}.${surname}`.toLowerCase(),
    `${surname}${first[0]}`,
    `${first[0]}${surname}`.toLowerCase(),
  ]);
  return `${mailbox}@${random.chance(0.12) ? buyer.domain.replace(/\.\w+\.za$/, '.org.za') : buyer.domain}`;
}

export function contactPerson(buyer: Buyer, random: Random): ContactPerson {
  const office = random.chance(0.12);
  const official = person(random);
  const mailbox = office ? random.pick(mailboxes) : `${official.first}.${official.last.replaceAll(' ', '')}`;
  const fax = faxOf(random);
  return {
    name: random.chance(0.01) ? 'N/A' : office ? random.pick(offices) : written(official, random),
    email: random.chance(0.01)
      ? 'N/A'
      : `${random.chance(0.3) ? mailbox : mailbox.toLowerCase()}@${buyer.domain}`,
    telephoneNumber: random.chance(0.035) ? '000-000-0000' : landLine(buyer.province, random),
    ...(fax === null ? {} : { faxNumber: fax === 'number' ? landLine(buyer.province, random) : fax }),
  };
}

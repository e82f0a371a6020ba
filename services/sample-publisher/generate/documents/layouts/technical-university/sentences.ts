import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledNumber,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

/** Day and time, for the table on the cover. */
export const momentInCell = ({ date, time }: Moment, random: Random): string =>
  `${spelledDay(date, random)}${time === null ? '' : random.pick([` at ${spelledTime(time, random)}`, `, ${spelledTime(time, random)}`])}`;

const momentInText = ({ date, time }: Moment, random: Random): string => {
  const day = spelledDayInWords(date, random);
  if (time === null) return `on ${day}`;
  const hour = spelledTime(time, random);
  return random.pick([`at ${hour} on ${day}`, `on ${day} at ${hour}`]);
};

export const closingClause = (closing: Moment, random: Random): string =>
  random.pick([
    `This request closes ${momentInText(closing, random)}.`,
    `Tenders close ${momentInText(closing, random)}. The clock of the Supply Chain Management Unit determines the time.`,
    `The closing date and time for this request fall ${momentInText(closing, random)}.`,
  ]);

export function validityClause(days: number, random: Random): string {
  const number = spelledNumber(days, random);
  return random.pick([
    `Tenders remain valid and open for acceptance for ${number} days from the closing date.`,
    `A tender binds the tenderer for a period of ${number} days, calculated from the date of closing.`,
    `The validity period of the tender is ${number} days after closing.`,
  ]);
}

export function briefingClauses(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string[] {
  const kind = compulsory ? 'compulsory' : 'non-compulsory';
  const when =
    moment === null
      ? 'The date will be made known on the website of the institution.'
      : `It takes place ${momentInText(moment, random)}.`;
  const where = venue === null ? [] : [random.pick([`Venue: ${venue}.`, `The venue is ${venue}.`])];
  const opening = random.pick([
    `A ${kind} briefing session is held for this request.`,
    `Prospective tenderers are invited to a ${kind} briefing session.`,
    `The user department presents the requirement at a ${kind} information session.`,
  ]);
  const attendance = compulsory
    ? 'Each representative signs the attendance register in the name of one tenderer.'
    : 'Attendance is recommended but remains voluntary.';
  return [[opening, when, ...where].join(' '), attendance];
}

export function submissionClauses(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    email: [
      `Tenders are submitted by e-mail only, to ${address}. The number of the request forms the subject line.`,
      `The complete tender must be e-mailed to ${address}.`,
    ],
    portal: [
      `Tenders are submitted electronically on ${address} and in no other way.`,
      `The tenderer uploads the complete tender to the portal at ${address}.`,
    ],
    hand: [
      `Tenders must be delivered by hand to the reception of the Supply Chain Management Unit, ${address}. The receptionist issues a receipt.`,
      `The tender is handed in, against signature, at the counter of the Supply Chain Management Unit, ${address}.`,
    ],
    box: [
      `Tenders must be placed in the tender box of the Supply Chain Management Unit, ${address}.`,
      `The sealed tender is deposited in the tender box situated at ${address}.`,
    ],
  };
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...copiesClause(copies, random),
    ...(envelopes === null
      ? []
      : [
          envelopes === 2
            ? random.pick([
                'The two-envelope system applies: Envelope A contains the technical offer and Envelope B contains the price.',
                'The technical offer and the price must be sealed in two separate envelopes.',
              ])
            : random.pick([
                'The technical offer and the price are enclosed in a single sealed envelope.',
                'One sealed envelope is used for the whole tender (single-envelope system).',
              ]),
        ]),
    ...(format === null
      ? []
      : [random.pick([`Documents must be in ${format} format.`, `All files are saved as ${format} files.`])]),
  ];
}

function copiesClause(copies: number | null, random: Random): string[] {
  if (copies === null) return [];
  if (copies === 1) return ['One original of the tender is submitted; no further copies are needed.'];
  const rest = copies - 1;
  const noun = rest === 1 ? 'copy' : 'copies';
  return [
    random.pick([
      `The tender consists of one original and ${inWords(rest)} (${rest}) ${noun}.`,
      `One original document plus ${rest} ${noun} must be submitted.`,
      `${inWords(copies).replace(/^./, (first) => first.toUpperCase())} (${copies}) sets of the tender are required, namely the original and ${rest} ${noun}.`,
    ]),
  ];
}

/** Who answers questions, in a table or in a line for each. */
export function contactBlocks(contacts: readonly AnalysisLists['contacts'][], random: Random): Block[] {
  const matters = {
    bidding: random.pick(['Supply chain enquiries', 'Enquiries on the tender procedure']),
    technical: random.pick(['Technical enquiries', 'Enquiries on the scope']),
  };
  const matterOf = ({ about }: AnalysisLists['contacts']) => matters[about ?? 'bidding'];
  const phoneOf = ({ phone }: AnalysisLists['contacts']) =>
    phone === null ? null : spelledPhone(phone, random);
  if (random.chance(0.5))
    return [
      {
        ...{ kind: 'table', rules: 'all', head: 1, shares: [28, 24, 20, 28] },
        rows: [
          ['Matter', 'Official', 'Telephone', 'E-mail'],
          ...contacts.map((contact) => [
            matterOf(contact),
            contact.name ?? '–',
            phoneOf(contact) ?? '–',
            contact.email ?? '–',
          ]),
        ],
      },
    ];
  return contacts.map((contact): Block => {
    const phone = phoneOf(contact);
    const ways = [
      ...(contact.name === null ? [] : [contact.name]),
      ...(phone === null ? [] : [`Tel: ${phone}`]),
      ...(contact.email === null ? [] : [`E-mail: ${contact.email}`]),
    ];
    return { kind: 'text', text: `${matterOf(contact)}: ${ways.join('; ')}` };
  });
}

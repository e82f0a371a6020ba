import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { inWords, spelledDay, spelledPhone, spelledTime } from '../../wordings/spelled.ts';
import { part } from './blocks.ts';

type Submission = AnalysisValues['submission'];

function deliveryOf({ methods, address, format }: Submission, random: Random): string[] {
  const ways: Partial<Record<Submission['methods'][number], readonly string[]>> = {
    box: [
      `Tenders are deposited in the tender box at the following address: ${address}.`,
      `The tender box stands at ${address}. Parcels carry the RFP number and the name of the Tenderer.`,
    ],
    hand: [
      `Tenders are handed over the counter of the tender office at ${address}, against a receipt.`,
      `Tenders are delivered by hand or by courier to the tender office: ${address}.`,
    ],
    portal: [
      `Tenders are uploaded electronically on the portal ${address}.`,
      `Submission is electronic only, by way of ${address}. No paper copy is needed.`,
    ],
    email: [`Tenders are sent by e-mail to ${address}.`],
  };
  return [
    ...methods.map((method) => random.pick(ways[method] ?? [`Tenders are submitted to ${address}.`])),
    ...(format === null
      ? []
      : [random.pick([`Files are in ${format} format.`, `Only ${format} files are uploaded.`])]),
  ];
}

function copiesOf({ copies, envelopes }: Submission, random: Random): string[] {
  const further = (copies ?? 1) - 1;
  const sets = `${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'}`;
  return [
    ...(copies === null
      ? []
      : further === 0
        ? ['One (1) original tender, without copies.']
        : [
            random.pick([
              `One (1) original tender plus ${sets} of it.`,
              `The original and ${sets} are submitted.`,
            ]),
          ]),
    ...(envelopes === 1
      ? ['A single-envelope system is used: technical and commercial offers are in one envelope.']
      : []),
    ...(envelopes === 2
      ? [
          'A two-envelope system is used: Envelope 1 holds the technical offer and Envelope 2 the commercial offer.',
        ]
      : []),
  ];
}

function briefingOf({ moment, venue, compulsory }: AnalysisValues['briefing'], random: Random): string {
  const duty =
    compulsory === null
      ? ''
      : compulsory
        ? random.pick([
            'A compulsory clarification meeting is held.',
            'Attendance of the clarification meeting is compulsory.',
          ])
        : random.pick([
            'A non-compulsory clarification meeting is held.',
            'The clarification meeting is not compulsory, but Tenderers are encouraged to attend it.',
          ]);
  const when =
    moment === null
      ? 'The date and time will be published on the tender bulletin of the Employer.'
      : `Date: ${spelledDay(moment.date, random)}${moment.time === null ? '' : `\nTime: ${spelledTime(moment.time, random)}`}`;
  return [duty, when, ...(venue === null ? [] : [`Venue: ${venue}`])]
    .filter((each) => each !== '')
    .join('\n');
}

const contactOf = ({ name, email, phone }: AnalysisLists['contacts'], random: Random): string =>
  [
    ...(name === null ? [] : [`Name: ${name}`]),
    ...(phone === null ? [] : [`${random.pick(['Tel', 'Telephone'])}: ${spelledPhone(phone, random)}`]),
    ...(email === null ? [] : [`E-mail: ${email}`]),
  ].join('\n');

function validityOf(days: number, random: Random): string {
  return random.pick([
    `Tenders remain open for acceptance for ${days} days after the closing date.`,
    `The tender validity period is ${inWords(days)} (${days}) days, counted from the closing date.`,
    `${days} calendar days from the closing date.`,
  ]);
}

/** Part 2: particulars of this request, each beside its name. */
export function requestData(
  { truth: { values, lists }, buyer, number, title }: Bid,
  random: Random,
): Block[] {
  const { closing, submission, briefing, validityDays } = values;
  const copies = submission ? copiesOf(submission, random) : [];
  const rows: string[][] = [
    ['The Employer', buyer],
    ['RFP number', number],
    ['Description', title],
    ...(closing
      ? [
          [
            random.pick(['Closing date and time', 'Deadline for submission', 'Tender closing']),
            `${spelledDay(closing.date, random)} at ${spelledTime(closing.time ?? '10:00', random)}${random.pick(['', ' (South African standard time)'])}`,
          ],
        ]
      : []),
    ...(submission
      ? [[random.pick(['Place of submission', 'Tender delivery']), deliveryOf(submission, random).join('\n')]]
      : []),
    ...(copies.length === 0 ? [] : [['Number of tenders and envelopes', copies.join('\n')]]),
    ...(validityDays === undefined ? [] : [['Tender validity', validityOf(validityDays, random)]]),
    [
      'Clarification meeting',
      briefing ? briefingOf(briefing, random) : 'No clarification meeting is held for this RFP.',
    ],
    ...lists.contacts.map((contact) => [
      contact.about === 'technical'
        ? random.pick(['Technical queries', 'End-user representative (technical)'])
        : random.pick(['Commercial and procurement queries', 'Buyer (tender procedure)']),
      contactOf(contact, random),
    ]),
    ['Queries', 'Queries are put in writing. Answers are sent to all Tenderers that collected the RFP.'],
  ];
  return [
    part(2, random.pick(['RFP DATA', 'RFP DATA SHEET', 'RFP DATA: PARTICULARS OF THE TENDER'])),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 10, shares: [8, 30, 62] },
      rows: [['Ref', 'Item', 'Data'], ...rows.map(([item, data], at) => [`2.${at + 1}`, item!, data!])],
    },
  ];
}

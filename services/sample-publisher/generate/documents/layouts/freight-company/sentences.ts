import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledMonths,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

const inBoth = (number: number, random: Random): string =>
  random.pick([
    `${number}`,
    `${number} [${inWords(number)}]`,
    `${inWords(number)} (${number})`,
    `${inWords(number)} [${number}]`,
  ]);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const clock = ({ time }: Moment, random: Random): string =>
  time === null ? '' : ` at ${spelledTime(time, random)}`;

/** When proposals close, as the notice says it under the heading of its row. */
export function closingLines(closing: Moment, random: Random): string {
  const day = spelledDayInWords(closing.date, random);
  return random.pick([
    `${day}${clock(closing, random)}.\nSouth African Standard Time applies.`,
    `Proposals must be lodged by ${day}${clock(closing, random)}.`,
    `This RFP closes${clock(closing, random)} on ${day}. Respondents should allow for delays on the way.`,
    `${spelledDay(closing.date, random)}${closing.time === null ? '' : `\nTime: ${spelledTime(closing.time, random)}`}`,
  ]);
}

export function validityLines(days: number, random: Random): string {
  const number = inBoth(days, random);
  return random.pick([
    `${number} days from the closing date. Respondents may be asked to extend this period on the same terms.`,
    `Proposals are valid for ${number} days, counted from the closing date.`,
    `${number} calendar days after the closing date, during which the Proposal may be accepted at any time.`,
  ]);
}

export function briefingLines(
  briefing: AnalysisValues['briefing'] | undefined,
  random: Random,
): readonly string[] {
  if (briefing === undefined)
    return [
      random.pick([
        'No briefing session is held for this RFP. Questions are answered in writing.',
        'There is no briefing session for this RFP.',
      ]),
    ];
  const { moment, venue, compulsory } = briefing;
  const duty = compulsory
    ? random.pick([
        'Attendance is compulsory. The register must be signed in the name of the Respondent.',
        'This briefing is compulsory, and a certificate of attendance is issued at its end.',
      ])
    : random.pick([
        'Attendance is not compulsory, but recommended.',
        'This briefing is non-compulsory; its minutes are sent to all who ask for them.',
      ]);
  const place = venue === null ? '' : random.pick([`Venue: ${venue}.`, `It takes place at: ${venue}.`]);
  const when =
    moment === null
      ? 'A briefing session will be held. Its date is still to be announced on the e-Tender portal.'
      : random.pick([
          `A briefing session will be held on ${spelledDayInWords(moment.date, random)}${clock(moment, random)}.`,
          `RFP briefing: ${spelledDayInWords(moment.date, random)}${moment.time === null ? '' : `, ${spelledTime(moment.time, random)}`}.`,
        ]);
  return [when, ...(place === '' ? [] : [place]), duty];
}

/** Where and how a proposal is lodged; a box is named only where there is one. */
export function submissionLines(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    box: [
      `Proposals are deposited in the tender box of the Company, which is located at: ${address}.`,
      `The Proposal, sealed and marked with the RFP number, must be placed in the tender box at ${address}.`,
    ],
    hand: [
      `Proposals are delivered by hand to the Secretariat of the Acquisition Council, ${address}, where a receipt is issued.`,
      `The Proposal must be handed to an official of the tender office at ${address}, who enters it in the register.`,
    ],
    portal: [
      `Proposals are lodged electronically on the portal ${address}. Respondents register there and upload their documents.`,
      `The Proposal must be uploaded to ${address}; the time stamp of the portal counts.`,
    ],
    email: [
      `Proposals are sent by e-mail to ${address}, with the RFP number as the subject.`,
      `The Proposal must be e-mailed to ${address}.`,
    ],
  };
  const more = copies === null ? 0 : copies - 1;
  const word = more === 1 ? 'copy' : 'copies';
  const sets =
    copies === null
      ? []
      : more === 0
        ? ['One original of the Proposal is required, without copies.']
        : [
            random.pick([
              `One [1] original and ${inBoth(more, random)} ${word} of the Proposal must be lodged.`,
              `The original Proposal is lodged together with ${inBoth(more, random)} ${word} of it.`,
            ]),
          ];
  const sealed =
    envelopes === 2
      ? [
          random.pick([
            'Two envelopes are used: Envelope 1 for the technical proposal and Envelope 2 for the financial proposal.',
            'A two-envelope system applies. The financial proposal is sealed apart from the technical proposal.',
          ]),
        ]
      : envelopes === 1
        ? [
            random.pick([
              'A single-envelope system applies.',
              'Technical and financial proposals are put in one sealed envelope.',
            ]),
          ]
        : [];
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...sets,
    ...sealed,
    ...(format === null
      ? []
      : [
          random.pick([
            `All files must be in ${format} format.`,
            `Documents are to be saved as ${format} files.`,
          ]),
        ]),
  ];
}

/** A person who answers, with what about: cells of a table. */
export function contactRow(
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): [string, string] {
  const matter =
    about === 'technical'
      ? random.pick(['Technical questions', 'Questions about the scope of requirements'])
      : about === 'bidding'
        ? random.pick(['Questions about the bid process', 'RFP administrator (procurement questions)'])
        : 'Questions';
  return [
    matter,
    [
      ...(name === null ? [] : [random.pick([`Name: ${name}`, name])]),
      ...(phone === null ? [] : [`Telephone: ${spelledPhone(phone, random)}`]),
      ...(email === null ? [] : [random.pick([`E-mail: ${email}`, `Email: ${email}`])]),
    ].join('\n'),
  ];
}

/** The minimum that the technical evaluation demands. */
export function thresholdSentence(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `The minimum technical threshold is ${percent}%. A Proposal that scores less than ${percent}% for functionality does not proceed to the next step.`,
    `Respondents must meet the minimum threshold for technical evaluation of ${inWords(percent)} per cent (${percent}%) of the points, which is ${points} of ${total} points.`,
    `A Proposal must score at least ${points} of the ${total} points for functionality to qualify for the evaluation of price and specific goals.`,
    `Minimum qualifying score for technical functionality: ${percent}% (${points} out of ${total} points).`,
  ]);
}

/** Terms of the contract, one sentence each. */
export function termSentences({ values, lists }: Bid['truth'], random: Random): string[] {
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = values;
  const length = durationMonths === undefined ? '' : spelledMonths(durationMonths, random);
  return [
    ...(durationMonths === undefined
      ? []
      : [
          random.pick([
            `The contract will be in force for ${length}, counted from the commencement date.`,
            `The Company intends to contract for a period of ${length}.`,
            `Contract period: ${length} from the date on which the contract is signed.`,
          ]),
        ]),
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `Payment is made ${paymentDays} days after the end of the month in which a valid tax invoice and statement are received.`,
            `The Company pays undisputed tax invoices within ${inBoth(paymentDays, random)} days of receipt of the statement.`,
            `Terms of payment are ${paymentDays} days from the date of the month-end statement.`,
          ]),
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `Before the work starts, the contractor provides a performance guarantee of ${guaranteePercent}% of the contract value.`,
            `A performance bond in the form of a bank guarantee is required. It amounts to ${guaranteePercent}% of the contract value.`,
          ]),
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          `The successful Respondent must subcontract at least ${subcontractingPercent}% of the contract value to EMEs or QSEs.`,
        ]),
    ...lists.localContent.map(({ product, percent }) =>
      random.pick([
        `A minimum threshold for local content of ${percent}% applies to ${lowered(product ?? 'designated goods')}.`,
        `${product ?? 'Designated goods'}: the stipulated minimum threshold for local production and content is ${percent}%.`,
      ]),
    ),
  ];
}

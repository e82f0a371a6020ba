import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import { inWords, spelledDay, spelledMonths, spelledPhone, spelledTime } from '../../wordings/spelled.ts';

/** How the document calls the organ of state. */
export const organOf = ({ buyer }: Bid): string => (/^City/i.test(buyer) ? 'the City' : 'the Municipality');
export const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
const figure = (number: number, random: Random): string =>
  random.pick([String(number), `${inWords(number)} (${number})`, `${number} (${inWords(number)})`]);

export const closingText = ({ date, time }: Moment, random: Random): string => {
  const day = spelledDay(date, random);
  const hour = time === null ? '' : spelledTime(time, random);
  return random.pick([
    `${day}${hour && ` at ${hour}`}`,
    `${hour && `${hour} on `}${day}`,
    `${day}${hour && `, ${hour}`}`,
  ]);
};

export const validityClause = (days: number, random: Random): string =>
  random.pick([
    `The tender offer remains valid and open for acceptance for ${figure(days, random)} days after the closing date.`,
    `Tenders hold good for a period of ${figure(days, random)} days from the date on which the tender closes.`,
    `The tender validity period is ${figure(days, random)} calendar days, reckoned from the closing date.`,
  ]);

export function briefingText(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const when = moment === null ? 'Date and time to be announced' : closingText(moment, random);
  const where = venue === null ? '' : `\nVenue: ${venue}`;
  const duty = compulsory
    ? random.pick(['Attendance is compulsory.', 'Compulsory for all tenderers.'])
    : random.pick(['Attendance is not compulsory.', 'Not compulsory, but strongly recommended.']);
  return `${when}${where}\n${duty}`;
}

/** Where and how tenders are handed in, in sentences of their own. */
export function submissionClauses(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    email: [
      `The completed tender is sent by e-mail to ${address} only.`,
      `Tenders are submitted electronically to the e-mail address ${address}, with the tender number as subject.`,
    ],
    portal: [
      `Tenders are submitted on the eTender portal, ${address}, by registered users.`,
      `The completed tender is uploaded electronically at ${address}; the portal issues a receipt.`,
    ],
    hand: [
      `The sealed tender is handed in at the tender office, ${address}, and entered in the register of tenders.`,
      `Tenders are delivered by hand to ${address}, where an official issues a receipt.`,
    ],
    box: [
      `The sealed tender, marked with the tender number and title, is placed in the tender box at ${address}.`,
      `Tenders must be deposited in the official tender box situated at ${address}.`,
    ],
  };
  const further = copies === null ? 0 : copies - 1;
  return [
    random.pick(ways[methods[0] ?? 'box']!),
    ...(copies === null
      ? []
      : further === 0
        ? ['Only the original of the tender document is submitted; copies are not required.']
        : [
            random.pick([
              `One (1) original and ${figure(further, random)} ${further === 1 ? 'copy' : 'copies'} of the tender are required.`,
              `Submit the original document together with ${figure(further, random)} ${further === 1 ? 'copy' : 'copies'} of it.`,
            ]),
          ]),
    ...(envelopes === 2
      ? [
          'A two-envelope procedure is followed: envelope one holds the technical submission and envelope two the financial offer.',
        ]
      : envelopes === 1
        ? [
            random.pick([
              'A single-envelope procedure is followed.',
              'The whole tender is sealed in one envelope.',
            ]),
          ]
        : []),
    ...(format === null ? [] : [`Electronic documents must be in ${format} format.`]),
  ];
}

/** Label and text of a person who answers questions. */
export function enquiryRow(
  { about, name, phone, email }: AnalysisLists['contacts'],
  random: Random,
): string[] {
  return [
    about === 'technical'
      ? random.pick(['Technical enquiries', 'Enquiries: technical / specification'])
      : random.pick(['Supply chain enquiries', 'Enquiries: tender procedure (SCM)']),
    [
      name ?? 'The official on duty',
      ...(phone === null ? [] : [`Tel: ${spelledPhone(phone, random)}`]),
      ...(email === null ? [] : [`E-mail: ${email}`]),
    ].join('\n'),
  ];
}

export function minimumClause(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `A tenderer must score at least ${figure(points, random)} of the ${total} points for functionality (${percent}%) to be evaluated further.`,
    `The minimum qualifying score for functionality is ${percent}%. Tenders that score less than ${percent}% for functionality are not evaluated on price and preference.`,
    `Tenders that do not achieve the minimum threshold of ${points} out of ${total} points for functionality will be regarded as non-responsive.`,
    `Only tenders that obtain ${points} points or more out of a possible ${total} in the functionality schedule proceed to the next stage.`,
  ]);
}

export function systemClause(system: '80/20' | '90/10', random: Random): string {
  const [price, goals] = system.split('/');
  return random.pick([
    `The ${system} preference point system applies: ${price} points are for price and ${goals} points for specific goals.`,
    `Responsive tenders are adjudicated on the ${system} preference points system, in terms of the Preferential Procurement Regulations, 2022.`,
    `Points are awarded for price (maximum ${price}) and for specific goals (maximum ${goals}), in accordance with the ${system} system.`,
  ]);
}

/** Terms of the contract that the truth has, one sentence each. */
export function contractClauses(bid: Bid, random: Random): string[] {
  const { values, lists } = bid.truth;
  const organ = organOf(bid);
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = values;
  return [
    ...(durationMonths === undefined
      ? []
      : [
          random.pick([
            `The contract period is ${spelledMonths(durationMonths, random)} from the commencement date.`,
            `The contract commences on the date stated in the letter of award and endures for ${spelledMonths(durationMonths, random)}.`,
            `Contract duration: ${spelledMonths(durationMonths, random)}.`,
          ]),
        ]),
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `${capital(organ)} pays within ${figure(paymentDays, random)} days of receipt of a correct tax invoice.`,
            `Payment is made ${figure(paymentDays, random)} days from the date of the statement.`,
          ]),
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `The contractor provides a performance guarantee of ${guaranteePercent}% of the contract price within fourteen days of the award.`,
            `Security for due performance: a guarantee equal to ${guaranteePercent}% of the accepted tender sum.`,
          ]),
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          `The successful tenderer must subcontract a minimum of ${subcontractingPercent}% of the value of the contract to small enterprises in the wards in which the contract is executed.`,
        ]),
    ...lists.localContent.map(({ product, percent }) =>
      random.pick([
        `Designated sector: ${product ?? 'the goods offered'}. The minimum threshold for local content is ${percent}%.`,
        `The prescribed minimum for local production and content is ${percent}% (${product ?? 'all goods'}).`,
      ]),
    ),
  ];
}

export const gradeClause = (
  { grade, classOfWorks, potentiallyEmerging }: AnalysisLists['cidb'],
  random: Random,
): string =>
  random.pick([
    `Tenderers must have a CIDB contractor grading designation of ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
    `CIDB grading required: ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
  ]);

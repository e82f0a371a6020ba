import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import {
  inWords,
  spelledDay,
  spelledMonths,
  spelledNumber,
  spelledPhone,
  spelledTime,
} from '../../wordings/spelled.ts';

/** What the clauses of tender data and contract data say, in the words of the Standard Conditions of Tender. */

export const closingClause = ({ date, time }: Moment, random: Random): string => {
  const day = spelledDay(date, random);
  const clock = time === null ? '' : spelledTime(time, random);
  return random.pick([
    `The closing time for submission of tender offers is ${clock && `${clock} on `}${day}.`,
    `Closing time: ${clock && `${clock}, `}${day}`,
    `Tender offers close on ${day}${clock && ` at ${clock}`}.`,
  ]);
};

export const validityClause = (days: number, random: Random): string =>
  random.pick([
    `The tender offer validity period is ${days} days.`,
    `Tender offers are to remain open for acceptance for ${inWords(days)} (${days}) days after the closing time.`,
    `The tenderer holds its offer valid and open for acceptance by the employer for ${days} days from the closing date.`,
  ]);

export function briefingClause(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const duty = compulsory
    ? random.pick([
        'Attendance of this briefing session is compulsory.',
        'The briefing session is compulsory, and tenderers sign the attendance register in the name of the tendering entity.',
      ])
    : random.pick([
        'The briefing session is not compulsory.',
        'Attendance of this briefing session is optional.',
      ]);
  const place = venue === null ? '' : `\nVenue: ${venue}`;
  if (moment === null)
    return `A briefing session (clarification meeting) will be held on a date of which tenderers will be informed in writing. ${duty}${place}`;
  const day = spelledDay(moment.date, random);
  const clock = moment.time === null ? '' : spelledTime(moment.time, random);
  return random.pick([
    `The arrangements for the clarification meeting are as follows.\nDate: ${day}${clock && `\nStarting time: ${clock}`}${place}\n${duty}`,
    `A briefing session (clarification meeting) takes place on ${day}${clock && ` at ${clock}`}. ${duty}${place}`,
  ]);
}

/** Where offers go, and what is written on them. */
export function deliveryClause(
  { methods, address }: AnalysisValues['submission'],
  number: string,
  random: Random,
): string {
  const marked = `Identification details: tender ${number} and the name of the tenderer.`;
  switch (methods[0]) {
    case 'portal':
      return random.pick([
        `Tender offers are submitted electronically, by uploading them on the portal ${address}.`,
        `The tender offer is lodged online at ${address}. The tenderer allows enough time for the upload.`,
      ]);
    case 'email':
      return `Tender offers are submitted by e-mail to ${address}. ${marked}`;
    case 'hand':
      return random.pick([
        `Tender offers are delivered by hand and received against signature at ${address}. ${marked}`,
        `The employer’s address for delivery by hand of tender offers is: ${address}. ${marked}`,
      ]);
    default:
      return random.pick([
        `The employer’s address for delivery of tender offers is as follows.\nLocation of tender box: ${address}\n${marked}`,
        `Tender offers are placed in the tender box at ${address}. ${marked}`,
      ]);
  }
}

export function copiesClause(copies: number, random: Random): string {
  const further = copies - 1;
  if (further === 0) return 'The tender offer is submitted as one original, without any copies.';
  const number = spelledNumber(further, random);
  const copy = further === 1 ? 'copy' : 'copies';
  return random.pick([
    `The tender offer is submitted as an original plus ${number} ${copy}.`,
    `Parts of each tender offer are submitted as one original and ${number} ${copy} of it.`,
  ]);
}

export const envelopesClause = (envelopes: 1 | 2, random: Random): string =>
  envelopes === 2
    ? random.pick([
        'A two-envelope procedure is followed. The technical proposal and the financial proposal are sealed in separate envelopes.',
        'The two-envelope system applies: envelope 1 holds the technical offer and envelope 2 the financial offer.',
      ])
    : random.pick([
        'A one-envelope procedure is followed.',
        'The whole of the tender offer is sealed in a single envelope.',
      ]);

/** Who answers questions, on lines of their own. */
export function contactClause(
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string {
  const role =
    about === 'technical'
      ? random.pick(['Technical queries:', 'The employer’s agent for technical matters is:'])
      : random.pick([
          'Queries on the tendering procedure:',
          'The employer’s agent for bidding procedures is:',
        ]);
  return [
    role,
    ...(name === null ? [] : [`Name: ${name}`]),
    ...(phone === null ? [] : [`Tel: ${spelledPhone(phone, random)}`]),
    ...(email === null ? [] : [`E-mail: ${email}`]),
  ].join('\n');
}

export const gradeClause = ({ grade, classOfWorks, potentiallyEmerging }: AnalysisLists['cidb']): string =>
  potentiallyEmerging
    ? `Tenderers must be registered with the CIDB in a contractor grading designation of ${grade}${classOfWorks} or higher, or of ${grade}${classOfWorks} PE.`
    : `Tenderers must be registered with the CIDB in a contractor grading designation equal to or higher than ${grade}${classOfWorks}.`;

/** The minimum for quality, in points, in percent or in both. */
export function minimumClause(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `The minimum number of evaluation points for quality is ${points} out of ${total}. Tender offers that score less are not evaluated further.`,
    `Tenderers who do not reach ${percent}% of the maximum points for quality do not proceed to the evaluation of financial offer and preference.`,
    `The minimum quality score is ${inWords(points)} (${points}) points, which is ${percent}% of the maximum of ${total} points.`,
    `Only tender offers with a quality score of at least ${points} points out of ${total} are evaluated for price.`,
  ]);
}

export function systemClause(system: '80/20' | '90/10', scored: boolean, random: Random): string {
  const [price, goals] = system.split('/');
  const first = scored ? 'Once quality has been evaluated, the' : 'The';
  return random.pick([
    `${first} financial offer and preference are evaluated by Method 2 under the ${system} preference point system.`,
    `${first} ${system} preference point system is used, in which ${price} points are for price and ${goals} for specific goals.`,
  ]);
}

export const durationClause = (months: number, works: boolean, random: Random): string => {
  const length = spelledMonths(months, random);
  return works
    ? random.pick([
        `The time for completion of the whole of the works is ${length} from the commencement date.`,
        `The contract period is ${length}, special non-working days included.`,
      ])
    : random.pick([
        `The period of performance is ${length} from the start date.`,
        `The services are to be performed over ${length}.`,
      ]);
};

export const paymentClause = (days: number, random: Random): string =>
  random.pick([
    `Amounts due are paid within ${days} days of receipt of a correct tax invoice.`,
    `The employer makes payment no later than ${spelledNumber(days, random)} days after the statement is delivered to it.`,
  ]);

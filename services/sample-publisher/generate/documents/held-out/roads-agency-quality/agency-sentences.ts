import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { inWords, spelledDay, spelledPhone, spelledTime } from '../../wordings/spelled.ts';

/** A moment in a sentence, or only its day where no time is known. */
const spelledMoment = ({ date, time }: Moment, random: Random): string => {
  const day = spelledDay(date, random);
  return time === null
    ? day
    : random.pick([`${spelledTime(time, random)} on ${day}`, `${day} at ${spelledTime(time, random)}`]);
};

export const closingSentence = (closing: Moment, random: Random): string => {
  const when = spelledMoment(closing, random);
  return random.pick([
    `The closing time for submission of tender offers is ${when}.`,
    `Tender offers are received until ${when}.`,
    `Closing time: ${when}.`,
  ]);
};

export const validitySentence = (days: number, random: Random): string =>
  random.pick([
    `The tender offer validity period is ${days} days from the closing time for submission.`,
    `Tender offers remain open for acceptance for ${inWords(days)} (${days}) days after closing.`,
    `The tender offer validity period is ${inWords(days)} (${days}) calendar days.`,
  ]);

export function briefingSentence(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const what = compulsory ? 'compulsory clarification meeting' : 'clarification meeting';
  const place = venue === null ? 'still to be announced' : venue;
  const when = moment === null ? 'to be made known by a notice to tenderers' : spelledMoment(moment, random);
  const duty = compulsory
    ? random.pick([
        'Tenderers sign the attendance list in the name of the tendering entity.',
        'Addenda go to those on the attendance list.',
      ])
    : 'Attendance is not compulsory.';
  return random.pick([
    `The arrangements for a ${what} are:\nLocation: ${place}\nDate and starting time: ${when}\n${duty}`,
    `A ${what} is held as follows. Venue: ${place}. Date and time: ${when}. ${duty}`,
  ]);
}

/** Where and how tender offers are handed in, one sentence for each rule. */
export function submissionSentences(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  number: string,
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    box: [
      `The Employer’s address for delivery of tender offers is the tender box at ${address}.`,
      `Location of tender box: ${address}. Identification details on each package: tender number ${number}.`,
    ],
    hand: [
      `Tender offers are delivered by hand to the Employer’s office at ${address}, against a signed receipt.`,
      `The Employer’s address for delivery by hand or courier is ${address}. An official records each package.`,
    ],
    portal: [
      `Tender offers are uploaded electronically to ${address}; there is no physical address for delivery.`,
      `Submission is through the electronic tendering portal at ${address}.`,
    ],
    email: [
      `Tender offers are sent by e-mail to ${address}, with the tender number ${number} as subject.`,
      `The e-mail address for delivery of tender offers is ${address}.`,
    ],
  };
  const further = copies === null ? 0 : copies - 1;
  const sentences = [random.pick(ways[methods[0]!] ?? ways['box']!)];
  if (copies !== null)
    sentences.push(
      further === 0
        ? 'Parts communicated on paper are submitted as an original only, without copies.'
        : `Parts communicated on paper are submitted as one original plus ${inWords(further)} (${further}) ${further === 1 ? 'copy' : 'copies'}.`,
    );
  if (envelopes === 2)
    sentences.push(
      'A two-envelope procedure will be followed: the financial proposal in one envelope, and all other returnable documents in the other.',
    );
  if (envelopes === 1) sentences.push('A single-envelope procedure will be followed.');
  if (format !== null) sentences.push(`Electronic documents are submitted in ${format} format.`);
  return sentences;
}

/** The person to whom queries go, in the lines of one cell. */
export const contactLines = ({ name, email, phone }: AnalysisLists['contacts'], random: Random): string[] => [
  ...(name === null ? [] : [`Name: ${name}`]),
  ...(phone === null ? [] : [`${random.pick(['Tel:', 'Telephone:'])} ${spelledPhone(phone, random)}`]),
  ...(email === null ? [] : [`E-mail: ${email}`]),
];

/** What a tender offer has to reach for quality. */
export function minimumSentence(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `The minimum number of evaluation points for quality is ${points} out of ${total}. Tender offers that score fewer points are eliminated from further evaluation.`,
    `The minimum quality score is ${inWords(points)} (${points}) of the ${total} points, that is ${percent}%. The financial offers of tenderers below this minimum number of points stay out of the comparison.`,
    `Tenderers that score less than ${percent}% for quality (${points} of ${total} points) are not evaluated on price and preference.`,
    `A score for quality of at least ${points} points (${percent}% of ${total}) is needed for a tender offer to be evaluated in terms of C.3.11.3.`,
  ]);
}

/** How price and preference are weighed. */
export function preferenceSentence(system: '80/20' | '90/10', random: Random): string {
  const [price, goals] = system.split('/');
  return random.pick([
    `Tender offers are ranked by the ${system} preference points system: NFO, the points for the financial offer, is at most ${price}, and NP, the points for preference, at most ${goals}.`,
    `The procedure for the evaluation of responsive tenders is Method 2 (financial offer and preference). W1 equals ${price}, and up to ${goals} tender evaluation points are for specific goals (${system}).`,
    `The ${system} system applies, in which ${price} points are for price and ${goals} points for specific goals.`,
  ]);
}

import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { inWords, spelledDay, spelledPhone, spelledTime } from '../wordings/spelled.ts';

/** Sentences with which the layouts that are held out state facts. */

export const momentText = ({ date, time }: Moment, random: Random): string =>
  time === null
    ? spelledDay(date, random)
    : random.pick([
        `${spelledTime(time, random)} on ${spelledDay(date, random)}`,
        `${spelledDay(date, random)} at ${spelledTime(time, random)}`,
        `${spelledDay(date, random)}, ${spelledTime(time, random)}`,
      ]);

export function meetingSentences(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string[] {
  const duty = compulsory
    ? random.pick([
        'Attendance is compulsory.',
        'This meeting is compulsory.',
        'Attendance of this meeting is mandatory.',
      ])
    : random.pick(['Attendance is not compulsory.', 'Attendance is optional but recommended.']);
  const place = venue === null ? '' : ` at ${venue}`;
  if (moment === null)
    return [`A tender clarification meeting${place} will be announced to all who register. ${duty}`];
  return random.pick([
    [`Bidders are invited to a site inspection${place}: ${momentText(moment, random)}. ${duty}`],
    [`Tender clarification meeting${place}: ${momentText(moment, random)}`, duty],
    [`A pre-tender meeting takes place${place}, ${momentText(moment, random)}. ${duty}`],
  ]);
}

export function deliverySentences(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  random: Random,
): string[] {
  const lines: string[] = [];
  switch (methods[0]) {
    case 'email':
      lines.push(`Offers are sent to the e-mail address ${address} only.`);
      break;
    case 'portal':
      lines.push(`Offers are uploaded on the electronic tendering portal, ${address}.`);
      break;
    case 'hand':
      lines.push(`Offers are handed in at the reception desk, ${address}, against a receipt.`);
      break;
    default:
      lines.push(
        random.pick([
          `Offers are to be dropped in the tender box, ${address}.`,
          `Deposit offers, sealed and clearly marked, into the tender box located at ${address}.`,
        ]),
      );
  }
  if (copies !== null && copies > 1)
    lines.push(
      random.pick([
        `${copies - 1} ${copies === 2 ? 'copy' : 'copies'} must accompany the original.`,
        `One original and ${inWords(copies - 1)} (${copies - 1}) ${copies === 2 ? 'duplicate' : 'duplicates'} are required.`,
      ]),
    );
  if (copies === 1) lines.push('One original, no copies.');
  if (envelopes === 2) lines.push('Price and technical offer are enclosed in two separate envelopes.');
  if (envelopes === 1) lines.push('Everything is enclosed in a single envelope.');
  if (format !== null) lines.push(`Only ${format} files are accepted.`);
  return lines;
}

export const gradeSentence = (
  { grade, classOfWorks, potentiallyEmerging }: AnalysisLists['cidb'],
  random: Random,
): string => {
  const code = potentiallyEmerging ? `${grade}${classOfWorks} PE` : `${grade}${classOfWorks}`;
  return random.pick([
    `Contractors with an active CIDB grade of ${code} or higher may respond.`,
    `Required CIDB registration – ${code} or above.`,
    `Only tenderers registered with the Construction Industry Development Board as ${code} or higher are eligible.`,
  ]);
};

export const contactSentence = (
  { name, email, phone, about }: AnalysisLists['contacts'],
  random: Random,
): string => {
  const who = name ?? 'the office';
  const ways = [
    ...(phone === null ? [] : [spelledPhone(phone, random)]),
    ...(email === null ? [] : [email]),
  ].join(random.pick([' or ', ' / ', ', ']));
  return about === 'technical'
    ? `Queries of a technical nature: ${who}, ${ways}`
    : random.pick([
        `Queries about the tender procedure: ${who}, ${ways}`,
        `Supply chain queries to ${who} (${ways})`,
      ]);
};

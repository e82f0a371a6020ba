import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Criterion, Moment } from '#shared/domain/documents/analysis.ts';
import {
  inWords,
  spelledDay,
  spelledDayInWords,
  spelledNumber,
  spelledPhone,
  spelledTime,
} from '../wordings/spelled.ts';

const when = ({ date, time }: Moment, random: Random): string =>
  `${spelledDayInWords(date, random)}${time === null ? '' : ` at ${spelledTime(time, random)}`}`;

export function authorityClosing(closing: Moment, random: Random): string {
  return random.pick([
    `Bids close on ${when(closing, random)}.`,
    `Completed bids should be submitted by no later than ${when(closing, random)}.`,
    `Closing date and time of bid: ${spelledDay(closing.date, random)}${closing.time === null ? '' : `, ${spelledTime(closing.time, random)}`}`,
    `The due date for submission of bids is ${when(closing, random)}.`,
  ]);
}

export function authorityValidity(days: number, random: Random): string {
  const number = spelledNumber(days, random);
  return random.pick([
    `The bid must be valid for ${number} days after closing.`,
    `Bid validity: ${number} days from the closing date`,
    `The terms and price of the bid shall stay in force for a period of ${number} days after the closing date.`,
  ]);
}

export function authorityBriefing(
  { moment, venue, compulsory }: AnalysisValues['briefing'],
  random: Random,
): string {
  const time =
    moment === null ? 'at a time that will be announced on the website' : `on ${when(moment, random)}`;
  const place = venue === null ? '' : ` (${venue})`;
  return random.pick(
    compulsory
      ? [
          `A compulsory briefing session will be conducted ${time}${place}.`,
          `Attendance of the briefing ${time}${place} is compulsory.`,
          `Briefing session: ${time}${place}. Bidders are obliged to attend.`,
        ]
      : [
          `A non-compulsory briefing session will be conducted ${time}${place}.`,
          `Attendance of the briefing ${time}${place} is optional.`,
          `Briefing session: ${time}${place}. Bidders are encouraged, but not obliged, to attend.`,
        ],
  );
}

export function authoritySubmission(
  { methods, address, copies, envelopes, format }: AnalysisValues['submission'],
  random: Random,
): string[] {
  const ways: Readonly<Record<string, readonly string[]>> = {
    email: [
      `Bids are submitted by e-mail to ${address}.`,
      `The only address for submission is ${address}; the e-mail must bear the bid number.`,
      `E-mail the bid to ${address} with the bid number as the subject.`,
    ],
    portal: [
      `Bids are submitted on the electronic portal, ${address}.`,
      `Bidders upload their bids onto ${address}.`,
      `This bid is run electronically: responses are captured at ${address}.`,
    ],
    hand: [
      `Bids are hand delivered to reception at ${address}, and the bidder signs the register.`,
      `Physical delivery of bids by hand or courier to the SCM Unit, ${address}.`,
      `The bid is handed to the Supply Chain Management Unit at ${address}.`,
    ],
    box: [
      `Bids must be placed in the tender box situated at ${address}.`,
      `The bid must be dropped in the bid box at reception, ${address}.`,
      `Deposit the bid in the tender box: ${address}.`,
    ],
  };
  const wrapped = {
    1: ['One sealed envelope is used for the whole bid.', 'The whole bid is sealed in a single envelope.'],
    2: [
      'Two envelopes are required: one for the technical bid and one for the price.',
      'The price schedule is submitted in its own sealed envelope, separate from the envelope of the technical bid.',
    ],
  };
  return [
    random.pick(ways[methods[0]!] ?? ways['box']!),
    ...(copies === null
      ? []
      : copies === 1
        ? ['One original bid document is submitted; no copies are needed.']
        : [
            random.pick([
              `Submit one original and ${inWords(copies - 1)} (${copies - 1}) ${copies === 2 ? 'copy' : 'copies'}.`,
              `Number of sets: ${copies} (the original and ${copies - 1} ${copies === 2 ? 'copy' : 'copies'})`,
              `The original bid is accompanied by ${copies - 1} hard ${copies === 2 ? 'copy' : 'copies'}.`,
            ]),
          ]),
    ...(envelopes === null ? [] : [random.pick(wrapped[envelopes])]),
    ...(format === null
      ? []
      : [random.pick([`Documents are submitted in ${format}.`, `File format: ${format}`])]),
  ];
}

export function authorityContact(
  { about, name, phone, email }: AnalysisLists['contacts'],
  random: Random,
): string {
  const matter =
    about === 'technical'
      ? random.pick(['Technical queries', 'Queries on the terms of reference', 'Project related questions'])
      : random.pick(['Supply chain queries', 'Bid administration queries', 'Bidding procedure questions']);
  const number = phone === null ? null : spelledPhone(phone, random);
  return random.pick([
    `${matter}: ${[name, email, number].filter((each) => each !== null).join('; ')}`,
    [
      matter,
      ...(name === null ? [] : [`Name: ${name}`]),
      ...(number === null ? [] : [`Telephone: ${number}`]),
      ...(email === null ? [] : [`E-mail: ${email}`]),
    ].join('\n'),
    `${matter} can be addressed to ${[name, email, number].filter((each) => each !== null).join(' / ')}.`,
  ]);
}

/** The criteria as lines, each with its own clause, in one of the ways in which such documents are typed. */
export function criterionLines(criteria: readonly Criterion[], clause: string, random: Random): string[] {
  const clauses = (
    name: (criterion: Criterion) => string,
    part: (of: Criterion['subCriteria'][number]) => string,
  ) =>
    criteria.flatMap((criterion, at) => [
      `${clause}.${at + 1} ${name(criterion)}`,
      ...criterion.subCriteria.map((of, index) => `${clause}.${at + 1}.${index + 1} ${part(of)}`),
    ]);
  const letters = (
    name: (criterion: Criterion) => string,
    part: (of: Criterion['subCriteria'][number]) => string,
  ) =>
    criteria.flatMap((criterion, at) => [
      `${'ABCDE'[at]}. ${name(criterion)}`,
      ...criterion.subCriteria.map((of, index) => `${['i', 'ii', 'iii'][index]}) ${part(of)}`),
    ]);
  return random.pick([
    () =>
      clauses(
        ({ name, weight }) => `${name} [${weight} points]`,
        (of) => `${of.name} [${of.weight}]`,
      ),
    () =>
      clauses(
        ({ name, weight }) => `${name} (weight: ${weight})`,
        (of) => `${of.name}: ${of.weight}`,
      ),
    () =>
      letters(
        ({ name, weight }) => `${name} = ${weight} points`,
        (of) => `${of.name} = ${of.weight} points`,
      ),
    () =>
      letters(
        ({ name, weight }) => `${name}\t${weight}`,
        (of) => `${of.name} (${of.weight} points)`,
      ),
  ])();
}

export function authorityThreshold(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `Bidders must score a minimum of ${points} points out of ${total} on functionality in order to qualify for the next phase.`,
    `Functionality has a threshold of ${percent}%, and only bids that reach it are evaluated further.`,
    `A bid that scores below ${percent}% (that is, fewer than ${points} of the ${total} points) for functionality falls out.`,
    `To be evaluated on price, a bidder needs no fewer than ${points} points for functionality.`,
  ]);
}

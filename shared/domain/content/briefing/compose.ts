import type { FigureSource } from '#shared/tables/content.ts';
import { plainText } from '../lengths.ts';
import { capitalised, counted, dayInWords, numberInWords, randInWords } from '../wording.ts';
import { barChart } from './chart.ts';
import {
  type BriefingFacts,
  LATE_WEEKS,
  lateQuestion,
  type NamedAward,
  type NamedEvent,
  questionsOf,
  sourceOf,
} from './facts.ts';
import { dayAndMonth, weekdays, weekInWords, weeksLater } from './week.ts';

/** Writes a briefing from its facts. Every figure of the text is in `sources`. */

export type ComposedText = {
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  /** HTML. */
  figure: string;
  sources: FigureSource[];
  /** Numbers of the tenders that the text names. */
  tenders: string[];
  /** Names and titles in the text that come from others, without markup. */
  others: string[];
};

/** A sentence, or a list of them, with the sources of its figures. */
type Part = { text: string; sources: FigureSource[] };

const MARKS = /[\\`*_{}[\]()#+\-.!|<>&~]/g;

/** @returns a text from others as part of Markdown */
export const asMarkdown = (text: string): string => plainText(text).replace(MARKS, (mark) => `\\${mark}`);

/** @param banned phrases that the author does not use; a title with one of them is left out */
export function composeBriefing(facts: BriefingFacts, banned: readonly string[]): ComposedText {
  const { scope, week } = facts;
  const where = scope.slug === null ? 'in South Africa' : `in ${scope.name}`;
  const questions = new Map(questionsOf(scope, week).map((question) => [question.key, question]));
  const figure = (key: string): FigureSource => sourceOf(questions.get(key)!, facts.counts[key] ?? 0);
  const count = (key: string): number => facts.counts[key] ?? 0;
  const titled = titlesWithout(banned);
  const bars = weekdays.map((name, at) => ({ name: name.slice(0, 3), count: count(`day-${at}`) }));
  const opening = `From ${weekInWords(week)}, ${counted(count('published'), 'tender')} ${count('published') === 1 ? 'was' : 'were'} published ${where}.`;
  const parts: Part[] = [
    { text: opening, sources: [figure('published'), ...bars.map((_, at) => figure(`day-${at}`))] },
    ...busiest(bars.map(({ count: number }) => number)),
    heading('What closes next'),
    {
      text: `${capitalised(counted(count('closing'), 'tender'))} ${count('closing') === 1 ? 'has' : 'have'} a closing date from ${weekInWords(weeksLater(week, 1))}.`,
      sources: [figure('closing')],
    },
    heading('Awards'),
    {
      text: `${capitalised(counted(count('dated'), 'award'))} ${count('dated') === 1 ? 'is' : 'are'} dated in this week. This service first saw ${counted(count('seen'), 'award')} in it.`,
      sources: [figure('dated'), figure('seen')],
    },
    ...(facts.awards.length > 0
      ? [
          {
            text: `The highest amounts of those ${facts.dated ? 'dated in the week' : 'first seen in the week'}:`,
            sources: [],
          },
        ]
      : []),
    ...facts.awards.map((award) => awardPart(award, titled)),
    ...eventParts('Closing times that moved', facts.moved, (event) => movedPart(event, titled)),
    ...eventParts('Cancellations', facts.cancelled, (event) => cancelledPart(event, titled)),
    ...(scope.slug === null ? restrictedParts(facts, figure('restricted')) : []),
    ...lateParts(facts),
    heading('Where the figures come from'),
    {
      text: 'Rules of this service wrote this text from the published data. Each figure names the request that shows it in `sources`.',
      sources: [],
    },
  ];
  return {
    title: `Tenders of the week${scope.slug === null ? '' : ` in ${scope.name}`}: ${weekInWords(week)}`,
    excerpt: opening,
    content: joined(parts),
    figure: barChart(`Tenders published ${where}, ${weekInWords(week)}`, bars),
    sources: parts.flatMap(({ sources }) => sources),
    tenders: [
      ...new Set([...facts.awards, ...facts.moved, ...facts.cancelled].map(({ tenderId }) => tenderId)),
    ],
    others: namesOf(facts),
  };
}

const namesOf = ({ awards, moved, cancelled, restricted, late }: BriefingFacts): string[] => [
  ...new Set(
    [
      ...awards.flatMap(({ supplier, buyer }) => [supplier, buyer]),
      ...[...awards, ...moved, ...cancelled].flatMap(({ title, tenderId }) => [title, tenderId]),
      ...[...restricted, ...late].map(({ name }) => name),
    ].map(plainText),
  ),
];

const heading = (text: string): Part => ({ text: `## ${text}`, sources: [] });

/** Entries of a list follow each other directly; other parts have an empty line between them. */
const joined = (parts: readonly Part[]): string =>
  parts
    .map(
      ({ text }, at) =>
        `${at > 0 && !(text.startsWith('- ') && parts[at - 1]!.text.startsWith('- ')) ? '\n' : ''}${text}\n`,
    )
    .join('');

function busiest(days: readonly number[]): Part[] {
  const most = Math.max(...days);
  const first = days.indexOf(most);
  if (most === 0 || days.lastIndexOf(most) !== first) return [];
  return [{ text: `Most of them appeared on ${weekdays[first]}: ${numberInWords(most)}.`, sources: [] }];
}

type Titled = (title: string | null, tenderId: string) => string;

/** @returns a function that names a tender: by number, and by title if this has no banned phrase */
function titlesWithout(banned: readonly string[]): Titled {
  const phrases = banned.map((phrase) => phrase.toLowerCase());
  return (title, tenderId) => {
    const link = `[tender ${asMarkdown(tenderId)}](tender:${encodeURIComponent(tenderId)})`;
    const plain = plainText(title);
    const isBanned = phrases.some((phrase) => plain.toLowerCase().includes(phrase));
    return plain === '' || isBanned ? link : `${link}, “${asMarkdown(plain)}”`;
  };
}

function awardPart(award: NamedAward, titled: Titled): Part {
  const { company } = award;
  const name = asMarkdown(award.supplier);
  const won =
    company === null
      ? ''
      : ` Its awards in all: ${numberInWords(company.awards)}${company.value === null ? '' : `, together ${randInWords(company.value)}`}.`;
  const source = (label: string, request: string, path: string, value: number, settled: boolean) => ({
    ...{ label: `${label} ${plainText(award.supplier)}`, request, path, value, settled },
  });
  const profile = `/v2/companies/${company?.id}`;
  return {
    text: `- ${company === null ? name : `[${name}](company:${company.id})`}: ${randInWords(award.amount)}${award.buyer === null ? '' : ` from ${asMarkdown(award.buyer)}`}, for ${titled(award.title, award.tenderId)}.${won}`,
    sources: [
      source('amount of the award to', `/v2/awards/${award.id}`, 'data.amount', award.amount, true),
      ...(company === null
        ? []
        : [source('awards in all of', profile, 'data.totalAwards', company.awards, false)]),
      ...(company === null || company.value === null
        ? []
        : [source('value of all awards of', profile, 'data.totalValue', company.value, false)]),
    ],
  };
}

const eventParts = (
  title: string,
  events: readonly NamedEvent[],
  part: (event: NamedEvent) => Part,
): Part[] => (events.length === 0 ? [] : [heading(title), ...events.map(part)]);

/** A sentence begins with a capital, also in a link. */
const atBeginning = (text: string): string => text.replace('[tender', '[Tender');

const timeline = (label: string, event: NamedEvent, field: 'before' | 'after'): FigureSource => ({
  label: `${label} of tender ${event.tenderId}`,
  request: `/v2/tenders/${encodeURIComponent(event.tenderId)}/timeline?limit=100`,
  path: `data.${event.position}.${field}`,
  value: event[field],
  settled: true,
});

const movedPart = (event: NamedEvent, titled: Titled): Part => ({
  text: `- ${atBeginning(titled(event.title, event.tenderId))}: from ${dayInWords(event.before!)} to ${dayInWords(event.after!)}.`,
  sources: [
    timeline('closing time before the change', event, 'before'),
    timeline('closing time after the change', event, 'after'),
  ],
});

const cancelledPart = (event: NamedEvent, titled: Titled): Part => ({
  text: `- ${atBeginning(titled(event.title, event.tenderId))}.`,
  sources: [timeline('state after the change', event, 'after')],
});

function restrictedParts({ counts, restricted }: BriefingFacts, source: FigureSource): Part[] {
  const count = counts['restricted'] ?? 0;
  return [
    heading('Suppliers restricted'),
    {
      text: `${capitalised(counted(count, 'restriction'))} of suppliers began in this week.`,
      sources: [source],
    },
    ...restricted.map(({ id, name, until }) => ({
      text: `- ${asMarkdown(name)}${until === null ? '' : `, until ${dayAndMonth(until)} ${until.slice(0, 4)}`}.`,
      sources:
        until === null
          ? []
          : [
              {
                label: `last day of the restriction of ${plainText(name)}`,
                request: `/v2/forensic/restricted-suppliers/${id}`,
                ...{ path: 'data.periodTo', value: until, settled: true },
              },
            ],
    })),
  ];
}

function lateParts({ scope, week, late }: BriefingFacts): Part[] {
  if (late.length === 0) return [];
  const closed = weekInWords(weeksLater(week, -LATE_WEEKS));
  return [
    heading('Awards that are late'),
    {
      text: `Some tenders closed from ${closed} and show neither an award nor a cancellation, ${LATE_WEEKS} weeks later. By buyer:`,
      sources: [],
    },
    ...late.map((buyer) => ({
      text: `- [${asMarkdown(buyer.name)}](buyer:${buyer.slug}): ${numberInWords(buyer.count)}.`,
      sources: [sourceOf(lateQuestion(scope, week, buyer), buyer.count)],
    })),
  ];
}

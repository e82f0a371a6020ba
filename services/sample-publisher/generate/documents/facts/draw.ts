import { contactPerson } from '#services/sample-publisher/generate/people.ts';
import { type Random, randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import { validityOf } from '#services/sample-publisher/generate/submission.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import { DAY, falseZ, NO_DATE } from '#services/sample-publisher/generate/times.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import { type DocumentTruth, noLists, type TruthField } from '../truth.ts';
import { phrases } from '../wordings/phrases.ts';
import { criteriaOf, functionalityTotal, goalsOf, thresholdPercent } from './evaluation.ts';
import { type ReturnableStyle, returnablesOf } from './returnables.ts';
import { submissionOf } from './submission.ts';

/** What a layout needs to know before its facts are drawn. */
export type FactStyle = { returnables: ReturnableStyle; subCriteria: boolean };

/** Share of the documents whose closing date is not that of the notice. */
const CONTRADICTS = 0.04;
const NO_RULE_ABOVE = 50_000_000;
const HAS_FUNCTIONALITY = 0.7;

const months = weighted([
  [3, 10],
  [6, 15],
  [12, 30],
  [24, 20],
  [36, 25],
]);

/**
 * Everything that the documents of a tender can say, drawn from the tender, so that dates, briefing, grade, contacts and place agree
 * with its notice, and from the seed. A layout states a part of it.
 */
export function factsOf(seed: number, tender: Tender, position: number, style: FactStyle): DocumentTruth {
  // What all documents of a tender say comes from the tender; how a document words its lists, from its position.
  const random = randomOf(seed, 'facts', tender.number);
  const own = randomOf(seed, 'document facts', tender.number, position);
  const { kind } = tradeOf(tender.trade);
  const said = saidInNotice(tender.specialConditions ?? '');
  const system = said.evaluationSystem ?? (tender.expected > NO_RULE_ABOVE ? '90/10' : '80/20');
  const total = functionalityTotal(random);
  const contradicting = own.chance(CONTRADICTS);
  const values: Partial<AnalysisValues> = {
    closing: momentOf(tender.closing + (contradicting ? own.pick([-7, 7, 14]) * DAY : 0)),
    validityDays: said.validityDays ?? validityOf(seed, tender).documents,
    submission: submissionOf(seed, tender, random),
    evaluationSystem: system,
    priceFormula:
      system === '80/20' ? 'Ps = 80 (1 - (Pt - Pmin) / Pmin)' : 'Ps = 90 (1 - (Pt - Pmin) / Pmin)',
    paymentDays: random.chance(0.9) ? 30 : random.pick([14, 45, 60]),
  };
  const briefing = briefingOf(tender);
  if (briefing) values.briefing = briefing;
  const drawn = thresholdPercent(random);
  const threshold = said.functionalityThreshold ?? drawn;
  const functional = random.chance(HAS_FUNCTIONALITY) || said.functionalityThreshold !== undefined;
  if (functional)
    values.functionalityThreshold = Number.isInteger((total * threshold) / 100) ? threshold : 70;
  const lasting = months(random);
  values.durationMonths = tender.months ?? lasting;
  if (kind === 'works') values.guaranteePercent = random.pick([5, 10, 10]);
  if (random.chance(kind === 'works' ? 0.4 : 0.1)) values.subcontractingPercent = 30;
  const estimate = Math.max(1, Math.round(tender.expected / 50_000)) * 50_000;
  if (random.chance(0.12)) values.estimatedValue = estimate;
  if (random.chance(0.06)) values.bbbeeLevel = random.pick([1, 2, 2, 4]);
  const lists = listsOf(tender, style, functional ? total : null, system, random, own);
  return {
    category: 'bid-document',
    values,
    lists: { ...lists, contacts: contactsOf(tender, random) },
    contradicts: contradicting ? (['closing'] satisfies TruthField[]) : [],
  };
}

function listsOf(
  tender: Tender,
  { returnables, subCriteria }: FactStyle,
  total: number | null,
  system: '80/20' | '90/10',
  random: Random,
  own: Random,
): DocumentTruth['lists'] {
  const { kind } = tradeOf(tender.trade);
  const cidb = cidbOf(tender, random);
  const { product } = tradeOf(tender.trade);
  return {
    ...noLists(),
    returnables: returnablesOf(tender, returnables, own),
    eligibility: some(phrases.eligibility, 1, 3, own),
    disqualifiers: some(
      phrases.disqualifiers.filter((text) => tender.briefing.compulsory || !/briefing/i.test(text)),
      1,
      3,
      own,
    ),
    functionality: total === null ? [] : criteriaOf(phrases.criteria[kind], total, subCriteria, own),
    specificGoals: goalsOf(phrases.goals, system === '80/20' ? 20 : 10, own),
    localContent:
      product === undefined || !random.chance(0.6)
        ? []
        : [{ product, percent: own.pick([100, 100, 85, 90, 70]) }],
    cidb: cidb ? [cidb] : [],
    specifications: some(phrases.scope[kind], 3, 5, own),
  };
}

/** A moment on South African clocks. */
export function momentOf(time: number): Moment {
  const text = falseZ(time);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

function briefingOf({
  briefing: { isSession, compulsory, date, venue },
}: Tender): AnalysisValues['briefing'] | null {
  if (!isSession) return null;
  const moment = date === NO_DATE ? null : { date: date.slice(0, 10), time: date.slice(11, 16) };
  return { moment, venue: venue === '' ? null : venue, compulsory };
}

/** What the notice says in its special conditions; the documents say the same. */
function saidInNotice(
  conditions: string,
): Partial<Pick<AnalysisValues, 'validityDays' | 'functionalityThreshold' | 'evaluationSystem'>> {
  const days = /(?:validity period is|remain valid for) (\d+) days/.exec(conditions)?.[1];
  const minimum = /minimum of (\d+)% for functionality|functionality: (\d+) points out of 100/.exec(
    conditions,
  );
  return {
    ...(days === undefined ? {} : { validityDays: Number(days) }),
    ...(minimum === null ? {} : { functionalityThreshold: Number(minimum[1] ?? minimum[2]) }),
    ...(conditions.includes('80/20') ? { evaluationSystem: '80/20' as const } : {}),
  };
}

/** Whether the title of the tender names the grade, so that every document with the title does. */
export const titleHasGrade = ({ grade, wording }: Tender): boolean =>
  grade !== null && new RegExp(`\\b${grade.charAt(0)} ?${grade.slice(1)}\\b`, 'i').test(wording.title);

/** The grade of the tender; where the board knows it, potentially emerging contractors of a grade below may bid, too. */
function cidbOf(tender: Tender, random: Random): AnalysisLists['cidb'] | null {
  const { grade } = tender;
  if (grade === null) return null;
  const emerging = random.chance(0.12);
  return {
    grade: Number(grade.charAt(0)),
    classOfWorks: grade.slice(1),
    potentiallyEmerging: emerging && !titleHasGrade(tender),
  };
}

/** The official of the notice for the bidding procedure, and often another for the technical side. */
function contactsOf({ buyer, contact }: Tender, random: Random): AnalysisLists['contacts'][] {
  const known = (text: string) => (/^(N\/A|000-)/i.test(text) ? null : text.trim());
  const bidding = {
    name: known(contact.name),
    email: known(contact.email),
    phone: known(contact.telephoneNumber),
    about: 'bidding' as const,
  };
  const other = contactPerson(buyer, random);
  const technical = {
    name: known(other.name),
    email: known(other.email),
    phone: known(other.telephoneNumber),
    about: 'technical' as const,
  };
  return random.chance(0.6) && technical.email !== bidding.email ? [bidding, technical] : [bidding];
}

/** Some of a list in its order, from `least` to `most`. */
function some<Item>(items: readonly Item[], least: number, most: number, random: Random): Item[] {
  const chosen = [...items];
  const count = random.integer(least, most);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return chosen;
}

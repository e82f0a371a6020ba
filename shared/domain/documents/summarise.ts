import type { CombinedAnalysis } from './combine-analyses.ts';

/** Summary and requirements of a tender, in sentences that its notice or its documents say. */
export type Summary = {
  summary: string | null;
  keyRequirements: string[];
  /** Probability that summary and requirements are right, 0 to 1. */
  confidence: number;
};

const MAX_SUMMARY = 600;
const MAX_REQUIREMENTS = 12;
const MAX_SENTENCE = 260;
/** Nothing was read but the notice, which says little. */
const NOTICE_ONLY = 0.6;

/**
 * Says in a few sentences what a tender is about and what it asks for. The sentences are those of title and description, and values
 * that were found, in words of ours; nothing else.
 * @param analyses what the documents say together; null where none was read
 */
export function summarise({
  title,
  description,
  analyses,
}: {
  title: string | null;
  description: string | null;
  analyses: CombinedAnalysis | null;
}): Summary {
  const about = sentencesOf(title, description);
  const facts = analyses === null ? [] : factsOf(analyses);
  const requirements = analyses === null ? [] : requirementsOf(analyses);
  const confidences = [...facts, ...requirements].map(({ confidence }) => confidence);
  const mean = confidences.reduce((sum, one) => sum + one, 0) / Math.max(1, confidences.length);
  return {
    summary: shortened([...about, ...facts.map(({ text }) => text)].join(' '), MAX_SUMMARY) || null,
    keyRequirements: requirements.slice(0, MAX_REQUIREMENTS).map(({ text }) => text),
    confidence: Math.round((confidences.length === 0 ? NOTICE_ONLY : mean) * 100) / 100,
  };
}

type Fact = { text: string; confidence: number };

/** The title, and the first sentences of the description that say more than it. */
function sentencesOf(title: string | null, description: string | null): string[] {
  const first = readable(title ?? '');
  const said = new Set(wordsOf(first));
  const more = readable(description ?? '')
    .split(/(?<=[.!?]) (?=[A-Z])/)
    .slice(0, 3)
    .filter((sentence) => wordsOf(sentence).filter((word) => !said.has(word)).length >= 3);
  return [first, ...more].filter((text) => text !== '').map((text) => ended(shortened(text, MAX_SENTENCE)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]{3,30}/g) ?? [];
/** One line; a text in capitals is written as a sentence. */
function readable(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = line.replace(/[^A-Za-z]/g, '');
  const isShouted = letters.length > 12 && letters === letters.toUpperCase();
  return isShouted ? line.charAt(0) + line.slice(1).toLowerCase() : line;
}
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 2);
  return `${text.slice(0, end > 0 ? end : most - 2)} …`;
}

function factsOf({ values }: CombinedAnalysis): Fact[] {
  const { closing, briefing, evaluationSystem, durationMonths } = values;
  const facts: Fact[] = [];
  if (durationMonths !== null)
    facts.push({
      text: `The contract runs for ${count(durationMonths.value, 'month')}.`,
      confidence: durationMonths.confidence,
    });
  if (briefing !== null && briefing.value.moment !== null)
    facts.push({
      text: `A ${briefing.value.compulsory === true ? 'compulsory ' : ''}briefing is on ${momentText(briefing.value.moment)}.`,
      confidence: briefing.confidence,
    });
  if (closing !== null)
    facts.push({ text: `Bids close on ${momentText(closing.value)}.`, confidence: closing.confidence });
  if (evaluationSystem !== null)
    facts.push({
      text: `Bids are compared by the ${evaluationSystem.value} system.`,
      confidence: evaluationSystem.confidence,
    });
  return facts;
}

const momentText = ({ date, time }: { date: string; time: string | null }): string =>
  time === null ? date : `${date} at ${time}`;
const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** What a bidder must have, the hardest conditions first. */
function requirementsOf({ values, lists }: CombinedAnalysis): Fact[] {
  const {
    briefing,
    functionalityThreshold,
    bbbeeLevel,
    subcontractingPercent,
    validityDays,
    guaranteePercent,
  } = values;
  const one = <Value>(
    found: { value: Value; confidence: number } | null,
    text: (value: Value) => string,
  ): Fact[] => (found === null ? [] : [{ text: text(found.value), confidence: found.confidence }]);
  return [
    ...lists.cidb.map(({ value, confidence }) => ({
      text: `CIDB grade ${value.grade}${value.classOfWorks}${value.potentiallyEmerging ? ' PE' : ''} or higher`,
      confidence,
    })),
    ...(briefing?.value.compulsory === true
      ? [{ text: 'Attendance of the compulsory briefing', confidence: briefing.confidence }]
      : []),
    ...one(functionalityThreshold, (percent) => `At least ${percent} % for functionality`),
    ...one(bbbeeLevel, (level) => `B-BBEE level ${level} or better`),
    ...lists.localContent.map(({ value, confidence }) => ({
      text: `At least ${value.percent} % local content${value.product === null ? '' : `: ${value.product}`}`,
      confidence,
    })),
    ...one(subcontractingPercent, (percent) => `At least ${percent} % to subcontractors`),
    ...one(guaranteePercent, (percent) => `A guarantee of ${percent} %`),
    ...lists.eligibility
      .slice(0, 4)
      .map(({ value, confidence }) => ({ text: shortened(value, MAX_SENTENCE), confidence })),
    ...lists.returnables
      .filter(({ value }) => value.mandatory === true)
      .map(({ value, confidence }) => ({ text: shortened(value.text, MAX_SENTENCE), confidence })),
    ...one(validityDays, (days) => `A bid that holds for ${count(days, 'day')}`),
  ];
}

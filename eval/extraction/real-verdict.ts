import type { Breakdown, Figures, Target } from '#eval/evaluation.ts';
import type { Part } from '#shared/domain/documents/facts/parts.ts';
import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';
import type { Half, Pack } from './packs.ts';
import { noPartCounts, type PartCounts, plusParts, precisionOf, recallOf } from './parts.ts';
import { countsByPart, type Reading, readingOf } from './real-measure.ts';

/** Targets for the most important fields: the minimum share of stated values that must be facts. */
const RECALLED: Readonly<Record<string, readonly Part[]>> = {
  closing: ['closing.date', 'closing.time'],
  threshold: ['functionalityThreshold'],
  cidb: ['cidb'],
  validity: ['validityDays'],
  preference: ['evaluationSystem'],
  returnables: ['returnables'],
  briefing: ['briefing.moment', 'briefing.compulsory'],
};
const PRECISION = 0.95;
const RECALL = 0.8;

/** The evaluation of the rules on real documents. */
export type Verdict = {
  n: number;
  figures: Figures;
  targets: Readonly<Record<string, Target>>;
  breakdowns: Breakdown[];
  remarks: string[];
};

/**
 * Reads real documents as the service does. Documents that were used to correct the rules give too good results, so the
 * others decide if there are any.
 * @param papers at least one
 */
export function verdictOn(papers: readonly Pack[]): Verdict {
  const readings = papers.map((paper) => ({ half: paper.half, ...readingOf(paper) }));
  const of = (half: Half) => readings.filter((reading) => reading.half === half);
  const halves = { practice: of('practice'), blind: of('blind') };
  const decides: Half = halves.blind.length > 0 ? 'blind' : 'practice';
  const facts = countsByPart(halves[decides], 'facts');
  const all = [...facts.values()].reduce(plusParts, noPartCounts());
  const recalls = Object.entries(RECALLED).flatMap(([name, parts]): [string, number][] => {
    const share = recallOf(parts.map((part) => facts.get(part) ?? noPartCounts()).reduce(plusParts));
    return Number.isNaN(share) ? [] : [[`${name}Recall`, share]];
  });
  const precisions = [...facts].flatMap(([part, counts]): [string, number][] =>
    Number.isNaN(precisionOf(counts)) ? [] : [[`${part} precision`, precisionOf(counts)]],
  );
  const min = (bound: number) => (names: [string, number][]) => names.map(([name]) => [name, { min: bound }]);
  return {
    n: papers.length,
    figures: {
      ...Object.fromEntries([...precisions, ...recalls]),
      factPrecision: precisionOf(all),
      factRecall: recallOf(all),
      factCount: Object.values(precisionTable).filter(({ isFact }) => isFact).length,
      ...{ practicePaperCount: halves.practice.length, blindPaperCount: halves.blind.length },
    },
    targets: Object.fromEntries([...min(PRECISION)(precisions), ...min(RECALL)(recalls)]),
    breakdowns: (['blind', 'practice'] as const).flatMap((half) =>
      halves[half].length === 0 ? [] : [breakdownOf(half, halves[half])],
    ),
    remarks: [
      'A value that the document states is right, wrong or missed; any other value is invented. Lists count by entries.',
      'The practice documents were used to correct the rules: their figures show what the rules have learnt, not how they do on new documents.',
      decides === 'blind'
        ? 'The figures and targets are for the blind documents.'
        : 'There are no blind documents here, so the figures and targets are for the practice documents.',
    ],
  };
}

const titles: Readonly<Record<Half, string>> = {
  blind: 'real documents that nobody looked at before the rules were finished, by part',
  practice: 'real documents that were used to correct the rules, by part',
};

function breakdownOf(half: Half, readings: readonly Reading[]): Breakdown {
  const [read, facts] = [countsByPart(readings, 'read'), countsByPart(readings, 'facts')];
  return {
    title: titles[half],
    columns: [
      ...['part', 'is', 'stated', 'right', 'wrong', 'missed', 'invented', 'precision', 'recall'],
      ...['claimed right', 'claimed wrong'],
    ],
    rows: [...read].map(([part, counts]) => {
      const claimed = facts.get(part) ?? noPartCounts();
      return [
        part,
        precisionTable[part].isFact ? 'fact' : 'finding',
        ...cellsOf(counts),
        claimed.right,
        claimed.wrong + claimed.invented,
      ];
    }),
  };
}

const cellsOf = (counts: PartCounts): (string | number)[] => [
  ...[counts.stated, counts.right, counts.wrong, counts.missed, counts.invented],
  ...[precisionOf(counts), recallOf(counts)].map((share) => (Number.isNaN(share) ? '–' : share.toFixed(2))),
];

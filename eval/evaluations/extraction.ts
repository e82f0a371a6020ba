import type { Breakdown, Evaluation, Figures, Target } from '#eval/evaluation.ts';
import { type Counts, f1, noCounts, plus, precision, recall } from '#eval/extraction/compare.ts';
import { generatedDocuments, isRead, realDocuments } from '#eval/extraction/documents.ts';
import {
  type Compared,
  type Comparison,
  compared,
  inventedForms,
  requirementFields,
  totals,
} from '#eval/extraction/measure.ts';

/** Enough for some ten documents of each layout. */
const COUNT = 240;

export const extraction: Evaluation = {
  name: 'extraction',
  question: 'do the rules read from bidding documents what the documents say?',
  run: async ({ progress }) => {
    const documents = await generatedDocuments(COUNT);
    const read = documents.filter(isRead);
    progress(
      `${documents.length} documents in ${new Set(documents.map(({ layout }) => layout)).size} layouts`,
    );
    const held = read.filter(({ heldOut }) => heldOut).map(compared);
    const open = read.filter(({ heldOut }) => !heldOut).map(compared);
    const real = realDocuments().map(compared);
    const empty = documents.length - read.length;
    return {
      n: documents.length,
      figures: {
        ...figuresOf(held, 'heldOut'),
        ...figuresOf(open, 'open'),
        documentCount: documents.length,
        heldOutCount: held.length,
        layoutCount: new Set(documents.map(({ layout }) => layout)).size,
        withoutTextCount: empty,
        missingEvidenceCount: [...held, ...open, ...real].reduce((sum, one) => sum + one.missingEvidence, 0),
        inventedFormCount: [...held, ...open, ...real].reduce((sum, one) => sum + inventedForms(one), 0),
      },
      baselines: {},
      targets,
      breakdowns: [
        byField('held-out layouts, by field', held),
        byField('layouts that the rules were written from, by field', open),
        byLayout([...held, ...open]),
        calibration([...held, ...open]),
        byField('real documents, by field', real),
      ],
      remarks: [
        'The truth of a generated document is drawn before it is printed; text is extracted from the printed file.',
        `${empty} documents are scans of which no program here recognised the text; they count for nothing.`,
        real.length > 0
          ? `${real.length} real documents are listed apart; their values were read by hand, sentences were not.`
          : 'The real documents were skipped, because there is no folder tender-document-text.',
      ],
    };
  },
};

const targets: Readonly<Record<string, Target>> = {
  documentCount: { min: 60 },
  heldOutDates: { min: 0.97 },
  heldOutGrades: { min: 0.97 },
  heldOutThresholds: { min: 0.97 },
  heldOutCriterionWeights: { min: 0.93 },
  heldOutRequirementsPrecision: { min: 0.94 },
  heldOutRequirementsRecall: { min: 0.92 },
  heldOutFalseCriteria: { max: 0.05 },
  inventedFormCount: { max: 0 },
  missingEvidenceCount: { max: 0 },
};

/** F1 unless the name says otherwise. Dates are closing, briefing and validity. */
function figuresOf(comparisons: readonly Comparison[], prefix: string): Figures {
  const sums = totals(comparisons);
  const of = (...fields: Compared[]): Counts =>
    fields.map((field) => sums.get(field) ?? noCounts()).reduce(plus, noCounts());
  const requirements = of(...requirementFields);
  const without = comparisons.filter(({ falseCriteria }) => falseCriteria !== null);
  return {
    [`${prefix}Dates`]: f1(of('closing', 'briefing', 'validityDays')),
    [`${prefix}Grades`]: f1(of('cidb')),
    [`${prefix}Thresholds`]: f1(of('functionalityThreshold')),
    [`${prefix}CriterionWeights`]: f1(of('criterionWeights')),
    [`${prefix}RequirementsPrecision`]: precision(requirements),
    [`${prefix}RequirementsRecall`]: recall(requirements),
    [`${prefix}FalseCriteria`]:
      without.filter(({ falseCriteria }) => falseCriteria).length / Math.max(1, without.length),
  };
}

const byField = (title: string, comparisons: readonly Comparison[]): Breakdown => ({
  title,
  columns: ['field', 'stated', 'right', 'wrong', 'missed', 'precision', 'recall', 'F1'],
  rows: [...totals(comparisons)].map(([field, counts]) => [
    field,
    counts.right + counts.missed,
    counts.right,
    counts.wrong,
    counts.missed,
    precision(counts).toFixed(4),
    recall(counts).toFixed(4),
    f1(counts).toFixed(4),
  ]),
});

const byLayout = (comparisons: readonly Comparison[]): Breakdown => ({
  title: 'by layout, all fields together',
  columns: ['layout', 'documents', 'F1', 'false criteria'],
  rows: [...Map.groupBy(comparisons, ({ document }) => document.layout)].map(([layout, some]) => [
    layout,
    some.length,
    f1([...totals(some).values()].reduce(plus, noCounts())).toFixed(4),
    some.filter(({ falseCriteria }) => falseCriteria).length,
  ]),
});

/** Confidence of values that a document gives once, and how often they are right. */
function calibration(comparisons: readonly Comparison[]): Breakdown {
  const answers = comparisons.flatMap(({ analysis, counts }) =>
    Object.entries(analysis.values).flatMap(([field, found]) =>
      found === null ? [] : [{ confidence: found.confidence, right: counts.get(field as Compared)!.right }],
    ),
  );
  const bins = Map.groupBy(answers, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)) / 10);
  const mean = (numbers: readonly number[]): string =>
    (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(4);
  return {
    title: 'confidence of single values, and the share that is right',
    columns: ['from', 'values', 'confidence', 'right'],
    rows: [...bins]
      .sort(([one], [other]) => one - other)
      .map(([from, some]) => [
        from.toFixed(1),
        some.length,
        mean(some.map(({ confidence }) => confidence)),
        mean(some.map(({ right }) => right)),
      ]),
  };
}

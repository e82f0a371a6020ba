import type { Breakdown, Evaluation, Figures, Target } from '#eval/evaluation.ts';
import { type Counts, f1, noCounts, plus, precision, recall } from '#eval/extraction/compare.ts';
import { generatedDocuments, isRead, realDocuments } from '#eval/extraction/documents.ts';
import { binsOf, type Judged, judged } from '#eval/extraction/judged.ts';
import {
  type Compared,
  type Comparison,
  compared,
  inventedForms,
  requirementFields,
  totals,
} from '#eval/extraction/measure.ts';
import {
  documentSummaries,
  noticeSummaries,
  summaryCalibration,
  summaryFigures,
} from '#eval/extraction/summaries.ts';

/** Enough for some ten documents of each layout. */
const COUNT = 240;

export const extraction: Evaluation = {
  name: 'extraction',
  question: 'do the rules read from bidding documents what the documents say?',
  run: async ({ data, progress }) => {
    const documents = await generatedDocuments(COUNT);
    const read = documents.filter(isRead);
    progress(
      `${documents.length} documents in ${new Set(documents.map(({ layout }) => layout)).size} layouts`,
    );
    const held = read.filter(({ heldOut }) => heldOut).map(compared);
    const open = read.filter(({ heldOut }) => !heldOut).map(compared);
    const real = realDocuments().map(compared);
    const notices = noticeSummaries(data);
    progress(`${notices.length} notices of real tenders`);
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
        largestConfidenceError: confidenceError(answersOf([...held, ...open])),
        ...summaryFigures(documentSummaries([...held, ...open, ...real]), 'document'),
        ...(notices.length === 0 ? {} : summaryFigures(notices, 'notice')),
        inventedFormCount: [...held, ...open, ...real].reduce((sum, one) => sum + inventedForms(one), 0),
      },
      baselines: {},
      targets: {
        ...targets,
        ...(notices.length === 0
          ? {}
          : { noticeSummaryShare: { min: 0.99 }, noticeSentencesInSource: { min: 1 } }),
      },
      breakdowns: [
        byField('held-out layouts, by field', held),
        byField('layouts that the rules were written from, by field', open),
        byLayout([...held, ...open]),
        byLayoutAndField([...held, ...open]),
        calibration('confidence and the share that is right, all layouts', answersOf([...held, ...open])),
        calibration('the same, layouts that the confidences were fitted on', answersOf(open)),
        calibration('the same, held-out layouts', answersOf(held)),
        summaryCalibration([...held, ...open]),
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
  largestConfidenceError: { max: 0.05 },
  documentSentencesInSource: { min: 1 },
  documentRequirementsInSource: { min: 1 },
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

const answersOf = (comparisons: readonly Comparison[]): Judged[] =>
  comparisons.flatMap(({ analysis, document }) => judged(analysis, document.truth));

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

/** Only what is not all right, so that the table says where to look. */
const byLayoutAndField = (comparisons: readonly Comparison[]): Breakdown => ({
  title: 'by layout and field, where something is wrong or missed',
  columns: ['layout', 'field', 'right', 'wrong', 'missed'],
  rows: [...Map.groupBy(comparisons, ({ document }) => document.layout)].flatMap(([layout, some]) =>
    [...totals(some)]
      .filter(([, { wrong, missed }]) => wrong + missed > 0)
      .map(([field, { right, wrong, missed }]) => [layout, field, right, wrong, missed]),
  ),
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

/** Answers that a bin must have to say how sure it is. */
const ENOUGH = 50;

/** @returns the largest difference between confidence and the share that is right, over bins with enough answers */
const confidenceError = (answers: readonly Judged[]): number =>
  Math.max(
    ...binsOf(answers)
      .filter(({ n }) => n >= ENOUGH)
      .map(({ confidence, right }) => Math.abs(confidence - right)),
  );

/** Confidence of values and entries, and how often they are right. */
function calibration(title: string, answers: readonly Judged[]): Breakdown {
  return {
    title,
    columns: ['from', 'values', 'confidence', 'right', 'difference'],
    rows: binsOf(answers).map(({ from, n, confidence, right }) => [
      from.toFixed(1),
      n,
      confidence.toFixed(4),
      right.toFixed(4),
      (right - confidence).toFixed(4),
    ]),
  };
}

import type { Breakdown, Evaluation, Figures, Target } from '#eval/evaluation.ts';
import { type Counts, f1, noCounts, plus, precision, recall } from '#eval/extraction/compare.ts';
import { generatedDocuments, isRead } from '#eval/extraction/documents.ts';
import {
  type Compared,
  type Comparison,
  compared,
  inventedForms,
  requirementFields,
  totals,
} from '#eval/extraction/measure.ts';
import { realPapers } from '#eval/extraction/real-papers.ts';
import { verdictOn } from '#eval/extraction/real-verdict.ts';
import { documentSummaries, noticeSummaries, summaryFigures } from '#eval/extraction/summaries.ts';

/** All papers that are data, and some ten documents of each layout of the sample publisher. */
const COUNT = 240;

export const extraction: Evaluation = {
  name: 'extraction',
  question: 'do the rules read from real bidding documents what the documents say?',
  run: async ({ data, progress }) => {
    const papers = await realPapers();
    if (papers.length === 0) progress('skipped: the real papers; there are no tender-packs');
    const verdict = papers.length === 0 ? null : verdictOn(papers);
    progress(`${papers.length} real papers`);
    const documents = await generatedDocuments(COUNT);
    const read = documents.filter(isRead);
    progress(
      `${documents.length} generated documents in ${new Set(documents.map(({ layout }) => layout)).size} layouts`,
    );
    const held = read.filter(({ heldOut }) => heldOut).map(compared);
    const open = read.filter(({ heldOut }) => !heldOut).map(compared);
    const notices = noticeSummaries(data);
    progress(`${notices.length} notices of real tenders`);
    const empty = documents.length - read.length;
    return {
      n: verdict?.n ?? documents.length,
      figures: {
        ...verdict?.figures,
        ...figuresOf(held, 'generatedHeldOut'),
        ...figuresOf(open, 'generatedOpen'),
        generatedDocumentCount: documents.length,
        generatedLayoutCount: new Set(documents.map(({ layout }) => layout)).size,
        withoutTextCount: empty,
        missingEvidenceCount: [...held, ...open].reduce((sum, one) => sum + one.missingEvidence, 0),
        ...summaryFigures(documentSummaries([...held, ...open]), 'document'),
        ...(notices.length === 0 ? {} : summaryFigures(notices, 'notice')),
        inventedFormCount: [...held, ...open].reduce((sum, one) => sum + inventedForms(one), 0),
      },
      baselines: {},
      targets: {
        ...verdict?.targets,
        ...sound,
        ...(notices.length === 0 ? {} : { noticeSentencesInSource: { min: 1 } }),
      },
      breakdowns: [
        ...(verdict?.breakdowns ?? []),
        byField('generated papers, held-out layouts, by field (a test of regression, no claim)', held),
        byField('generated papers, layouts that the rules were written from (the same)', open),
        byLayout([...held, ...open]),
        byLayoutAndField([...held, ...open]),
      ],
      remarks: [
        ...(verdict?.remarks ?? [
          'Skipped: the real papers, because EVAL_DATA has no tender-packs. What follows is no claim.',
        ]),
        'Generated papers show what a change breaks. What is right on them may be wrong on real ones.',
        `${empty} generated documents are scans of which no program here recognised the text; they count for nothing.`,
      ],
    };
  },
};

/** What holds for any paper, real or not. */
const sound: Readonly<Record<string, Target>> = {
  inventedFormCount: { max: 0 },
  missingEvidenceCount: { max: 0 },
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

/** Only fields with errors, so that the table says where to look. */
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

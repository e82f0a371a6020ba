import { readDeviations } from '#eval/estimates/deviations.ts';
import { measureFreshStarts } from '#eval/estimates/fresh-start.ts';
import { generatedComparables, LOOKED_AT } from '#eval/estimates/generated.ts';
import { agreementOf, categoriesTable, type Measured, measure } from '#eval/estimates/measure.ts';
import type { Breakdown, Evaluation, Figures, Target } from '#eval/evaluation.ts';

/** Since when reports are the test part: the last quarter of the file. Settings were chosen on reports before it. */
const REAL_CUT = '2024-05-01';
/** Invented tenders: enough that several categories have 200 judged ones; settings were chosen with another seed. */
const SEED = 20_260_630;
const RELEASES = 60_000;
const GENERATED_CUT = '2025-10-01';
/** First starts with the sample of a demonstration: one knows some 55 amounts, so that several are judged together. */
const FRESH_SEEDS = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32];
const FRESH_RELEASES = 2_000;

const targets: Readonly<Record<string, Target>> = {
  coverageOff: { max: 0.02 },
  lowestCategoryCoverage: { min: 0.75 },
  aboveCategoryMedian: { min: 0.15 },
};
const freshTargets: Readonly<Record<string, Target>> = {
  'fresh start openWithInterval': { min: 0.6 },
  'fresh start coverageOff': { max: 0.04 },
};

/** Evaluates estimated values on a split by time: of real amounts, and separately of those of the sample publisher. */
export const estimates = estimatesEvaluation(RELEASES, FRESH_SEEDS);

/**
 * @param releases of the sample publisher that are read; tests take few
 * @param freshSeeds of the samples with which a first start is measured
 */
export function estimatesEvaluation(releases: number, freshSeeds: readonly number[]): Evaluation {
  return {
    name: 'estimates',
    question:
      'do estimated values agree with what was awarded later, and do their intervals contain four of five?',
    run: ({ data, progress }) => {
      const { comparables, unusable } = readDeviations(data);
      progress(`${comparables.length} real amounts`);
      const real = measure(comparables, REAL_CUT, 'daily');
      const fixed = measure(comparables, REAL_CUT, 'before');
      const agreement = agreementOf(comparables);
      const invented = generatedComparables(SEED, releases);
      progress(`${invented.comparables.length} invented amounts`);
      const generated = measure(invented.comparables, GENERATED_CUT, 'daily');
      const fresh = measureFreshStarts(freshSeeds, FRESH_RELEASES);
      progress(`${fresh.known.length} first starts`);
      return {
        n: real.n + generated.n,
        figures: {
          ...named('real', real.figures),
          ...named('real at once', fixed.figures),
          'real same wording withinTwo': agreement.withinTwo,
          ...named('generated', generated.figures),
          ...named('fresh start', fresh.figures),
        },
        baselines: { ...named('real', real.baselines), ...named('generated', generated.baselines) },
        targets: { ...targetsFor('real', real), ...targetsFor('generated', generated), ...freshTargets },
        breakdowns: [
          rowsTable('real rows', comparables.length, real, unusable),
          rowsTable(
            'generated tenders with awards',
            invented.comparables.length,
            generated,
            invented.unusable,
          ),
          categoriesTable('real, by category of the classifier', real.card),
          categoriesTable('generated, by category', generated.card),
        ],
        remarks: [
          `Real amounts are deviations reported to the National Treasury; those received since ${REAL_CUT} are judged, each by what was known before its day. "real at once" uses nothing received since then.`,
          'The reports have no category, so the classifier gives it; buyer and province come from the name of the organ. Reports of expansions are not used: their amounts are changes of older contracts.',
          `"real same wording withinTwo": of pairs of real amounts with the same words by the same buyer, the share within twice of each other (${agreement.awards} amounts). It shows how much of a value the words decide.`,
          `Generated amounts are those of ${releases} releases of the sample publisher up to ${LOOKED_AT}; those published and awarded since ${GENERATED_CUT} are judged.`,
          `"fresh start": ${freshSeeds.length} samples of ${FRESH_RELEASES} releases that were captured on one day, when ${Math.min(...fresh.known)} to ${Math.max(...fresh.known)} amounts were known; coverage and withinTwo by folds, laterCoverage by ${fresh.later} awards that open tenders got later.`,
          'Figures of generated tenders are a regression test and no claim about real ones: prices follow a formula, which the model does not know.',
          'coverageOff is the distance of the coverage from 0.8; lowestCategoryCoverage is that of categories with 200 judged estimates or more; medianWidth is maximum ÷ minimum.',
        ],
      };
    },
  };
}

const named = (part: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${part} ${name}`, figure]));

/** A part without a large category has no figure for them, and no target. */
const targetsFor = (part: string, { figures }: Measured): Record<string, Target> =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([name, target]) =>
      name in figures ? [[`${part} ${name}`, target]] : [],
    ),
  );

const rowsTable = (
  title: string,
  used: number,
  { n, none }: Measured,
  unusable: ReadonlyMap<string, number>,
): Breakdown => ({
  title,
  columns: ['what', 'rows'],
  rows: [
    ['used as comparables', used],
    ['judged', n],
    ['without an estimate', none],
    ...[...unusable].map(([reason, count]) => [`not used: ${reason}`, count]),
  ],
});

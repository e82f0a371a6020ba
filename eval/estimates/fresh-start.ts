import type { Figures } from '#eval/evaluation.ts';
import type { Comparable } from '#shared/domain/estimation/comparable.ts';
import { type Estimate, estimateOf } from '#shared/domain/estimation/estimate.ts';
import { type EstimationModel, fitModel } from '#shared/domain/estimation/fit.ts';
import { isWithinTwo } from '#shared/domain/estimation/score.ts';
import { chooseJudged, judging, type ModelScorecard } from '#shared/domain/estimation/scorecard.ts';
import { freshStart } from './generated.ts';

/** Estimates right after a first start, over several samples; shares of all of them together. */
export type FreshStarts = {
  /** The number of awarded amounts that each start knew. */
  known: number[];
  cards: ModelScorecard[];
  /** Open tenders whose awards were published later and were judged by them. */
  later: number;
  figures: Figures;
};

/** Measures what somebody who starts the service with the sample finds; each seed gives another sample. */
export function measureFreshStarts(seeds: readonly number[], releases: number): FreshStarts {
  const known: number[] = [];
  const cards: ModelScorecard[] = [];
  const widths: number[] = [];
  const later: { estimate: Estimate; awarded: number }[] = [];
  let open = 0;
  for (const seed of seeds) {
    const started = freshStart(seed, releases);
    const model = fitModel(started.comparables, '9999-12-31');
    known.push(started.comparables.length);
    cards.push(scorecardOf(model, started.comparables));
    open += started.open.length;
    for (const subject of started.open) {
      const estimate = estimateOf(model, subject);
      if ('none' in estimate) continue;
      widths.push(Number(estimate.maximum) / Number(estimate.minimum));
      const awarded = started.later.get(subject.tenderId);
      if (awarded !== undefined) later.push({ estimate, awarded });
    }
  }
  const judged = cards.reduce((sum, card) => sum + card.judged, 0);
  const share = (of: (card: ModelScorecard) => number | null) =>
    cards.reduce((sum, card) => sum + card.judged * (of(card) ?? 0), 0) / judged;
  const ofLater = (holds: (one: (typeof later)[number]) => boolean) =>
    later.filter(holds).length / later.length;
  return {
    known,
    cards,
    later: later.length,
    figures: {
      openWithInterval: widths.length / open,
      coverage: share(({ coverage }) => coverage),
      coverageOff: Math.abs(share(({ coverage }) => coverage) - 0.8),
      withinTwo: share(({ withinTwo }) => withinTwo),
      'withinTwo of category median': share(({ categoryMedian }) => categoryMedian.withinTwo),
      laterCoverage: ofLater(
        ({ estimate, awarded }) => Number(estimate.minimum) <= awarded && awarded <= Number(estimate.maximum),
      ),
      laterWithinTwo: ofLater(({ estimate, awarded }) => isWithinTwo(Number(estimate.median), awarded)),
      medianWidth: widths.sort((one, other) => one - other)[widths.length >> 1] ?? Number.NaN,
    },
  };
}

/** The scorecard as the service makes it. */
function scorecardOf(model: EstimationModel, comparables: readonly Comparable[]): ModelScorecard {
  const chosen = new Set(chooseJudged(model, 10_000));
  const steps = judging(
    model,
    comparables.filter(({ tenderId }) => chosen.has(tenderId)),
  );
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

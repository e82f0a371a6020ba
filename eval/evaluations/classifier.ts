import { measureAgreement } from '#eval/classifier/agreement.ts';
import { type RealExample, readExamples } from '#eval/classifier/examples.ts';
import { industryOf } from '#eval/classifier/industries.ts';
import {
  calibrationBins,
  calibrationError,
  macroF1,
  type Prediction,
  share,
  topShare,
} from '#eval/classifier/measure.ts';
import { NEARLY_THE_SAME } from '#eval/classifier/similarity.ts';
import { type Split, splitByDay } from '#eval/classifier/split.ts';
import type { Breakdown, Evaluation, Measurement } from '#eval/evaluation.ts';
import { classifyBy } from '#shared/domain/categories/classify.ts';
import { foldText } from '#shared/domain/categories/features.ts';
import { type CategoryModel, sharesOf } from '#shared/domain/categories/model.ts';
import { trainModel } from '#shared/domain/categories/training.ts';
import { decodeModel, encodeModel } from '#shared/domain/categories/weights.ts';

/** First day of the test tenders; earlier ones are for training. */
const CUT = '2025-12-01';
/** Confidence from which a prediction counts as sure. */
const SURE = 0.8;

/** Evaluates the category of tenders without a stated one, on tenders published after all training data. */
export const classifier: Evaluation = {
  name: 'classifier',
  question: 'is the category that the classifier finds the one that officials chose?',
  run: ({ data, progress }) => {
    const examples = readExamples(data);
    const split = splitByDay(examples, CUT);
    progress(
      `training on ${split.train.length} tenders before ${CUT}, testing on ${split.test.length} since`,
    );
    const model = reread(trainModel(split.train));
    return measureModel(model, split, examples);
  },
};

/** @returns the model as a file of weights stores it, because that is the model in use */
const reread = (model: CategoryModel): CategoryModel =>
  decodeModel(encodeModel(model, { settings: {}, examples: 0, digest: '', from: '', to: '' })).model;

type Answer = Prediction & { method: string; example: RealExample };

function measureModel(model: CategoryModel, split: Split, examples: readonly RealExample[]): Measurement {
  const answers = split.test.map((example) => answer(model, example));
  const sure = answers.filter(({ confidence }) => confidence >= SURE);
  const agreement = measureAgreement(examples);
  const known = new Set(split.train.map(({ buyer }) => foldText(buyer)));
  const { top1, top3, top5, buyerTop1, ...baseline } = measureBaseline(split);
  return {
    n: answers.length,
    figures: {
      top1: topShare(answers, 1),
      top3: topShare(answers, 3),
      top5: topShare(answers, 5),
      macroF1: macroF1(answers),
      industryTop1: share(answers, ({ right, ranked }) => industryOf(right) === industryOf(ranked[0] ?? '')),
      calibrationError: calibrationError(answers),
      coverageWhenSure: sure.length / answers.length,
      top1WhenSure: topShare(sure, 1),
      top1KnownBuyer: topShare(
        answers.filter(({ example }) => known.has(foldText(example.buyer))),
        1,
      ),
      sameWordingNoticesCount: agreement.notices,
      sameWordingAgreement: agreement.agreement,
      sameWordingBound: agreement.bound,
    },
    baselines: { top1, top3, top5, ...baseline, top1KnownBuyer: buyerTop1 },
    targets: { top1: { min: 0.8 }, top3: { min: 0.93 } },
    breakdowns: [
      byMethod(answers),
      bySimilarity(split, answers),
      byIndustry(answers),
      {
        title: 'calibration',
        columns: ['confidence from', 'tenders', 'mean confidence', 'right'],
        rows: calibrationBins(answers).map(({ from, n, confidence, right }) => [from, n, confidence, right]),
      },
    ],
    remarks: [
      'The baseline answers with the most frequent categories of the training tenders; for top1KnownBuyer with the most frequent category of the buyer.',
      `${split.leaked} earlier tenders were left out of training, because a test tender is the same tender or shares ${NEARLY_THE_SAME * 100} % of the words.`,
      'sameWordingAgreement is the share of pairs of tenders with exactly the same text that have the same category (mostly one office advertising again). sameWordingBound, its square root, estimates the highest accuracy that a classifier of texts can reach on such texts; it does not apply to texts that occur once.',
      'A category stated by the publisher is used as stated and not evaluated here.',
    ],
  };
}

function answer(model: CategoryModel, example: RealExample): Answer {
  const { text, buyer, type, slug, reference } = example;
  const input = { statedCategory: null, title: null, description: text, buyer, type, reference };
  const given = classifyBy(() => model, input);
  const shares = sharesOf(model, example);
  const rest = model.slugs
    .map((name, column) => ({ name, share: shares[column]! }))
    .sort((one, other) => other.share - one.share)
    .map(({ name }) => name)
    .filter((name) => name !== given?.slug);
  return {
    right: slug,
    ranked: given ? [given.slug, ...rest].slice(0, 5) : [],
    confidence: given?.confidence ?? 0,
    method: given?.method ?? 'none',
    example,
  };
}

/** The figures of a baseline that predicts the most frequent categories, of all tenders and of the buyer. */
function measureBaseline({ train, test }: Split) {
  const frequent = mostFrequent(train);
  const frequentOfBuyer = new Map(
    [...Map.groupBy(train, ({ buyer }) => foldText(buyer))].map(([buyer, notices]) => [
      buyer,
      mostFrequent(notices),
    ]),
  );
  const baseline = test.map(({ slug }) => ({ right: slug, ranked: frequent, confidence: 1 }));
  const byBuyer = test.flatMap(({ slug, buyer }) => {
    const frequentHere = frequentOfBuyer.get(foldText(buyer));
    return frequentHere ? [{ right: slug, ranked: frequentHere, confidence: 1 }] : [];
  });
  return {
    top1: topShare(baseline, 1),
    top3: topShare(baseline, 3),
    top5: topShare(baseline, 5),
    macroF1: macroF1(baseline),
    industryTop1: share(test, ({ slug }) => industryOf(slug) === industryOf(frequent[0] ?? '')),
    buyerTop1: topShare(byBuyer, 1),
  };
}

const mostFrequent = (notices: readonly RealExample[]): string[] =>
  [...Map.groupBy(notices, ({ slug }) => slug)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([slug]) => slug)
    .slice(0, 5);

function byMethod(answers: readonly Answer[]): Breakdown {
  const methods = [...Map.groupBy(answers, ({ method }) => method)];
  return {
    title: 'by method',
    columns: ['method', 'tenders', 'top1', 'top3'],
    rows: methods.map(([method, some]) => [method, some.length, topShare(some, 1), topShare(some, 3)]),
  };
}

/** Compares the model with the category of the most similar earlier tender, by similarity. */
function bySimilarity({ nearest, test }: Split, answers: readonly Answer[]): Breakdown {
  const pairs = test.map(({ slug }, at) => ({ slug, ...nearest[at]!, answer: answers[at]! }));
  const tenths = [...Map.groupBy(pairs, ({ similarity }) => Math.floor(similarity * 10 + 1e-6))];
  return {
    title: 'by similarity of the most similar earlier tender (left out of training where nearly the same)',
    columns: ['similarity from', 'tenders', 'same category', 'top1', 'top3'],
    rows: tenths
      .sort(([one], [other]) => one - other)
      .map(([tenth, some]) => {
        const predictions = some.map(({ answer }) => answer);
        const same = share(some, ({ slug, example }) => slug === example.slug);
        return [tenth / 10, some.length, same, topShare(predictions, 1), topShare(predictions, 3)];
      }),
  };
}

function byIndustry(answers: readonly Answer[]): Breakdown {
  const industries = [...Map.groupBy(answers, ({ right }) => industryOf(right))];
  return {
    title: 'by industry of the right category',
    columns: ['industry', 'tenders', 'top1', 'top3', 'industry right'],
    rows: industries
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([industry, some]) => [
        industry,
        some.length,
        topShare(some, 1),
        topShare(some, 3),
        share(some, ({ ranked }) => industryOf(ranked[0] ?? '') === industry),
      ]),
  };
}

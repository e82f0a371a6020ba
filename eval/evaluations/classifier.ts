import { measureAgreement } from '#eval/classifier/agreement.ts';
import { type RealExample, readExamples } from '#eval/classifier/examples.ts';
import { industryOf } from '#eval/classifier/industries.ts';
import {
  calibrationBins,
  calibrationError,
  type Judged,
  macroF1,
  share,
  topShare,
} from '#eval/classifier/measure.ts';
import { NEARLY_THE_SAME } from '#eval/classifier/similarity.ts';
import { type Split, splitByDay } from '#eval/classifier/split.ts';
import type { Breakdown, Claim, Finding } from '#eval/evaluation.ts';
import { classifyBy } from '#shared/domain/categories/classify.ts';
import { foldText } from '#shared/domain/categories/features.ts';
import { type Model, sharesOf } from '#shared/domain/categories/model.ts';
import { trainModel } from '#shared/domain/categories/training.ts';
import { decodeModel, encodeModel } from '#shared/domain/categories/weights.ts';

/** Advertised from this day on is judged; everything before is learned from. */
const CUT = '2025-12-01';
/** Answers this sure could be published without a second look. */
const SURE = 0.8;

/** The category of a tender whose publisher states none, on notices published after all that was learned from. */
export const classifier: Claim = {
  name: 'classifier',
  question: 'is the category that we give a tender the one its officials chose?',
  run: ({ data, say }) => {
    const examples = readExamples(data);
    const split = splitByDay(examples, CUT);
    say(`learning from ${split.train.length} notices before ${CUT}, judging ${split.test.length} since`);
    const model = reread(trainModel(split.train));
    say(`weighing the answers`);
    return judgeModel(model, split, examples);
  },
};

/** The model as a file would hold it, so that what is judged is what is served. */
const reread = (model: Model): Model =>
  decodeModel(encodeModel(model, { settings: {}, examples: 0, digest: '', from: '', to: '' })).model;

type Answer = Judged & { method: string; example: RealExample };

function judgeModel(model: Model, split: Split, examples: readonly RealExample[]): Finding {
  const answers = split.test.map((example) => answer(model, example));
  const sure = answers.filter(({ confidence }) => confidence >= SURE);
  const agreement = measureAgreement(examples);
  const known = new Set(split.train.map(({ buyer }) => foldText(buyer)));
  const { top1, top3, top5, buyerTop1, ...guessed } = measureGuesses(split);
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
    baselines: { top1, top3, top5, ...guessed, top1KnownBuyer: buyerTop1 },
    targets: { top1: { least: 0.8 }, top3: { least: 0.93 } },
    breakdowns: [
      byMethod(answers),
      bySimilarity(split, answers),
      byIndustry(answers),
      {
        title: 'calibration: how sure, and how often right',
        columns: ['confidence from', 'notices', 'mean confidence', 'right'],
        rows: calibrationBins(answers).map(({ from, n, confidence, right }) => [from, n, confidence, right]),
      },
    ],
    remarks: [
      'baselines answer with the most frequent categories of the notices learned from; that of top1KnownBuyer with the buyer’s own most frequent one.',
      `${split.leaked} earlier notices were not learned from, because a judged notice is the same tender or shares ${NEARLY_THE_SAME * 100} % of its words with them.`,
      `sameWordingAgreement: how often two tenders with exactly the same text carry the same category (mostly one office advertising again). sameWordingBound, its square root, estimates from them the most that any classifier of wordings could reach on such texts; it says nothing of texts that occur once.`,
      'a category stated by the publisher is taken as stated and not judged here: it would be right by definition.',
    ],
  };
}

function answer(model: Model, example: RealExample): Answer {
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

/** What answering with the most frequent categories reaches, over all and for each buyer that is known. */
function measureGuesses({ train, test }: Split) {
  const frequent = mostFrequent(train);
  const habits = new Map(
    [...Map.groupBy(train, ({ buyer }) => foldText(buyer))].map(([buyer, notices]) => [
      buyer,
      mostFrequent(notices),
    ]),
  );
  const guesses = test.map(({ slug }) => ({ right: slug, ranked: frequent, confidence: 1 }));
  const byBuyer = test.flatMap(({ slug, buyer }) => {
    const habit = habits.get(foldText(buyer));
    return habit ? [{ right: slug, ranked: habit, confidence: 1 }] : [];
  });
  return {
    top1: topShare(guesses, 1),
    top3: topShare(guesses, 3),
    top5: topShare(guesses, 5),
    macroF1: macroF1(guesses),
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
    columns: ['method', 'notices', 'top1', 'top3'],
    rows: methods.map(([method, some]) => [method, some.length, topShare(some, 1), topShare(some, 3)]),
  };
}

/** How much officials agree with an earlier official who wrote nearly the same, beside what the model reaches there. */
function bySimilarity({ nearest, test }: Split, answers: readonly Answer[]): Breakdown {
  const pairs = test.map(({ slug }, at) => ({ slug, ...nearest[at]!, answer: answers[at]! }));
  const tenths = [...Map.groupBy(pairs, ({ similarity }) => Math.floor(similarity * 10 + 1e-6))];
  return {
    title:
      'by likeness to the most similar earlier notice (which was not learned from where nearly the same)',
    columns: ['shared words from', 'notices', 'same category', 'top1', 'top3'],
    rows: tenths
      .sort(([one], [other]) => one - other)
      .map(([tenth, some]) => {
        const judged = some.map(({ answer }) => answer);
        const same = share(some, ({ slug, example }) => slug === example.slug);
        return [tenth / 10, some.length, same, topShare(judged, 1), topShare(judged, 3)];
      }),
  };
}

function byIndustry(answers: readonly Answer[]): Breakdown {
  const industries = [...Map.groupBy(answers, ({ right }) => industryOf(right))];
  return {
    title: 'by industry of the right category',
    columns: ['industry', 'notices', 'top1', 'top3', 'industry right'],
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

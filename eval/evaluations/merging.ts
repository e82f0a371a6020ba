import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { type PairLabels, pairLabels } from '#eval/merging/labels.ts';
import { combineByIdentity } from '#eval/merging/one-record.ts';
import { filesOf, type Label, type LabelledPair, labelPairs } from '#eval/merging/pairs.ts';
import { type PerturbedPair, perturb } from '#eval/merging/perturbations.ts';
import { lettersOfFiles, type MergingRow, readMergingRows } from '#eval/merging/rows.ts';
import { baselineRules, ourRule, scoreAgain, scoreSame } from '#eval/merging/score.ts';
import { compareTitleKeys } from '#eval/merging/title-keys.ts';
import { shareText as share } from '#eval/report.ts';

/** The files of a pair, by their letters: both from the portal's lists, or one from municipalities' own sites. */
const portalFiles = new Set(['AJ', 'JJ', 'AA', 'AS', 'JS', 'SS', 'AT', 'JT', 'ST', 'TT']);
const ownSiteFiles = new Set(['AM', 'JM', 'MS', 'MT']);

/** One row in this many is perturbed. */
const STEP = 4;

/** Makes the evaluation with the given labels; tests have rows and labels of their own. */
export const mergingEvaluation = (portal: PairLabels, ownSites: PairLabels): Evaluation => ({
  name: 'merging',
  question: 'are rows of the same tender recognised as one tender, and no others?',
  run: ({ data, progress }) => {
    const rows = readMergingRows(data);
    progress(`${rows.size} rows`);
    const natural = labelPairs(rows, portal, portalFiles);
    progress(`${natural.length} pairs of the portal's rows`);
    const sites = labelPairs(rows, ownSites, ownSiteFiles);
    const perturbed = perturbedPairs([...rows.values()].filter(({ name }) => !name.startsWith('M')));
    progress(`${perturbed.length} pairs with a perturbed row`);
    const identity = combineByIdentity(data);
    const titles = compareTitleKeys(data);
    const [same, again] = [scoreSame(natural), scoreAgain(natural)];
    const [perturbedSame, perturbedAgain] = [scoreSame(perturbed), scoreAgain(perturbed)];
    const ownSite = scoreSame(sites);
    const [byNumber] = baselineRules.map((rule) => ({
      natural: scoreSame(natural, rule),
      perturbed: scoreSame(perturbed, rule),
      sites: scoreSame(sites, rule),
    }));
    return {
      n: [...natural, ...perturbed, ...sites].filter(({ basis }) => basis !== 'unlike').length,
      figures: {
        precision: same.precision,
        recall: same.recall,
        recallWithoutCopies: scoreSame(natural.filter(({ basis }) => basis !== 'all other columns')).recall,
        perturbedPrecision: perturbedSame.precision,
        perturbedRecall: perturbedSame.recall,
        oneRecordShare: identity.combined / identity.tenders,
        ownSitesPrecision: ownSite.precision,
        ownSitesRecall: ownSite.recall,
        againPrecision: again.precision,
        againRecall: again.recall,
        againSameNumberRecall: scoreAgain(without(natural, portal.againRenumbered)).recall,
        perturbedAgainPrecision: perturbedAgain.precision,
        perturbedAgainRecall: perturbedAgain.recall,
        titleKeyRecall: titles.agreeing / titles.rows,
      },
      baselines: {
        precision: byNumber?.natural.precision ?? 0,
        recall: byNumber?.natural.recall ?? 0,
        perturbedPrecision: byNumber?.perturbed.precision ?? 0,
        perturbedRecall: byNumber?.perturbed.recall ?? 0,
        ownSitesPrecision: byNumber?.sites.precision ?? 0,
        ownSitesRecall: byNumber?.sites.recall ?? 0,
        titleKeyRecall: titles.toTheLetter / titles.rows,
      },
      targets: {
        precision: { min: 0.98 },
        recall: { min: 0.98 },
        perturbedPrecision: { min: 0.98 },
        perturbedRecall: { min: 0.98 },
        oneRecordShare: { min: 1 },
      },
      breakdowns: [
        rulesTable({ natural, perturbed, 'own sites': sites }),
        pairsTable([...natural, ...sites]),
        perturbationsTable(perturbed),
        errorsTable([...natural, ...sites]),
      ],
      remarks: remarks(natural, identity.tenders, titles.rows),
    };
  },
});

export const merging: Evaluation = mergingEvaluation(pairLabels.portal, pairLabels.ownSites);

function perturbedPairs(rows: readonly MergingRow[]): PerturbedPair[] {
  return rows
    .filter(({ number }, place) => place % STEP === 0 && number !== '')
    .flatMap((row) => perturb(row, rows));
}

const without = (pairs: readonly LabelledPair[], names: readonly string[]): LabelledPair[] =>
  pairs.filter(({ one, other }) => !names.includes(`${one.name}-${other.name}`));

const rulesTable = (sets: Readonly<Record<string, readonly LabelledPair[]>>): Breakdown => ({
  title: 'recognising the same tender: comparison of rules',
  columns: ['pairs', 'rule', 'found', 'missed', 'wrong', 'precision', 'recall'],
  rows: Object.entries(sets).flatMap(([name, pairs]) =>
    [ourRule, ...baselineRules].map((rule) => {
      const { found, missed, wrong, precision, recall } = scoreSame(pairs, rule);
      return [name, rule.name, found, missed, wrong, share(precision), share(recall)];
    }),
  ),
});

/** Numbers of pairs by their files and by the basis of their labels. */
const pairsTable = (pairs: readonly LabelledPair[]): Breakdown => {
  const count = (some: readonly LabelledPair[], label: Label, basis: LabelledPair['basis']): number =>
    some.filter((pair) => pair.label === label && pair.basis === basis).length;
  const nameOf = (files: string): string =>
    [...files].map((letter) => lettersOfFiles[letter as keyof typeof lettersOfFiles]).join(' × ');
  return {
    title: 'labelled pairs by files',
    columns: [
      ...['files', 'same: shared document', 'same: all other columns', 'same: read', 'again: read'],
      ...['different: read', 'different: unlike'],
    ],
    rows: [...Map.groupBy(pairs, ({ one, other }) => filesOf(one, other))].map(([files, some]) => [
      nameOf(files),
      count(some, 'same', 'shared document'),
      count(some, 'same', 'all other columns'),
      count(some, 'same', 'read'),
      count(some, 'again', 'read'),
      count(some, 'different', 'read'),
      count(some, 'different', 'unlike'),
    ]),
  };
};

const perturbationsTable = (pairs: readonly PerturbedPair[]): Breakdown => ({
  title: 'perturbed rows: share of the pairs decided correctly',
  columns: ['perturbation', 'label', 'pairs', 'right'],
  rows: [...Map.groupBy(pairs, ({ perturbation }) => perturbation)].map(([name, some]) => {
    const label = some[0]?.label ?? 'different';
    const { found, wrong } = label === 'again' ? scoreAgain(some) : scoreSame(some);
    return [
      name,
      label,
      some.length,
      share((label === 'different' ? some.length - wrong : found) / some.length),
    ];
  }),
});

/** All pairs of real rows that the rule decides wrongly. */
const errorsTable = (pairs: readonly LabelledPair[]): Breakdown => ({
  title: 'real pairs decided wrongly',
  columns: ['pair', 'label', 'numbers', 'titles'],
  rows: pairs
    .filter((pair) => ourRule.joins(pair.one, pair.other) !== (pair.label === 'same'))
    .map(({ one, other, label }) => [
      `${one.name} ${other.name}`,
      label,
      `${one.number} | ${other.number}`,
      [one, other].map(({ description }) => description.trim().slice(0, 40)).join(' | '),
    ]),
});

function remarks(natural: readonly LabelledPair[], identities: number, titles: number): string[] {
  const found = natural.filter(({ label }) => label === 'same').length;
  return [
    `precision and recall: pairs of real rows. ${found} same pairs are a small set: one error changes the recall by ${(100 / found).toFixed(1)} %.`,
    'recallWithoutCopies leaves out rows of the JSON and of the list made from it on the same day, which are easy to recognise.',
    'Labels are based on a shared upload, on agreement in all columns that the rule does not use, or on reading the rows. Notices about another tender are left out, and rows of the JSON that agree with several rows of the list.',
    'Precision counts all pairs of one buyer and all pairs with one number or description; recognising a pair that is not labelled the same is an error.',
    'The rule was developed on the same pairs, because there are no others; on new rows it may be less accurate.',
    'Two pairs (A396 A2129, A662 M2121) were read only after the rule had found them, and the list of readvertised tenders was written with the first results of the rule known.',
    'No two captures share a document except within scrape 2025, and no tender of the 2023 captures is in another file.',
    'perturbed…: real rows changed in ways that publishers were seen to use; they show which spellings are recognised, not how frequent these are.',
    'ownSites…: tenders on municipalities’ own sites, which are not collected. Their scraper cut, mixed and lost titles and numbers, so there is no target.',
    'again…: tenders advertised again under a new id, which are related but not the same; againSameNumberRecall leaves out those with another number.',
    `oneRecordShare: ${identities} real ids, each with a release made for it, because no real tender was captured from both publishers.`,
    `titleKeyRecall: ${titles} cancelled rows captured twice, which have neither number nor buyer.`,
  ];
}

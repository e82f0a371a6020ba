import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { andList, lower } from './institution-sentences.ts';

type Criterion = AnalysisLists['functionality'];
/** How one document words its criteria: the place of a criterion, all points, and the levels by which it is rated. */
type Style = (criterion: Criterion, at: number, total: number, levels: readonly string[]) => Block[];

/** What the parts of a criterion are worth. */
function parts({ weight, subCriteria }: Criterion, random: Random): string {
  if (subCriteria.length === 0) return '';
  const named = (say: (name: string, points: string) => string) =>
    andList(subCriteria.map((part) => say(lower(part.name), String(part.weight))));
  return random.pick([
    ` Of these ${weight} points, ${named((name, points) => `${points} are for ${name}`)}.`,
    ` The points are made up of ${named((name, points) => `${name} (${points})`)}.`,
    ` Here ${named((name, points) => `${name} can earn ${points} points`)}.`,
  ]);
}

/** How a criterion is rated; without points, which the scale gives. */
function rated(levels: readonly string[], random: Random): string {
  const [best, middle, least] = levels as [string, string, string];
  return random.pick([
    `The highest rating is for ${best}, a middle rating for ${middle} and the lowest for ${least}.`,
    `Rating: 5 for ${best}; 3 for ${middle}; 1 for ${least}.`,
    `Members of the committee look for ${best}; ${middle} will be rated lower and ${least} lowest.`,
  ]);
}

const styles: readonly ((random: Random) => Style)[] = [
  (random) => (criterion, at, _total, levels) => [
    { kind: 'text', bold: true, text: `(${String.fromCharCode(97 + at)}) ${criterion.name}` },
    text(
      `${random.pick([
        `The committee may award up to ${criterion.weight} points under this heading.`,
        `A maximum of ${inWords(criterion.weight ?? 0)} (${criterion.weight}) points can be scored here.`,
        `This criterion carries ${criterion.weight} points.`,
      ])}${parts(criterion, random)} ${rated(levels, random)}`,
    ),
  ],
  (random) => (criterion, at, total, levels) => [
    text(
      `${[
        `${criterion.weight} of the ${total} points are set aside for ${lower(criterion.name)}.`,
        `${criterion.name} will be assessed next, for which a bidder can obtain ${criterion.weight} points.`,
        `A further ${criterion.weight} points depend on ${lower(criterion.name)}.`,
        `In addition, ${lower(criterion.name)} will be scored out of ${criterion.weight} points.`,
        `Finally, ${lower(criterion.name)} accounts for ${criterion.weight} points.`,
      ][at]!}${parts(criterion, random)} ${rated(levels, random)}`,
    ),
  ],
  (random) => (criterion, at, total, levels) => [
    text(
      `7.${at + 1} ${criterion.name}: ${total === 100 ? `${criterion.weight}%` : `${criterion.weight} points`}.${parts(criterion, random)} ${rated(levels, random)}`,
    ),
  ],
  (random) => (criterion, _at, total, levels) => [
    text(
      `${random.pick([
        `Up to ${criterion.weight} points can be earned for ${lower(criterion.name)}.`,
        `${criterion.name} has a weighting of ${criterion.weight} out of ${total}.`,
        `The institution attaches great value to ${lower(criterion.name)}, and allocates ${inWords(criterion.weight ?? 0)} (${criterion.weight}) points to it.`,
      ])}${parts(criterion, random)}`,
    ),
    text(rated(levels, random)),
  ],
];

const scales = [
  'Each member of the committee rates every criterion from 0 to 5: 0 = no response, 1 = poor, 2 = below average, 3 = average, 4 = good, 5 = excellent. The rating divided by 5 and multiplied by the points of the criterion gives the score.',
  'Ratings are given on a five-point scale, where 1 stands for poor, 2 for fair, 3 for satisfactory, 4 for good and 5 for outstanding. Ratings of the members are averaged before they are converted to points.',
  'The following scale is used. Outstanding: 100% of the points of the criterion. Good: 80%. Satisfactory: 60%. Weak: 30%. No evidence: 0%.',
];

/** Criteria in paragraphs, as one committee words them, with the scale by which it rates. */
export function criteriaParagraphs(
  criteria: readonly Criterion[],
  levels: ReadonlyMap<string, readonly string[]>,
  random: Random,
): Block[] {
  const total = totalOf(criteria);
  const style = random.pick(styles)(random);
  return [
    text(
      random.pick([
        `Proposals that pass the first stage are scored for functionality by a technical committee. The score is out of ${total} points, and the committee looks at what follows.`,
        `The technical evaluation carries ${total} points in all. Bidders should address each aspect below, because points cannot be given for what is not in the proposal.`,
        `In the second stage the quality of the proposal is judged. ${total === 100 ? 'One hundred' : `A total of ${total}`} points can be scored for functionality.`,
      ]),
    ),
    ...criteria.flatMap((criterion, at) => style(criterion, at, total, levels.get(criterion.name) ?? [])),
    text(random.pick(scales)),
  ];
}

import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Block, Table } from '../../print/paper.ts';
import { totalOf } from '../../wordings/parts.ts';

type Criteria = readonly AnalysisLists['functionality'][];
type Levels = (name: string) => readonly string[];

/** How ratings are earned, as in `Rating 10: six orders`. */
const rated = (levels: readonly string[], random: Random): string[] => {
  const marks = random.pick([
    ['Rating 10:', 'Rating 6:', 'Rating 2:'],
    ['High:', 'Medium:', 'Low:'],
    ['100% –', '60% –', '20% –'],
  ]);
  return levels.map((level, at) => `${marks[at]} ${level}`);
};

/** A row for each criterion: its parts with their points, or its levels, in one cell, and the weight last. */
function cellsOfLines(criteria: Criteria, levels: Levels, random: Random): Table {
  const [name, detail, weight] = random.pick([
    ['Aspect evaluated', 'Breakdown and scoring', 'Weight'],
    ['Quality criterion', 'Sub-criteria (points) / scoring', 'Max. points'],
    ['Criterion', 'How points are earned', 'Points'],
  ]) as [string, string, string];
  return {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [32, 52, 16] },
    rows: [
      [name, detail, weight],
      ...criteria.map((criterion) => [
        criterion.name,
        criterion.subCriteria.length > 0
          ? criterion.subCriteria.map((part) => `${part.name} (${part.weight})`).join('\n')
          : rated(levels(criterion.name), random).join('\n'),
        String(criterion.weight),
      ]),
      ['Total', '', String(totalOf(criteria))],
    ],
  };
}

/** A row for each part, with its share of the criterion in percent and its points; the criterion has a row of its own above. */
function sharesOfCriteria(criteria: Criteria, levels: Levels, random: Random): Table {
  return {
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 46, 26, 20], size: 9 },
    rows: [
      ['Ref', 'Criterion / sub-criterion', 'Share of criterion', 'Points'],
      ...criteria.flatMap(({ name, weight, subCriteria }, at) => [
        [
          `Q${at + 1}`,
          subCriteria.length > 0 ? name : [name, ...rated(levels(name), random)].join('\n'),
          '100%',
          String(weight),
        ],
        ...subCriteria.map((part, index) => [
          `Q${at + 1}${String.fromCharCode(97 + index)}`,
          part.name,
          `${Math.round(((part.weight ?? 0) / (weight ?? 1)) * 1000) / 10}%`,
          String(part.weight),
        ]),
      ]),
      ['', 'Maximum for quality', '', String(totalOf(criteria))],
    ],
  };
}

/** Criteria side by side as columns: names in the first row, what they consist of in the second, weights in the last. */
function sideBySide(criteria: Criteria, levels: Levels, random: Random): Table {
  return {
    ...{
      kind: 'table',
      rules: 'all',
      head: 1,
      repeats: true,
      size: 8,
      shares: [14, ...criteria.map(() => 20)],
    },
    rows: [
      ['', ...criteria.map(({ name }) => name)],
      [
        random.pick(['Sub-criteria', 'Consists of', 'Assessed by']),
        ...criteria.map(({ name, subCriteria }) =>
          subCriteria.length > 0
            ? subCriteria.map((part) => `${part.name}: ${part.weight}`).join('\n')
            : rated(levels(name), random).join('\n'),
        ),
      ],
      [random.pick(['Weight', 'Points']), ...criteria.map(({ weight }) => String(weight))],
    ],
  };
}

/** A row for each part with its points out of those of the criterion, whose name is only in the first of them. */
function outOf(criteria: Criteria, levels: Levels, random: Random): Table {
  return {
    ...{ kind: 'table', rules: 'rows', head: 1, repeats: true, shares: [34, 46, 20] },
    rows: [
      ['Criterion', 'Sub-criterion or rating', 'Points out of criterion total'],
      ...criteria.flatMap(({ name, weight, subCriteria }) =>
        subCriteria.length === 0
          ? [[name, rated(levels(name), random).join('\n'), `${weight} / ${weight}`]]
          : subCriteria.map((part, at) => [at === 0 ? name : '', part.name, `${part.weight} / ${weight}`]),
      ),
      ['All criteria', '', `${totalOf(criteria)}`],
    ],
  };
}

/** The criteria in one of four tables. */
export const criteriaTable = (criteria: Criteria, levels: Levels, random: Random): Block =>
  random.pick([cellsOfLines, sharesOfCriteria, sideBySide, outOf])(criteria, levels, random);

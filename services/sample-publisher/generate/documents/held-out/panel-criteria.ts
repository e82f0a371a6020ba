import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import { totalOf } from '../wordings/parts.ts';
import { inWords } from '../wordings/spelled.ts';
import { andList, capital, lower } from './authority-sentences.ts';

type Criteria = readonly AnalysisLists['functionality'][];

/** Sentences of one criterion each, in words, in figures or in both, with the points before or behind. */
const apart = (criteria: Criteria, random: Random): string =>
  criteria
    .map(({ name, weight }) => {
      const points = weight ?? 0;
      return random.pick([
        `${capital(inWords(points))} (${points}) points are reserved for ${lower(name)}.`,
        `${name} will count for ${inWords(points)} points.`,
        `For ${lower(name)}, a firm can score ${points} points at most.`,
        `As to ${lower(name)}, the committee awards not more than ${inWords(points)} (${points}) points.`,
        `${capital(inWords(points))} points depend on ${lower(name)}.`,
        `${name} is worth ${points} points.`,
      ]);
    })
    .join(' ');

/** All criteria in one sentence. */
const together = (criteria: Criteria, random: Random): string => {
  const total = totalOf(criteria);
  const all = (say: (name: string, points: number) => string) =>
    andList(criteria.map(({ name, weight }) => say(lower(name), weight ?? 0)));
  return random.pick([
    `The ${total} points for functionality are divided as follows: ${all((name, points) => `${points} points for ${name}`)}.`,
    `For functionality, ${total} points are divided between ${all((name, points) => `${name} (${points})`)}.`,
    `Firms earn ${all((name, points) => `up to ${inWords(points)} points for ${name}`)}, which makes ${inWords(total)} points for functionality in all.`,
    `For functionality, out of ${total} points, ${all((name) => name)} carry ${andList(criteria.map(({ weight }) => String(weight)))} points respectively.`,
  ]);
};

/** Criteria and points in running prose. */
export function criteriaProse(criteria: Criteria, random: Random): string {
  const total = totalOf(criteria);
  return random.chance(0.5)
    ? together(criteria, random)
    : `${random.pick([
        `Applications are assessed for functionality out of ${total} points.`,
        `The assessment of functionality, for which ${inWords(total)} (${total}) points are available, goes as follows.`,
        `There are ${total} points to be earned for functionality.`,
      ])} ${apart(criteria, random)}`;
}

const afrikaansWords: Readonly<Record<number, string>> = {
  ...{ 5: 'vyf', 10: 'tien', 15: 'vyftien', 20: 'twintig', 25: 'vyf-en-twintig', 30: 'dertig' },
  ...{ 35: 'vyf-en-dertig', 40: 'veertig', 45: 'vyf-en-veertig', 50: 'vyftig' },
};
const spelled = (points: number): string => {
  const word = afrikaansWords[points];
  return word === undefined ? String(points) : `${word} (${points})`;
};

/** The same in Afrikaans. */
export function criteriaInAfrikaans(criteria: Criteria, random: Random): string {
  const total = totalOf(criteria);
  const all = (say: (name: string, points: number) => string) => {
    const said = criteria.map(({ name, weight }) => say(lower(name), weight ?? 0));
    return `${said.slice(0, -1).join(', ')} en ${said.at(-1)}`;
  };
  return random.pick([
    `Aansoeke word eers op funksionaliteit beoordeel, waarvoor ${total} punte beskikbaar is. ${criteria
      .map(({ name, weight }) =>
        random.pick([
          `${name} tel ${spelled(weight ?? 0)} punte.`,
          `Vir ${lower(name)} word hoogstens ${weight} punte toegeken.`,
          `${name} dra ’n gewig van ${weight} punte.`,
        ]),
      )
      .join(' ')}`,
    `Die ${total} punte vir funksionaliteit word soos volg verdeel: ${all((name, points) => `${points} punte vir ${name}`)}.`,
    `Vir funksionaliteit kan ’n firma ${total} punte verdien, naamlik ${all((name, points) => `${name} (${points} punte)`)}.`,
  ]);
}

export function minimumInAfrikaans(percent: number, total: number, random: Random): string {
  const points = (percent * total) / 100;
  return random.pick([
    `’n Firma moet minstens ${points} van die ${total} punte vir funksionaliteit behaal om op die paneel te kan dien.`,
    `Die minimum vir funksionaliteit is ${percent}%.`,
    `Slegs firmas met ${percent} persent (${percent}%) of meer vir funksionaliteit gaan na die volgende fase.`,
  ]);
}

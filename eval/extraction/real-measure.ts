import { analyse } from '#shared/domain/documents/analyse.ts';
import type { Found } from '#shared/domain/documents/analysis.ts';
import { type CombinedAnalysis, combineAnalyses } from '#shared/domain/documents/combine-analyses.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import { factsAndFindings, isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { PARTS, type Part, type Statement, statementsOf } from '#shared/domain/documents/facts/parts.ts';
import type { Measured } from '#shared/domain/documents/facts/precision.ts';
import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';
import type { PartTruth } from './packs.ts';
import { judgedParts, noPartCounts, type PartCounts, partCounts, plusParts } from './parts.ts';

/** A paper with what it states, part by part. */
export type Paper = { id: string; text: DocumentText; truth: PartTruth };

/** What the rules read from a paper, whether it may be claimed or not. */
export type Read = { paper: Paper; read: Statement[] };

/** The same, and what of it is claimed. */
export type Reading = Read & { facts: Statement[] };

const combinedOf = ({ id, text }: Paper): CombinedAnalysis =>
  combineAnalyses([{ documentId: id, publishedAt: null, analysis: analyse(text, { fileName: id }) }]);

/** Reads a paper without the gate. */
export const readOf = (paper: Paper): Read => ({ paper, read: statementsOf(combinedOf(paper)) });

/** Reads a paper as the service does. */
export function readingOf(paper: Paper): Reading {
  const combined = combinedOf(paper);
  const { facts } = factsAndFindings(combined);
  // Of a contact that is none as a whole, the address alone is claimed.
  const claimed = statementsOf(facts).filter(({ part }) => precisionTable[part].isFact);
  return { paper, read: statementsOf(combined), facts: claimed };
}

/** @returns the counts of every part that any of the papers has labels for, in the order of the parts */
export function countsByPart(readings: readonly Reading[], of: 'read' | 'facts'): Map<Part, PartCounts> {
  return new Map(
    PARTS.flatMap((part): [Part, PartCounts][] => {
      const labelled = readings.flatMap((reading) => {
        const truth = reading.paper.truth[part];
        return truth === undefined ? [] : [partCounts(part, ofPart(reading[of], part), truth)];
      });
      return labelled.length === 0 ? [] : [[part, labelled.reduce(plusParts, noPartCounts())]];
    }),
  );
}

/** Entries of one paper are right or wrong together, so that they count as so many at most. */
const MOST_OF_PAPER = 4;

/** Values that are right and wrong, part by part; parts of which nothing was read are absent. */
export type Tally = { readonly [Of in Part]?: Measured };

/** @returns what was read of one paper, of the values of which the rules are sure, or of the others */
export function tallyOf({ paper, read }: Read, is: 'sure' | 'doubtful'): Tally {
  const tally: { [Of in Part]?: Measured } = {};
  for (const part of PARTS) {
    const truth = paper.truth[part];
    if (truth === undefined) continue;
    const said = ofPart(read, part);
    const judged = judgedParts(part, said, truth);
    const answers = said.flatMap(({ of }, index) =>
      isSure(part, of as never) === (is === 'sure') ? [judged[index]!.right] : [],
    );
    if (answers.length === 0) continue;
    const share = Math.min(1, MOST_OF_PAPER / answers.length);
    const right = answers.filter(Boolean).length;
    tally[part] = { right: hundredths(right * share), wrong: hundredths((answers.length - right) * share) };
  }
  return tally;
}

const hundredths = (value: number): number => Math.round(100 * value) / 100;

/** @returns the values of a part in several papers, in whole numbers */
export function measured(tallies: readonly Tally[], part: Part): Measured {
  const sum = (of: keyof Measured) =>
    Math.round(tallies.reduce((total, tally) => total + (tally[part]?.[of] ?? 0), 0));
  return { right: sum('right'), wrong: sum('wrong') };
}

/** What the gate may let pass. */
const isSure = (part: Part, of: Pick<Found<unknown>, 'confidence' | 'unsure' | 'against'>): boolean =>
  !isDoubtful(part, of) && (of.against ?? []).length === 0;

const ofPart = (statements: readonly Statement[], part: Part): Statement[] =>
  statements.filter((one) => one.part === part);

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

/** A document with its true values, part by part. */
export type Paper = { id: string; text: DocumentText; truth: PartTruth };

/** All values that the rules read from a document, facts and findings. */
export type Read = { paper: Paper; read: Statement[] };

/** The same, with the values that are facts. */
export type Reading = Read & { facts: Statement[] };

const combinedOf = ({ id, text }: Paper): CombinedAnalysis =>
  combineAnalyses([{ documentId: id, publishedAt: null, analysis: analyse(text, { fileName: id }) }]);

/** Reads a document without the gate. */
export const readOf = (paper: Paper): Read => ({ paper, read: statementsOf(combinedOf(paper)) });

/** Reads a document as the service does. */
export function readingOf(paper: Paper): Reading {
  const combined = combinedOf(paper);
  const { facts } = factsAndFindings(combined);
  // If a contact as a whole is not a fact, its address alone may be one.
  const claimed = statementsOf(facts).filter(({ part }) => precisionTable[part].isFact);
  return { paper, read: statementsOf(combined), facts: claimed };
}

/** @returns the counts of every part with labels in any document, in the order of the parts */
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

/** Entries of one document tend to be right or wrong together, so they count as at most this many. */
const MOST_OF_PAPER = 4;

/** Numbers of right and wrong values, part by part; parts without values are absent. */
export type Tally = { readonly [Of in Part]?: Measured };

/** @returns the counts of one document, for values of which the rules are sure, or for the others */
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

/** @returns the counts of a part in several documents, in whole numbers */
export function measured(tallies: readonly Tally[], part: Part): Measured {
  const sum = (of: keyof Measured) =>
    Math.round(tallies.reduce((total, tally) => total + (tally[part]?.[of] ?? 0), 0));
  return { right: sum('right'), wrong: sum('wrong') };
}

/** Values that the gate may accept. */
const isSure = (part: Part, of: Pick<Found<unknown>, 'confidence' | 'unsure' | 'against'>): boolean =>
  !isDoubtful(part, of) && (of.against ?? []).length === 0;

const ofPart = (statements: readonly Statement[], part: Part): Statement[] =>
  statements.filter((one) => one.part === part);

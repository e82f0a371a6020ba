import { writeFileSync } from 'node:fs';
import { analyseUncalibrated } from '#shared/domain/documents/analyse.ts';
import { bandOf } from '#shared/domain/documents/confidence.ts';
import { generatedDocuments, isRead } from './documents.ts';
import { type Judged, judged } from './judged.ts';

/**
 * Writes `shared/domain/documents/confidence-shares.ts`: of the values that the rules state with some confidence, how many are
 * right in the layouts that the rules were written from. To be run after rules or their confidences have changed.
 *
 *     node eval/extraction/calibrate.ts
 */

/** Other documents than those that the evaluation measures. */
const [SEED, COUNT] = [4052, 660];
/** Values of one layout are right or wrong together, so each counts as much as this many independent values at most. */
const MOST_OF_LAYOUT = 20;
/** One right and one wrong value are added where this many were seen in proportion, so that no share is 0 or 1. */
const PRIOR = 0.5;

type Seen = Judged & { layout: string };

const documents = (await generatedDocuments(COUNT, SEED)).filter(
  (document) => isRead(document) && !document.heldOut,
);
const seen = documents.flatMap(({ text, fileName, truth, layout }): Seen[] =>
  judged(analyseUncalibrated(text, { fileName }), truth).map((one) => ({ ...one, layout })),
);

const byField = [...Map.groupBy(seen, ({ field }) => field)].sort(([one], [other]) => (one < other ? -1 : 1));
const lines = byField.map(([field, all]) => {
  const bands = [...Map.groupBy(all, ({ confidence }) => bandOf(confidence))]
    .sort(([one], [other]) => one - other)
    .map(([from, some]) => `{ from: ${from}, share: ${shareOf(some)} }`);
  return `  ${field}: [${bands.join(', ')}],`;
});

writeFileSync(
  new URL('../../shared/domain/documents/confidence-shares.ts', import.meta.url),
  `/**
 * Shares of values that are right, by field and by the confidence that a rule states. Written by \`node eval/extraction/calibrate.ts\`
 * from ${documents.length} generated documents in ${new Set(documents.map(({ layout }) => layout)).size} layouts; do not edit.
 */
export const confidenceShares: Readonly<Record<string, readonly { from: number; share: number }[]>> = {
${lines.join('\n')}
};
`,
);
process.stdout.write(`${seen.length} values of ${documents.length} documents\n`);

/** @returns the share that is right, each layout weighing as much as it has values, up to a bound */
function shareOf(some: readonly Seen[]): number {
  let [right, total] = [PRIOR, 2 * PRIOR];
  for (const values of Map.groupBy(some, ({ layout }) => layout).values()) {
    const weight = Math.min(values.length, MOST_OF_LAYOUT);
    total += weight;
    right += (weight * values.filter((one) => one.right).length) / values.length;
  }
  return Math.round((1_000 * right) / total) / 1_000;
}

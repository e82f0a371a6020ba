import { writeFileSync } from 'node:fs';
import { PARTS, type Part } from '#shared/domain/documents/facts/parts.ts';
import {
  boundOf,
  isFactBy,
  type Measured,
  type Precision,
} from '#shared/domain/documents/facts/precision.ts';
import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { generatedDocuments, isRead } from './documents.ts';
import { partTruthOf } from './parts.ts';
import { measured, readOf } from './real-measure.ts';
import { realPapers } from './real-papers.ts';

/**
 * Writes `shared/domain/documents/facts/precision-table.ts`: of the values of each part that the rules are sure of, how many are right on
 * real papers, and whether they may therefore be claimed. To be run after rules have changed, with `EVAL_DATA` as for an evaluation; who
 * changes the table raises ANALYSIS_VERSION.
 *
 *     node eval/extraction/calibrate.ts
 */

/** Other documents than those that the evaluation measures. */
const [SEED, COUNT] = [4052, 480];

const papers = await realPapers();
if (papers.length === 0) throw new EnvironmentError('there are no real papers; EVAL_DATA names their folder');
const readings = papers.map((paper) => ({ half: paper.half, ...readOf(paper) }));
const blind = readings.filter(({ half }) => half === 'blind');
const generated = (await generatedDocuments(COUNT, SEED))
  .filter((document) => isRead(document) && !document.heldOut)
  .map(({ fileName, text, truth }) => readOf({ id: fileName, text, truth: partTruthOf(truth) }));

const shareOf = ({ right, wrong }: Measured): number | null =>
  right + wrong === 0 ? null : right / (right + wrong);
const sum = (of: readonly Measured[]): Measured => ({
  right: of.reduce((total, { right }) => total + right, 0),
  wrong: of.reduce((total, { wrong }) => total + wrong, 0),
});
const pooledOf = (is: 'sure' | 'doubtful'): number =>
  shareOf(sum(PARTS.map((part) => measured(readings, part, is)))) ?? 0.5;
const pooled = { sure: pooledOf('sure'), doubtful: pooledOf('doubtful') };

const rows = PARTS.map((part): [Part, Precision] => {
  const real = measured(readings, part, 'sure');
  const share = shareOf(measured(generated, part, 'sure'));
  const bound = boundOf(real, share, pooled.sure);
  const precision = {
    real,
    blind: measured(blind, part, 'sure'),
    generated: share === null ? null : Math.round(1_000 * share) / 1_000,
    confidence: bound,
    doubtful: Math.min(bound, boundOf(measured(readings, part, 'doubtful'), null, pooled.doubtful)),
  };
  return [
    part,
    { ...precision, isFact: isFactBy(part, precision, bound, precisionTable[part]?.isFact ?? false) },
  ];
});
// What no real paper measures is as sure as a part that one in five is worse than.
const measuredBounds = rows
  .filter(([, { real }]) => real.right + real.wrong > 0)
  .map(([, { confidence }]) => confidence)
  .sort((one, other) => one - other);
const unmeasured = measuredBounds[Math.floor(measuredBounds.length / 5)] ?? 0.5;
for (const [, row] of rows)
  if (row.real.right + row.real.wrong === 0) {
    row.confidence = Math.min(row.confidence, unmeasured);
    row.doubtful = Math.min(row.doubtful, unmeasured);
  }

const halves = `${papers.length - blind.length} real papers that the rules were mended with and ${blind.length} others`;
writeFileSync(
  new URL('../../shared/domain/documents/facts/precision-table.ts', import.meta.url),
  `import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right on real papers, part by part. Written by \`node eval/extraction/calibrate.ts\` from
 * ${halves}, with ${generated.length} generated ones as a weak prior; do not edit.
 */
export const precisionTable: PrecisionTable = {
${rows.map(([part, row]) => `  ${/\./.test(part) ? `'${part}'` : part}: ${literal(row)},`).join('\n')}
};
`,
);
for (const [part, row] of rows)
  if (row.isFact !== precisionTable[part]?.isFact)
    process.stdout.write(`${part}: ${row.isFact ? 'a fact now' : 'a finding now'}\n`);
process.stdout.write(`${papers.length} real papers, ${generated.length} generated ones\n`);

function literal({ real, blind: unseen, generated: share, confidence, doubtful, isFact }: Precision): string {
  const counts = ({ right, wrong }: Measured) => `[${right}, ${wrong}]`;
  return `known(${[counts(real), counts(unseen), `${share}`, confidence, doubtful, isFact].join(', ')})`;
}

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
import { firstReadings, keepReadings, keptReadings, keyOf, type Reading } from './ledger.ts';
import type { Pack } from './packs.ts';
import { partTruthOf } from './parts.ts';
import { measured, readOf, type Tally, tallyOf } from './real-measure.ts';
import { realPapers } from './real-papers.ts';

/**
 * Writes `shared/domain/documents/facts/precision-table.ts`. For each part the table says how many of the
 * values that the rules are sure of are right on real documents, and whether such values are therefore
 * facts. Of documents that were used to correct the rules, only the first reading decides. Run it after a
 * change of the rules, with `EVAL_DATA` as for an evaluation, and raise ANALYSIS_VERSION if the table
 * changes. Documents that are not available count as they were last read (`ledger.json`); `--keep` stores
 * the new readings of documents that `../shared` does not have.
 *
 *     node eval/extraction/calibrate.ts [--keep]
 */

/** Seed of documents other than those that the evaluation measures. */
const [SEED, COUNT] = [4052, 480];
/** Real documents that every developer has. */
const SHARED = fileURLToPath(new URL('../../../shared/data', import.meta.url));

const readingOf = (paper: Pack): Reading => {
  const read = readOf(paper);
  return {
    ...{ id: paper.id, half: paper.half },
    ...{ sure: tallyOf(read, 'sure'), doubtful: tallyOf(read, 'doubtful') },
  };
};

const papers = await realPapers();
if (papers.length === 0)
  throw new EnvironmentError('there are no real documents; EVAL_DATA names their folder');
const atHand = papers.map(readingOf);
const keys = new Set(atHand.map(keyOf));
const kept = keptReadings().filter((reading) => !keys.has(keyOf(reading)));
const readings = [...kept, ...atHand];
if (process.argv.includes('--keep')) {
  const common = new Set((await realPapers(SHARED)).map(keyOf));
  keepReadings(readings.filter((reading) => !common.has(keyOf(reading))));
}
const blind = readings.filter(({ half }) => half === 'blind');
const sure = [...blind.map((reading) => reading.sure), ...firstReadings()];
const doubtful = blind.map((reading) => reading.doubtful);
const generated = (await generatedDocuments(COUNT, SEED))
  .filter((document) => isRead(document) && !document.heldOut)
  .map(({ fileName, text, truth }) =>
    tallyOf(readOf({ id: fileName, text, truth: partTruthOf(truth) }), 'sure'),
  );

const shareOf = ({ right, wrong }: Measured): number | null =>
  right + wrong === 0 ? null : right / (right + wrong);
const pooledOf = (tallies: readonly Tally[]): number => {
  const all = PARTS.map((part) => measured(tallies, part));
  const sum = (of: keyof Measured) => all.reduce((total, one) => total + one[of], 0);
  return shareOf({ right: sum('right'), wrong: sum('wrong') }) ?? 0.5;
};
const pooled = { sure: pooledOf(sure), doubtful: pooledOf(doubtful) };

const all = readings.map((reading) => reading.sure);
const rows = PARTS.map((part): [Part, Precision] => {
  const unseen = measured(sure, part);
  const share = shareOf(measured(generated, part));
  const bound = boundOf(unseen, share, pooled.sure);
  return [
    part,
    {
      ...{ real: measured(all, part), blind: unseen },
      generated: share === null ? null : Math.round(1_000 * share) / 1_000,
      confidence: bound,
      doubtful: Math.min(bound, boundOf(measured(doubtful, part), null, pooled.doubtful)),
      isFact: isFactBy(unseen, bound, precisionTable[part]?.isFact ?? false),
    },
  ];
});
// A part without unseen documents gets the confidence that four of five parts exceed.
const measuredBounds = rows
  .filter(
    ([
      ,
      {
        blind: { right, wrong },
      },
    ]) => right + wrong > 0,
  )
  .map(([, { confidence }]) => confidence)
  .sort((one, other) => one - other);
const unmeasured = measuredBounds[Math.floor(measuredBounds.length / 5)] ?? 0.5;
for (const [, row] of rows)
  if (row.blind.right + row.blind.wrong === 0) {
    row.confidence = Math.min(row.confidence, unmeasured);
    row.doubtful = Math.min(row.doubtful, unmeasured);
  }

const blindIds = new Set(blind.map(({ id }) => id));
// In a blind document, parts that were looked at are a separate reading.
const mended = readings.filter(({ id, half }) => half !== 'blind' && !blindIds.has(id)).length;
const halves = `${mended} real documents that were used to correct the rules and ${blind.length} others`;
writeFileSync(
  new URL('../../shared/domain/documents/facts/precision-table.ts', import.meta.url),
  `import { known, type PrecisionTable } from './precision.ts';

/**
 * How often the rules are right in real documents, part by part. Written by \`node eval/extraction/calibrate.ts\` from
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
process.stdout.write(`${mended + blind.length} real documents, ${generated.length} generated ones\n`);

function literal({ real, blind: unseen, generated: share, confidence, doubtful, isFact }: Precision): string {
  const counts = ({ right, wrong }: Measured) => `[${right}, ${wrong}]`;
  return `known(${[counts(real), counts(unseen), `${share}`, confidence, doubtful, isFact].join(', ')})`;
}

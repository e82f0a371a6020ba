import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { digestOf, readExamples } from '#eval/classifier/examples.ts';
import { openRealData } from '#eval/real-data.ts';
import { weightsFile } from '#workers/normalise/classify/classify.ts';
import { trainingSettings, trainModel } from '#workers/normalise/classify/training.ts';
import { encodeModel } from '#workers/normalise/classify/weights.ts';

/**
 * `node scripts/train-classifier.ts [--check]`: trains the classifier of categories on every real notice and writes
 * its weights; with `--check` writes nothing and ends with 1 where the file is not what training gives.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const examples = readExamples(openRealData());
const days = examples.map(({ day }) => day).sort();
const bytes = encodeModel(trainModel(examples), {
  settings: trainingSettings,
  examples: examples.length,
  digest: digestOf(examples),
  from: days.at(0) ?? '',
  to: days.at(-1) ?? '',
});
const described = `${examples.length} notices, ${bytes.length} bytes`;
if (values.check) {
  const same = existsSync(weightsFile) && readFileSync(weightsFile).equals(bytes);
  process.stdout.write(
    `${same ? 'the file is what training gives' : 'the file DIFFERS from what training gives'}: ${described}\n`,
  );
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(weightsFile, bytes);
  process.stdout.write(`written: ${described}\n`);
}

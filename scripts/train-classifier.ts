import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { digestOf, readExamples } from '#eval/classifier/examples.ts';
import { openRealData } from '#eval/real-data.ts';
import { weightsFile } from '#shared/domain/categories/classify.ts';
import { trainingSettings, trainModel } from '#shared/domain/categories/training.ts';
import { encodeModel } from '#shared/domain/categories/weights.ts';
import { EnvironmentError } from '#shared/errors.ts';

/**
 * `node scripts/train-classifier.ts [--check]`: trains the classifier of categories on all real tenders and writes its
 * weights; with `--check` writes nothing and ends with 1 if the file differs from the result of training.
 */
function main(check: boolean): number {
  const examples = readExamples(openRealData());
  const days = examples.map(({ day }) => day).sort();
  const bytes = encodeModel(trainModel(examples), {
    settings: trainingSettings,
    examples: examples.length,
    digest: digestOf(examples),
    from: days.at(0) ?? '',
    to: days.at(-1) ?? '',
  });
  const described = `${examples.length} tenders, ${bytes.length} bytes`;
  if (!check) {
    writeFileSync(weightsFile, bytes);
    process.stdout.write(`written: ${described}\n`);
    return 0;
  }
  const same = existsSync(weightsFile) && readFileSync(weightsFile).equals(bytes);
  process.stdout.write(
    `the file ${same ? 'is equal to' : 'DIFFERS from'} the result of training: ${described}\n`,
  );
  return same ? 0 : 1;
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  process.exitCode = main(values.check);
} catch (error) {
  const misused = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  if (!misused && !(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = misused ? 2 : 1;
}

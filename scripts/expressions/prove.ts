import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expressionsIn } from './find.ts';
import { judgeEach, VERDICTS, verdictsFile } from './judge.ts';

/** `npm run check -- --expressions`: judges every regular expression anew, and fails if the file of verdicts differs. */
const root = join(import.meta.dirname, '..', '..');
const anew = verdictsFile(judgeEach(expressionsIn(root).expressions, ''));
const same = readFileSync(join(root, VERDICTS), 'utf8') === anew;
if (!same) process.stderr.write(`${VERDICTS} is not what judging anew gives; npm run generate\n`);
process.exitCode = same ? 0 : 1;

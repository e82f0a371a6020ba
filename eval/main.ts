import { evaluations } from './evaluations/index.ts';
import { runEvaluation } from './program.ts';
import { openRealData } from './real-data.ts';

/** `npm run -s eval -- <name>`: runs one evaluation on real data. */
process.exitCode = await runEvaluation(process.argv.slice(2), {
  evaluations,
  data: openRealData(),
  stdout: process.stdout,
  stderr: process.stderr,
});

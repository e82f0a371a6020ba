import { claims } from './evaluations/index.ts';
import { runEval } from './program.ts';
import { openRealData } from './real-data.ts';

/** `npm run -s eval -- <name>`: puts what the project says about its results to the test on real data. */
process.exitCode = await runEval(process.argv.slice(2), {
  claims,
  data: openRealData(),
  stdout: process.stdout,
  stderr: process.stderr,
});

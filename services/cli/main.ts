import { ownTerminal, runProgram } from './program.ts';

/** `node services/cli/main.ts <command> …`: commands for operators. */
const code = await runProgram(process.argv.slice(2), ownTerminal());
// Ends the process even where a connection is still being retried, once the output is written.
process.stdout.write('', () => process.exit(code));

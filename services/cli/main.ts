import { ownTerminal, runProgram } from './program.ts';

/** `node services/cli/main.ts <command> …`: commands for operators. */
const code = await runProgram(process.argv.slice(2), ownTerminal());
// Ends the process once the output is written, even if a connection is still being retried.
process.stdout.write('', () => process.exit(code));

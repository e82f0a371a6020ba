import { ownTerminal, runProgram } from './program.ts';

/** `node services/cli/main.ts <command> …`: what operators do by hand. */
const code = await runProgram(process.argv.slice(2), ownTerminal());
// A connection that keeps trying must not keep the process; what was written goes out first.
process.stdout.write('', () => process.exit(code));

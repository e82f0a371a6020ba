import { enableCompileCache } from 'node:module';
import { COMPILED } from '#shared/process/compiled.ts';

/** `node services/cli/main.ts <command> …`: commands for operators. */

// Before the program is loaded: a command then finds what an earlier process has compiled, which saves most of its time.
enableCompileCache(COMPILED);
const { ownTerminal, runProgram } = await import('./program.ts');
const code = await runProgram(process.argv.slice(2), ownTerminal());
// Ends the process once the output is written, even if a connection is still being retried.
process.stdout.write('', () => process.exit(code));

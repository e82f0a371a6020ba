import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { surroundings } from '#shared/config.ts';
import { type Command, valued } from '../command.ts';

const PROGRAM = join(import.meta.dirname, '../../sample-publisher/main.ts');
/** Like a shell, reports the signal that ended a child process as an exit code with this offset. */
const SIGNAL_OFFSET = 128;

export const command: Command = {
  usage: ['publisher [--port <n>] [--releases <n>] [--seed <n>] [--faults <spec>] [--files <folder>] …'],
  options: {
    port: valued('<n>', 'port to listen on; by default a free one'),
    releases: valued('<n>', 'releases published at the start'),
    seed: valued('<n>', 'seed of the generated data'),
    faults: valued('<spec>', 'simulated faults, such as 500:0.05,unstable'),
    files: valued('<folder>', 'serve real releases and portal rows instead'),
    '…': { type: 'string', description: 'further options of services/sample-publisher/main.ts' },
  },
  forwards: true,
  run: ({ args }) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [PROGRAM, ...args], {
        stdio: 'inherit',
        env: surroundings.childEnvironment({}),
      });
      // Ctrl-C reaches the child too, so this process only waits for its exit code. Other signals are passed on.
      const wait = () => undefined;
      const pass = () => child.kill('SIGTERM');
      process.on('SIGINT', wait);
      process.on('SIGTERM', pass);
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        process.off('SIGINT', wait);
        process.off('SIGTERM', pass);
        resolve({
          code: code ?? SIGNAL_OFFSET + (signal ? constants.signals[signal] : 0),
          json: null,
        });
      });
    }),
};

// Commands that set-up runs. Plain JavaScript for Node 18 or newer, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';

/** Older ones, such as Debian's, cannot read the packages that replace others (scripts/absent). */
const OLDEST_NPM = 10;
/** Installs instead of such an npm; Node 18 can run it. */
const NEWER_NPM = 'npm@10.9.2';

/** @returns {Promise<{ succeeded: boolean, output: string, shown: string, how: string }>} */
export function attempt(command, args, { cwd, env }) {
  return new Promise((done) => {
    const shown = `${relative(cwd, command) || command} ${args.join(' ')}`;
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => done({ succeeded: false, output, shown, how: error.message }));
    child.once('close', (code, signal) =>
      done({ succeeded: code === 0, output, shown, how: signal ?? `exit code ${code}` }),
    );
  });
}

/**
 * Finds the npm to install with. If that of the machine is too old, it installs a newer one into a folder.
 * @returns {Promise<{ npm: string[], fetched?: Awaited<ReturnType<typeof attempt>> }>} `npm`: the command and its first arguments;
 *   `fetched`: how the newer one was installed
 */
export async function npmWith(env, folder) {
  const options = { cwd: folder, env };
  const { output } = await attempt('npm', ['--version'], options);
  if (!(Number.parseInt(output, 10) < OLDEST_NPM)) return { npm: ['npm'] };
  const flags = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const fetched = await attempt('npm', ['install', ...flags, NEWER_NPM], options);
  return { npm: ['node', join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')], fetched };
}

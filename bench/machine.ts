import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

const root = new URL('..', import.meta.url);

/** @returns a description of this machine in one line; figures of two machines cannot be compared */
export function describeMachine(postgres: string | undefined): string {
  const cores = cpus();
  const model = cores[0]?.model.trim() || 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const server = postgres === undefined ? '' : `, PostgreSQL ${postgres}`;
  return `${model}, ${cores.length} cores, ${memory} GiB, ${process.platform}, Node ${process.versions.node}${server}`;
}

/** @returns the measured commit, marked if files were changed; `unknown` outside a repository */
export function describeCommit(): string {
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
  } catch {
    return 'unknown';
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

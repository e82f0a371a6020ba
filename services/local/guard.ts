import { type ChildProcess, spawn } from 'node:child_process';

/** The shell waits for the end of its input, which the system closes when this process ends in any way. */
const SCRIPT = 'read -r line; kill -s "$1" "$2"';

/**
 * Ends a server when this process has ended without stopping it, as after `kill -9`. Our own processes notice that
 * themselves; PostgreSQL and Redis do not. Without a shell, the next start ends what is left.
 * @param name the signal that makes the server shut down, without SIG
 */
export function guard(server: ChildProcess, name: 'INT' | 'TERM'): void {
  if (server.pid === undefined) return;
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'guard', name, String(server.pid)], {
    cwd: '/',
    // In a separate session, which the signals of a terminal do not reach.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  server.once('exit', () => shell.kill('SIGKILL'));
}

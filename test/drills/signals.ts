import type { Outside } from './world.ts';

/** Sends a signal to processes; those that have ended meanwhile are passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Stops the processes of a server without ending them: connections stay open and nothing is answered. */
export const freeze = async (server: Outside): Promise<void> => signalAll(await server.pids(), 'SIGSTOP');

export const thaw = async (server: Outside): Promise<void> => signalAll(await server.pids(), 'SIGCONT');

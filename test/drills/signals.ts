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

/** A server, by the ids of its processes. */
type Server = { pids: () => Promise<number[]> };

/** Stops the processes of a server without ending them: connections stay open and nothing is answered. */
export const freeze = async (server: Server): Promise<void> => signalAll(await server.pids(), 'SIGSTOP');

export const thaw = async (server: Server): Promise<void> => signalAll(await server.pids(), 'SIGCONT');

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import type { Say } from '../question.ts';
import type { Hit, Shot } from './cannon.ts';
import type { Harness } from './harness.ts';

/**
 * Puts load on an address with {@link CONNECTIONS}, and reports the result under the name.
 * @throws EnvironmentError when any response was not 2xx: the figure would mean nothing
 */
export type Load = (name: string, shot: Omit<Shot, 'connections'>) => Promise<Hit>;

/** Concurrent requests of a busy site on a machine with few cores. */
export const CONNECTIONS = 32;

/** Starts the load generator once for all rounds of a question, so that it is warm after the first. */
export function openLoad(harness: Harness, say: Say): Load {
  const cannon = fork(join(import.meta.dirname, 'cannon.ts'), { execArgv: [] });
  harness.defer(() => cannon.disconnect());
  return async (name, shot) => {
    const hit = await new Promise<Hit>((done, fail) => {
      const ended = () => fail(new EnvironmentError('the load generator ended by itself'));
      cannon.once('exit', ended);
      const listen = (message: { hit?: Hit; error?: string }) => {
        if (!message.hit && !message.error) return;
        cannon.off('message', listen);
        cannon.off('exit', ended);
        if (message.error) fail(new EnvironmentError(`the load generator failed: ${message.error}`));
        else if (message.hit!.failed > 0)
          fail(
            new EnvironmentError(`${message.hit!.failed} requests to ${shot.url} were not answered with 2xx`),
          );
        else done(message.hit!);
      };
      cannon.on('message', listen);
      cannon.send({ ...shot, connections: CONNECTIONS });
    });
    say(`${name} ${Math.round(hit.perSecond)} requests/s, p99 ${hit.p99} ms`);
    return hit;
  };
}

import { Agent, request } from 'node:http';
import { EnvironmentError } from '#shared/errors.ts';

/** How requests are sent whose times are measured individually. */
export type Asking = {
  url: string;
  headers: Record<string, string>;
  /** Number of connections; each sends its next request when it has the response to the last one. */
  connections: number;
  /** The expected status. */
  status?: number;
};

/**
 * Requests each path once, in this order.
 * @returns milliseconds from each request to the last byte of its response, in the order of the paths
 * @throws EnvironmentError when a response has another status
 */
export async function timeEach(paths: readonly string[], asking: Asking): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: asking.connections });
  const times: number[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < paths.length; at = next++) times[at] = await time(paths[at]!, agent, asking);
  };
  try {
    await Promise.all(Array.from({ length: asking.connections }, lane));
  } finally {
    agent.destroy();
  }
  return times;
}

function time(path: string, agent: Agent, { url, headers, status = 200 }: Asking): Promise<number> {
  return new Promise((done, fail) => {
    const began = performance.now();
    const asked = request(`${url}${path}`, { agent, headers }, (response) => {
      response.resume();
      response.on('error', fail);
      response.on('end', () => {
        if (response.statusCode === status) done(performance.now() - began);
        else fail(new EnvironmentError(`${path} was answered with ${response.statusCode}, not ${status}`));
      });
    });
    asked.on('error', fail);
    asked.end();
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What no publisher should send. Each is sent until it has been sent a few times, as a publisher repeats itself. */

const TIMES = 3;
/** 219 characters on which an expression that backtracks works for seconds. */
const ADDRESS = `${'a.'.repeat(108)}a@ `;
const NESTED_BYTES = 60 * 1024 ** 2;

type Release = { ocid: string; id: string; tender?: Record<string, unknown> };

/**
 * A server between the service and its publisher.
 * @returns its address, and `begin`: from then on it adds the poison
 */
export async function servePoison(target: string) {
  let left = { address: 0, nested: 0, score: 0 };
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      // Addresses in the answer lead here again.
      const text = (await answer.text()).replaceAll(target, here());
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(answer.status, { 'content-type': type });
      response.end(answer.ok && /json/.test(type) ? poisoned(request.url ?? '', text) : text);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const here = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function poisoned(path: string, text: string): string {
    const isList = /^\/api\/ocdsreleases\?/i.test(path);
    if (isList && left.address > 0 && text.includes('"ocid"')) {
      left.address -= 1;
      return withAddress(text);
    }
    if (isList && left.nested > 0) {
      left.nested -= 1;
      return withNested(text);
    }
    if (/tenderopportunities/i.test(path) && left.score > 0 && text.includes('"id"')) {
      left.score -= 1;
      return withScore(text);
    }
    return text;
  }

  return {
    url: here(),
    begin: () => {
      left = { address: TIMES, nested: TIMES, score: TIMES };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Adds a release whose contact has the address, beside the others. */
function withAddress(text: string): string {
  const page = JSON.parse(text) as { releases: Release[] };
  const [first] = page.releases;
  if (first)
    page.releases.push({
      ...first,
      ocid: 'ocds-9t57fa-999001',
      id: 'ocds-9t57fa-999001-poison',
      tender: { ...first.tender, id: '999001', contactPerson: { name: 'A', email: ADDRESS } },
    });
  return JSON.stringify(page);
}

/** Adds a member of valid JSON, nested so deep that it takes the size. */
function withNested(text: string): string {
  const depth = NESTED_BYTES / 2;
  return text.replace('{', `{"extension":${'['.repeat(depth)}${']'.repeat(depth)},`);
}

/** Gives a row a score that is an object without a text. */
const withScore = (text: string): string =>
  text.replace('{"id"', '{"score":{"toString":1},"bidders":[{"score":{"toString":1}}],"id"');

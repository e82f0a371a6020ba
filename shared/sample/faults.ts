import { UsageError } from '#shared/errors.ts';

/**
 * The faults that a publisher can have. Each strikes a request with a probability; some have a parameter, here with its
 * default. A fault spec is a list of them, such as `500:0.05,slow:0.02:30000,unstable:1`.
 */
export const faultKinds = {
  '500': { parameter: null, meaning: 'responds with status 500 and a text' },
  timeout: { parameter: null, meaning: 'accepts the request and never responds' },
  slow: { parameter: 2_000, meaning: 'responds after so many milliseconds' },
  html: { parameter: null, meaning: 'responds with status 200 and an HTML error page' },
  empty: { parameter: null, meaning: 'responds to a list request with status 200 and {}' },
  truncated: {
    parameter: null,
    meaning: 'cuts the body short, with a Content-Length that fits what is left',
  },
  broken: { parameter: null, meaning: 'closes the connection in the middle of the body' },
  '429': { parameter: 1, meaning: 'responds with status 429 and a Retry-After of so many seconds' },
  'content-type': { parameter: null, meaning: 'responds with Content-Type text/html' },
  huge: {
    parameter: 64 * 1024 * 1024,
    meaning: 'responds with a body of so many bytes that never becomes JSON',
  },
  unstable: {
    parameter: null,
    meaning: 'orders a list anew for each request, so that rows repeat and go missing between pages',
  },
  drift: { parameter: 1, meaning: 'publishes so many new releases before it responds with a list' },
  '404': { parameter: null, meaning: 'responds to a request for a document with status 404' },
  redirect: { parameter: 1, meaning: 'redirects a request for a document so many times before it responds' },
  hostile: { parameter: null, meaning: 'sends a hostile file in place of a document' },
  'small-pages': { parameter: 50, meaning: 'silently gives pages of at most so many releases or rows' },
} as const satisfies Record<string, { parameter: number | null; meaning: string }>;

export type FaultKind = keyof typeof faultKinds;
export type FaultPlan = Partial<Record<FaultKind, { probability: number; parameter: number }>>;

/**
 * Reads a fault spec; the empty text means none.
 * @throws UsageError naming the wrong part and what is allowed
 */
export function parseFaults(spec: string): FaultPlan {
  const plan: FaultPlan = {};
  for (const part of spec
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    const [name = '', probability = '1', parameter, ...rest] = part.split(':');
    if (!Object.hasOwn(faultKinds, name)) {
      throw new UsageError(`unknown fault "${name}"; valid are ${Object.keys(faultKinds).join(', ')}`);
    }
    const kind = name as FaultKind;
    const { parameter: standard } = faultKinds[kind];
    const chance = numberIn(probability);
    const value = parameter === undefined ? (standard ?? 0) : numberIn(parameter);
    if (!(chance >= 0 && chance <= 1))
      throw new UsageError(`fault ${part}: the probability must lie between 0 and 1`);
    if (rest.length > 0 || !(value >= 0) || (parameter !== undefined && standard === null)) {
      throw new UsageError(
        `fault ${part}: ${standard === null ? 'takes no parameter' : 'the parameter must be a number from 0'}`,
      );
    }
    plan[kind] = { probability: chance, parameter: value };
  }
  return plan;
}

const numberIn = (text: string): number =>
  /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN;

import { randomOf } from '#services/sample-publisher/generate/random.ts';
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

const numberIn = (text: string): number => (/^\d*\.?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The faults of one request, each with its parameter; `draw` is a random number for faults that need one. */
export type RequestFaults = { readonly [Kind in FaultKind]?: number } & { readonly draw: number };

/**
 * Decides which faults each request has. The decision follows from the seed, the address and how often that address has
 * been requested, so that a run can be repeated whatever the order of concurrent requests. A repeated request can have
 * other faults than the first.
 */
export function createFaults(seed: number, spec: string) {
  let plan = parseFaults(spec);
  const asked = new Map<string, number>();
  return {
    /** @throws UsageError as {@link parseFaults} */
    change: (text: string): void => {
      plan = parseFaults(text);
    },
    of: (address: string): RequestFaults => {
      const kinds = Object.keys(plan) as FaultKind[];
      if (kinds.length === 0) return { draw: 0 };
      const turn = (asked.get(address) ?? 0) + 1;
      asked.set(address, turn);
      const random = randomOf(seed, 'fault', address, turn);
      const faults: { [Kind in FaultKind]?: number } & { draw: number } = {
        draw: random.integer(0, 0x7fffffff),
      };
      for (const kind of kinds) {
        const { probability, parameter } = plan[kind]!;
        if (random.chance(probability)) faults[kind] = parameter;
      }
      return faults;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

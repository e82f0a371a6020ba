import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { UsageError } from '#shared/errors.ts';

/**
 * The ways in which a publisher misbehaves. Each has a probability for every request and, some, a parameter; the spec
 * is a list such as `500:0.05,slow:0.02:30000,unstable:1`.
 */
export const faultKinds = {
  '500': { parameter: null, meaning: 'answers 500 with a text' },
  timeout: { parameter: null, meaning: 'accepts the request and never answers' },
  slow: { parameter: 2_000, meaning: 'answers after so many milliseconds' },
  html: { parameter: null, meaning: 'answers 200 with an HTML error page' },
  empty: { parameter: null, meaning: 'answers {} with 200 on a list' },
  truncated: { parameter: null, meaning: 'cuts the body short, Content-Length fitting the rest' },
  broken: { parameter: null, meaning: 'closes the connection in the middle of the body' },
  '429': { parameter: 1, meaning: 'answers 429 with Retry-After in so many seconds' },
  'content-type': { parameter: null, meaning: 'answers with Content-Type text/html' },
  huge: {
    parameter: 64 * 1024 * 1024,
    meaning: 'answers with a body of so many bytes that never becomes JSON',
  },
  unstable: {
    parameter: null,
    meaning: 'orders a list anew, so that rows repeat and go missing between pages',
  },
  drift: { parameter: 1, meaning: 'publishes so many new releases before it answers a list' },
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

/** The faults that strike one request, each with its parameter. */
export type Struck = { readonly [Kind in FaultKind]?: number } & { readonly draw: number };

/**
 * Decides for every request which faults strike. The decision depends on seed, address and how often that address was
 * asked for, so a run can be repeated whatever the order of concurrent requests, and a repeated request fares anew.
 */
export function createFaults(seed: number, spec: string) {
  let plan = parseFaults(spec);
  const asked = new Map<string, number>();
  return {
    /** @throws UsageError as {@link parseFaults} */
    change: (text: string): void => {
      plan = parseFaults(text);
    },
    strike: (address: string): Struck => {
      const kinds = Object.keys(plan) as FaultKind[];
      if (kinds.length === 0) return { draw: 0 };
      const turn = (asked.get(address) ?? 0) + 1;
      asked.set(address, turn);
      const random = randomOf(seed, 'fault', address, turn);
      const struck: { [Kind in FaultKind]?: number } & { draw: number } = {
        draw: random.integer(0, 0x7fffffff),
      };
      for (const kind of kinds) {
        const { probability, parameter } = plan[kind]!;
        if (random.chance(probability)) struck[kind] = parameter;
      }
      return struck;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;

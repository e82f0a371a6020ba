import { setTimeout as wait } from 'node:timers/promises';

/**
 * What the service says rightly of a world without any fault: its publisher has published long ago, on the same days in every
 * run, and in the middle of a first load the service is starting.
 */
const WITHOUT_FAULT =
  /its newest publication is \d+ days old by its own clock$|^the first sync of \S+ has not been published yet$/;

/** Readers who ask the API all the time, and what they saw. */

export type Answer = {
  /** Seconds since the readers began. */
  at: number;
  kind: 'cached' | 'new' | 'ready' | 'status';
  /** Null without an answer: refused, cut off, or silent for too long. */
  status: number | null;
  milliseconds: number;
  /** Why the service says that it is unhealthy; empty while it is healthy. */
  reasons: string[];
};

export type Readers = { answers: Answer[]; now: () => number; stop: () => Promise<void> };

const PAUSE_MS = 200;
/** A reader gives up after this time. */
const PATIENCE_MS = 15_000;

const paths: Readonly<Record<Answer['kind'], () => string>> = {
  cached: () => '/v2/tenders?limit=5',
  // Hardly ever asked within the last seconds, so that the database has to answer.
  new: () => `/v2/tenders?limit=${upTo(100)}&page=${upTo(3)}`,
  ready: () => '/readyz',
  status: () => '/v2/meta/status',
};

/** @returns a whole number from 1 */
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

export function startReaders(url: string, key: () => Promise<string>): Readers {
  const began = performance.now();
  const now = () => (performance.now() - began) / 1000;
  const answers: Answer[] = [];
  const stopping = new AbortController();
  const loops = (Object.keys(paths) as Answer['kind'][]).map(async (kind) => {
    while (!stopping.signal.aborted) {
      const at = now();
      const { status, reasons } = await ask(url + paths[kind](), kind, await key().catch(() => ''));
      answers.push({ at, kind, status, milliseconds: (now() - at) * 1000, reasons });
      await wait(PAUSE_MS);
    }
  });
  return {
    answers,
    now,
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function ask(address: string, kind: Answer['kind'], key: string) {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return { status: response.status, reasons: reasonsOf(kind, response.status, text) };
  } catch {
    return { status: null, reasons: [] };
  }
}

/** The verdict in `/readyz` and `/v2/meta/status`. */
type Said = { healthy: boolean; reasons: string[] };

function reasonsOf(kind: Answer['kind'], status: number, text: string): string[] {
  if (kind !== 'ready' && (kind !== 'status' || status !== 200)) return [];
  const body = JSON.parse(text) as Said | { data: Said };
  const { healthy, reasons } = 'data' in body ? body.data : body;
  if (healthy) return [];
  return reasons.length > 0
    ? reasons.filter((reason) => !WITHOUT_FAULT.test(reason))
    : ['unhealthy without a reason'];
}

/** @returns a line for each stretch of seconds in which readers saw the same */
export function tableOf(answers: readonly Answer[], marks: Readonly<Record<string, number>>): string {
  const seconds = Map.groupBy(answers, ({ at }) => Math.floor(at));
  type Line = { from: number; to: number; seen: string; worst: number };
  const lines: Line[] = [];
  for (const [second, those] of [...seconds].toSorted(([one], [other]) => one - other)) {
    const worst = Math.max(...those.map(({ milliseconds }) => milliseconds));
    const seen = `${phaseOf(second, marks).padEnd(10)} ${describe(those)}`;
    const last = lines.at(-1);
    if (last?.seen === seen) Object.assign(last, { to: second, worst: Math.max(last.worst, worst) });
    else lines.push({ from: second, to: second, seen, worst });
  }
  return lines
    .map(
      ({ from, to, seen, worst }) =>
        `  ${`${from}–${to} s`.padStart(10)}  ${`≤ ${worst.toFixed(0)} ms`.padStart(11)}  ${seen}`,
    )
    .join('\n');
}

const phaseOf = (second: number, marks: Readonly<Record<string, number>>): string =>
  Object.entries(marks)
    .toSorted(([, one], [, other]) => one - other)
    .filter(([, at]) => Math.floor(at) <= second)
    .at(-1)?.[0] ?? 'before';

function describe(answers: readonly Answer[]): string {
  const kinds = Map.groupBy(answers, ({ kind }) => kind);
  const codes = (['cached', 'new', 'ready', 'status'] as const).map((kind) => {
    const statuses = new Set((kinds.get(kind) ?? []).map(({ status }) => status ?? 'none'));
    return `${kind} ${[...statuses].toSorted().join('/') || '…'}`;
  });
  const reasons = [...new Set(answers.flatMap((answer) => answer.reasons))].toSorted();
  return [...codes, ...(reasons.length > 0 ? [`because: ${reasons.join('; ')}`] : [])].join('  ');
}

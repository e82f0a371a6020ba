import type { Executor } from '#shared/database/connection.ts';
import type { Queues } from '#shared/queues/enqueue.ts';

/**
 * A condition of health, as a declaration: what is measured, how far it may go, and how a breach is said. The verdict of
 * `tenders status`, `/v2/meta/status` and `/readyz`, the metrics and the alerts follow from the same declarations.
 */
export type Condition = {
  /** Kebab-case; its metric is `tender_<name>` with underscores. */
  name: string;
  /** What the number is, with its unit, for the metric and the documentation. */
  help: string;
  /** What the numbers are told apart by; null where there is only one. Its values are a closed list or few. */
  label: 'source' | 'resource' | 'derivation' | 'queue' | 'stage' | 'job' | 'process' | 'disk' | null;
  /**
   * A statement that gives rows of `subject` (text) and `value` (float8), over `ops`, `raw`, `core`, `derived` and `read`;
   * or a question that needs the queues. A subject without a number, or whose number is null, breaches nothing.
   */
  measure: string | ((asked: HealthSources) => Promise<MeasuredSubject[]>);
  /** The largest number that is still healthy, and why; null for a number that is only shown. */
  limit: Limit | null;
  /** @returns a breach in words, complete enough to stand alone; without the text of any record */
  sentence: (measured: MeasuredSubject) => string;
  /** Seconds for which a number is used again, where measuring is costly. */
  every?: number;
  /** Whether a breach says only that the service has just begun, and nothing is wrong. */
  starting?: true;
};

export type Limit = { value: number | Readonly<Record<string, number>>; reason: string };

export const atMost = (value: Limit['value'], reason: string): Limit => ({ value, reason });

/** `subject` is empty where a condition has no label. */
export type MeasuredSubject = { subject: string; value: number };

/** What conditions may ask of the queues. */
export type AskedQueues = Pick<Queues, 'counts' | 'waits' | 'schedulers'> & {
  /** Null where they could not be reached. */
  kind: Queues['kind'] | null;
};

/** What an evaluation may ask. */
export type HealthSources = { database: Executor; queues: AskedQueues };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const seconds = { minutes: (n: number) => n * MINUTE, hours: (n: number) => n * HOUR };

/** @returns a duration in words, such as `3 hours` */
export function duration(value: number): string {
  const [size, unit] =
    value < 2 * MINUTE
      ? [1, 'seconds']
      : value < 2 * HOUR
        ? [MINUTE, 'minutes']
        : value < 48 * HOUR
          ? [HOUR, 'hours']
          : [24 * HOUR, 'days'];
  return `${Math.round(value / size)} ${unit}`;
}

/** @returns the name of a condition's metric */
export const metricOf = ({ name }: Pick<Condition, 'name'>): string => `tender_${name.replaceAll('-', '_')}`;

/** @returns whether a number is more than its condition allows */
export function isBreached({ limit }: Condition, { subject, value }: MeasuredSubject): boolean {
  if (limit === null) return false;
  const allowed = typeof limit.value === 'number' ? limit.value : limit.value[subject];
  return allowed !== undefined && value > allowed;
}

import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '#shared/database/connection.ts';
import { metricOf } from '#shared/health/condition.ts';
import { conditions } from '#shared/health/conditions/index.ts';
import type { HealthVerdict } from '#shared/health/evaluate.ts';

/**
 * The metrics of a process, in the format of Prometheus. Labels are closed lists: patterns of paths, never paths; names of
 * queues, sources, resources. None holds a key, an address or anything that a caller or publisher sent.
 */
export type Metrics = {
  /** @returns all metrics as text */
  text: () => Promise<string>;
  contentType: string;
  registry: Registry;
};

/** Upper bounds of the buckets, in seconds. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15];
const MESSAGE_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600, 3_600];

/** Metrics of Node itself (memory, garbage collection, delay of the event loop) and of the connections to the database. */
export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tender_pool_connections',
    help: 'Connections to the database, by state, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  return { text: () => registry.metrics(), contentType: registry.contentType, registry };
}

/** Lets the process that keeps this one and others show the metrics of all. */
export function shareMetrics({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries([registry]);
  // Answers the questions of that process.
  new AggregatorRegistry();
}

/** The metrics of all processes that this one keeps, added up. */
export function metricsOfProcesses(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new AggregatorRegistry();
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType };
}

/** Called when a request was answered; `endpoint` is the pattern of its path, `none` where there is none. */
export type ObserveRequest = (endpoint: string, status: number, seconds: number) => void;

/** @returns a function that counts requests and their time, by endpoint and status */
export function requestMetrics({ registry }: Metrics): ObserveRequest {
  const times = new Histogram({
    name: 'tender_http_request_seconds',
    help: 'Requests with the time until the response was written, by pattern of the path and status.',
    labelNames: ['endpoint', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  return (endpoint, status, seconds) => times.observe({ endpoint, status }, seconds);
}

/** @returns a function that counts handled messages and their time, by queue and outcome */
export function messageMetrics({ registry }: Metrics) {
  const times = new Histogram({
    name: 'tender_message_seconds',
    help: 'Attempts to handle a message with their time, by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: MESSAGE_BUCKETS,
    registers: [registry],
  });
  return (queue: string, outcome: 'done' | 'failed', seconds: number): void =>
    times.observe({ queue, outcome }, seconds);
}

/** Shows whether this process itself is healthy. */
export function ownHealthMetric({ registry }: Metrics, reasons: () => readonly string[]): void {
  new Gauge({
    name: 'tender_process_healthy',
    help: 'Whether this process is healthy by its own word, 0 or 1.',
    registers: [registry],
    collect() {
      this.set(Number(reasons().length === 0));
    },
  });
}

/**
 * Shows the last verdict: a metric for each condition with what was measured, and which conditions are breached. Nothing is
 * measured for a scrape.
 */
export function verdictMetrics(
  { registry }: Metrics,
  { verdict, judged }: { verdict: () => HealthVerdict | null; judged: () => number },
): void {
  const measured = (name: string) => verdict()?.measured.filter(({ condition }) => condition === name) ?? [];
  for (const { name, help, label } of [DEPENDENCY, ...conditions]) {
    new Gauge({
      name: metricOf({ name }),
      help,
      labelNames: label === null ? [] : [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const { subject, value } of measured(name))
          if (label === null) this.set(value);
          else this.set({ [label]: subject }, value);
      },
    });
  }
  new Gauge({
    name: 'tender_condition_breached',
    help: 'Breaches of a condition now; 0 where it is met. By condition.',
    labelNames: ['condition'],
    registers: [registry],
    collect() {
      const found = verdict()?.findings ?? [];
      for (const { name } of [DEPENDENCY, ...conditions])
        this.set({ condition: name }, found.filter(({ condition }) => condition === name).length);
    },
  });
  new Counter({
    name: 'tender_verdicts_total',
    help: 'Evaluations of all conditions; it stands still where the schedule process does not judge any more.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(judged());
    },
  });
}

/** What every evaluation asks first, see evaluate.ts. */
const DEPENDENCY = {
  name: 'dependency-up',
  help: 'Whether a server that the pipeline needs answers, 0 or 1.',
  label: 'dependency',
};

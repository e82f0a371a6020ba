import { refusesLogin } from '#shared/database/unavailable.ts';
import {
  type AskedQueues,
  type Condition,
  type HealthSources,
  isBreached,
  type MeasuredSubject,
} from '#shared/health/condition.ts';
import { conditions as registry } from '#shared/health/conditions/index.ts';
import { within } from '#shared/within.ts';

/** A condition that is not met; `starting` where it says only that the service has just begun. */
export type Finding = { condition: string; subject: string; reason: string; starting?: true };

/** What an evaluation has found. */
export type HealthVerdict = { findings: Finding[]; measured: (MeasuredSubject & { condition: string })[] };

/** A server that is silent for so long does not answer. */
const SILENCE_MS = 3_000;
/** Longest time for one measurement. */
const MEASURE_MS = 10_000;

export type EvaluatorOptions = { conditions?: readonly Condition[]; silenceMs?: number };

/**
 * The one place that evaluates conditions.
 * @returns a function that measures each condition once, in order, and never fails: what does not answer or cannot be
 *   measured is a finding. Where a server is silent, what would ask it is not measured
 */
export function createEvaluator(
  asked: HealthSources,
  { conditions = registry, silenceMs = SILENCE_MS }: EvaluatorOptions = {},
): () => Promise<HealthVerdict> {
  const kept = new Map<string, { measured: MeasuredSubject[]; until: number }>();

  const measure = async (condition: Condition): Promise<MeasuredSubject[]> => {
    const known = kept.get(condition.name);
    if (known && known.until > performance.now()) return known.measured;
    const measuring =
      typeof condition.measure === 'string'
        ? asked.database.query<MeasuredSubject>(condition.measure).then(({ rows }) => rows)
        : condition.measure(asked);
    const measured = (await within(MEASURE_MS, measuring, 'there was no answer in time')).filter(
      ({ value }) => value !== null,
    );
    if (condition.every !== undefined)
      kept.set(condition.name, { measured, until: performance.now() + 1_000 * condition.every });
    return measured;
  };

  return async () => {
    const verdict: HealthVerdict = { findings: [], measured: [] };
    const dependency = async (
      name: keyof typeof silent,
      asking: () => Promise<unknown>,
    ): Promise<boolean> => {
      let failure: unknown = null;
      const answers = await within(silenceMs, asking(), '').then(
        () => true,
        (error) => {
          failure = error;
          return false;
        },
      );
      verdict.measured.push({ condition: 'dependency-up', subject: name, value: Number(answers) });
      if (!answers)
        verdict.findings.push({
          condition: 'dependency-up',
          subject: name,
          reason: name === 'database' ? databaseSilent(failure) : silent[name](asked.queues.kind),
        });
      return answers;
    };
    const database = await dependency('database', () => asked.database.query('select 1'));
    const queue = await dependency('queue', () => asked.queues.counts());
    for (const condition of conditions) {
      if (!database || (typeof condition.measure !== 'string' && !queue)) continue;
      try {
        for (const one of await measure(condition)) {
          verdict.measured.push({ condition: condition.name, ...one });
          if (isBreached(condition, one)) verdict.findings.push(findingOf(condition, one));
        }
      } catch (error) {
        const reason = `${condition.name} could not be measured: ${(error as Error).message}`;
        verdict.findings.push({ condition: condition.name, subject: '', reason });
      }
    }
    return verdict;
  };
}

/** What it means that a server does not answer. */
const silent = {
  database: () =>
    'the database does not answer: nothing is collected or published, and only pages that were asked for lately are served',
  queue: (kind: AskedQueues['kind']) =>
    `the queue${kind === null ? '' : kind === 'redis' ? ' in Redis' : ' in PostgreSQL'} does not answer: what is published is served, and nothing new until the queue is back`,
} as const;

/** The sentence for a database that does not answer; see {@link silent}. */
export const DATABASE_SILENT: string = silent.database();

/** The sentence for one that does, and that no process with this login can use: somebody has to mend the setting. */
export const LOGIN_REFUSED: string =
  'the database refuses the login of this process: its DATABASE_URL has a wrong name or password, or the login of another process; its log has the words of the server';

/** @returns the sentence for a database that did not answer for this error, which may be public: it names no login */
export const databaseSilent = (error: unknown): string =>
  refusesLogin(error) ? LOGIN_REFUSED : DATABASE_SILENT;

const findingOf = (condition: Condition, measured: MeasuredSubject): Finding => ({
  condition: condition.name,
  subject: measured.subject,
  reason: condition.sentence(measured),
  ...(condition.starting && { starting: true }),
});

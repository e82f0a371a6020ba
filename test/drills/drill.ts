import { setTimeout as wait } from 'node:timers/promises';
import { sourceNames } from '#shared/sources.ts';
import { dumpTables, type TableRows, withoutMoments } from '#test/pipeline/dump.ts';
import { outcomeOf } from '#test/pipeline/outcome.ts';
import type { Fault } from './fault.ts';
import { type Answer, type Readers, startReaders, tableOf } from './readers.ts';
import { type Slowness, watchSlowness } from './slowness.ts';
import { eventually, openWorld, type Place, type World } from './world.ts';

/** Runs one fault in the middle of a load, shows what readers saw, and says what was not as it should be. */

/** Seconds within which the service is healthy again, and seconds for which it must have stayed so. */
const HEALTHY_WITHIN = 60;
const HEALTHY_FOR = 5;
/** Seconds after which a load that does not end counts as stuck, even on a busy machine. */
const PATIENCE = 300;
/** Seconds of readers before a fault begins. */
const BEFORE = 2;
/** Tenders that are served when a fault begins: the load is in its middle. */
const SERVED = 40;
/** Days by which the publisher goes on after the load, so that a record that no longer changes is found. */
const LATER_DAYS = 3;

const SETTLED = `
  select where (select count(*) from ops.sync_meta where entity = any($1) and backfill_complete = 1) = cardinality($1)
    and not exists (select from ops.cron_runs where status = 'running')
    and not exists (select from ops.task where state in ('pending', 'running'))
    and not exists (select from raw.response where normalised_at is null and fault is null)
    and not exists (select from core.outbox) and not exists (select from derived.stale)`;

/** What keeps a load from being over, each with a few examples. */
const LEFT = `
  select 'source' as of, array_agg(to_jsonb(meta)::text) as left from ops.sync_meta meta where entity = any($1) and backfill_complete = 0
  union all select 'run', array_agg(to_jsonb(run)::text) from ops.cron_runs run where status = 'running' or status <> 'completed' and kind = 'sync'
  union all select 'task', (array_agg(to_jsonb(task)::text))[:5] from ops.task where state <> 'done'
  union all select 'response', (array_agg(to_jsonb(response)::text))[:5] from raw.response where normalised_at is null and fault is null
  union all select 'outbox', (array_agg(to_jsonb(outbox)::text))[:5] from core.outbox
  union all select 'stale', (array_agg(to_jsonb(stale)::text))[:5] from derived.stale`;

async function settled({ rows }: World): Promise<void> {
  try {
    await eventually(rows, SETTLED, [sourceNames], PATIENCE, 'the end of all work');
  } catch (error) {
    const left = await rows<{ of: string; left: string[] | null }>(LEFT, [sourceNames]);
    const told = left.flatMap(({ of, left: some }) => (some === null ? [] : [`${of}: ${some.join(', ')}`]));
    throw new Error(`${(error as Error).message}; left are\n    ${told.join('\n    ')}`, { cause: error });
  }
}

/** What a run leaves behind. */
export type Result = { tables: Record<string, TableRows>; outcome: Awaited<ReturnType<typeof outcomeOf>> };

/** Lets the publisher continue and synchronises once more. @returns what is stored and served then */
async function finish(world: World): Promise<Result> {
  await settled(world);
  await fetch(`${world.publisher.url}/__control/advance?days=${LATER_DAYS}`, { method: 'POST' });
  await world.sync('refetch', PATIENCE);
  await settled(world);
  const publisher = { ocids: () => [...world.publisher.catalogue.ocids()].toSorted() };
  return {
    tables: withoutMoments(await dumpTables(world)),
    outcome: await outcomeOf({ rows: world.rows, publisher }),
  };
}

/** The same load without any fault. */
export async function undisturbed(queues: Place): Promise<Result> {
  const world = await openWorld(queues);
  try {
    return await finish(world);
  } finally {
    await world.close();
  }
}

/** @returns a sentence for each thing that was not as it should be */
export async function drill(fault: Fault, queues: Place, expected: Result): Promise<string[]> {
  const world = await openWorld(queues, fault.world);
  const problems: string[] = [];
  const marks: Record<string, number> = {};
  let readers: Readers | undefined;
  let slowness: Slowness | undefined;
  let result: Result | undefined;
  try {
    await eventually(
      world.rows,
      `select where (select count(*) from read.tender) >= ${SERVED}`,
      [],
      PATIENCE,
      'the first tenders',
    );
    if (fault.when === 'settled') await settled(world);
    await world.key();
    slowness = watchSlowness();
    readers = startReaders(world.url, world.key);
    await wait(BEFORE * 1000);
    await hold(fault, world, readers, marks, problems, slowness);
    const seen = readers.answers;
    const healthyAt = await healthyAgain(readers, marks['after'] ?? 0, slowness);
    if (healthyAt === null) problems.push(`not healthy again within ${HEALTHY_WITHIN} s`);
    else marks['healthy'] = healthyAt;
    problems.push(...judgeAnswers(fault, seen, marks, slowness));
    result = await finish(world);
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    await slowness?.stop();
    await readers?.stop();
    await world.close();
  }
  if (result) problems.push(...judgeResult(fault, result, expected));
  process.stdout.write(
    report(fault, queues, readers?.answers ?? [], marks, problems, slowness?.factor() ?? 1),
  );
  return problems;
}

/**
 * The fault from its beginning to its end. It ends in any case, so that nothing stays frozen. On a slow machine it lasts longer,
 * until the service has told of it.
 */
async function hold(
  fault: Fault,
  world: World,
  readers: Readers,
  marks: Record<string, number>,
  problems: string[],
  { factor }: Slowness,
): Promise<void> {
  const { now } = readers;
  marks['fault'] = now();
  try {
    await fault.begins(world);
    await wait(fault.lasts * 1000);
    const told = () => fault.tells === null || isTold(fault.tells, readers.answers, marks);
    while (!told() && now() - marks['fault'] < fault.lasts * factor()) await wait(500);
    await fault.meanwhile?.(world);
  } catch (error) {
    problems.push(`while it lasted: ${(error as Error).message}`);
  } finally {
    await fault.ends(world);
    marks['after'] = now();
  }
}

/** @returns the second since which the service has been healthy without a break; null after the time for it */
async function healthyAgain(
  { answers, now }: Readers,
  ended: number,
  { factor }: Slowness,
): Promise<number | null> {
  for (;;) {
    const limit = HEALTHY_WITHIN * factor();
    const since = healthySince(answers, ended);
    if (since !== null && now() - since >= HEALTHY_FOR) return since - ended <= limit ? since : null;
    if (now() - ended > limit + HEALTHY_FOR) return null;
    await wait(100);
  }
}

function healthySince(answers: readonly Answer[], ended: number): number | null {
  let since: number | null = ended;
  for (const { at, status, reasons } of answers) {
    if (at < ended) continue;
    if (status !== 200 || reasons.length > 0) since = null;
    else since ??= at;
  }
  return since;
}

/** Whether the service has told of the fault while it lasted. */
function isTold(tells: RegExp, answers: readonly Answer[], marks: Readonly<Record<string, number>>): boolean {
  const { fault: begun = 0, after = Number.POSITIVE_INFINITY } = marks;
  // What it said before, such as that a process is still starting, says nothing of the fault.
  const known = new Set(answers.filter(({ at }) => at < begun).flatMap(({ reasons }) => reasons));
  const during = answers.filter(({ at }) => at >= begun && at <= after);
  return during.some(({ reasons }) => reasons.some((reason) => !known.has(reason) && tells.test(reason)));
}

function judgeAnswers(
  fault: Fault,
  answers: readonly Answer[],
  marks: Readonly<Record<string, number>>,
  { factor }: Slowness,
) {
  const { fault: begun = 0, after = Number.POSITIVE_INFINITY } = marks;
  const during = answers.filter(({ at }) => at >= begun && at <= after);
  const other = (['cached', 'new'] as const).flatMap((kind) => {
    const those = during.filter((answer) => answer.kind === kind);
    const statuses = new Set(those.map(({ status }) => status));
    return [
      ...(those.length === 0 ? [`nobody asked for a ${kind} page while it lasted`] : []),
      ...[...statuses]
        .filter((status) => !fault.answers[kind].includes(status))
        .map((status) => `readers of a ${kind} page were answered ${status ?? 'nothing'}`),
    ];
  });
  const slowest = during.reduce((worst, answer) => Math.max(worst, answer.milliseconds), 0);
  return [
    ...other,
    ...(slowest > fault.within * factor()
      ? [`an answer took ${slowest.toFixed(0)} ms, over ${fault.within}`]
      : []),
    ...(fault.tells && !isTold(fault.tells, answers, marks)
      ? [`the service did not say ${String(fault.tells)}`]
      : []),
  ];
}

function judgeResult({ changesRecords }: Fault, { tables, outcome }: Result, expected: Result): string[] {
  const problems: string[] = [];
  const served = new Set(outcome.served);
  const lost = outcome.published.filter((ocid) => !served.has(ocid));
  if (lost.length > 0) problems.push(`${lost.length} lost, such as ${lost[0]}`);
  if (outcome.doubled.length > 0) problems.push(`${outcome.doubled.length} doubled`);
  for (const { source, difference, outstanding } of outcome.reconciliation)
    if (difference !== 0 || outstanding !== 0)
      problems.push(`${source}: ${difference} not accounted for, ${outstanding} outstanding`);
  if (changesRecords) return problems;
  for (const [table, rows] of Object.entries(expected.tables)) {
    const [before, now] = [new Set(rows), new Set(tables[table])];
    const missing = rows.filter((row) => !now.has(row));
    const more = (tables[table] ?? []).filter((row) => !before.has(row));
    if (missing.length + more.length > 0)
      problems.push(
        `${table}: ${missing.length} rows missing, ${more.length} other\n    ${(missing[0] ?? '').slice(0, 400)}\n    ${(more[0] ?? '').slice(0, 400)}`,
      );
    else if (tables[table]?.length !== rows.length)
      problems.push(`${table}: ${tables[table]?.length} rows, not ${rows.length}`);
  }
  return problems;
}

function report(
  { name }: Fault,
  queues: Place,
  answers: readonly Answer[],
  marks: Readonly<Record<string, number>>,
  problems: readonly string[],
  factor: number,
): string {
  const { fault = 0, after = 0, healthy } = marks;
  const again =
    healthy === undefined ? 'not healthy again' : `healthy after ${(healthy - after).toFixed(1)} s`;
  const during = answers.filter(({ at }) => at >= fault && at <= after);
  const slowest = Math.max(0, ...during.map(({ milliseconds }) => milliseconds));
  const line = `${during.length} answers while it lasted, the slowest after ${slowest.toFixed(0)} ms, ${again}, on a machine ${factor.toFixed(1)} times as slow as an idle one`;
  return `\n${name}, queues in ${nameOf[queues]}: ${line}\n${tableOf(answers, marks)}\n${
    problems.length === 0
      ? '  nothing lost, nothing doubled, tables as without the fault'
      : problems.map((problem) => `  ✗ ${problem}`).join('\n')
  }\n`;
}

/** The places of the queues, as people call them. */
export const nameOf: Readonly<Record<Place, string>> = { redis: 'Redis', postgres: 'PostgreSQL' };

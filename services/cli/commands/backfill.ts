import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { estimateBackfill, hoursUntilDone, type Knowledge } from '#shared/pace/estimate.ts';
import type { WindowPace } from '#shared/pace/pace.ts';
import { knowledgeOf, usedTimeOf } from '#shared/pace/publisher-time.ts';
import { paces } from '#shared/pace/sources.ts';
import { windowsOf } from '#shared/pace/windows.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import type { SourceName } from '#shared/sources.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { isDay, southAfricanDay } from '#shared/time.ts';
import { type Command, type CommandOutcome, type Context, flag, textOption, valued } from '../command.ts';
import { describeHours } from '../publisher-status.ts';
import { requestAndFollow, sourceNamed } from '../request.ts';

const DAY_HOURS = 24;

export const command: Command = {
  usage: ['backfill <source> --from <date> --to <date> [--dry-run] [--no-wait] [--json]'],
  options: {
    from: valued('<date>', 'first South African day of publication'),
    to: valued('<date>', 'last South African day of publication'),
    'dry-run': flag('print the windows and how long they take, without requesting the run'),
    'no-wait': flag('request the run without following it'),
  },
  run: async (context) => {
    const [word, ...rest] = context.args;
    if (word === undefined) throw new UsageError('a source is missing, such as in `backfill ocds`');
    if (rest.length > 0) throw new UsageError(`backfill takes one source, not ${context.args.join(' ')}`);
    const source = sourceNamed(word);
    const { windows } = paces[source];
    if (windows === null)
      throw new UsageError(
        `${source} cannot be asked by day; \`sync ${source} --mode backfill\` reads all its lists`,
      );
    const [from, to] = [dayOption(context, 'from'), dayOption(context, 'to')];
    if (from > to) throw new UsageError(`--from ${from} is after --to ${to}`);
    const today = southAfricanDay(new Date());
    if (from > today) throw new UsageError(`--from ${from} is after today, ${today}`);
    if (!context.options['dry-run']) {
      return requestAndFollow(context, [{ source, mode: 'backfill', from, to }], !context.options['no-wait']);
    }
    return dryRun(context, source, { from, to }, windows);
  },
};

/** Prints the windows, and how long they take by what was measured so far. Works without a database, too. */
async function dryRun(
  context: Context,
  source: SourceName,
  { from, to }: { from: string; to: string },
  { days }: WindowPace,
): Promise<CommandOutcome> {
  const { known, shares } = await whatIsKnown(context, source, { from, to });
  const windows = windowsOf(from, to, days.value).map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay }));
  const { lists, numbers, total } = estimateBackfill(paces[source], { from, to }, known);
  const hours = hoursUntilDone(total.seconds, 'backfill', shares);
  const text = [
    `${plural(windows.length, 'window')} of at most ${plural(days.value, 'day')}; the run was not requested`,
    `about ${plural(lists.requests, 'request')} for lists and ${grouped(numbers.requests)} for numbers that they miss: ${describeHours(total.seconds / 3_600)} of the publisher’s time, ${describeHours(hours)} beside the other syncs`,
    ...windows.map((window) => `  ${window.from} to ${window.to}`),
  ];
  return {
    code: 0,
    json: { source, from, to, windows, estimate: { lists, numbers, total, hours } },
    text: text.join('\n'),
  };
}

/** @returns what was measured of a publisher; without a database nothing, so that the declared figures count */
async function whatIsKnown(
  context: Context,
  source: SourceName,
  days: { from: string; to: string },
): Promise<{ known: Knowledge; shares: ReadonlyMap<SyncMode, number> }> {
  try {
    const { pool } = await context.connect();
    const { used, elapsed } = await usedTimeOf(pool, source, DAY_HOURS);
    return {
      known: await knowledgeOf(pool, source, days),
      shares: new Map([...used].map(([mode, seconds]) => [mode, seconds / Math.max(elapsed, 1)])),
    };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return { known: { measured: new Map(), rowsPerPage: null, releasesPerDay: null }, shares: new Map() };
  }
}

function dayOption(context: Context, name: 'from' | 'to'): string {
  const value = textOption(context, name);
  if (value === undefined) throw new UsageError(`--${name} is missing; backfill needs both days`);
  if (!isDay(value)) throw new UsageError(`--${name} must be a day such as 2026-08-14; not ${value}`);
  return value;
}

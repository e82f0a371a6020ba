import { UsageError } from '#shared/errors.ts';
import { addDays, isDay } from '#shared/time.ts';
import { type Command, type Context, textOption } from '../command.ts';
import { requestAndFollow } from '../request.ts';
import { plural } from '../table.ts';

/** Days per window. Requests for longer windows time out at the OCDS publisher. */
const WINDOW_DAYS = 7;
const DAY_MS = 86_400_000;

export const backfill: Command = {
  name: 'backfill',
  summary: 'collect everything that was published between two days',
  usage: ['backfill <source> --from <date> --to <date> [--dry-run] [--no-wait] [--json]'],
  options: {
    from: { type: 'string', value: '<date>', description: 'first South African day of publication' },
    to: { type: 'string', value: '<date>', description: 'last South African day of publication' },
    'dry-run': { type: 'boolean', description: 'print the windows without requesting the run' },
    'no-wait': { type: 'boolean', description: 'request the run without following it' },
  },
  run: async (context) => {
    const [source, ...rest] = context.args;
    if (source === undefined) throw new UsageError('a source is missing, such as in `backfill ocds`');
    if (rest.length > 0) throw new UsageError(`backfill takes one source, not ${context.args.join(' ')}`);
    const [from, to] = [dayOption(context, 'from'), dayOption(context, 'to')];
    if (from > to) throw new UsageError(`--from ${from} is after --to ${to}`);
    if (!context.options['dry-run']) {
      return requestAndFollow(context, [{ source, mode: 'backfill', from, to }], !context.options['no-wait']);
    }
    const windows = windowsOf(from, to);
    const days = daysBetween(from, to);
    return {
      code: 0,
      json: { source, from, to, days, windows },
      text: [
        `${plural(days, 'day')} in ${plural(windows.length, 'window')} of at most ${WINDOW_DAYS} days; the run was not requested`,
        ...windows.map((window) => `  ${window.from} to ${window.to}`),
      ].join('\n'),
    };
  },
};

function dayOption(context: Context, name: 'from' | 'to'): string {
  const value = textOption(context, name);
  if (value === undefined) throw new UsageError(`--${name} is missing; backfill needs both days`);
  if (!isDay(value)) throw new UsageError(`--${name} must be a day such as 2026-08-14; not ${value}`);
  return value;
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** @returns the windows that cover the days from first to last, both included, oldest first */
export function windowsOf(from: string, to: string): { from: string; to: string }[] {
  const windows: { from: string; to: string }[] = [];
  for (let start = from; start <= to; start = addDays(start, WINDOW_DAYS)) {
    const end = addDays(start, WINDOW_DAYS - 1);
    windows.push({ from: start, to: end < to ? end : to });
  }
  return windows;
}

import type { Where } from '#shared/domain/search/word-texts.ts';
import type { ParameterProblem } from '#shared/errors.ts';
import type { Condition } from '#shared/reading/condition.ts';
import type { Sort } from '#shared/reading/parts.ts';
import type { ColumnType } from '#shared/resources/definition/fields.ts';
import type { Filter } from '#shared/resources/definition/resource.ts';
import { camelCase } from '#shared/text/case.ts';
import { nearestNames } from '#shared/text/nearest.ts';
import { addDays, isDay, parseStandard, startOfSouthAfricanDay } from '#shared/time.ts';

/** The result of parsing a query parameter: its value, or the problem in words. */
export type ReadParameter<Value> = { value: Value } | { problem: string };

export const limits = {
  limit: { default: 20, max: 100 },
  page: { max: 1000 },
  q: { min: 2, max: 500 },
  /** Maximum number of values of one filter. */
  values: 20,
  ids: 100,
  /** Maximum number of matches whose values are counted: reading more would take longer than the search itself. */
  facetRecords: 2_000,
} as const;

/** Years outside this range are typing errors, and PostgreSQL has no year 0. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const NUMBER = /^-?\d{1,18}(\.\d{1,6})?$/;

/** A whole number from 1 to `max`. */
export function readCount(text: string, max: number): ReadParameter<number> {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? { value } : { problem: `must be a whole number from 1 to ${max}` };
}

/** Such as `closing_date`, `+closingDate` or `-closing_date`; an unencoded `+` arrives as a blank. */
export function readSort(text: string, sorts: Readonly<Record<string, string>>): ReadParameter<Sort> {
  const [, sign, name = ''] = /^([ +-]?)(.*)$/s.exec(text) ?? [];
  const column = Object.hasOwn(sorts, camelCase(name)) ? sorts[camelCase(name)] : undefined;
  if (column !== undefined) return { value: { column, descending: sign === '-' } };
  return { problem: `must be one of ${Object.keys(sorts).join(', ')}, with - before it for descending` };
}

/** Names separated by commas. @returns them without repetition, in the order of `known` */
export function readNames(text: string, known: readonly string[]): ReadParameter<string[]> {
  const wanted = text.split(',').map((name) => name.trim());
  const names = new Set(wanted.map(camelCase));
  const unknown = wanted.filter((name) => !known.includes(camelCase(name)));
  if (unknown.length > 0) {
    const wrong = unknown.map((name) => `"${name}"`).join(', ');
    const near = [...new Set(unknown.flatMap((name) => nearestNames(camelCase(name), known)))];
    return { problem: `${wrong} not known; known are ${known.join(', ')}${nearestHint(near)}` };
  }
  return { value: known.filter((name) => names.has(name)) };
}

/** `true` or `false`. */
export const readFlag = (text: string): ReadParameter<boolean> =>
  text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'must be true or false' };

/** One of these names. */
export const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): ReadParameter<Name> => {
    const value = names.find((name) => name === text);
    return value === undefined ? { problem: notListed(text, names) } : { value };
  };

/** Values of `in`. */
export const SEARCHED = ['notice', 'documents'] as const;

/** Which texts are searched. */
export const readWhere = (text: string): ReadParameter<Where> => {
  const value = SEARCHED.find((one) => one === text.trim().toLowerCase());
  return value === undefined ? { problem: notListed(text, SEARCHED) } : { value };
};

/** Words to search for. */
export function readWords(text: string): ReadParameter<string> {
  const value = text.trim();
  if ([...value].length < limits.q.min)
    return {
      problem: `must have at least ${limits.q.min} ${/[\p{L}\p{N}]/u.test(value) ? 'characters' : 'letters or digits'}`,
    };
  return value.length > limits.q.max
    ? { problem: `must have at most ${limits.q.max} characters` }
    : { value };
}

/** A South African day, which means its beginning, or a time with an offset; without an offset it is in UTC. */
export function readMoment(text: string): ReadParameter<string> {
  if (isDay(text)) return inRange(startOfSouthAfricanDay(text).toISOString());
  // An unencoded `+` of an offset arrives as a blank.
  const parsed = parseStandard(text.replace(/ (\d\d:?\d\d)$/, '+$1'));
  return parsed.kind === 'instant' && text.includes('T')
    ? inRange(parsed.instant)
    : { problem: 'must be a day such as 2026-11-01 or a moment such as 2026-11-01T08:30:00Z' };
}

const inRange = (moment: string): ReadParameter<string> => {
  const year = Number(moment.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR
    ? { value: moment }
    : { problem: `must lie between ${FIRST_YEAR} and ${LAST_YEAR}` };
};

/**
 * @param type of the filter's column: a day is compared with a `date` as it is, with a moment as its beginning or end
 * @returns the condition that a filter's text means, or null if it means all records
 */
export function readFilter(filter: Filter, type: ColumnType, text: string): ReadParameter<Condition | null> {
  const { column } = filter;
  if (filter.type === 'day') {
    if (!isDay(text)) return { problem: 'must be a day that exists, written YYYY-MM-DD' };
    if (Number(text.slice(0, 4)) < FIRST_YEAR || Number(text.slice(0, 4)) > LAST_YEAR) {
      return { problem: `must lie between ${FIRST_YEAR} and ${LAST_YEAR}` };
    }
    const until = filter.match === 'until';
    if (type === 'date') return { value: { match: until ? 'until' : 'from', column, value: text } };
    const moment = startOfSouthAfricanDay(until ? addDays(text, 1) : text).toISOString();
    return { value: { match: until ? 'before' : 'from', column, value: moment } };
  }
  if (filter.type === 'number') {
    if (!NUMBER.test(text)) return { problem: 'must be a number such as 1500000 or 99.50' };
    return { value: { match: filter.match === 'until' ? 'until' : 'from', column, value: text } };
  }
  if (filter.type === 'duration') return readAhead(filter, text.trim());
  return readText(filter, text.trim());
}

const UNITS = { h: 'hours', d: 'days', w: 'weeks' } as const;
const MAX_AHEAD = 999;

/** `48h`, `7d` or `2w`. */
function readAhead({ column }: Filter, text: string): ReadParameter<Condition> {
  const [, number = '', unit = ''] = /^(\d{1,3})([hdw])$/i.exec(text) ?? [];
  const named = UNITS[unit.toLowerCase() as keyof typeof UNITS];
  return named === undefined || Number(number) === 0
    ? {
        problem: `must be a number from 1 to ${MAX_AHEAD} with h, d or w for hours, days or weeks, such as 7d`,
      }
    : { value: { match: 'within', column, value: `${Number(number)} ${named}` } };
}

function readText(filter: Filter, text: string): ReadParameter<Condition | null> {
  const { values, synonyms = {} } = filter;
  const spelled = text.toLowerCase();
  const meant = Object.hasOwn(synonyms, spelled) ? synonyms[spelled] : spelled;
  const listed = values?.find((value) => value.toLowerCase() === meant);
  if (values && listed === undefined) return { problem: notListed(text, values) };
  if (listed === 'any') return { value: null };
  const value = filter.canonical?.(listed ?? text) ?? listed ?? text;
  if (filter.among && !filter.among.includes(value)) return { problem: notListed(text, filter.among) };
  if (value === '') return { problem: 'must contain a letter or digit' };
  if (filter.widened) {
    const values = filter.widened.values(value);
    if (values.length === 0) return { problem: `"${text}" is not known: ${filter.widened.rule}` };
    return {
      value: { match: filter.match === 'any' ? 'overlaps' : 'among', column: filter.column, values },
    };
  }
  return { value: { match: filter.match === 'any' ? 'any' : 'equals', column: filter.column, value } };
}

/** @returns the message for a value outside a closed list, with the values that were probably meant */
export function notListed(text: string, values: readonly string[]): string {
  const near = nearestNames(
    text.toLowerCase(),
    values.map((value) => value.toLowerCase()),
  );
  const meant = values.filter((value) => near.includes(value.toLowerCase()));
  return `must be one of ${values.join(', ')}${nearestHint(meant)}`;
}

const nearestHint = (names: readonly string[]): string =>
  names.length === 0 ? '' : `; the nearest ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;

/** A condition and the parameter that it was read from. */
export type ParameterCondition = { parameter: string; condition: Condition };

/** Adds a problem for each pair of bounds of one column that excludes every value. */
export function rejectInverted(bounds: readonly ParameterCondition[], problems: ParameterProblem[]): void {
  for (const { parameter: first, condition: low } of bounds) {
    if (low.match !== 'from') continue;
    for (const { parameter: last, condition: high } of bounds) {
      if ((high.match !== 'until' && high.match !== 'before') || high.column !== low.column) continue;
      const difference = compareValues(low.value, high.value);
      if (difference > 0 || (difference === 0 && high.match === 'before'))
        problems.push({ parameter: last, reason: `must not lie before ${first}` });
    }
  }
}

/** Compares numbers as numbers; days and moments in UTC as texts. */
const compareValues = (one: string, other: string): number =>
  NUMBER.test(one) && NUMBER.test(other)
    ? Number(one) - Number(other)
    : one < other
      ? -1
      : Number(one > other);

/** @returns the value; the fallback after a problem, which is added to `problems` */
export function take<Value, Fallback>(
  read: ReadParameter<Value>,
  parameter: string,
  problems: ParameterProblem[],
  fallback: Fallback,
): Value | Fallback {
  if ('value' in read) return read.value;
  problems.push({ parameter, reason: read.problem });
  return fallback;
}

import { limits, type ReadParameter } from '#services/api/v2/serve/parameters.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { type Filter, takesSeveral } from '#shared/resources/definition/resource.ts';

/** A value in quotation marks, which may contain any comma. */
const QUOTED = /^"([^"]*)"[ \t]*(?:,|$)/;

/**
 * Splits the value of a parameter that takes several values, separated by commas. Names may also contain commas, always
 * with a blank after them; so if values may be names, such a comma belongs to the value. A comma within quotation marks
 * always does.
 * @param named whether values may be names
 * @returns the values, trimmed; an empty one if nothing stands before, between or after commas
 */
export function splitValues(text: string, named: boolean): string[] {
  const values: string[] = [];
  let rest = text.trim();
  for (;;) {
    const [whole, quoted] = QUOTED.exec(rest) ?? [];
    if (whole !== undefined && quoted !== undefined) {
      values.push(quoted.trim());
      if (!whole.endsWith(',')) return values;
      rest = rest.slice(whole.length).trimStart();
      continue;
    }
    const comma = separator(rest, named);
    values.push(rest.slice(0, comma === -1 ? undefined : comma).trim());
    if (comma === -1) return values;
    rest = rest.slice(comma + 1).trimStart();
  }
}

/** @returns the place of the first comma that separates two values; -1 where there is none */
function separator(text: string, named: boolean): number {
  let comma = text.indexOf(',');
  while (named && comma !== -1 && /\s/.test(text.charAt(comma + 1))) comma = text.indexOf(',', comma + 1);
  return comma;
}

/** @returns the values without repetition, or the rule about their number that they break */
export function readValues(text: string, named: boolean, max: number): ReadParameter<string[]> {
  const values = [...new Set(splitValues(text, named))];
  if (values.includes('')) return { problem: 'must not contain an empty value' };
  return values.length > max ? { problem: `must contain at most ${max} values` } : { value: values };
}

/** Whether the values of a filter may be names: true unless they are from a closed list. */
export const mayBeNames = ({ values, among }: Filter): boolean => values === undefined && among === undefined;

/**
 * @param read reads one value
 * @returns the condition that a filter's text means, or null if it means all records; one value gives the condition
 *   that `read` makes of it
 */
export function readSeveral(
  filter: Filter,
  text: string,
  read: (text: string) => ReadParameter<Condition | null>,
): ReadParameter<Condition | null> {
  if (!takesSeveral(filter) || !(text.includes(',') || text.includes('"'))) return read(text);
  const given = readValues(text, mayBeNames(filter), limits.values);
  if ('problem' in given) return given;
  const conditions: (Condition | null)[] = [];
  const problems: string[] = [];
  for (const value of given.value) {
    const one = read(value);
    if ('value' in one) conditions.push(one.value);
    else problems.push(given.value.length > 1 ? `"${value}" ${one.problem}` : one.problem);
  }
  return problems.length > 0 ? { problem: problems.join('; ') } : { value: combined(conditions) };
}

/** @returns one condition that holds if any of these does; it is equal for any order of them */
function combined(conditions: readonly (Condition | null)[]): Condition | null {
  const known = conditions.filter((condition) => condition !== null);
  if (known.length < conditions.length) return null;
  const valued = known.flatMap((one) =>
    one.match === 'equals' || one.match === 'any' || one.match === 'among' || one.match === 'overlaps'
      ? [one]
      : [],
  );
  const [first] = valued;
  if (!first) return null;
  const isArray = first.match === 'any' || first.match === 'overlaps';
  const values = [
    ...new Set(valued.flatMap((one) => ('values' in one ? one.values : [one.value]))),
  ].toSorted();
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? { match: isArray ? 'any' : 'equals', column: first.column, value: only }
    : { match: isArray ? 'overlaps' : 'among', column: first.column, values };
}

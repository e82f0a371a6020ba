import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with members',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  uuid: 'a UUID',
  guid: 'a UUID',
  url: 'a web address',
  date: 'a day such as 2026-09-16',
  datetime: 'a moment such as 2026-09-16T09:00:00Z',
};
/** What is counted, by the kind of value. */
const COUNTED: Readonly<Record<string, string>> = { string: 'character', array: 'entry' };

/** @returns the rule that a value breaks, as callers read it behind the name of the parameter: `must be one of csv, xlsx` */
export function ruleInWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${TYPES[issue.expected] ?? `of the type ${issue.expected}`}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return limit('least', issue.origin, issue.minimum);
    case 'too_big':
      return limit('most', issue.origin, issue.maximum);
    case 'invalid_format':
      return FORMATS[issue.format] === undefined
        ? 'has another form than the one that is described'
        : `must be ${FORMATS[issue.format]}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

function limit(bound: 'least' | 'most', origin: string, count: number | bigint): string {
  const unit = COUNTED[origin];
  if (unit === undefined) return `must be ${count} at ${bound}`;
  if (bound === 'least' && Number(count) === 1) return 'must not be empty';
  const units = Number(count) === 1 ? unit : unit.replace(/y$/, 'ie').concat('s');
  return `must have at ${bound} ${count} ${units}`;
}

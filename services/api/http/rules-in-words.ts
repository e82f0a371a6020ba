import type { z } from 'zod';
import type { ParameterProblem } from '#shared/errors.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with members',
  record: 'an object with members',
  map: 'an object with members',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  uuid: 'a UUID',
  guid: 'a UUID',
  url: 'a web address',
  date: 'a day such as 2026-09-16',
  datetime: 'a moment such as 2026-09-16T09:00:00Z',
};
const NO_FORM = 'has none of the forms that are described';
const MUST_BE = 'must be ';
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
    case 'invalid_union':
      return NO_FORM;
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

/**
 * @param error of a value that was read with `ruleInWords`
 * @param whole what a problem of the whole value is called
 * @param at where the value is; the names of its parts begin so
 * @returns one problem for each parameter: where it has another type, its further rules say nothing
 */
export function problemsOf(error: z.ZodError, whole: string, at: readonly string[] = []): ParameterProblem[] {
  const problems = new Map<string, string>();
  const note = (path: readonly PropertyKey[], reason: string) => {
    const parameter = [...at, ...path].join('.') || whole;
    if (!problems.has(parameter)) problems.set(parameter, reason);
  };
  for (const issue of error.issues.flatMap(issuesOf)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note([...issue.path, key], 'is not known');
    else note(issue.path, issue.message);
  }
  return [...problems].map(([parameter, reason]) => ({ parameter, reason }));
}

/**
 * @returns of a value that may have several forms, the issues of the form that it has; where it has none of them, one issue with all
 *   the kinds that it may have
 */
function issuesOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== NO_FORM) return [issue];
  const forms = issue.errors.map((issues) => issues.flatMap(issuesOf));
  const form = forms.find((issues) => !issues.some(isOther));
  if (form) return form.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
  return [{ ...issue, message: anyOf(forms.flat().filter(isOther)) }];
}

/** @returns `must be text or a list`; the one rule where all are the same, such as `is missing` */
function anyOf(issues: readonly z.core.$ZodIssue[]): string {
  const rules = [...new Set(issues.map(({ message }) => message))];
  if (rules.length === 1) return rules[0]!;
  if (rules.length === 0 || rules.some((rule) => !rule.startsWith(MUST_BE))) return NO_FORM;
  return `${MUST_BE}${rules.map((rule) => rule.slice(MUST_BE.length)).join(' or ')}`;
}

const isOther = ({ code, path }: z.core.$ZodIssue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_union');

import type { Filter } from '#shared/resources/definition/resource.ts';

type Options = Partial<Omit<Filter, 'match' | 'type' | 'column' | 'description' | 'example'>>;

const filter =
  (match: Filter['match'], type: Filter['type']) =>
  (column: string, description: string, example: string, options: Options = {}): Filter => ({
    match,
    column,
    type,
    ...options,
    description,
    example,
  });

/** The column has the value. */
export const equals = filter('equals', 'text');
/** The array column contains the value. */
export const anyOf = filter('any', 'text');
/** Inclusive bounds of South African days. */
export const fromDay = filter('from', 'day');
export const untilDay = filter('until', 'day');
/** Inclusive bounds of numbers. */
export const atLeast = filter('from', 'number');
export const atMost = filter('until', 'number');
/** The column lies between now and so far ahead. */
export const within = filter('within', 'duration');
/** Full text. */
export const search = filter('search', 'text');

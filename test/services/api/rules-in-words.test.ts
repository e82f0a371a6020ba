import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemsOf, ruleInWords } from '#services/api/http/rules-in-words.ts';

/** Callers read the rule after the name of a parameter, in words of this service. */
it.each<[z.ZodType, unknown, string]>([
  [z.enum(['csv', 'xlsx']), 'pdf', 'must be one of csv, xlsx'],
  [z.literal('all'), 'some', 'must be all'],
  [z.string(), undefined, 'is missing'],
  [z.string(), 5, 'must be text'],
  [z.object({}), [], 'must be an object with members'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.record(z.string(), z.string()), [], 'must be an object with members'],
  [z.union([z.string(), z.number()]), null, 'has none of the forms that are described'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(12), 'short', 'must have at least 12 characters'],
  [z.string().max(1), 'ab', 'must have at most 1 character'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 entries'],
  [z.number().min(1), 0, 'must be 1 at least'],
  [z.number().max(100), 101, 'must be 100 at most'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.number().multipleOf(5), 7, 'must be a multiple of 5'],
  [z.email(), 'nobody', 'must be an e-mail address'],
  [z.uuid(), '1', 'must be a UUID'],
  [z.string().regex(/^a$/), 'b', 'has another form than the one that is described'],
  [z.string().regex(/^a$/, 'must be a'), 'b', 'must be a'],
])('%#', (schema, value, rule) => {
  const { error } = schema.safeParse(value, { error: ruleInWords });
  expect(error?.issues[0]?.message).toBe(rule);
});

/** A caller who sends another kind of value must read which kinds there are. */
it.each<[z.ZodType, unknown, string]>([
  [z.union([z.array(z.string()), z.string()]), 5, 'must be a list or text'],
  [z.union([z.object({}), z.string()]), [], 'must be an object with members or text'],
  [
    z.union([z.union([z.string(), z.number()]), z.array(z.string())]),
    {},
    'must be text or a number or a list',
  ],
  [z.union([z.string(), z.number()]), undefined, 'is missing'],
  [z.union([z.string(), z.array(z.string())]), [5], 'must be text'],
])('%# names the kinds of a value that may have several', (schema, value, rule) => {
  const { error } = schema.safeParse(value, { error: ruleInWords });
  expect(problemsOf(error!, 'body')[0]?.reason).toBe(rule);
});

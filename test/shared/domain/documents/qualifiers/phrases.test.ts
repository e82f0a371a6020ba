import { describe, expect, it } from 'vitest';
import { OR } from '#shared/domain/documents/qualifiers/alternatives.ts';
import { FORMER_VALUE, NEW_VALUE } from '#shared/domain/documents/qualifiers/corrections.ts';
import { NO_SUCH, NOT_ASKED } from '#shared/domain/documents/qualifiers/negation.ts';
import { PERIODS } from '#shared/domain/documents/qualifiers/periods.ts';
import { expressionOf, type Phrase } from '#shared/domain/documents/qualifiers/phrases.ts';
import { NO_CRITERION } from '#shared/domain/documents/rules/criteria-score.ts';

const tables: [string, readonly Phrase[]][] = [
  ['NO_CRITERION', NO_CRITERION],
  ['OR', OR],
  ['FORMER_VALUE', FORMER_VALUE],
  ['NEW_VALUE', NEW_VALUE],
  ['NO_SUCH', NO_SUCH],
  ['NOT_ASKED', NOT_ASKED],
  ...Object.entries(PERIODS),
];

describe.each(tables)('the phrases of %s', (_, phrases) => {
  it.each(phrases.map((one) => [one.phrase, one] as const))(
    '%s',
    (_source, { phrase, example, notExample }) => {
      const expression = expressionOf([{ phrase, example, notExample, language: 'en' }]);
      expect(example).toMatch(expression);
      expect(notExample).not.toMatch(expression);
      expect(phrase.length).toBeLessThanOrEqual(200);
    },
  );
});

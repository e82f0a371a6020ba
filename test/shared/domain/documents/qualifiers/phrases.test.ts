import { describe, expect, it } from 'vitest';
import { OR } from '#shared/domain/documents/qualifiers/alternatives.ts';
import { FORMER_VALUE, NEW_VALUE } from '#shared/domain/documents/qualifiers/corrections.ts';
import { isNoneBefore, isNotAskedBehind, NOT_ASKED } from '#shared/domain/documents/qualifiers/negation.ts';
import { PERIODS } from '#shared/domain/documents/qualifiers/periods.ts';
import { expressionOf, type Phrase } from '#shared/domain/documents/qualifiers/phrases.ts';
import { NO_CRITERION } from '#shared/domain/documents/rules/criteria-score.ts';

const tables: [string, readonly Phrase[]][] = [
  ['NO_CRITERION', NO_CRITERION],
  ['OR', OR],
  ['FORMER_VALUE', FORMER_VALUE],
  ['NEW_VALUE', NEW_VALUE],
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

it('what is named may be none, or not asked for', () => {
  const none = (text: string) => isNoneBefore(text, text.length);
  expect(['No ', 'no faxed or ', 'Neither faxed nor '].map(none)).toEqual([true, true, true]);
  expect(['room no 17, ', 'No late bids. ', 'Bids by '].map(none)).toEqual([false, false, false]);
  const notAsked = (text: string) => isNotAskedBehind(text, 5);
  expect(['PSIRA is not required', 'PSIRA: N/A'].map(notAsked)).toEqual([true, true]);
  expect(['PSIRA; CIDB is not required', 'PSIRA certificate'].map(notAsked)).toEqual([false, false]);
});

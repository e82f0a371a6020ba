import { expressionOf, type Phrase } from '#shared/domain/documents/phrases/phrase.ts';

/** Words before a value that an erratum takes back. */
export const FORMER_VALUE: readonly Phrase[] = [
  {
    phrase: '(?:incorrectly|erroneously|wrongly) (?:reads?|stated|advertised|printed|given)',
    ...{
      example: 'The closing date was incorrectly stated as',
      notExample: 'The closing date is stated below as',
    },
    language: 'en',
  },
  {
    phrase: '(?:currently |previously |where it )?reads?\\b(?: as)?:?',
    ...{ example: 'Page 3 reads:', notExample: 'Page 3 must be ready' },
    language: 'en',
  },
  {
    phrase: '(?:instead of|in (?:the )?place of|in stead of|changed? from|amended from|corrected from)',
    ...{ example: 'changed from', notExample: 'a change of form' },
    language: 'en',
  },
  {
    phrase: 'in plaas van|lui tans',
    ...{ example: 'in plaas van', notExample: 'in die plaas se naam' },
    language: 'af',
  },
];

/** Words between a value that an erratum takes back and the one that it gives. */
export const NEW_VALUE: readonly Phrase[] = [
  {
    phrase:
      '(?:must|should|shall|to|will|is to) (?:now )?(?:be )?(?:read|corrected to|amended to|changed to)\\b',
    ...{ example: 'must read', notExample: 'must be ready' },
    language: 'en',
  },
  {
    phrase: '(?:is|are|has been|have been) (?:hereby |now )?(?:corrected|amended|changed|extended|moved) to',
    ...{ example: 'is hereby amended to', notExample: 'is amended; tenderers are to' },
    language: 'en',
  },
  {
    phrase: '(?:moet|behoort) (?:lees|te lees)',
    ...{ example: 'moet lees', notExample: 'moet gelees word saam met' },
    language: 'af',
  },
];

const [former, replaced] = [expressionOf(FORMER_VALUE), expressionOf(NEW_VALUE)];
/** `reads … must read …`: characters before the value, and from it to the words for its correction. */
const [BEFORE, BEHIND] = [70, 70];

/** @returns whether words between two values say that the second one holds: `must read` */
export const givesNew = (between: string): boolean => replaced.test(between);

/** @returns whether an erratum takes back the value that stands there, and gives another */
export function isTakenBack(flow: string, { start, end }: { start: number; end: number }): boolean {
  const head = flow.slice(Math.max(0, start - BEFORE), start);
  const opened = head.search(former);
  // The words for the correction stand between the former value and this one: this one is the new one.
  if (opened === -1 || replaced.test(head.slice(opened))) return false;
  return (
    replaced.test(flow.slice(end, end + BEHIND)) ||
    /\bto (?:the )?$|instead of|in place of/i.test(head.slice(opened))
  );
}

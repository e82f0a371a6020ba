import { FORMER_VALUE, NEW_VALUE } from '#shared/domain/documents/phrases/qualifiers.ts';

/** `reads … must read …`: characters before the value, and from it to the words for its correction. */
const [BEFORE, BEHIND] = [70, 70];

/** @returns whether words between two values say that the second one holds: `must read` */
export const givesNew = (between: string): boolean => NEW_VALUE.test(between);

/** @returns whether an erratum takes back the value that stands there, and gives another */
export function isTakenBack(flow: string, { start, end }: { start: number; end: number }): boolean {
  const head = flow.slice(Math.max(0, start - BEFORE), start);
  const opened = FORMER_VALUE.exec(head)?.index ?? -1;
  // The words for the correction stand between the former value and this one: this one is the new one.
  if (opened === -1 || NEW_VALUE.test(head.slice(opened))) return false;
  return (
    NEW_VALUE.test(flow.slice(end, end + BEHIND)) ||
    /\bto (?:the )?$|instead of|in place of/i.test(head.slice(opened))
  );
}

import { FORMER_VALUE, NEW_VALUE } from '#shared/domain/documents/phrases/qualifiers.ts';

/** `reads … must read …`: how many characters to search before the value, and after it for the correction. */
const [BEFORE, BEHIND] = [70, 70];

/** @returns whether words between two values say that the second one is right: `must read` */
export const givesNew = (between: string): boolean => NEW_VALUE.test(between);

/** @returns whether an erratum replaces the value at a place by another one */
export function isTakenBack(flow: string, { start, end }: { start: number; end: number }): boolean {
  const head = flow.slice(Math.max(0, start - BEFORE), start);
  const opened = FORMER_VALUE.exec(head)?.index ?? -1;
  // The words for the correction come between the former value and this one, so this one is the new value.
  if (opened === -1 || NEW_VALUE.test(head.slice(opened))) return false;
  return (
    NEW_VALUE.test(flow.slice(end, end + BEHIND)) ||
    /^ ?(?:by|with|and (?:add|insert)) \d/i.test(flow.slice(end, end + BEHIND)) ||
    /\bto (?:the )?$|instead of|in place of/i.test(head.slice(opened))
  );
}

import { maskIdentityNumbers } from '#shared/text/identity-number.ts';

/**
 * The name of a member of an archive: its path as it is shown, and the number of earlier members with the same path.
 */
export type MemberName = { path: string; repetition: number };

/** Characters of a path that are kept, from its end: real ones have fewer, and a record shows all members of its archive. */
const MAX_LENGTH = 1_000;
/**
 * Characters that cannot be stored or seen, and those that change the direction of writing, so that another name looks
 * like `exe.pdf`.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const NAMELESS = 'unnamed';

/**
 * Names the members of an archive. Identity numbers are masked, and two members may have one name, as an archive allows. The same
 * archive gives the same names, and names that are the same after masking are distinguished by their order.
 * @param paths as the directory has them, in its order
 */
export function memberNames(paths: readonly string[]): MemberName[] {
  const known = new Map<string, number>();
  return paths.map((given) => {
    const path = shownPath(given);
    const repetition = known.get(path) ?? 0;
    known.set(path, repetition + 1);
    return { path, repetition };
  });
}

function shownPath(given: string): string {
  let path = given;
  // Removing characters may join the digits of a number, and masking decodes addresses. Each round leaves fewer characters or digits.
  for (let before = ''; path !== before; ) {
    before = path;
    path = maskIdentityNumbers(before.replace(UNSEEN, ''));
  }
  const kept = path.slice(-MAX_LENGTH).toWellFormed();
  return kept.endsWith('/') || kept === '' ? kept + NAMELESS : kept;
}

/** Maximum number of tries to find a field; a release has some hundred fields. */
const MAX_TRIES = 2_000;

/**
 * Finds the field of a content for which the rules fail: without it, they succeed.
 * @param fails whether the rules fail for a content
 * @returns the path of the innermost such field, such as `tender/value`; empty if several fields together cause the
 *   failure
 */
export function fieldAtFault(content: unknown, fails: (content: unknown) => boolean): string {
  const path: string[] = [];
  let tries = 0;
  /** @param within inserts a changed part into the content */
  const descend = (part: unknown, within: (part: unknown) => unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Object.keys(part)) {
      tries += 1;
      if (tries > MAX_TRIES) return;
      if (fails(within(without(part, key)))) continue;
      path.push(key);
      descend((part as Record<string, unknown>)[key], (inner) => within(replaced(part, key, inner)));
      return;
    }
  };
  descend(content, (part) => part);
  return path.join('/');
}

/** An item of a list becomes null, so that the others keep their places. */
const without = (part: object, key: string): unknown =>
  Array.isArray(part)
    ? replaced(part, key, null)
    : Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));

const replaced = (part: object, key: string, value: unknown): unknown =>
  Array.isArray(part)
    ? part.with(Number(key), value)
    : Object.fromEntries(Object.entries(part).map(([name, own]) => [name, name === key ? value : own]));

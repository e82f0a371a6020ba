/**
 * JSON for files that people compare: each entry of the named objects and lists stands on a line of its own, so that a change shows as
 * the line of what changed.
 * @param opened paths of what is opened, keys joined by `/`; `*` is any key, and the empty path is the whole
 */
export function linedJson(value: unknown, opened: readonly string[]): string {
  const isOpened = (path: readonly string[]) =>
    opened.some((pattern) => {
      const parts = pattern === '' ? [] : pattern.split('/');
      return parts.length === path.length && parts.every((part, at) => part === '*' || part === path[at]);
    });
  const written = (part: unknown, path: readonly string[]): string => {
    if (typeof part !== 'object' || part === null || !isOpened(path)) return JSON.stringify(part);
    const [open, close] = Array.isArray(part) ? ['[', ']'] : ['{', '}'];
    const lines = Object.entries(part)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => {
        const text = written(entry, [...path, key]);
        return `${'  '.repeat(path.length + 1)}${Array.isArray(part) ? '' : `${JSON.stringify(key)}: `}${text}`;
      });
    return lines.length === 0
      ? open + close
      : `${open}\n${lines.join(',\n')}\n${'  '.repeat(path.length)}${close}`;
  };
  return `${written(value, [])}\n`;
}

/** A part of a key between slashes. None begins with a dot: such names mean other folders, or files of our own. */
const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const MAX_LENGTH = 700;

/** @returns whether a text is a key of a stored file. No such key leaves its folder. */
export const isKey = (text: string): boolean =>
  text.length <= MAX_LENGTH && text.split('/').every((part) => PART.test(part));

/** @throws TypeError for a key that is none, which is a bug: keys are made by our code, never by a caller */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`no key of a stored file: ${JSON.stringify(key)}`);
}

/** @throws TypeError for a beginning that no key has; the empty one begins every key */
export function checkPrefix(prefix: string): void {
  const parts = prefix.split('/');
  const last = parts.pop() ?? '';
  const isOpen = last === '' || PART.test(last);
  if (prefix.length > MAX_LENGTH || !isOpen || !parts.every((part) => PART.test(part)))
    throw new TypeError(`no beginning of a key: ${JSON.stringify(prefix)}`);
}

/** @throws RangeError for a range that is none, which is a bug: what callers ask for is compared with the size of the file */
export function checkRange({ start, end }: { start: number; end: number }): void {
  if (!(Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start))
    throw new RangeError(`no range of bytes: ${start}-${end}`);
}

/**
 * Characters that PostgreSQL does not keep: NUL, and halves of a surrogate pair without the other. One of them in one text
 * fails the whole statement.
 */

/** @returns a text that can be stored, of the same length: what cannot be kept is U+FFFD */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** @returns a value as JSON whose texts, at any depth, can be stored as `jsonb` */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? storable(one) : one));

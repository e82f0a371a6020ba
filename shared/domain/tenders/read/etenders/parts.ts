import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { isGiven, type ReportKey, type RowValue } from './fields.ts';
import { type KeyMeaning, type ObjectKind, partOf, rankOf } from './spellings.ts';

/** @returns the value of a part of an object whose keys have several spellings */
export type FieldsByMeaning<K extends ObjectKind> = (part: KeyMeaning<K>) => RowValue;

/**
 * Finds the parts of an object by their keys, and reports unknown keys.
 * @param path of the object, which is also the path of parts without a value
 */
export function partsOf<K extends ObjectKind>(
  reportKey: ReportKey,
  kind: K,
  object: Json,
  path: string,
): FieldsByMeaning<K> {
  const found = new Map<string, RowValue & { rank: number }>();
  for (const [key, value] of Object.entries(object)) {
    const part = partOf(kind, key);
    if (part === null) reportKey(`${kind}/${key}`);
    if (part === null || !isGiven(value)) continue;
    const rank = rankOf(kind, key);
    const earlier = found.get(part);
    if (earlier === undefined || rank < earlier.rank)
      found.set(part, { value, path: `${path}/${key}`, rank });
  }
  return (part) => found.get(part) ?? { value: null, path };
}

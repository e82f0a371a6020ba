import { createHash } from 'node:crypto';
import type { RealData } from '#eval/real-data.ts';
import type { NameLabels } from './labels.ts';

/** Names of suppliers with the company that each is of. */

/** A name, or a name with numbers beside it. Names with one `company` are of one company. */
export type LabelledName = {
  text: string;
  company: string;
  /** The row in which a real name occurs first; null for a generated one. */
  row: number | null;
  /** In how many rows a real name stands; 1 if it is left out. */
  seen?: number;
  /** How the name was made; `real` for one that was published. */
  origin: string;
};

/** @returns letters and digits in lower case: names that have the same are taken for one */
export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');

/** @returns a whole number below `limit` that follows from the text */
export const chosenBy = (text: string, limit: number): number =>
  createHash('sha1').update(text).digest().readUInt32BE(0) % limit;

/** @returns the names of the reported deviations, each once, without those that are left out */
export function realNames(data: RealData, labels: NameLabels): LabelledName[] {
  const firstRows = new Map<string, number>();
  const texts = new Map<string, string>();
  const seen = new Map<string, number>();
  for (const [row, record] of data.deviations().entries()) {
    const text = (record['supplier_service_provider'] ?? '').trim().split(/\s+/).join(' ');
    if (plain(text) === '') continue;
    if (!firstRows.has(plain(text))) firstRows.set(plain(text), row);
    texts.set(text, plain(text));
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  const companies = new Map(
    labels.same.flatMap((group) => group.split('-').map((row) => [Number(row), group])),
  );
  const out = new Set(labels.out.map(Number));
  return [...texts].flatMap(([text, key]) => {
    const row = firstRows.get(key) ?? -1;
    return out.has(row)
      ? []
      : [
          {
            text,
            company: companies.get(row) ?? String(row),
            row,
            seen: seen.get(text) ?? 1,
            origin: 'real',
          },
        ];
  });
}

/** @returns whether reading could not decide about two names */
export function unclearPairs(labels: NameLabels): (one: LabelledName, other: LabelledName) => boolean {
  const groups = new Map<number, Set<string>>();
  for (const group of labels.unclear)
    for (const row of group.split('-').map(Number))
      groups.set(row, (groups.get(row) ?? new Set()).add(group));
  const none: ReadonlySet<string> = new Set();
  return (one, other) => {
    const others = groups.get(other.row ?? -1) ?? none;
    return [...(groups.get(one.row ?? -1) ?? none)].some((group) => others.has(group));
  };
}

/** Names of one company are in one half; the rules may be tuned with the half for training only. */
export const isForTest = ({ company }: LabelledName): boolean => chosenBy(`half ${company}`, 2) === 1;

import type { Check, Checked } from './checks/check.ts';
import { checks } from './checks/index.ts';

/** What the checks say of a record. */
export type Judgement = {
  /** Names of the failed errors and warnings in the order of the alphabet, without those that are flags of the tender. */
  failed: string[];
  /** 1 minus what the failed checks cost, notes of `info` among them; 0 to 1, to three digits. */
  score: number;
};

/**
 * Judges a record by all checks. `failed` is what is wrong with it; what one would merely want to have (`info`) only
 * lowers the score. Flags count for the score like any failure, but stand with the tender already: its flags and
 * `failed` together name each defect once. Never throws; depends on nothing but the record.
 */
export const judge: (record: Checked) => Judgement = judgeBy(checks);

/** @returns what judges by some of the checks */
export function judgeBy(some: readonly Check[]): (record: Checked) => Judgement {
  const ordered = [...some].sort((one, other) => (one.name < other.name ? -1 : 1));
  return (record) => {
    const failed: string[] = [];
    let cost = 0;
    for (const check of ordered) {
      if (!check.fails(record)) continue;
      cost += check.weight;
      if (check.severity !== 'info' && !record.tender.validation_errors.includes(check.name))
        failed.push(check.name);
    }
    return { failed, score: Math.max(0, Math.round((1 - cost) * 1000) / 1000) };
  };
}

import type { Check, Checked } from './checks/check.ts';
import { checks } from './checks/index.ts';

export type Assessment = {
  /** Names of the failed checks of severity error and warning, sorted, without those in `validation_errors` already. */
  failed: string[];
  /** 1 minus the weights of all failed checks, `info` included; 0 to 1, rounded to three digits. */
  score: number;
};

/** Runs all checks on a record. Never throws. */
export const assess: (record: Checked) => Assessment = assessBy(checks);

/** @returns a function that assesses a record by the given checks only */
export function assessBy(some: readonly Check[]): (record: Checked) => Assessment {
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

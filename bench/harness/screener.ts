import { findMatches, prepareRestrictions } from '#shared/domain/screening/matching.ts';
import { restrictionsOf, supplierNamesOf } from './restricted.ts';

/**
 * One half of a screening, a process of its own: prepares the list, sends `{ ready }`, waits for a message, compares its names
 * with the list as derive does, and sends `{ matched, cpuMs }`.
 * Arguments: entries, names, key.
 */
const [entries = '0', names = '0', key = ''] = process.argv.slice(2);
const given = restrictionsOf(Number(entries));
const list = prepareRestrictions(given);
const asked = supplierNamesOf(key, Number(names), given);

process.on('message', () => {
  const before = process.cpuUsage();
  let matched = 0;
  for (const name of asked) if (findMatches(name, list, '2026-08-14').length > 0) matched += 1;
  const { user, system } = process.cpuUsage(before);
  process.send?.({ matched, cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });

import { contracts } from '#shared/queues/contracts.ts';
import { stages } from '#workers/all-stages.ts';
import type { Tables } from '#workers/pipeline/stage.ts';
import { markdown } from './markdown.ts';

/** @returns Markdown table: for each stage the queue it consumes, the tables it reads and writes, and what it emits */
export const routingTable = (): string =>
  markdown(
    ['stage', 'does', 'consumes', 'reads', 'writes', 'emits', 'messages at a time', 'reason'],
    Object.entries(stages).map(([name, { queue, does, reads, writes, emits }]) => [
      `\`${name}\``,
      does,
      `\`${queue}\``,
      listed(reads),
      listed(writes),
      emits,
      String(contracts[queue].concurrency),
      contracts[queue].reason,
    ]),
  );

const listed = (tables: readonly Tables[]): string => tables.map((table) => `\`${table}\``).join(', ');

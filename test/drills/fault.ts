import type { QueueBackend } from '#shared/queues/backend.ts';
import type { World, WorldOptions } from './world.ts';

/**
 * One fault, as a declaration: how it begins and ends, what readers may see meanwhile, and what else must be true. The
 * runner (`drill.ts`) adds what holds for every fault: nothing lost, nothing doubled, the tables of a run without faults,
 * and healthy again within a minute without a hand.
 * Decision: docs/decisions/0065-drills.md
 */
export type Fault = {
  name: string;
  /** Seconds between beginning and end. */
  lasts: number;
  /** The only place of the queues that it is about; without it, it is tried on each. */
  only?: QueueBackend['kind'];
  /** When it begins: in the middle of a load (the default), or when all of it is done. */
  when?: 'settled';
  /** Does to the running service what the name says. */
  begins: (world: World) => Promise<unknown>;
  /** Does what the machine or its operator does anyway: nothing that mends the service. */
  ends: (world: World) => Promise<unknown>;
  /**
   * What readers of records may get while it lasts, for a page that was requested before and for one that was not;
   * `null` is no answer, such as a refused connection.
   */
  answers: Readonly<Record<'cached' | 'new', readonly (number | null)[]>>;
  /** Milliseconds within which every reader has its answer while it lasts. */
  within: number;
  /** What the service says while it lasts, in `/readyz` or `/v2/meta/status`: one of its reasons; null if it need say nothing. */
  tells: RegExp | null;
  /** Whether its inputs change records, so that only the presence of every published record can be compared. */
  changesRecords?: true;
  world?: WorldOptions;
  /** @returns why it cannot be tried on this machine, or null */
  impossible?: () => Promise<string | null>;
  /** What must be true just before the end. @throws if it is not */
  meanwhile?: (world: World) => Promise<unknown>;
};

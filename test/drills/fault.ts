import type { World, WorldOptions } from './world.ts';

/**
 * One fault, as a declaration: how it begins and ends, what readers may see meanwhile, and what else must be true. The
 * runner (`drill.ts`) adds what holds for every fault: nothing lost, nothing doubled, the tables of a run without faults,
 * and healthy again within a minute without a hand.
 */
export type Fault = {
  name: string;
  /** Seconds between beginning and end. */
  lasts: number;
  /** Called in the middle of a load. */
  begins: (world: World) => Promise<unknown>;
  /** Does what the machine, or whoever runs the service, does anyway: nothing that mends the service. */
  ends: (world: World) => Promise<unknown>;
  /**
   * What readers of records may be answered while it lasts, of a page that was asked for before and of one that was not;
   * `null` is no answer, such as a refused connection.
   */
  answers: Readonly<Record<'cached' | 'new', readonly (number | null)[]>>;
  /** Milliseconds within which every reader has its answer while it lasts. */
  within: number;
  /** Whether the service calls itself unhealthy while it lasts: `/readyz`, or `healthy` of `/v2/meta/status` with a reason. */
  tells: boolean;
  /** Whether its inputs change records, so that only the presence of every published record can be compared. */
  changesRecords?: true;
  world?: WorldOptions;
  /** @returns why it cannot be tried on this machine, or null */
  impossible?: () => Promise<string | null>;
  /** What must be true just before the end. @throws where it is not */
  meanwhile?: (world: World) => Promise<unknown>;
};

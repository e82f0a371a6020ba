import { sourceNames } from '#shared/sources.ts';
import type { Harness, TestPublisher } from '#test/support/harness.ts';

/** A pipeline with its publisher. */
export type Pipeline = Pick<Harness, 'rows'> & { publisher: Pick<TestPublisher, 'ocids'> };

type Reconciliation = { source: string; difference: number; outstanding: number };

/** What the reconciliation of every source is once nothing is missing. */
export const reconciled: readonly Reconciliation[] = sourceNames
  .toSorted()
  .map((source) => ({ source, difference: 0, outstanding: 0 }));

/**
 * The result of a pipeline as far as it is independent of faults and kills: every published release is stored and served
 * once, and the reconciliation of captures has no difference.
 */
export async function outcomeOf({ rows, publisher }: Pipeline) {
  const ocids = async (table: string) =>
    (await rows<{ ocid: string }>(`select ocid from ${table} order by ocid collate "C"`)).map(
      ({ ocid }) => ocid,
    );
  const [counts] = await rows<{ [name in 'coreAwards' | 'readAwards' | 'counted' | 'tenders']: number }>(
    `select (select count(*) from core.award)::int as "coreAwards", (select count(*) from read.award)::int as "readAwards",
       (select n::int from read.counter where resource = 'tender' and "column" = '') as counted,
       (select count(*)::int from read.tender) as tenders`,
  );
  return {
    published: publisher.ocids(),
    stored: await ocids('core.tender'),
    served: await ocids('read.tender'),
    doubled: await rows('select ocid from read.tender group by ocid having count(*) > 1'),
    reconciliation: await rows<Reconciliation>(
      `select source, (stored - normalised - unchanged - rejected)::int as difference, outstanding::int
       from ops.reconciliation order by source`,
    ),
    completeness: await rows('select unknown::int, failing::int from ops.completeness'),
    ...counts!,
    /** Captures without a response, and positions of a response that have more than one capture. */
    misplaced: await rows(
      `select (select count(*) from raw.capture left join raw.response on response.id = response_id where response.id is null)::int as captures,
         (select count(*) from (select response_id, position from raw.capture group by 1, 2 having count(*) > 1) repeated)::int as repeated`,
    ),
  };
}

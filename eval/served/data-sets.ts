import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import { rowFiles } from '../adapters/portal-rows.ts';
import { openRealData, realDataFolder } from '../real-data.ts';

/** What the sample publisher serves for a comparison. Days and times are South African. */
export type DataSet = {
  name: 'generated' | 'releases' | 'portal';
  meaning: string;
  /** Time at which the clocks of publisher and database begin. */
  now: string;
  /** Last day that is collected. */
  to: string;
  /** Days by which the clocks are moved on for a second round (refetch, then incremental); 0 for none. */
  days: number;
  /** Makes the data. @returns the arguments that make the publisher serve it @throws EnvironmentError if real data is absent */
  prepare: (scratch: string) => Promise<string[]>;
};

/** No tender closes in the hours after three in the night, so how long a run takes makes no difference. */
const TIME = 'T03:00';
const RELEASES = '1500';
const SEED = '7';
/** Portal ids for rows whose file has none; far above the real ones. */
const FIRST_INVENTED_ID = 1_000_001;

export const dataSets: readonly DataSet[] = [
  {
    name: 'generated',
    meaning: 'generated feed and portal, collected again 60 days later',
    now: `2026-06-01${TIME}`,
    to: '2026-06-01',
    days: 60,
    prepare: async () => ['--releases', RELEASES, '--seed', SEED],
  },
  {
    name: 'releases',
    meaning: 'real OCDS releases (setting EVAL_DATA)',
    now: `2026-09-15${TIME}`,
    to: '2026-09-30',
    days: 0,
    prepare: async () => ['--files', realReleases()],
  },
  {
    name: 'portal',
    meaning: 'real rows of the eTenders portal (setting EVAL_DATA)',
    now: `2025-10-01${TIME}`,
    to: '2025-10-01',
    days: 0,
    prepare: async (scratch) => ['--files', await writePortalLists(join(scratch, 'portal'))],
  },
];

function realReleases(): string {
  const folder = join(realDataFolder, 'ocds-releases');
  if (!existsSync(folder)) throw new EnvironmentError(`no real releases in ${folder}`);
  return folder;
}

/** Writes all real rows as responses of the portal, one for each list. @returns the folder */
async function writePortalLists(folder: string): Promise<string> {
  await mkdir(folder);
  const data = openRealData();
  const lists = new Map<number, object[]>();
  let invented = FIRST_INVENTED_ID;
  for (const file of rowFiles) {
    for (const { list, row } of file.rows(data)) {
      const own = Number(row['id'] ?? '');
      const id = Number.isSafeInteger(own) && own > 0 ? own : invented++;
      const rows = lists.get(list) ?? [];
      rows.push({ ...row, id });
      lists.set(list, rows);
    }
  }
  for (const [list, rows] of lists)
    await writeFile(join(folder, `rows_status${list}.json`), JSON.stringify({ data: rows }));
  return folder;
}

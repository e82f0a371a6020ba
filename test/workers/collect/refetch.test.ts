import { describe, expect, it } from 'vitest';
import { type Harness, harness } from '#test/support/harness.ts';

/** Processes that the latest run has asked for by themselves. */
const askedAlone = async ({ rows }: Harness): Promise<string[]> =>
  (
    await rows<{ url: string }>(
      `select response.url from raw.response join ops.task on task.id = response.task_id
       where task.pass = 'refetch' and task.run_id = (select id from ops.cron_runs order by started_at desc limit 1)
       order by response.url`,
    )
  ).map(({ url }) => url.slice(url.lastIndexOf('/') + 1));

const filled = async () => {
  const test = await harness({ publisher: { releases: 25, seed: 7, clockRate: 0 } });
  for (const source of ['ocds', 'etenders'] as const) await test.stages.sync({ source, mode: 'backfill' });
  await test.stages.normaliseAll();
  return test;
};

describe('asking for processes one by one', () => {
  it('is left out by a refetch whose lists have shown them, changed or not, and done for those that they have not', async () => {
    const test = await filled();
    await test.stages.sync({ source: 'ocds', mode: 'refetch' });
    expect(await askedAlone(test)).toEqual([]);
    // The lists of this one begin and end long before the first publication.
    await test.stages.sync({ source: 'ocds', mode: 'refetch', from: '2019-01-01', to: '2019-01-04' });
    const changeable = await test.rows<{ ocid: string }>(
      `select ocid from core.tender where closing_date_time > now() - interval '180 days' order by ocid`,
    );
    expect(changeable.length).toBeGreaterThan(0);
    expect(await askedAlone(test)).toEqual(changeable.map(({ ocid }) => ocid));
  });

  it('is done once by a run for gaps for what the portal shows as awarded since', async () => {
    const test = await filled();
    const awarded = async () =>
      (
        await test.rows<{ ocid: string }>(
          `select ocid from core.tender where status = 'awarded' order by ocid`,
        )
      ).map(({ ocid }) => ocid);
    const before = new Set(await awarded());
    await test.publisher.command('advance?days=60');
    await test.stages.sync({ source: 'etenders', mode: 'refetch' });
    await test.stages.normaliseAll();
    const moved = (await awarded()).filter((ocid) => !before.has(ocid));
    expect(moved.length).toBeGreaterThan(0);
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    // On some days the run reads a window of days, too, and what that has shown is not asked for again.
    const notShown = await test.rows<{ ocid: string }>(
      `select ocid from core.tender where ocid = any($1) and not exists (
         select from ops.task where pass = 'window' and run_id = (select id from ops.cron_runs order by started_at desc limit 1)
           and (publication_date_time at time zone 'Africa/Johannesburg')::date between from_day::date and to_day::date)`,
      [moved],
    );
    expect(notShown.length).toBeGreaterThan(0);
    expect(await askedAlone(test)).toEqual(expect.arrayContaining(notShown.map(({ ocid }) => ocid)));
    await test.stages.normaliseAll();
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    expect(await askedAlone(test)).toEqual([]);
  });
});

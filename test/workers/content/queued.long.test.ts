import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { intelSourceIdentity } from '#shared/text/identity.ts';
import { newFolder } from '#test/support/folders.ts';
import { harness } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { feedOf, startNewsSite } from '#test/workers/collect/intel/site.ts';
import { intelJobs } from '#workers/collect/intel/jobs.ts';
import { contentJobs } from '#workers/content/jobs.ts';

/** Content and news from the jobs of the schedule to published records, over the queues, as the login of a worker. */

eachBackend((backend) => {
  it('what an author writes and what a source shows is published', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'articles'));
    await writeFile(join(folder, 'articles/one.md'), '---\ntitle: One\nstatus: published\n---\nWords.\n');
    const site = await startNewsSite();
    onTestFinished(site.close);
    site.pages.set('/feed', { body: feedOf('<title>Tender bulletin</title><link>/a</link>') });
    const settings = { CONTENT_DIR: folder, INTEL_ALLOWED_HOSTS: site.host, INTEL_SOURCES: 'paused' };
    const at = await harness({ backend, settings });
    await at.pool('tender_operator').query(
      `insert into ops.intel_source (id, slug, name, url, format, source_type, licence, origin)
       values ($1, 'news', 'News', $2, 'feed', 'media', 'none', 'operator')`,
      [intelSourceIdentity('news'), `${site.url}/feed`],
    );
    await at.stages.consuming(['content', 'intel', 'publish'], async () => {
      for (const job of [...contentJobs, ...intelJobs])
        if (job.name === 'content' || job.name === 'intel-due') await job.run(at.context);
      await at.until(`select from read.article where slug = 'one'`);
      await at.until('select from read.intel_item');
    });
    expect(await at.rows(`select detail::json->>'title' as title from read.intel_item`)).toEqual([
      { title: 'Tender bulletin' },
    ]);
    expect(await at.rows(`select from core.outbox where resource in ('article', 'intel_item')`)).toEqual([]);
  });
});

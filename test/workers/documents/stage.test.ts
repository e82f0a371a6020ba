import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { folderStorage } from '#shared/storage/folder.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import {
  emitted,
  extracted,
  firstLines,
  folder,
  handle,
  opened,
  openStage,
  putDocument,
  readers,
  site,
  stateOf,
  work,
} from './opened-stage.ts';

openStage();

describe('twice, and after a death', () => {
  it('a message that is handled again, even at the same time, changes nothing', async () => {
    const id = await putDocument('/a', { body: 'A\n' });
    await work();
    await emitted();
    await Promise.all([
      handle({ documentId: id }),
      handle({ documentId: id }),
      handle({ host: site.host, cause: 'test' }),
    ]);
    expect(await emitted()).toBe(0);
    await opened.context.pool.query(`update core.document_state set state = 'fetched'`);
    await Promise.all([handle({ documentId: id }), handle({ documentId: id })]);
    expect(await emitted()).toBe(1);
    expect({ asked: site.asked.length, extracted: extracted.length, first: await firstLines() }).toEqual({
      asked: 1,
      extracted: 1,
      first: ['A'],
    });
  });

  it('what was being fetched when the process stopped is fetched by the next', async () => {
    site.pages.set('/a', 'hangs');
    const id = await putDocument('/a');
    await enterDocuments(opened.context.pool);
    const stopping = new AbortController();
    const first = handle({ host: site.host, cause: 'test' }, { signal: stopping.signal });
    while (site.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stopping.abort();
    await first;
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0, fault: null });
    site.pages.set('/a', { body: 'A\n' });
    await work();
    expect(await firstLines()).toEqual(['A']);
  });

  it('a storage that fails leaves the document waiting, and counts no attempt against it', async () => {
    const id = await putDocument('/a', { body: 'A\n' });
    await enterDocuments(opened.context.pool);
    await rm(folder, { recursive: true, force: true });
    const broken = folderStorage('/dev/null/nowhere', null);
    await expect(handle({ host: site.host, cause: 'test' }, { storage: broken })).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });
});

describe('analysing again', () => {
  it('reads the stored texts by other rules, without fetching or extracting; with the same rules it changes nothing', async () => {
    await putDocument('/a', { body: 'A\n' });
    await work();
    await emitted();
    await handle({ outdated: randomUUID() });
    await work();
    expect(await emitted()).toBe(0);
    readers.rulesVersion = 2;
    await handle({ outdated: randomUUID() });
    await work();
    expect(
      await opened.rows(`select analysis->>'method' as method, rules_version from core.document_analysis`),
    ).toEqual([{ method: 'rules-2', rules_version: 2 }]);
    expect({ asked: site.asked.length, extracted: extracted.length }).toEqual({ asked: 1, extracted: 1 });
  });

  it('extracts stored files again by another extraction, without fetching', async () => {
    await putDocument('/a', { body: 'A\n' });
    await work();
    readers.extractorVersion = 2;
    await handle({ outdated: randomUUID() });
    await work();
    expect({ asked: site.asked.length, extracted: extracted.length }).toEqual({ asked: 1, extracted: 2 });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAgainWhenIdle } from '#workers/documents/again.ts';
import {
  extracted,
  firstLines,
  handle,
  opened,
  openStage,
  putDocument,
  stateOf,
  work,
} from './opened-stage.ts';

openStage();

const again = (load = 0) => readAgainWhenIdle(opened.context.pool, load);

/** A document that is too slow to extract, as often as its text says. */
async function tooSlow(times: number, path = '/a'): Promise<string> {
  const id = await putDocument(path, { body: `too slow ${times}\n${path}\n` });
  await work();
  return id;
}

describe('a document whose reading was ended', () => {
  it('is read once more when the machine has nothing else to do, and then it is read', async () => {
    const id = await tooSlow(1);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'too-slow' });
    expect(await again(0.9)).toBe(0);
    expect(await again()).toBe(1);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done', fault: null });
    expect(await firstLines()).toEqual(['too slow 1']);
  });

  it('stays unread if it is ended again, and takes no more time', async () => {
    const id = await tooSlow(9);
    expect(await again()).toBe(1);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'too-slow' });
    expect(await again()).toBe(0);
    expect(extracted).toHaveLength(2);
  });

  it('waits for documents that were not read at all', async () => {
    await tooSlow(1);
    await putDocument('/b', { body: 'B\n' });
    await opened.context.pool.query(
      `insert into core.document_state (id, tender_id, state, url, host)
       select id, tender_id, 'waiting', url, 'b.example' from core.tender_document where file_name = 'b'`,
    );
    expect(await again()).toBe(0);
  });

  it('is read for all documents that have the content, at the cost of one reading', async () => {
    await tooSlow(1);
    await putDocument('/b', { body: 'too slow 1\n/a\n' });
    await work();
    expect(await again()).toBe(2);
    await work();
    expect(await firstLines()).toEqual(['too slow 1', 'too slow 1']);
    expect(extracted).toHaveLength(2);
  });

  it('is read again by the next version', async () => {
    const id = await tooSlow(2);
    await again();
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
    await handle({ outdated: randomUUID() });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });
});

import { describe, expect, it } from 'vitest';
import { MASK } from '#shared/text/identity-number.ts';
import { identityNumber } from '#test/support/identity-numbers.ts';
import { zipOf } from '#test/support/zip.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import { membersOf } from '#workers/documents/read/archive.ts';
import {
  extracted,
  firstLines,
  handle,
  listAgain,
  opened,
  openStage,
  published,
  putDocument,
  site,
  stateOf,
  states,
  work,
} from './opened-stage.ts';

openStage();

describe('archives', () => {
  it('members are documents of their own, also those of archives in archives; what is no document is left out', async () => {
    site.pages.set('/a.zip', {
      body: zipOf({
        'specification.txt': 'Specification\n',
        '__MACOSX/._specification.txt': 'nothing',
        'annexures/inner.zip': zipOf({ 'form.txt': 'Form\n' }),
      }),
    });
    await putDocument('/a.zip');
    await work();
    expect((await states()).map(({ member, state }) => [member, state])).toEqual([
      [null, 'done'],
      ['specification.txt', 'done'],
      ['annexures/inner.zip', 'done'],
      ['form.txt', 'done'],
    ]);
    expect(await firstLines()).toEqual(['Form', 'Specification']);
  });

  it('one with other members than before loses those that are gone, and keeps the others', async () => {
    const id = await putDocument('/a.zip', { body: zipOf({ 'one.txt': 'One\n', 'two.txt': 'Two\n' }) });
    await work();
    site.pages.set('/a.zip', { body: zipOf({ 'one.txt': 'One\n', 'three.txt': 'Three\n' }) });
    await listAgain(id);
    await work();
    expect(await firstLines()).toEqual(['One', 'Three']);
    expect(extracted.sort()).toEqual(['One\n', 'Three\n', 'Two\n']);
  });

  it.each([
    ['packs better than documents do', zipOf({ 'a.txt': 'a'.repeat(2_000_000) })],
    ['states more than is kept', zipOf({ 'a.txt': 'a' }, { size: 60_000_000 })],
    [
      'has too many files',
      zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.txt`, `${at}`]))),
    ],
    ['is broken', zipOf({ 'a.txt': 'a' }).subarray(0, 60)],
    ['holds more than it states', zipOf({ 'a.txt': 'a'.repeat(1_000) }, { size: 10 })],
  ])('one that %s has failed, and leaves no member', async (_, body) => {
    const id = await putDocument('/a.zip', { body });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
    expect(await states()).toHaveLength(1);
  });

  describe('in one archive', () => {
    /** Archives with so many files each, all of them different. */
    const inner = (archives: number, files: number, bytes = 10) =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: archives }, (_, a) => [
            `${a}.zip`,
            zipOf(
              Object.fromEntries(
                Array.from({ length: files }, (_, f) => [`${f}.bin`, Buffer.alloc(bytes, `${a} ${f} `)]),
              ),
            ),
          ]),
        ),
      );
    const summary = async () => {
      const all = await states();
      const archives = all.filter(({ member }) => member?.endsWith('.zip'));
      return { files: all.length - 1, faults: archives.map(({ state, fault }) => [state, fault]) };
    };

    it('have no more files together than one may have; the others fail, and say why', async () => {
      await putDocument('/a.zip', { body: inner(2, 110) });
      await work();
      const { files, faults } = await summary();
      expect(files).toBe(2 + 110);
      expect(faults.toSorted()).toEqual([
        ['done', null],
        ['failed', 'too-large'],
      ]);
      const [{ error } = { error: '' }] = await opened.rows<{ error: string }>(
        `select error from core.document_state where state = 'failed'`,
      );
      expect(error).toContain('at most 200 files and 200 MB');
    });

    it('count each other even if they are unpacked at the same time, and not themselves when they are read again', async () => {
      await putDocument('/a.zip', { body: inner(3, 70) });
      await enterDocuments(opened.context.pool);
      for (const message of await idleDocuments(opened.context, 0)) await handle(message);
      for (const message of await idleDocuments(opened.context, 0)) await handle(message);
      await Promise.all((await idleDocuments(opened.context, 0)).map((message) => handle(message)));
      await work();
      expect((await summary()).files).toBe(3 + 2 * 70);
      await opened.context.pool.query(
        `update core.document_state set state = 'fetched' where member like '%.zip' and state = 'done'`,
      );
      await work();
      const { files, faults } = await summary();
      expect(files).toBe(3 + 2 * 70);
      expect(faults.filter(([state]) => state === 'failed')).toHaveLength(1);
    });
  });

  it('count the bytes of what others have unpacked below the same document', () => {
    const archive = zipOf({ 'a.txt': 'a' });
    const MB = 1024 ** 2;
    expect(membersOf(archive, 1, { members: 10, bytes: 200 * MB - 1 })).toHaveLength(1);
    expect(() => membersOf(archive, 1, { members: 10, bytes: 200 * MB })).toThrow(
      /at most 200 files and 200 MB/,
    );
  });

  it('one that is three deep is not unpacked', async () => {
    await putDocument('/a.zip', { body: zipOf({ 'b.zip': zipOf({ 'c.zip': zipOf({ 'd.txt': 'D\n' }) }) }) });
    await work();
    expect((await states()).map(({ member, state, fault }) => [member, state, fault])).toEqual([
      [null, 'done', null],
      ['b.zip', 'done', null],
      ['c.zip', 'failed', 'too-large'],
    ]);
  });

  it('members may have one name, and names that cannot be stored; read again, they are the same documents', async () => {
    const body = zipOf([
      ['bid.txt', 'One\n'],
      ['bid.txt', 'Two\n'],
      ['bi\0d.txt', 'Three\n'],
      ['\u202e\u0007', 'Four\n'],
    ]);
    const id = await putDocument('/a.zip', { body });
    await work();
    const before = await states();
    expect(before.map(({ member, state }) => [member, state])).toEqual([
      [null, 'done'],
      ['bid.txt', 'done'],
      ['bid.txt', 'done'],
      ['bid.txt', 'done'],
      ['unnamed', 'done'],
    ]);
    expect(await firstLines()).toEqual(['Four', 'One', 'Three', 'Two']);
    await opened.rows(`update core.document_state set state = 'fetched' where id = $1`, [id]);
    await handle({ documentId: id });
    expect(await states()).toEqual(before);
  });

  it('the name of a member holds no identity number in any table, and its records are published', async () => {
    const number = identityNumber(1);
    site.pages.set('/a.zip', {
      body: zipOf([
        [`ID ${number}.txt`, 'One\n'],
        [`ID ${identityNumber(2)}.txt`, 'Two\n'],
      ]),
    });
    await putDocument('/a.zip');
    await work();
    await opened.stages.publishAll();
    const members = (await states()).filter(({ member }) => member !== null);
    for (const { id } of members)
      expect(await published('tender_document', id)).toMatchObject({ fileName: `ID ${MASK}.txt` });
    expect(members).toHaveLength(2);
    expect(await opened.rows(`select from ops.issue where kind = 'publish-rejected'`)).toEqual([]);
    const stored = JSON.stringify([
      await opened.rows('select * from core.document_state'),
      await opened.rows('select * from core.document_analysis'),
    ]);
    expect(stored).not.toContain(number);
  });

  it('a document whose content our own code fails for has failed with an issue, and the others are read', async () => {
    const id = await putDocument('/a', { body: 'unreadable\n' });
    await putDocument('/b', { body: 'B\n' });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'failed' });
    expect(await firstLines()).toEqual(['B']);
    expect(await opened.rows(`select kind, severity from ops.issue where subject = $1`, [id])).toEqual([
      { kind: 'document-rejected', severity: 'error' },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFile } from '#test/support/folders.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { deriveAll } from '#test/workers/derive/derive-all.ts';
import { putEntry } from '#test/workers/derive/restricted.ts';
import { putSupplier } from '#test/workers/derive/suppliers.ts';
import { tenders, tendersJson } from './terminal.ts';

const test: Harness = sharedHarness({}, async () => {
  for (const [place, name] of ['Mahika Technologies', 'Zed Trading'].entries()) {
    const [award, tender] = [randomUUID(), randomUUID()];
    await putSupplier(test.pool(), { award, tender, text: name, seen: '2026-01-01T00:00:00Z' });
    await putEntry(test.pool(), place, { name });
  }
});
beforeEach(async () => {
  await test.rows('delete from ops.screening_decision');
  await derive();
});

const derive = () => deriveAll(test.pool());
const run = (...words: readonly string[]) =>
  tendersJson(['screening', ...words], test.settingsOf('tender_operator'));
const list = async (verdict: string) => (await run('list', '--verdict', verdict)).document.matches;
const decisions = () =>
  test.rows('select verdict, entry_name, note, decided_by from ops.screening_decision order by id');
const file = (text: string) => newFile('decisions.csv', text);

describe('tenders screening', () => {
  it('lists matches without a decision, with the reason for each', async () => {
    const { code, document } = await run('list');
    expect([code, document.total]).toEqual([0, 2]);
    expect(document.matches[0]).toMatchObject({
      name: 'Mahika Technologies',
      company: { name: 'Mahika Technologies' },
      entry: { name: 'Mahika Technologies', from: '2026-01-01', listed: true },
      ...{ score: 1, verdict: 'open', decision: null, outdated: null },
      reason: expect.stringContaining('same letters'),
    });
    const { stdout } = await tenders(
      ['screening', 'list', '--limit', '1'],
      test.settingsOf('tender_operator'),
    );
    expect(stdout).toContain('1 more match');
  });

  it('records who decided what and why, and a later decision replaces it', async () => {
    const [{ id }] = await list('open');
    expect((await run('dismiss', id, '--note', 'another company in Durban')).code).toBe(0);
    await derive();
    expect(await list('dismissed')).toMatchObject([
      { id, decision: { note: 'another company in Durban', by: expect.stringMatching(/./) } },
    ]);
    await run('confirm', id, '--note', 'the same directors');
    await derive();
    expect(await list('confirmed')).toMatchObject([{ id, decision: { verdict: 'confirmed' } }]);
    expect(await decisions()).toHaveLength(2);
  });

  it('asks again when the entry is now about another company, and shows what was decided', async () => {
    const [{ id }] = await list('open');
    await run('dismiss', id, '--note', 'another company');
    await putEntry(test.pool(), 0, { name: 'Mahika Technologies', number: '2019/111111/07' });
    await derive();
    expect((await list('open')).find((one: { id: string }) => one.id === id)).toMatchObject({
      verdict: 'open',
      decision: null,
      outdated: { verdict: 'dismissed', note: 'another company' },
    });
    await putEntry(test.pool(), 0, { name: 'Mahika Technologies' });
    await derive();
    expect(await list('dismissed')).toMatchObject([{ id }]);
  });

  it('takes a file, in which rows without a verdict are left for later', async () => {
    const [one, other] = await list('open');
    const path = await file(
      `match,name,verdict,note\n${one.id},Mahika,Dismiss,"not, the same"\n${other.id},Zed,,\n`,
    );
    expect((await run('decide', path)).document).toEqual({ status: 'recorded', confirmed: 0, dismissed: 1 });
    expect(await decisions()).toMatchObject([{ verdict: 'dismissed', note: 'not, the same' }]);
  });

  it('records nothing of a file with a fault, and names the line of each', async () => {
    const [one] = await list('open');
    const none = randomUUID();
    const wrong = await file(
      `match,verdict,note\n${one.id},confirm,fine\n${one.id},dismiss,twice\nnone,confirm,x\n${none},perhaps,x\n${none},confirm,\n`,
    );
    const { code, document } = await run('decide', wrong);
    expect([code, document.status]).toEqual([1, 'failed']);
    expect(document.faults).toEqual([
      { line: 3, column: 1, message: 'line 2 is about the same match' },
      { line: 4, column: 1, message: expect.stringContaining('match must be the id') },
      { line: 5, column: 2, message: 'verdict must be confirm or dismiss' },
      { line: 6, column: expect.any(Number), message: 'the row has no note' },
    ]);
    const unknown = await file(`match,verdict,note\n${one.id},confirm,fine\n${none},confirm,fine\n`);
    expect((await run('decide', unknown)).document.faults).toEqual([
      { line: 3, column: 1, message: `there is no match ${none}` },
    ]);
    expect((await run('decide', await file(''))).document.faults).toEqual([
      { line: 1, column: 1, message: 'the file is empty' },
    ]);
    expect(await decisions()).toEqual([]);
  });

  it.each([
    [['dismiss', randomUUID()], '--note'],
    [['confirm', 'mahika', '--note', 'x'], 'ids of matches'],
    [['confirm', randomUUID(), '--note', 'x'], 'nothing was recorded'],
    [['list', '--verdict', 'maybe'], 'must be one of'],
    [['list', '--limit', '0'], 'whole number'],
    [['undo'], 'takes one of'],
  ])('refuses %j', async (words, reason) => {
    const { code, document } = await run(...words);
    expect([code, document.error]).toEqual([2, expect.stringContaining(reason)]);
    expect(await decisions()).toEqual([]);
  });
});
